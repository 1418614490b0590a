import { useParams } from 'react-router';
import type { ColumnOptions, Field } from '../grid/baseColumn';
import { renderLink } from '../grid/cellRenderers';
import { text } from '../grid/columnKinds';
import type { Cell, Column } from '../grid/columnTypes';
import { useTeamPath } from './useTeamPath';

type TeamId = string | null | undefined;

function TeamCell<Row extends object>({ id, cell }: { id: TeamId; cell: Cell<Row> }) {
  const { leagueId } = useParams();
  const teamPath = useTeamPath(leagueId!);
  return renderLink(() => teamPath(id))(cell);
}

/** The name of a team of the page's league as a link to its page; `idOf` has the team's id if it is not the row's `teamId`. */
export function team<Row extends object & { teamId?: TeamId }>(
  field: Field<Row>,
  headerName: string,
  { idOf = ({ teamId }) => teamId, ...options }: ColumnOptions<Row> & { idOf?: (row: Row) => TeamId } = {},
): Column<Row> {
  return text(field, headerName, { renderCell: (cell) => <TeamCell id={idOf(cell.row)} cell={cell} />, ...options });
}
