import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

export const settingsHandlers: Handlers<'getSettings'> = {
  getSettings: async ({ db, query }) => {
    const { id: leagueId, hasDrafted, season } = await getLeagueOf(db, query.leagueId);
    return { leagueId, hasDrafted, season };
  },
};
