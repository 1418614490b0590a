import { formatsOf } from '../../domain/rules';
import { linesOf } from '../../domain/ruleLines';
import type { Handlers } from '../operations';
import { findRules } from '../../db/queries/leagues/rules';
import { getLeagueInYear, getLeagueOf } from './find';

export const rulesHandlers: Handlers<'getRules'> = {
  getRules: async ({ db, query: { leagueId, year } }) => {
    const { name: leagueName } = year === undefined ? await getLeagueOf(db, leagueId) : await getLeagueInYear(db, leagueId, year);
    const found = await findRules(db, leagueId, year);
    if (!found) return { leagueName, season: year ?? null, formats: [], lines: [], rules: null };
    const { season, rules } = found;
    return { leagueName, season, formats: formatsOf(rules), lines: linesOf(rules), rules };
  },
};
