import { type Fields, part, required, toFieldsList, toIds, toNumber, toText } from '../fields';
import { sumPoints } from '../../domain/points';
import type { ReserveOfWeek } from '../port';
import type { HostGame, HostPlayerScore, HostWeekScore } from '../hostRows';
import type { TeamIdOf } from './rosters';

/** A team's side of `/league/{id}/matchups/{week}`; `matchupId` null without an opponent, `starters` without empty slots. */
export interface SleeperMatchup {
  rosterId: string;
  matchupId: string | null;
  points: number;
  starters: string[];
  players: string[];
  scores: Fields;
}

const emptySlot = '0';

/** Reads a week. Points set by the commissioner override the players' points. */
export function parseMatchups(response: unknown): SleeperMatchup[] {
  return toFieldsList(response, 'Sleeper matchups').map((side, i) => ({
    rosterId: required(toText(side.roster_id), `Sleeper matchups[${i}]: roster_id`, 'an id'),
    matchupId: toText(side.matchup_id),
    points: toNumber(side.custom_points) ?? toNumber(side.points) ?? 0,
    starters: toIds(side.starters).filter((id) => id !== emptySlot),
    players: toIds(side.players),
    scores: part(side, 'players_points'),
  }));
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

/** The line-up: starters by slot, then bench, then reserve. */
function lineUp({ starters, players, scores }: SleeperMatchup, reserve: ReadonlySet<string>): HostPlayerScore[] {
  const others = players.filter((id) => !starters.includes(id));
  const bench = others.filter((id) => !reserve.has(id));
  const inReserve = others.filter((id) => reserve.has(id));
  const take = (ids: string[], slot: HostPlayerScore['slot']) =>
    ids.map((playerId) => ({ playerId, slot, score: toNumber(scores[playerId]) }));
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
