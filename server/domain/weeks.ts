/** The most weeks that a season has. */
export const mostWeeks = 18;

const easternDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The calendar date (YYYY-MM-DD) of an instant in US Eastern time, which the NFL keeps; a number is milliseconds since 1970. */
export const dateOf = (at: number | string): string => easternDate.format(new Date(at));

const day = 24 * 60 * 60_000;

/** The Tuesday after the first Monday of September, with which the first week begins. */
function firstTuesdayOf(season: number): number {
  const september = new Date(Date.UTC(season, 8, 1));
  return september.getTime() + (((8 - september.getUTCDay()) % 7) + 1) * day;
}

/** When hosts no longer correct a week by themselves, in milliseconds since 1970: Thursday 12:00 UTC after its games. */
export const correctedUntil = (season: number, week: number): number => firstTuesdayOf(season) + (7 * week + 2.5) * day;

/**
 * The week of an NFL season at an instant, from Tuesday to Monday (UTC). The first week contains the first Monday of September. Instants
 * before it count as week 1, instants after the last week as the last week.
 * @param at in milliseconds since 1970
 */
export function weekOf(season: number, at: number): number {
  const week = Math.floor((at - firstTuesdayOf(season)) / (7 * day)) + 1;
  return Math.min(mostWeeks, Math.max(1, week));
}
