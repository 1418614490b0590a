const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** How long ago a time was, in whole minutes, hours or days: `5 minutes ago`. Both in ms. */
export function timeAgo(time: number, now: number): string {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 24 * 60) return words.format(-Math.floor(minutes / 60), 'hour');
  return words.format(-Math.floor(minutes / (24 * 60)), 'day');
}
