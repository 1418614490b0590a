import type { TeamDepthChartRow } from '../../entities/tables';

const lists = {
  QB: 'quarterbacks',
  RB: 'runningBacks',
  WR: 'wideReceivers',
  TE: 'tightEnds',
  K: 'kickers',
  DEF: 'defenses',
} as const;

/** The players of depth charts, with their team. */
export const chartedPlayers = (teams: readonly TeamDepthChartRow[]) =>
  teams.flatMap((team) => {
    const { teamId, teamName, others = [] } = team;
    const listed = Object.entries(lists).flatMap(([position, list]) => team[list].map((player) => ({ ...player, position })));
    return [...listed, ...others].map((player) => ({ ...player, teamId, teamName }));
  });
