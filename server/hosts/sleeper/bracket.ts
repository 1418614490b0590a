import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { readNumber, readRows, toFieldsList, toText } from '../fields';
import type { PlaceGame } from '../../domain/places';
import type { TeamIdOf } from './rosters';

/** Reads the games of `/league/{id}/winners_bracket` that decide places; null is as empty as a list without games. */
export const parseBracket = (response: unknown, teamIdOf: TeamIdOf, report: Report): PlaceGame[] =>
  readRows(toFieldsList(response, 'Sleeper winners bracket'), report, (game, i) => {
    const place = readNumber(game.p, `Sleeper winners bracket[${i}]: p`, kinds.place);
    if (place === null) return [];
    const [winner, loser, one, other] = [game.w, game.l, game.t1, game.t2].map((roster) => {
      const rosterId = toText(roster);
      return rosterId === null ? null : teamIdOf(rosterId);
    });
    const teams = [one, other].filter((teamId) => typeof teamId === 'string');
    return [{ place, winner: winner ?? null, loser: loser ?? null, teams }];
  });
