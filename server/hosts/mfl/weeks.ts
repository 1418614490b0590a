import { kinds } from '../../domain/numberKinds';
import { type Fields, toText } from '../fields';
import type { Result } from '../../domain/medianGames';
import { mflList, mflNumber, readExport, requireMflNumber, toMflNumber, toResult } from './response';
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

const teamsOf = (matchup: Fields) => mflList(matchup.franchise, 'schedule matchup');
const toSide = ({ id, score, result }: Fields, i: number) => ({
  id: toText(id),
  points: mflNumber(score, `schedule[${i}]: score`, kinds.weekPoints),
  result: toResult(result),
});

/** Reads `schedule`. A week to come has games without scores. */
export const parseSchedule = (text: string, what: string): ScheduledWeek[] =>
  mflList(readExport(text, 'schedule', what).weeklySchedule, 'schedule').map((row, i) => {
    const games = mflList(row.matchup, `schedule[${i}].matchup`).map((matchup) =>
      teamsOf(matchup).map((side) => toSide(side, i)),
    );
    const sides = games.flat();
    return {
      week: requireMflNumber(row.week, `schedule[${i}]: week`, kinds.week),
      games: games.map((game) => game.flatMap(({ id, ...side }) => (id === null ? [] : [{ id, ...side }]))),
      hasGames: sides.length > 0,
      hasScores: sides.some(({ points }) => (points ?? 0) !== 0),
    };
  });

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

const gamesOf = (text: string, what: string) => mflList(readExport(text, 'nflSchedule', what).matchup, 'nflSchedule');

/** The kick-offs of an NFL week from `nflSchedule`, in milliseconds since 1970, without unknown ones. */
export const parseKickOffs = (text: string, what: string): number[] =>
  gamesOf(text, what).flatMap(({ kickoff }) => (toMflNumber(kickoff, kinds.seconds) ?? 0) * 1000 || []);

/** Whether an NFL week is over by `nflSchedule`: none of its games has seconds left. */
export function isNflWeekOver(text: string, what: string): boolean {
  const games = gamesOf(text, what);
  return games.length > 0 && games.every((game) => toMflNumber(game.gameSecondsRemaining, kinds.count) === 0);
}
