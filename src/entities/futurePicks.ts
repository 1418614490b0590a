import { draftApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, leagueKey } from './keys';

/** A pick of a league's draft to come. */
export type FuturePickRow = { key: string } & Schema<'ComingPick'>;
export const futurePicks = createTable('futurePicks', [
  feed(draftApi.endpoints.getFuturePicks, ({ picks }, { leagueId }) =>
    keyedRows(
      leagueKey('any', leagueId),
      picks,
      ({ season, round, originalTeam }: Partial<Schema<'ComingPick'>>) => `${season} ${round} ${originalTeam?.teamId}`,
    ),
  ),
]);
