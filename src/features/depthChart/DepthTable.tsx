import { useMemo } from 'react';
import { PlayerName } from '../../components/PlayerName';
import { PositionBadge } from '../../components/PositionBadge';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { TeamName } from '../../components/TeamName';
import type { DepthChartRow } from '../../entities/depthCharts';
import { depthPositions } from './columns';
import type { TeamPath } from '../../platforms/useTeamPath';

const depthColumns = (teamPath: TeamPath): StaticColumn<DepthChartRow>[] => [
  {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    className: 'pinned',
    width: '17%',
    cell: ({ teamId, teamName }) => <TeamName name={teamName} to={teamPath(teamId)} />,
  },
  ...depthPositions.map(({ position, list, description }) => ({
    key: position,
    header: <PositionBadge position={position} />,
    description,
    cell: (team: DepthChartRow) =>
      team[list].length > 0 && (
        <ul>
          {team[list].map(({ playerId, playerName }, index) => (
            <li key={playerId ?? index}>
              <PlayerName id={playerId} name={playerName} />
            </li>
          ))}
        </ul>
      ),
  })),
];

/** One row per team, with its players in the column of their position. */
export function DepthTable({ teams, teamPath }: { teams: DepthChartRow[]; teamPath: TeamPath }) {
  const columns = useMemo(() => depthColumns(teamPath), [teamPath]);
  return (
    <StaticTable
      card
      fixed
      minWidth={940}
      label="Depth charts"
      className="depth-chart"
      columns={columns}
      rows={teams}
      rowKey={({ key }) => key}
      hasLinks
    />
  );
}
