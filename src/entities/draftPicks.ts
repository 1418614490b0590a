import { draftApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { draftKey, keyedRows } from './keys';

/** A pick of a league's draft with its round, from 1. A pick keeps its identity when it is traded. */
export type DraftPickRow = { key: string; round: number } & Schema<'DraftPick'>;
export const draftPicks = createTable('draftPicks', [
  feed(draftApi.endpoints.getDraftOrder, ({ rounds }, { leagueId, ...arg }) =>
    keyedRows(
      draftKey(leagueId, arg),
      rounds.flatMap(({ picks }, index) => picks.map((pick) => ({ ...pick, round: index + 1 }))),
      ({ totalPick }) => totalPick,
    ),
  ),
]);
