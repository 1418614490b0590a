import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, leagueKey, rowKey } from './keys';

export type BreakdownKind = 'keepers' | 'roster';

/** Counts and averages of a team's roster or keepers. */
export type BreakdownRow = { key: string } & Schema<'TeamBreakdown'>;

export const breakdownKey = (kind: BreakdownKind, leagueId: string) => rowKey(leagueKey('any', leagueId), kind);

const breakdown =
  (kind: BreakdownKind) =>
  ({ teams }: Schema<'Breakdown'>, { leagueId }: { leagueId: string }) =>
    keyedRows(breakdownKey(kind, leagueId), teams, ({ teamId, teamName }) => teamId ?? teamName);

export const breakdowns = createTable('breakdowns', [
  feed(leagueApi.endpoints.getKeeperBreakdown, breakdown('keepers')),
  feed(leagueApi.endpoints.getRosterBreakdown, breakdown('roster')),
]);
