import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, reportTwice, required } from '../fields';
import { sumPoints } from '../../domain/points';
import type { HostPlayerScore, HostRosterEntry, HostWeekScore } from '../hostRows';
import type { Result } from '../../domain/medianGames';
import { mflIds, mflList, mflNumber, mflText, readExport, toResult, withoutByes } from './response';
import type { TeamIdOf } from './teams';

/** A franchise's side of a week; `score` null when the host has none, `results` by opponent. */
export interface WeekSide {
  franchiseId: string;
  opponentIds: string[];
  results: Record<string, Result | null>;
  score: number | null;
  players: HostPlayerScore[];
}

/** Starters and bench in line-up order. A player without a score did not play; one on both lists started. */
function lineUp(side: Fields, what: string, report: Report): HostPlayerScore[] {
  const scoreOf = ({ id, score }: Fields) => mflNumber(score, `${what}: score of player ${mflText(id)}`, kinds.weekPoints);
  const rows = reportTwice(mflList(side.player, what), report, `${what}: player`, ({ id }) => mflText(id));
  const scores = new Map(rows.map((player) => [mflText(player.id), scoreOf(player)]));
  const take = (ids: string[], slot: HostPlayerScore['slot']) =>
    ids.map((playerId) => ({ playerId, slot, score: scores.get(playerId) ?? null }));
  const all = [...take(mflIds(side.starters), 'starter'), ...take(mflIds(side.nonstarters), 'bench')];
  return reportTwice(all, report, `${what}: in the line-up, player`, ({ playerId }) => playerId);
}

/**
 * Reads a week's results. Teams without an opponent are listed outside the games. A team with two games in a week is in both, with the same
 * score. A bye can be a game against itself. A week that has not begun is empty.
 */
function parseWeek(week: Fields, report: Report): WeekSide[] {
  const games = mflList(week.matchup, 'weeklyResults matchup').map((game) => mflList(game.franchise, 'weeklyResults game'));
  const alone = mflList(week.franchise, 'weeklyResults franchise').map((side) => [side]);
  const meetings = [...games, ...alone].flatMap((game) => {
    const sides = withoutByes(game).map((side, i) => {
      const franchiseId = required(mflText(side.id), `MyFantasyLeague weeklyResults[${i}]: id`, 'an id');
      return { side, franchiseId };
    });
    const ids = [...new Set(sides.map(({ franchiseId }) => franchiseId))];
    return ids.map((franchiseId) => ({
      ...sides.find((each) => each.franchiseId === franchiseId)!,
      opponentIds: ids.filter((id) => id !== franchiseId),
    }));
  });
  const nameOf = ({ franchiseId, opponentIds }: (typeof meetings)[number]) => [franchiseId, ...opponentIds].join(' against ');
  const sides = new Map<string, WeekSide>();
  for (const { franchiseId, opponentIds, side } of reportTwice(meetings, report, 'weeklyResults: franchise', nameOf)) {
    const results = Object.fromEntries(opponentIds.map((id) => [id, toResult(side.result)]));
    const known = sides.get(franchiseId);
    if (known) {
      known.opponentIds.push(...opponentIds);
      Object.assign(known.results, results);
    } else {
      const ofTeam = `weeklyResults of franchise ${franchiseId}`;
      const score = mflNumber(side.score, `${ofTeam}: score`, kinds.weekPoints);
      sides.set(franchiseId, { franchiseId, opponentIds, results, score, players: lineUp(side, ofTeam, report) });
    }
  }
  const all = [...sides.values()];
  return all.some(({ score, players }) => (score ?? 0) !== 0 || players.length > 0) ? all : [];
}

/** Reads `weeklyResults` of a week; empty if the host responds with another week, as after the season's last one. */
export function parseWeeklyResults(text: string, what: string, week: number, report: Report): WeekSide[] {
  const results = readExport(text, 'weeklyResults', what);
  return (mflNumber(results.week, 'weeklyResults: week', kinds.week) ?? week) === week ? parseWeek(results, report) : [];
}

/** Reads `weeklyResults` of all weeks so far, by week; without weeks that have no players. */
export function parseAllWeeklyResults(text: string, what: string, report: Report): Map<number, WeekSide[]> {
  const rows = mflList(readExport(text, 'allWeeklyResults', what).weeklyResults, 'allWeeklyResults');
  const weeks = reportTwice(rows, report, 'allWeeklyResults: week', ({ week }) => mflText(week));
  return new Map(
    weeks.flatMap((row): [number, WeekSide[]][] => {
      const [week, sides] = [mflNumber(row.week, 'allWeeklyResults: week', kinds.week), parseWeek(row, report)];
      return week !== null && sides.some(({ players }) => players.length > 0) ? [[week, sides]] : [];
    }),
  );
}

/** Reads `playerScores` of a week; null for players who did not play. */
export function parsePlayerScores(text: string, what: string, report: Report): Map<string, number | null> {
  const rows = mflList(readExport(text, 'playerScores', what).playerScore, 'playerScores');
  return new Map(
    reportTwice(rows, report, 'playerScores: player', ({ id }) => mflText(id)).flatMap((row): [string, number | null][] => {
      const id = mflText(row.id);
      return id === null ? [] : [[id, mflNumber(row.score, `playerScores of player ${id}: score`, kinds.weekPoints)]];
    }),
  );
}

/** A team's reserve and taxi players, which `weeklyResults` does not list. */
export const reserveOf = ({ franchiseId, players }: WeekSide, rosters: HostRosterEntry[], teamIdOf: TeamIdOf): string[] =>
  rosters
    .filter(({ teamId, slot }) => teamId === teamIdOf(franchiseId) && slot !== 'active')
    .map(({ playerId }) => playerId)
    .filter((id) => !players.some(({ playerId }) => playerId === id));

/** A week's scores, from its results, its rosters and the scores of reserve players. */
export function toWeekScores(
  week: number,
  sides: WeekSide[],
  rosters: HostRosterEntry[],
  scores: Map<string, number | null>,
  teamIdOf: TeamIdOf,
): HostWeekScore[] {
  return sides.map((side) => {
    const reserve = reserveOf(side, rosters, teamIdOf);
    const players: HostPlayerScore[] = [
      ...side.players,
      ...reserve.map((playerId) => ({ playerId, slot: 'reserve' as const, score: scores.get(playerId) ?? null })),
    ];
    const scored = (slot: HostPlayerScore['slot']) => sumPoints(players.filter((p) => p.slot === slot).map((p) => p.score));
    return {
      week,
      teamId: teamIdOf(side.franchiseId),
      opponentIds: side.opponentIds.map(teamIdOf),
      results: Object.fromEntries(Object.entries(side.results).map(([id, result]) => [teamIdOf(id), result])),
      teamScore: side.score ?? scored('starter'),
      benchScore: scored('bench'),
      resScore: scored('reserve'),
      players,
    };
  });
}
