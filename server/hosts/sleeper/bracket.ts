import { toFieldsList, toNumber, toText } from '../fields';
import type { PlaceGame } from '../../domain/places';
import type { TeamIdOf } from './rosters';

/** Reads the games of `/league/{id}/winners_bracket` that decide places. */
export const parseBracket = (answer: unknown, teamIdOf: TeamIdOf): PlaceGame[] =>
  toFieldsList(answer, 'Sleeper winners bracket').flatMap((game) => {
    const place = toNumber(game.p);
    const [winner, loser] = [toText(game.w), toText(game.l)];
    if (place === null) return [];
    return [{ place, winner: winner === null ? null : teamIdOf(winner), loser: loser === null ? null : teamIdOf(loser) }];
  });
