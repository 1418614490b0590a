import { draftApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, leagueKey } from './keys';

/** A pick of a league's draft with its round, from 1. A pick keeps its identity when it is traded. */
export type DraftPickRow = { key: string; round: number } & Schema<'DraftPick'>;
export const draftPicks = createTable('draftPicks', [
  feed(draftApi.endpoints.getDraftOrder, ({ rounds }, { leagueId, draft }) =>
    keyedRows(
      leagueKey('any', leagueId, draft),
      rounds.flatMap(({ picks }, index) => picks.map((pick) => ({ ...pick, round: index + 1 }))),
      ({ totalPick }) => totalPick,
    ),
  ),
]);
