import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, leagueKey } from './keys';

/** A team's players by position. */
export type DepthChartRow = { key: string } & Schema<'TeamDepthChart'>;
export const depthCharts = createTable('depthCharts', [
  feed(leagueApi.endpoints.getDepthChart, ({ teamDepthCharts }, { leagueId }) =>
    keyedRows(leagueKey('any', leagueId), teamDepthCharts, ({ teamId, teamName }) => teamId ?? teamName),
  ),
]);

const lists = {
  QB: 'quarterbacks',
  RB: 'runningBacks',
  WR: 'wideReceivers',
  TE: 'tightEnds',
  K: 'kickers',
  DEF: 'defenses',
} as const;

/** The players of depth charts, with their team. */
export const chartedPlayers = (teams: readonly DepthChartRow[]) =>
  teams.flatMap((team) => {
    const { teamId, teamName, others = [] } = team;
    const listed = Object.entries(lists).flatMap(([position, list]) => team[list].map((player) => ({ ...player, position })));
    return [...listed, ...others].map((player) => ({ ...player, teamId, teamName }));
  });
