import type { Handlers } from '../operations';
import { selectSeasons } from '../../db/queries/leagues';
import { getLeagueOf } from './find';

export const settingsHandlers: Handlers<'getSettings'> = {
  getSettings: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const { id: leagueId, provider, hasDrafted, season, standingsSeason } = league;
    return { leagueId, provider, hasDrafted, season, standingsSeason, seasons: await selectSeasons(db, league) };
  },
};
