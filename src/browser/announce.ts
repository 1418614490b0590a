/** The id of the polite live region in the layout of every page. */
export const announcementsId = 'announcements';

let waiting: ReturnType<typeof setTimeout> | undefined;
let texts: string[] = [];

/** Announces a text to screen readers, joined with other texts of the same 200 ms. A repeated text is announced again. */
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
