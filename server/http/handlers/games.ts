import { gamesOf, medianOf } from '../../domain/games';
import { roundOf } from '../../domain/rules';
import type { Handlers } from '../operations';
import { selectGameSides, selectGameWeeks, selectTeamsAfter } from '../../db/queries/games';
import { findRules } from '../../db/queries/rules';
import { getLeagueInYear, getLeagueOf } from './find';

export const gamesHandlers: Handlers<'getGames'> = {
  getGames: async ({ db, query: { leagueId, year, week } }) => {
    const { name: leagueName, standingsSeason } =
      year === undefined ? await getLeagueOf(db, leagueId) : await getLeagueInYear(db, leagueId, year);
    const season = year ?? standingsSeason;
    const weeks = await selectGameWeeks(db, leagueId, season);
    const chosen =
      week === undefined ? (weeks.findLast(({ isPlayed }) => isPlayed) ?? weeks[0]) : weeks.find((each) => each.week === week);
    const sides = chosen ? await selectGameSides(db, leagueId, season, chosen) : [];
    const rules = chosen && (await findRules(db, leagueId, season))?.rules;
    const round = rules ? roundOf(rules, chosen.week) : null;
    const playOn = chosen && round !== null ? await selectTeamsAfter(db, leagueId, season, chosen.week) : undefined;
    return {
      leagueName,
      season,
      week: chosen?.week ?? week ?? null,
      weeks: weeks.map((each) => each.week),
      round,
      median: rules?.medianGames && round === null ? medianOf(sides) : null,
      ...gamesOf(sides, playOn),
    };
  },
};
