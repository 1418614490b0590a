import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { part, readNumber, reportTwice, required, toFieldsList, toText } from '../fields';
import { sumPoints } from '../../domain/points';
import type { WeekGame } from '../../domain/brackets/games';
import type { ReserveOfWeek } from '../port';
import type { HostGame, HostPlayerScore, HostWeekScore } from '../hostRows';
import { toPlayerId, toPlayerIds } from './playerIds';
import type { TeamIdOf } from './rosters';

/** A team's side of `/league/{id}/matchups/{week}`; `matchupId` null without an opponent, `starters` without empty slots. */
export interface SleeperMatchup {
  rosterId: string;
  matchupId: string | null;
  points: number;
  starters: string[];
  players: string[];
  scores: ReadonlyMap<string, number | null>;
}

const emptySlot = '0';

/** Reads a week. Points set by the commissioner override the players' points. */
export function parseMatchups(response: unknown, report: Report): SleeperMatchup[] {
  const sides = toFieldsList(response, 'Sleeper matchups').map((side, i) => {
    const field = (name: string) => `Sleeper matchups[${i}]: ${name}`;
    const pointsOf = (name: string) => readNumber(side[name], field(name), kinds.weekPoints);
    const scores = Object.entries(part(side, 'players_points'));
    return {
      rosterId: required(toText(side.roster_id), field('roster_id'), 'an id'),
      matchupId: toText(side.matchup_id),
      points: pointsOf('custom_points') ?? pointsOf('points') ?? 0,
      starters: toPlayerIds(side.starters).filter((id) => id !== emptySlot),
      players: toPlayerIds(side.players),
      scores: new Map(
        scores.map(([id, score]) => [toPlayerId(id), readNumber(score, field(`players_points of ${id}`), kinds.weekPoints)]),
      ),
    };
  });
  return reportTwice(sides, report, 'Sleeper matchups: roster_id', ({ rosterId }) => rosterId);
}

/** The opponent of `side`: the only other one with its matchup; undefined for a bye or an idle team, and where more share a matchup. */
function opponentOf(side: SleeperMatchup, sides: SleeperMatchup[]): SleeperMatchup | undefined {
  const others = sides.filter((other) => other !== side && other.matchupId === side.matchupId);
  return side.matchupId !== null && others.length === 1 ? others[0] : undefined;
}

/** The games of a week. */
export const toGames = (week: number, sides: SleeperMatchup[], teamIdOf: TeamIdOf): HostGame[] =>
  sides.flatMap((side) => {
    const opponent = opponentOf(side, sides);
    return opponent ? [{ week, teamId: teamIdOf(side.rosterId), opponentId: teamIdOf(opponent.rosterId) }] : [];
  });

/** The games of a week with their points, once each. */
export const toPlayedGames = (week: number, sides: SleeperMatchup[], teamIdOf: TeamIdOf): WeekGame[] =>
  sides.flatMap((side, i) => {
    const opponent = opponentOf(side, sides);
    if (!opponent || sides.indexOf(opponent) < i) return [];
    const toSide = ({ rosterId, points }: SleeperMatchup) => ({ teamId: teamIdOf(rosterId), points, result: null });
    return [{ week, sides: [toSide(side), toSide(opponent)] }];
  });

/** The line-up: starters by slot, then bench, then reserve. */
function lineUp({ starters, players, scores }: SleeperMatchup, reserve: ReadonlySet<string>): HostPlayerScore[] {
  const others = players.filter((id) => !starters.includes(id));
  const bench = others.filter((id) => !reserve.has(id));
  const inReserve = others.filter((id) => reserve.has(id));
  const take = (ids: string[], slot: HostPlayerScore['slot']) =>
    ids.map((playerId) => ({ playerId, slot, score: scores.get(playerId) ?? null }));
  return [...take(starters, 'starter'), ...take(bench, 'bench'), ...take(inReserve, 'reserve')];
}

/**
 * A week's scores. Sleeper does not separate bench and reserve: `reserve`, the stored snapshot of that week, does. Without it every
 * player who did not start is bench.
 */
export function toWeekScores(
  week: number,
  sides: SleeperMatchup[],
  teamIdOf: TeamIdOf,
  reserve?: ReserveOfWeek,
): HostWeekScore[] {
  return sides.map((side) => {
    const teamId = teamIdOf(side.rosterId);
    const opponent = opponentOf(side, sides);
    const players = lineUp(side, reserve?.get(teamId) ?? new Set());
    const scored = (slot: HostPlayerScore['slot']) => sumPoints(players.filter((p) => p.slot === slot).map((p) => p.score));
    return {
      week,
      teamId,
      opponentIds: opponent ? [teamIdOf(opponent.rosterId)] : [],
      teamScore: side.points,
      benchScore: scored('bench'),
      resScore: scored('reserve'),
      players,
    };
  });
}
