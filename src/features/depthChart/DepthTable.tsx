import { PositionBadge } from '../../components/PositionBadge';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import type { DepthChartRow } from '../../entities/depthCharts';
import { depthPositions } from './columns';
import './depthChart.css';

const columns: StaticColumn<DepthChartRow>[] = [
  { key: 'team', header: 'Team', rowHeader: true, className: 'pinned', cell: ({ teamName }) => teamName },
  ...depthPositions.map(({ position, list, description }) => ({
    key: position,
    header: <PositionBadge position={position} />,
    description,
    cell: (team: DepthChartRow) =>
      team[list].length > 0 && (
        <ul>
          {team[list].map(({ playerId, playerName }, index) => (
            <li key={playerId ?? index}>{playerName}</li>
          ))}
        </ul>
      ),
  })),
];

/** One row per team, with its players in the column of their position. */
export function DepthTable({ teams }: { teams: DepthChartRow[] }) {
  return (
    <StaticTable card label="Depth charts" className="depth-chart" columns={columns} rows={teams} rowKey={({ key }) => key} />
  );
}
