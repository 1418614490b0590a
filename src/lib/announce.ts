/** The id of the one polite live region, which every page's frame holds. */
export const announcementsId = 'announcements';

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Has a text read out when the reader is idle. Of several within a moment the last counts; the same text is read out again. */
export function announce(text: string): void {
  clearTimeout(waiting);
  const say = (words: string) => {
    const region = document.getElementById(announcementsId);
    if (region) region.textContent = words;
  };
  say('');
  waiting = setTimeout(() => say(text), 200);
}
