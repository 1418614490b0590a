import { draftApi, historyApi, leagueApi, preDraftTradesApi } from '../api';
import type { PlatformKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { leagueKey } from './keys';

/** A league by platform: its name, and the times of its last refreshes, verbatim from the API. */
export type LeagueRow = {
  key: string;
  leagueName: string;
  standingsSeason?: number;
  lastStandingsRefresh?: string | null;
  lastDraftOrderRefresh?: string | null;
};

type Named = { leagueName: string };
const named =
  (platform: PlatformKey) =>
  ({ leagueName }: Named, { leagueId }: { leagueId: string }) => ({ rows: [{ key: leagueKey(platform, leagueId), leagueName }] });

const standings =
  (platform: PlatformKey) =>
  (
    { leagueName, season, lastStandingsRefresh }: Named & { season?: number; lastStandingsRefresh: string | null },
    { leagueId }: { leagueId: string },
  ) => ({ rows: [{ key: leagueKey(platform, leagueId), leagueName, standingsSeason: season, lastStandingsRefresh }] });

export const leagues = createTable<LeagueRow, 'leagues'>('leagues', [
  feed(leagueApi.endpoints.getLeague, standings('default')),
  feed(leagueApi.endpoints.getSleeperLeague, standings('sleeper')),
  feed(leagueApi.endpoints.getDepthChart, named('default')),
  feed(leagueApi.endpoints.getKeeperBreakdown, named('default')),
  feed(leagueApi.endpoints.getRosterBreakdown, named('default')),
  feed(leagueApi.endpoints.getLeagueYears, named('default')),
  feed(leagueApi.endpoints.getAvailablePlayers, named('default')),
  feed(historyApi.endpoints.pointsByYear, named('default')),
  feed(historyApi.endpoints.sleeperPointsByYear, named('sleeper')),
  feed(draftApi.endpoints.getDraftOrder, ({ leagueName, lastDraftOrderRefresh }, { leagueId }) => ({
    rows: [{ key: leagueKey('default', leagueId), leagueName, lastDraftOrderRefresh }],
  })),
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, ({ model }, arg) => named('default')(model, arg)),
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, ({ model }, { preDraftTradeCreate }) =>
    named('default')(model, preDraftTradeCreate),
  ),
]);
