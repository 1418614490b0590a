/** A time on the clocks of a time zone, as a `datetime-local` field has it, and the instant that it is. */

/** No zone's clocks are as much as a day from UTC. */
const DAY_MS = 24 * 3_600_000;

/** The clocks' time in a zone at an instant in ms, such as `2026-08-25T18:00`. */
function clockTime(instant: number, timeZone: string): string {
  // Swedish dates are ISO dates.
  const { format } = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return format(instant).replace(' ', 'T');
}

/** Whether this browser knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return clockTime(0, timeZone) !== '';
  } catch {
    return false;
  }
}

/** A date-time as the clocks of a zone show it, to the minute. */
export const toClockTime = (dateTime: string, timeZone: string): string => clockTime(Date.parse(dateTime), timeZone);

/**
 * The instant at which the clocks of a zone show a time such as `2026-08-25T18:00`: the first one where they are set back over it. A time
 * that they skip counts on from before the change.
 * @returns such as `2026-08-25T22:00:00.000Z`
 * @throws RangeError if the time or the zone does not exist
 */
export function toInstant(time: string, timeZone: string): string {
  const asUtc = Date.parse(`${time}Z`);
  const [early, late] = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => {
    const offset = Date.parse(`${clockTime(near, timeZone)}Z`) - near;
    return asUtc - offset;
  }) as [number, number];
  const isShown = (instant: number) => clockTime(instant, timeZone) === time;
  return new Date(!isShown(early) && isShown(late) ? late : early).toISOString();
}
