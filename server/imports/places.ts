import type { HostPlace, HostStanding } from './provider';

/** A game that decides places: the winner takes `place`, the loser the next. Teams are null while it is undecided. */
export interface PlaceGame {
  place: number;
  winner: string | null;
  loser: string | null;
}

/**
 * Every team's final position: by the games for places, the rest in the order of the regular season. None while a game is
 * undecided or the title has no game.
 */
export function toPlaces(games: PlaceGame[], standings: HostStanding[]): HostPlace[] {
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
