/** The id of the one polite live region, which every page's frame holds. */
export const announcementsId = 'announcements';

let waiting: ReturnType<typeof setTimeout> | undefined;
let texts: string[] = [];

/** Has a text read out when the reader is idle, together with those of the same moment. The same text again is read out again. */
export function announce(text: string): void {
  const say = (words: string) => {
    const region = document.getElementById(announcementsId);
    if (region) region.textContent = words;
  };
  clearTimeout(waiting);
  texts.push(text);
  say('');
  waiting = setTimeout(() => {
    say(texts.join('. '));
    texts = [];
  }, 200);
}
