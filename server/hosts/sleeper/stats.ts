import { kinds, toNumber } from '../../domain/numberKinds';
import { type Fields, part, toFields } from '../fields';
import { toPlayerId } from './playerIds';

/** The points of a league for each unit of a statistic, by its name. */
export type ScoringSettings = ReadonlyMap<string, number>;

/** The numbers of an object by name, without zeros. */
const numbersOf = (fields: Fields): [string, number][] =>
  Object.entries(fields).flatMap(([name, value]): [string, number][] => {
    const number = toNumber(value, kinds.weekPoints);
    return number ? [[name, number]] : [];
  });

/** Reads the `scoring_settings` of a league. */
export const parseScoringSettings = (league: Fields): ScoringSettings => new Map(numbersOf(part(league, 'scoring_settings')));

/** The whole of a team's statistics has an id like this one. */
const ofWholeTeam = /^TEAM_/;

/**
 * Reads the points of the players of `/stats/nfl/regular/{season}/{week}`: their statistics times the league's settings, which have the same
 * names. Players who did not play are left out.
 */
export function parsePlayerPoints(response: unknown, scoring: ScoringSettings): Map<string, number> {
  const all = toFields(response, 'Sleeper stats');
  const ids = Object.keys(all).filter((id) => !ofWholeTeam.test(id));
  return new Map(
    ids.flatMap((id): [string, number][] => {
      const stats = new Map(numbersOf(part(all, id)));
      const points = [...scoring].reduce((sum, [name, each]) => sum + each * (stats.get(name) ?? 0), 0);
      return stats.has('gp') && toNumber(points, kinds.weekPoints) !== null ? [[toPlayerId(id), points]] : [];
    }),
  );
}
