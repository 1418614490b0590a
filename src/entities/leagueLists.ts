/** Lists that a league has one of, each from one call: depth charts, free agents, breakdowns, draft picks. */
import { draftApi, leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { leagueKey, rowKey } from './keys';

type LeagueArg = { leagueId: string };

/** Gives each entry of an answer the key of its place in the list. */
function numbered<T>(list: string, entries: T[]) {
  return { list, rows: entries.map((entry, index) => ({ key: rowKey(list, index), ...entry })) };
}

export type DepthChartRow = { key: string } & Schema<'TeamDepthChart'>;
export const depthCharts = createTable('depthCharts', [
  feed(leagueApi.endpoints.getDepthChart, ({ teamDepthCharts }, { leagueId }) =>
    numbered(leagueKey('default', leagueId), teamDepthCharts),
  ),
]);

export type FreeAgentRow = { key: string } & Schema<'AvailablePlayer'>;
export const freeAgents = createTable('freeAgents', [
  feed(leagueApi.endpoints.getAvailablePlayers, ({ players }, { leagueId }) => numbered(leagueKey('default', leagueId), players)),
]);

export type BreakdownKind = 'keepers' | 'roster';
export type BreakdownRow = { key: string } & Schema<'TeamBreakdown'>;
export const breakdownKey = (kind: BreakdownKind, leagueId: string) => rowKey(leagueKey('default', leagueId), kind);
const breakdown =
  (kind: BreakdownKind) =>
  ({ teams }: Schema<'Breakdown'>, { leagueId }: LeagueArg) =>
    numbered(breakdownKey(kind, leagueId), teams);
export const breakdowns = createTable('breakdowns', [
  feed(leagueApi.endpoints.getKeeperBreakdown, breakdown('keepers')),
  feed(leagueApi.endpoints.getRosterBreakdown, breakdown('roster')),
]);

/** A pick with the round it belongs to, from 1. */
export type DraftPickRow = { key: string; round: number } & Schema<'DraftPick'>;
export const draftPicks = createTable('draftPicks', [
  feed(draftApi.endpoints.getDraftOrder, ({ rounds }, { leagueId }) =>
    numbered(
      leagueKey('default', leagueId),
      rounds.flatMap(({ picks }, index) => picks.map((pick) => ({ round: index + 1, ...pick }))),
    ),
  ),
]);
