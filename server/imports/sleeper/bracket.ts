import { toFieldsList, toNumber, toText } from '../fields';
import type { HostPlace, HostStanding } from '../provider';
import type { TeamIdOf } from './rosters';

/** A game of `/league/{id}/winners_bracket` that decides places: the winner takes `place`, the loser the next. */
export interface PlaceGame {
  place: number;
  winner: string | null;
  loser: string | null;
}

/** Reads the games for places; the others only lead to them. */
export const parseBracket = (answer: unknown): PlaceGame[] =>
  toFieldsList(answer, 'Sleeper winners bracket').flatMap((game) => {
    const place = toNumber(game.p);
    return place === null ? [] : [{ place, winner: toText(game.w), loser: toText(game.l) }];
  });

/**
 * Every team's final position: by the games for places, the rest in the order of the regular season. None while a game is
 * undecided or the title has no game.
 */
export function toPlaces(games: PlaceGame[], standings: HostStanding[], teamIdOf: TeamIdOf): HostPlace[] {
  const played = new Map<number, string>();
  for (const { place, winner, loser } of games) {
    if (winner === null || loser === null) return [];
    played.set(place, teamIdOf(winner)).set(place + 1, teamIdOf(loser));
  }
  if (!played.has(1)) return [];
  const decided = new Set(played.values());
  const rest = standings.map(({ teamId }) => teamId).filter((teamId) => !decided.has(teamId));
  return standings.flatMap((_, i) => {
    const teamId = played.get(i + 1) ?? rest.shift();
    return teamId === undefined ? [] : [{ teamId, finalPosition: i + 1 }];
  });
}
