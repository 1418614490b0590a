import { draftApi, leagueApi } from '../api';
import { fieldOf } from '../lib/json';
import type { Schema } from '../api/types';
import { createTable, feed, type Feed } from './createTable';
import { draftKey } from './keys';

/**
 * A league, or by its `draftKey` what is known of a draft. `season` is that of the standings. Fields are absent until a response brings
 * them.
 */
export type LeagueRow = { key: string; draftDay?: Schema<'DraftDay'> } & Partial<
  Omit<Schema<'League'>, 'teams'> &
    Pick<Schema<'AvailablePlayers'>, 'unknownRostered'> &
    Pick<Schema<'DraftOrder'>, 'lastDraftOrderRefresh' | 'drafts'>
>;

/** Every query about a league that responds with its name. */
const named: Feed<LeagueRow> = {
  read: (response, arg) => {
    const leagueName = fieldOf(response, 'leagueName') ?? fieldOf(fieldOf(response, 'model'), 'leagueName');
    const leagueId = fieldOf(arg, 'leagueId');
    if (typeof leagueName !== 'string' || typeof leagueId !== 'string') return { rows: [] };
    return { rows: [{ key: leagueId, leagueName }] };
  },
};

export const leagues = createTable<LeagueRow>(
  'leagues',
  [
    named,
    feed(leagueApi.endpoints.getLeague, ({ teams: _, ...league }, { leagueId }) => ({
      rows: [{ ...league, key: leagueId }],
    })),
    feed(leagueApi.endpoints.getAvailablePlayers, ({ unknownRostered }, { leagueId }) => ({
      rows: [{ key: leagueId, unknownRostered }],
    })),
    feed(
      draftApi.endpoints.getDraftOrder,
      ({ rounds: _, draftDay, drafts, lastDraftOrderRefresh }, { leagueId, year, draft }) => ({
        // All drafts of a season have the season's row; what only one of them has is in its own.
        rows: [
          { drafts, lastDraftOrderRefresh, key: draftKey(leagueId, { year }) },
          { draftDay, key: draftKey(leagueId, { year, draft }) },
        ],
      }),
    ),
  ],
  { merge: true },
);
