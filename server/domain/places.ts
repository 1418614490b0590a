import type { Standing } from './standings';

/** Where a team ended a season, 1 being the champion. */
export interface Place {
  teamId: string;
  finalPosition: number;
}

/** A game that decides places: the winner gets `place`, the loser the next. Teams are null before it is decided. */
export interface PlaceGame {
  place: number;
  winner: string | null;
  loser: string | null;
}

/**
 * Every team's final position: by the games for places, the rest in the order of the regular season. Empty while a game is undecided or
 * the final is missing.
 */
export function toPlaces(games: PlaceGame[], standings: Standing[]): Place[] {
  const played = new Map<number, string>();
  for (const { place, winner, loser } of games) {
    if (winner === null || loser === null) return [];
    played.set(place, winner).set(place + 1, loser);
  }
  if (!played.has(1)) return [];
  const decided = new Set(played.values());
  const rest = standings.map(({ teamId }) => teamId).filter((teamId) => !decided.has(teamId));
  return standings.flatMap((_, i) => {
    const teamId = played.get(i + 1) ?? rest.shift();
    return teamId === undefined ? [] : [{ teamId, finalPosition: i + 1 }];
  });
}
