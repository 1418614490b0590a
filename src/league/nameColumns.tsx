import type { ColumnOptions, Field } from '../grid/baseColumn';
import { text } from '../grid/columnKinds';
import type { Cell, Column } from '../grid/columnTypes';
import { PlayerName } from './PlayerName';
import { TeamName } from './TeamName';

/** The name of a row's player as a link to his sheet, which names the row; a long one takes two lines. */
export function player<Row extends object & { playerId?: string }>(
  field: Field<Row>,
  headerName: string,
  options: ColumnOptions<Row>,
): Column<Row> {
  const renderCell = ({ row, formattedValue, tabIndex }: Cell<Row>) => (
    <span className="two-lines">
      <PlayerName id={row.playerId} name={formattedValue} tabIndex={tabIndex} />
    </span>
  );
  return text(field, headerName, { renderCell, pinned: 'alone', narrow: 'title', ...options });
}

type TeamId = string | null | undefined;

/** The name of a team of the page's league as a link to its page; `idOf` has the team's id if it is not the row's `teamId`. */
export function team<Row extends object & { teamId?: TeamId }>(
  field: Field<Row>,
  headerName: string,
  { idOf = ({ teamId }) => teamId, ...options }: ColumnOptions<Row> & { idOf?: (row: Row) => TeamId } = {},
): Column<Row> {
  const renderCell = ({ row, formattedValue, tabIndex }: Cell<Row>) => (
    <span className="two-lines">
      <TeamName id={idOf(row)} name={formattedValue} tabIndex={tabIndex} />
    </span>
  );
  return text(field, headerName, { renderCell, ...options });
}
