import { draftApi, leagueApi, preDraftTradesApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { type KeyPlatform, leagueKey } from './keys';
import { feedsOf } from './platformFeeds';

/**
 * A league, by platform. Times of refreshes are verbatim from the API; `drafts` only for a season with several.
 */
export type LeagueRow = {
  key: string;
  leagueName: string;
  standingsSeason?: number;
  lastStandingsRefresh?: string | null;
  lastDraftOrderRefresh?: string | null;
  champion?: Schema<'Champion'> | null;
  lastGames?: Schema<'Games'>;
  comingGames?: Schema<'Games'>;
  latestChanges?: Schema<'LatestChanges'>;
  formats?: string[];
  playoffTeams?: number | null;
  allowedKeepers?: number;
  unknownRostered?: number;
  drafts?: Schema<'SeasonDraft'>[];
};

type Named = { leagueName: string };
const named =
  (platform: KeyPlatform) =>
  ({ leagueName }: Named, { leagueId }: { leagueId: string }) => ({ rows: [{ key: leagueKey(platform, leagueId), leagueName }] });

export const leagues = createTable<LeagueRow, 'leagues'>('leagues', [
  ...feedsOf('standings', (platform, { season: standingsSeason, teams: _, ...league }, { leagueId }) => ({
    rows: [{ standingsSeason, ...league, key: leagueKey(platform, leagueId) }],
  })),
  feed(leagueApi.endpoints.getDepthChart, named('any')),
  feed(leagueApi.endpoints.getKeeperBreakdown, named('any')),
  feed(leagueApi.endpoints.getRosterBreakdown, named('any')),
  feed(leagueApi.endpoints.getLeagueYears, named('any')),
  feed(leagueApi.endpoints.getTransactions, named('any')),
  feed(leagueApi.endpoints.getAvailablePlayers, ({ leagueName, unknownRostered }, { leagueId }) => ({
    rows: [{ key: leagueKey('any', leagueId), leagueName, unknownRostered }],
  })),
  ...feedsOf('pointsByYear', (platform, response, arg) => named(platform)(response, arg)),
  feed(draftApi.endpoints.getDraftOrder, ({ rounds: _, ...league }, { leagueId }) => ({
    rows: [{ ...league, key: leagueKey('any', leagueId) }],
  })),
  feed(draftApi.endpoints.getFuturePicks, named('any')),
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, ({ model }, arg) => named('any')(model, arg)),
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, ({ model }, { preDraftTradeCreate }) =>
    named('any')(model, preDraftTradeCreate),
  ),
]);
