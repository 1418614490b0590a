/** The simulated clock: from August until March, with the weeks and kick-offs of the NFL's season of 2025. */

const hour = 3_600_000;
const day = 24 * hour;
const weekLength = 7 * day;

/** The NFL's first week begins here, as each does on a Tuesday; its games end on the night before the next Tuesday. */
const firstTuesday = Date.parse('2025-09-02T08:00Z');
const begin = Date.parse('2025-08-12T12:05Z');
const postSeason = firstTuesday + 18 * weekLength;
const offSeason = Date.parse('2026-02-10T08:00Z');
/** When the hosts have the next season. */
const nextSeason = Date.parse('2026-02-17T08:00Z');
const end = Date.parse('2026-03-03T12:05Z');
const gameLength = 3.5 * hour;

let now = begin;

export const weekNow = () => Math.floor((now - firstTuesday) / weekLength) + 1;
export const isSeasonOver = () => now >= postSeason;
export const hasNextSeason = () => now >= nextSeason;

/** The kick-offs of a week: Thursday night, Sunday, Sunday night and Monday night. */
const kickOffs = (week: number) =>
  [2 * day + 16.25 * hour, 5 * day + 9 * hour, 5 * day + 16.25 * hour, 6 * day + 16.25 * hour].map(
    (after) => firstTuesday + (week - 1) * weekLength + after,
  );

/** The week has its first game behind or on it. */
export const hasBegun = (week: number) => now >= kickOffs(week)[0]!;

/** What Sleeper says of the NFL. */
export function nflState() {
  const season_type = now < firstTuesday ? 'pre' : now < postSeason ? 'regular' : now < offSeason ? 'post' : 'off';
  return { season_type, league_season: hasNextSeason() ? '2026' : '2025', week: season_type === 'regular' ? weekNow() : 1 };
}

/** MyFantasyLeague's `nflSchedule` of a week. */
export const nflSchedule = (week: number) => ({
  nflSchedule: {
    matchup: kickOffs(week).map((at) => ({
      kickoff: String(at / 1000),
      gameSecondsRemaining: now >= at + gameLength ? '0' : '3600',
    })),
  },
});

/** Sets the clock to each instant at which the schedule is looked at: some in each week, between them while games are on. */
export function* instants(): Generator<Date> {
  for (let start = begin; start < end; start += weekLength)
    for (const after of [0, 2 * day, 5.25 * day, 6.6 * day]) {
      now = start + after;
      yield new Date(now);
    }
}
