import { Link } from 'react-router';
import type { ColumnOptions, Field } from '../grid/baseColumn';
import { text } from '../grid/columnKinds';
import type { Cell, Column } from '../grid/columnTypes';
import { PlayerName } from './PlayerName';

type PlayerOptions<Row extends object> = ColumnOptions<Row> & {
  /** The URL of a cell without a player, such as a pick's team. */
  to?: (row: Row) => string | undefined;
};

/** A player's name as a link to his sheet; a long one takes two lines. */
export function player<Row extends object & { playerId?: string }>(
  field: Field<Row>,
  headerName: string,
  { to, ...options }: PlayerOptions<Row>,
): Column<Row> {
  const renderCell = ({ row, formattedValue, tabIndex }: Cell<Row>) => {
    const url = to?.(row);
    const name = <PlayerName id={row.playerId} name={formattedValue} tabIndex={tabIndex} />;
    return (
      <span className="two-lines">
        {url === undefined ? (
          name
        ) : (
          <Link to={url} tabIndex={tabIndex}>
            {formattedValue}
          </Link>
        )}
      </span>
    );
  };
  return text(field, headerName, { renderCell, ...options });
}
