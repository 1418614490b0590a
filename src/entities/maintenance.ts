import { adminApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { rowKey } from './keys';

const { getRuns, getUnmatchedPlayers, saveAlias, ...calls } = adminApi.endpoints;

/** A maintenance call, by the contract's name. */
export type AdminCallId = keyof typeof calls;

/** The one list of runs, and of unmatched players. */
export const allRuns = 'all';

/** What the last answer of a call says of a league; the list's key is the call. The specification shows no answer: it may differ. */
export type LeagueResultRow = { key: string } & Schema<'AdminLeagueRun'>;
export const leagueResults = createTable(
  'leagueResults',
  (Object.keys(calls) as AdminCallId[]).map((id) =>
    feed(calls[id], (answer) => {
      const { leagues } = answer as Partial<Schema<'AdminRun'>>;
      const rows = Array.isArray(leagues) ? leagues : [];
      return { list: id, rows: rows.map((row, index): LeagueResultRow => ({ key: rowKey(id, index), ...row })) };
    }),
  ),
);

/** A recorded run of a call on a league. */
export type RunRow = { key: string } & Schema<'MaintenanceRun'>;
export const maintenanceRuns = createTable('maintenanceRuns', [
  feed(getRuns, (answer) => ({ list: allRuns, rows: answer.map((row): RunRow => ({ key: String(row.id), ...row })) })),
]);

/** Someone whom an import could not match. */
export type UnmatchedRow = { key: string } & Schema<'UnmatchedPlayer'>;
const unmatched = (answer: Schema<'UnmatchedPlayer'>[]) => ({
  list: allRuns,
  rows: answer.map((row): UnmatchedRow => ({ key: row.name, ...row })),
});
export const unmatchedPlayers = createTable('unmatchedPlayers', [
  feed(getUnmatchedPlayers, unmatched),
  feed(saveAlias, unmatched),
]);
