import { draftApi, leagueApi, preDraftTradesApi } from '../api';
import { fieldOf } from '../lib/json';
import type { Schema } from '../api/types';
import { createTable, feed, type Feed } from './createTable';
import { draftKey, leagueKey } from './keys';

/**
 * A league, or by its `draftKey` what is known of a draft. Times of refreshes are verbatim from the API; `drafts` only for a season with
 * several, `draftDay` null for a draft that is over.
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
  keeperDeadline?: Schema<'KeeperDeadline'>;
  unknownRostered?: number;
  drafts?: Schema<'SeasonDraft'>[];
  draftDay?: Schema<'DraftDay'> | null;
};

/** Every query about a league that responds with its name. */
const named: Feed<LeagueRow> = {
  read: (response, arg) => {
    const leagueName = fieldOf(response, 'leagueName');
    const leagueId = fieldOf(arg, 'leagueId');
    if (typeof leagueName !== 'string' || typeof leagueId !== 'string') return { rows: [] };
    return { rows: [{ key: leagueKey(leagueId), leagueName }] };
  },
};

export const leagues = createTable<LeagueRow, 'leagues'>('leagues', [
  named,
  feed(leagueApi.endpoints.getLeague, ({ season: standingsSeason, teams: _, ...league }, { leagueId }) => ({
    rows: [{ standingsSeason, ...league, key: leagueKey(leagueId) }],
  })),
  feed(leagueApi.endpoints.getAvailablePlayers, ({ leagueName, unknownRostered }, { leagueId }) => ({
    rows: [{ key: leagueKey(leagueId), leagueName, unknownRostered }],
  })),
  feed(draftApi.endpoints.getDraftOrder, ({ rounds: _, draftDay = null, ...league }, { leagueId, year, draft }) => ({
    // All drafts of a season have the season's row; what only one of them has is in its own.
    rows: [
      { ...league, ...(draft === undefined && { draftDay }), key: draftKey(leagueId, { year }) },
      ...(draft === undefined ? [] : [{ leagueName: league.leagueName, draftDay, key: draftKey(leagueId, { year, draft }) }]),
    ],
  })),
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, ({ model: { leagueName } }, { leagueId }) => ({
    rows: [{ key: leagueKey(leagueId), leagueName }],
  })),
]);
