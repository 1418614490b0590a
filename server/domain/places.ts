import type { Standing } from './standings';

/** A team's final position in a season; 1 is the champion. */
export interface Place {
  teamId: string;
  finalPosition: number;
}

/**
 * A placement game: the winner gets `place`, the loser the next. Both are null while it is open, perhaps for ever. `teams` are the known
 * participants.
 */
export interface PlaceGame {
  place: number;
  winner: string | null;
  loser: string | null;
  teams: string[];
}

/**
 * The final positions that are decided: by the placement games, the rest in the given order. The teams of an open game have
 * none. While the teams of an open game are not all known, teams without a game have none either, because they may still play it.
 * @param games empty in a league without play-offs
 */
export function toPlaces(games: PlaceGame[], standings: Pick<Standing, 'teamId'>[]): Place[] {
  const played = new Map<number, string>();
  const final: PlaceGame = { place: 1, winner: null, loser: null, teams: [] };
  const all = !games.length || games.some(({ place }) => place === 1) ? games : [final, ...games];
  const open = all.filter(({ winner, loser }) => winner === null || loser === null);
  for (const { place, winner, loser } of games)
    if (winner !== null && loser !== null) played.set(place, winner).set(place + 1, loser);
  const positions = new Set(all.flatMap(({ place }) => [place, place + 1]));
  const inGames = new Set([...played.values(), ...open.flatMap(({ teams }) => teams)]);
  const rest = standings.map(({ teamId }) => teamId).filter((teamId) => !inGames.has(teamId));
  const isClear = open.every(({ teams }) => teams.length === 2);
  return standings.flatMap((_, i) => {
    const position = i + 1;
    const teamId = positions.has(position) ? played.get(position) : isClear ? rest.shift() : undefined;
    return teamId === undefined ? [] : [{ teamId, finalPosition: position }];
  });
}
