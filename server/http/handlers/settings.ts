import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectDraftSeasons } from '../../db/queries/drafts/draftPicks';
import { selectEnteredMoves } from '../../db/queries/drafts/enteredPicks';
import { firstFutureSeason, hasFuturePicks } from '../../db/queries/drafts/futurePicks';
import { findHiding } from '../../db/queries/teams/hiddenKeepers';
import { hasKeepers } from '../../db/queries/teams/keepers';
import { type League, selectSeasons } from '../../db/queries/leagues/leagues';
import { findRankingSeasons } from '../../db/queries/players/rankings';
import { findPointsSeason } from '../../db/queries/players/seasonPoints';
import { findPlayedSeason } from '../../db/queries/seasons/standings';
import type { ImportSettings } from '../../importSettings';
import { hiddenUntil } from '../../domain/keeperDesk/hiding';
import { findCalendar } from '../../sync/schedule/calendar';
import { firstKickOff } from '../../sync/schedule/schedule';
import { readLeagueFreshness } from '../../sync/schedule/freshness';
import { instant } from '../instant';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

/** A league counts as delayed after this many failures in a row: a single failure often resolves within minutes. */
const delayedFrom = 2;

type Calendar = Awaited<ReturnType<typeof findCalendar>>;

async function freshnessOf(
  db: Database,
  imports: ImportSettings,
  league: League,
  calendar: Calendar,
): Promise<components['schemas']['LeagueFreshness']> {
  const freshness = await readLeagueFreshness(db, imports, calendar, Date.now(), league.id);
  const { scores, rosters, draftEvery, failures } = freshness;
  const toFreshness = ({ doneAt, nextAt }: typeof scores) => ({ updatedAt: instant(doneAt), nextUpdateAt: instant(nextAt) });
  const demoAt = league.isDemo ? (league.lastStandingsRefresh ?? league.lastDraftOrderRefresh) : null;
  return {
    ...{ scores: toFreshness(scores), rosters: toFreshness(rosters) },
    ...{ isDelayed: failures >= delayedFrom, demoAt },
    ...(draftEvery !== null && { draftSeconds: draftEvery / 1000 }),
  };
}

/** Whether picks of drafts that have no order yet are traded, at the host or here. */
async function tradesFuturePicks(db: Database, { id, season }: League): Promise<boolean> {
  const from = await firstFutureSeason(db, id, season);
  return (await hasFuturePicks(db, id, from)) || (await selectEnteredMoves(db, id, from)).length > 0;
}

export const settingsHandlers: Handlers<'getSettings'> = {
  getSettings: async ({ db, imports, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const { id: leagueId, name, provider, hasDrafted, season, standingsSeason } = league;
    const hiding = await findHiding(db, league);
    const calendar = await findCalendar(db);
    const kickOff = calendar && firstKickOff(calendar);
    return {
      ...{ leagueId, name, provider, hasDrafted, season, standingsSeason, seasons: await selectSeasons(db, league) },
      draftSeasons: await selectDraftSeasons(db, leagueId),
      tradesFuturePicks: await tradesFuturePicks(db, league),
      hasPlayed: (await findPlayedSeason(db, leagueId)) !== undefined,
      hasKeepers: hiding !== undefined || (await hasKeepers(db, league)),
      ...(hiding && { keepersHiddenUntil: hiddenUntil(hiding) }),
      ...(await findRankingSeasons(db, season)),
      pointsSeason: await findPointsSeason(db, league),
      freshness: await freshnessOf(db, imports, league, calendar),
      ...(kickOff && { kickOff }),
    };
  },
};
