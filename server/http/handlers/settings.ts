import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { firstFutureSeason, hasFuturePicks } from '../../db/queries/futurePicks';
import { hasKeepers } from '../../db/queries/keepers';
import { type League, selectSeasons } from '../../db/queries/leagues';
import { findRankingSeasons } from '../../db/queries/rankings';
import { findPointsSeason } from '../../db/queries/seasonPoints';
import { findPlayedSeason } from '../../db/queries/standings';
import { isOpenForKeepers } from '../../domain/keepers';
import { findCalendar } from '../../sync/calendar';
import { readLeagueFreshness } from '../../sync/scheduler';
import { instant } from '../instant';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

/** A league counts as delayed after this many failures in a row: a single failure often resolves within minutes. */
const delayedFrom = 2;

async function freshnessOf(db: Database, league: League): Promise<components['schemas']['LeagueFreshness']> {
  const { scores, rosters, failures } = await readLeagueFreshness(db, await findCalendar(db), Date.now(), league.id);
  const toFreshness = ({ doneAt, nextAt }: typeof scores) => ({ updatedAt: instant(doneAt), nextUpdateAt: instant(nextAt) });
  const demoAt = league.isDemo ? (league.lastStandingsRefresh ?? league.lastDraftOrderRefresh) : null;
  return {
    ...{ scores: toFreshness(scores), rosters: toFreshness(rosters) },
    ...{ isDelayed: failures >= delayedFrom, demoAt },
  };
}

export const settingsHandlers: Handlers<'getSettings'> = {
  getSettings: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const { id: leagueId, provider, hasDrafted, season, standingsSeason } = league;
    return {
      ...{ leagueId, provider, hasDrafted, season, standingsSeason, seasons: await selectSeasons(db, league) },
      tradesFuturePicks: await hasFuturePicks(db, leagueId, await firstFutureSeason(db, leagueId, season)),
      hasPlayed: (await findPlayedSeason(db, leagueId)) !== undefined,
      hasKeepers: isOpenForKeepers(league) || (await hasKeepers(db, league)),
      ...(await findRankingSeasons(db, season)),
      pointsSeason: await findPointsSeason(db, league),
      freshness: await freshnessOf(db, league),
    };
  },
};
