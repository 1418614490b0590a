import type { Standing } from './standings';

/** Where a team ended a season, 1 being the champion. */
export interface Place {
  teamId: string;
  finalPosition: number;
}

/**
 * A game that decides places: the winner gets `place`, the loser the next. Both are null while it is open, perhaps for ever; `teams` are
 * those known to play it.
 */
export interface PlaceGame {
  place: number;
  winner: string | null;
  loser: string | null;
  teams: string[];
}

/**
 * The final positions that are decided: by the games for places, the rest in the order of the regular season. The teams of an open game
 * have none; while an open game does not have both of its teams, neither have those without a game, who may be meant.
 * @param games empty in a league without play-offs
 */
export function toPlaces(games: PlaceGame[], standings: Standing[]): Place[] {
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
