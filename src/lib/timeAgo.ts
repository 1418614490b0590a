import { onFirstUse } from './onFirstUse';

// Swedish dates are ISO dates.
const stamp = onFirstUse(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }));
const words = onFirstUse(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }));

/**
 * A time in ms in the viewer's zone, formatted as `refreshStamp` does: `2025-09-04 18:30`. Without the date library, which every page
 * would load.
 */
export const localStamp = (time: number): string => stamp().format(time);

/** How long ago a time was, in whole minutes, hours or days: `5 minutes ago`. Both in ms. */
export function timeAgo(time: number, now: number): string {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return words().format(-minutes, 'minute');
  if (minutes < 24 * 60) return words().format(-Math.floor(minutes / 60), 'hour');
  return words().format(-Math.floor(minutes / (24 * 60)), 'day');
}
