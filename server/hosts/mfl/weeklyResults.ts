import { kinds } from '../../domain/numberKinds';
import { type Fields, required } from '../fields';
import { sumPoints } from '../../domain/points';
import type { HostPlayerScore, HostRosterEntry, HostWeekScore } from '../hostRows';
import type { Result } from '../../domain/medianGames';
import { mflIds, mflList, mflNumber, mflText, readExport, toResult } from './response';
import type { TeamIdOf } from './teams';

/** A franchise's side of a week; `score` null when the host has none, `results` by opponent. */
export interface WeekSide {
  franchiseId: string;
  opponentIds: string[];
  results: Record<string, Result | null>;
  score: number | null;
  players: HostPlayerScore[];
}

/** Starters and bench in line-up order. A player without a score did not play. */
function lineUp(side: Fields, what: string): HostPlayerScore[] {
  const scoreOf = ({ id, score }: Fields) => mflNumber(score, `${what}: score of player ${mflText(id)}`, kinds.weekPoints);
  const scores = new Map(mflList(side.player, what).map((player) => [mflText(player.id), scoreOf(player)]));
  const take = (ids: string[], slot: HostPlayerScore['slot']) =>
    ids.map((playerId) => ({ playerId, slot, score: scores.get(playerId) ?? null }));
  return [...take(mflIds(side.starters), 'starter'), ...take(mflIds(side.nonstarters), 'bench')];
}

/**
 * Reads a week's results. Teams without an opponent are listed outside the games. A team with two games in a week is in both, with the same
 * score. A bye can be a game against itself. A week that has not begun is empty.
 */
function parseWeek(week: Fields): WeekSide[] {
  const games = mflList(week.matchup, 'weeklyResults matchup').map((game) => mflList(game.franchise, 'weeklyResults game'));
  const alone = mflList(week.franchise, 'weeklyResults franchise').map((side) => [side]);
  const sides = new Map<string, WeekSide>();
  for (const game of [...games, ...alone]) {
    const ids = game.map(({ id }, i) => required(mflText(id), `MyFantasyLeague weeklyResults[${i}]: id`, 'an id'));
    game.forEach((side, i) => {
      const franchiseId = ids[i]!;
      const opponentIds = ids.filter((id) => id !== franchiseId);
      const known = sides.get(franchiseId);
      const results = Object.fromEntries(opponentIds.map((id) => [id, toResult(side.result)]));
      if (known) {
        known.opponentIds = [...new Set([...known.opponentIds, ...opponentIds])];
        Object.assign(known.results, results);
      } else {
        const ofTeam = `weeklyResults of franchise ${franchiseId}`;
        const score = mflNumber(side.score, `${ofTeam}: score`, kinds.weekPoints);
        sides.set(franchiseId, { franchiseId, opponentIds, results, score, players: lineUp(side, ofTeam) });
      }
    });
  }
  const all = [...sides.values()];
  return all.some(({ score, players }) => (score ?? 0) !== 0 || players.length > 0) ? all : [];
}

/** Reads `weeklyResults` of a week; empty if the host responds with another week, as after the season's last one. */
export function parseWeeklyResults(text: string, what: string, week: number): WeekSide[] {
  const results = readExport(text, 'weeklyResults', what);
  return (mflNumber(results.week, 'weeklyResults: week', kinds.week) ?? week) === week ? parseWeek(results) : [];
}

/** Reads `weeklyResults` of all weeks so far, by week; without weeks that have no players. */
export const parseAllWeeklyResults = (text: string, what: string): Map<number, WeekSide[]> =>
  new Map(
    mflList(readExport(text, 'allWeeklyResults', what).weeklyResults, 'allWeeklyResults').flatMap(
      (row): [number, WeekSide[]][] => {
        const [week, sides] = [mflNumber(row.week, 'allWeeklyResults: week', kinds.week), parseWeek(row)];
        return week !== null && sides.some(({ players }) => players.length > 0) ? [[week, sides]] : [];
      },
    ),
  );

/** Reads `playerScores` of a week; null for players who did not play. */
export const parsePlayerScores = (text: string, what: string): Map<string, number | null> =>
  new Map(
    mflList(readExport(text, 'playerScores', what).playerScore, 'playerScores').flatMap((row): [string, number | null][] => {
      const id = mflText(row.id);
      return id === null ? [] : [[id, mflNumber(row.score, `playerScores of player ${id}: score`, kinds.weekPoints)]];
    }),
  );

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
