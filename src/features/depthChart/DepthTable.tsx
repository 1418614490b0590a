import type { Schema } from '../../api/types';
import { ColumnLegend } from '../../components/ColumnLegend';
import { PlayerName } from '../../league/PlayerName';
import { PositionBadge } from '../../league/PositionBadge';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { teamColumn } from '../../league/TeamName';
import type { TeamDepthChartRow } from '../../entities/tables';
import { depthPositions } from '../../league/depthPositions';

type Player = Schema<'DepthChartPlayer'> & { position?: string };

/** The marks of players who are not active, with what they mean. */
const slotMarks = {
  reserve: { key: 'reserve', header: 'IR', description: 'Injured reserve' },
  taxi: { key: 'taxi', header: 'Taxi', description: 'Taxi squad' },
} as const satisfies Record<NonNullable<Player['slot']>, { key: string; header: string; description: string }>;

const playersOf = (team: TeamDepthChartRow): Player[] => [
  ...depthPositions.flatMap(({ list }) => team[list]),
  ...(team.others ?? []),
];

const playerList = (players: readonly Player[]) =>
  players.length > 0 && (
    <ul>
      {players.map(({ playerId, playerName, position, slot }, index) => (
        <li key={playerId ?? index}>
          <PlayerName id={playerId} name={playerName} />
          {position && ` ${position}`}
          {slot && <span className="muted"> {slotMarks[slot].header}</span>}
        </li>
      ))}
    </ul>
  );

/** The column of other positions, in leagues that have them. */
const othersColumn: StaticColumn<TeamDepthChartRow> = {
  key: 'others',
  header: 'Other',
  description: 'Players of any other position',
  narrow: 'line',
  narrowLabel: 'Other',
  isMissing: ({ others = [] }) => others.length === 0,
  cell: ({ others = [] }) => playerList(others),
};

const depthColumns = (hasOthers: boolean): StaticColumn<TeamDepthChartRow>[] => [
  { ...teamColumn, width: '17%' },
  ...depthPositions.map(({ position, list, description }) => ({
    key: position,
    header: <PositionBadge position={position} />,
    description,
    narrow: 'line' as const,
    narrowLabel: position,
    isMissing: (team: TeamDepthChartRow) => team[list].length === 0,
    cell: (team: TeamDepthChartRow) => playerList(team[list]),
  })),
  ...(hasOthers ? [othersColumn] : []),
];

/** One row per team, with its players in the column of their position. */
export function DepthTable({ teams }: { teams: TeamDepthChartRow[] }) {
  const hasOthers = teams.some(({ others }) => others);
  const used = new Set(teams.flatMap(playersOf).map(({ slot }) => slot && slotMarks[slot]));
  const marks = Object.values(slotMarks).filter((mark) => used.has(mark));
  return (
    <>
      <StaticTable
        card
        fixed
        minWidth={940}
        label="Depth charts"
        className="depth-chart plain-links"
        columns={depthColumns(hasOthers)}
        rows={teams}
        rowKey={({ key }) => key}
        hasLinks
      />
      {marks.length > 0 && <ColumnLegend columns={marks} />}
    </>
  );
}
