import { draftApi, historyApi, leagueApi, preDraftTradesApi } from '../api';
import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { type KeyPlatform, leagueKey } from './keys';

/**
 * A league by platform: its name, the times of its last refreshes, verbatim from the API, its last champion, what is special about it, how
 * many teams reach the play-offs, how many players a team may keep, and how many rostered players are unknown.
 */
export type LeagueRow = {
  key: string;
  leagueName: string;
  standingsSeason?: number;
  lastStandingsRefresh?: string | null;
  lastDraftOrderRefresh?: string | null;
  champion?: Schema<'Champion'> | null;
  hasComingGames?: boolean;
  formats?: string[];
  playoffTeams?: number | null;
  allowedKeepers?: number;
  unknownRostered?: number;
};

type Named = { leagueName: string };
const named =
  (platform: KeyPlatform) =>
  ({ leagueName }: Named, { leagueId }: { leagueId: string }) => ({ rows: [{ key: leagueKey(platform, leagueId), leagueName }] });

const standings =
  (platform: PlatformKey) =>
  ({ season: standingsSeason, teams: _, ...league }: Schema<'League'>, { leagueId }: { leagueId: string }) => ({
    rows: [{ key: leagueKey(platform, leagueId), standingsSeason, ...league }],
  });

export const leagues = createTable<LeagueRow, 'leagues'>('leagues', [
  feed(leagueApi.endpoints.getLeague, standings('default')),
  feed(leagueApi.endpoints.getSleeperLeague, standings('sleeper')),
  feed(leagueApi.endpoints.getDepthChart, named('any')),
  feed(leagueApi.endpoints.getKeeperBreakdown, named('any')),
  feed(leagueApi.endpoints.getRosterBreakdown, named('any')),
  feed(leagueApi.endpoints.getLeagueYears, named('any')),
  feed(leagueApi.endpoints.getTransactions, named('any')),
  feed(leagueApi.endpoints.getAvailablePlayers, ({ leagueName, unknownRostered }, { leagueId }) => ({
    rows: [{ key: leagueKey('any', leagueId), leagueName, unknownRostered }],
  })),
  feed(historyApi.endpoints.pointsByYear, named('default')),
  feed(historyApi.endpoints.sleeperPointsByYear, named('sleeper')),
  feed(draftApi.endpoints.getDraftOrder, ({ leagueName, lastDraftOrderRefresh }, { leagueId }) => ({
    rows: [{ key: leagueKey('any', leagueId), leagueName, lastDraftOrderRefresh }],
  })),
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, ({ model }, arg) => named('any')(model, arg)),
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, ({ model }, { preDraftTradeCreate }) =>
    named('any')(model, preDraftTradeCreate),
  ),
]);
