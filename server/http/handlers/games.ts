import { gamesOf } from '../../domain/games';
import type { Handlers } from '../operations';
import { selectGameSides, selectGameWeeks } from '../../db/queries/games';
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
    return { leagueName, season, week: chosen?.week ?? week ?? null, weeks: weeks.map((each) => each.week), ...gamesOf(sides) };
  },
};
