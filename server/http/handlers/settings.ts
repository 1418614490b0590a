import { selectSeasons } from '../../db/queries/leagues';
import { findRankingSeasons } from '../../db/queries/rankings';
import { findCalendar } from '../../sync/calendar';
import { readFreshness } from '../../sync/scheduler';
import { instant } from '../instant';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

export const settingsHandlers: Handlers<'getSettings'> = {
  getSettings: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const { id: leagueId, provider, hasDrafted, season, standingsSeason } = league;
    const seasons = await selectSeasons(db, league);
    const [fresh] = await readFreshness(db, await findCalendar(db), Date.now(), leagueId);
    const freshness = { updatedAt: instant(fresh?.doneAt ?? null), nextUpdateAt: instant(fresh?.nextAt ?? null) };
    return {
      leagueId,
      provider,
      hasDrafted,
      season,
      standingsSeason,
      seasons,
      ...(await findRankingSeasons(db, season)),
      ...freshness,
    };
  },
};
