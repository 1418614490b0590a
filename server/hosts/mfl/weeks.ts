import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, reportTwice, toText, withoutCopies } from '../fields';
import type { Result } from '../../domain/medianGames';
import { mflList, mflNumber, readExport, requireMflNumber, toMflNumber, toResult, withoutByes } from './response';
import type { MflLeague } from './league';

/** A franchise's side of a scheduled game; `points` null before it, `result` null where the host does not say. */
export interface ScheduledSide {
  id: string;
  points: number | null;
  result: Result | null;
}

/** A week of the `schedule` export: the sides that meet in it, whether there are any, and whether any has scored. */
export interface ScheduledWeek {
  week: number;
  games: ScheduledSide[][];
  hasGames: boolean;
  hasScores: boolean;
}

const toSide = ({ id, score, result }: Fields, i: number) => ({
  id: toText(id),
  points: mflNumber(score, `schedule[${i}]: score`, kinds.weekPoints),
  result: toResult(result),
});

/** The sides of a game; one that is a bye may be against itself. */
function sidesOf(franchise: unknown, i: number) {
  const sides = withoutByes(mflList(franchise, 'schedule matchup')).map((side) => toSide(side, i));
  return sides.filter(({ id }, at) => id === null || sides.findIndex((side) => side.id === id) === at);
}

/** The teams of a game, which meet once a week; null without teams. */
const meetingOf = (sides: ReturnType<typeof toSide>[]): string | null =>
  sides
    .map(({ id }) => id ?? '')
    .sort()
    .join(' against ') || null;

/** Reads `schedule`. A week to come has games without scores. */
export function parseSchedule(text: string, what: string, report: Report): ScheduledWeek[] {
  const rows = mflList(readExport(text, 'schedule', what).weeklySchedule, 'schedule').map((row, i) => ({
    week: requireMflNumber(row.week, `schedule[${i}]: week`, kinds.week),
    games: mflList(row.matchup, `schedule[${i}].matchup`).map(({ franchise }) => sidesOf(franchise, i)),
  }));
  const all = rows.flatMap(({ week, games }) => games.map((sides) => ({ week, sides, meeting: meetingOf(sides) })));
  const once = reportTwice(all, report, 'schedule: in week', ({ week, meeting }) => meeting && `${week} ${meeting}`);
  return [...new Set(rows.map(({ week }) => week))].map((week) => {
    const games = once.filter((game) => game.week === week).map(({ sides }) => sides);
    const sides = games.flat();
    return {
      week,
      games: games.map((game) => game.flatMap(({ id, ...side }) => (id === null ? [] : [{ id, ...side }]))),
      hasGames: sides.length > 0,
      hasScores: sides.some(({ points }) => (points ?? 0) !== 0),
    };
  });
}

/** Whether a league plays all its weeks by points alone, without games between its teams. */
export const isByPoints = ({ hasGames }: MflLeague, schedule: ScheduledWeek[]): boolean =>
  !hasGames && !schedule.some((week) => week.hasGames);

/** Weeks with scores, in order; all weeks of the season in a league that plays by points alone. */
export function weeksOf(league: MflLeague, schedule: ScheduledWeek[]): number[] {
  const { startWeek, endWeek } = league;
  const all = Array.from({ length: Math.max(0, endWeek - startWeek + 1) }, (_, i) => startWeek + i);
  if (isByPoints(league, schedule)) return all;
  const scored = new Set(schedule.filter(({ hasScores }) => hasScores).map(({ week }) => week));
  return all.filter((week) => scored.has(week));
}

/** The weeks before the last scheduled one that are missing from the schedule, as in old seasons. */
export function unlistedWeeks({ startWeek }: MflLeague, schedule: ScheduledWeek[]): number[] {
  const listed = schedule.map(({ week }) => week);
  const before = Array.from({ length: Math.max(startWeek, ...listed) - startWeek }, (_, i) => startWeek + i);
  return before.filter((week) => !listed.includes(week));
}

/** The week in which the season ends: the last one with games. */
export function lastWeekOf({ startWeek, endWeek }: MflLeague, schedule: ScheduledWeek[]): number {
  const weeks = schedule.filter(({ week, hasGames }) => hasGames && week >= startWeek && week <= endWeek);
  return weeks.length ? Math.max(...weeks.map(({ week }) => week)) : endWeek;
}

const gamesOf = (text: string, what: string) =>
  withoutCopies(mflList(readExport(text, 'nflSchedule', what).matchup, 'nflSchedule'));

/** The kick-offs of an NFL week from `nflSchedule`, in milliseconds since 1970, without unknown ones. */
export const parseKickOffs = (text: string, what: string): number[] =>
  gamesOf(text, what).flatMap(({ kickoff }) => (toMflNumber(kickoff, kinds.seconds) ?? 0) * 1000 || []);

/** Whether an NFL week is over by `nflSchedule`: none of its games has seconds left. */
export function isNflWeekOver(text: string, what: string): boolean {
  const games = gamesOf(text, what);
  return games.length > 0 && games.every((game) => toMflNumber(game.gameSecondsRemaining, kinds.count) === 0);
}
