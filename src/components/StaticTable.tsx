import type { ReactNode } from 'react';
import { isInteractive } from '../browser/isInteractive';
import { type NarrowOptions, withPlaces } from './narrowPlaces';

export type StaticColumn<Row> = NarrowOptions & {
  key: string;
  header: ReactNode;
  /** The header's tooltip. */
  description?: string;
  align?: 'left' | 'right' | 'center';
  /** In pixels, or a share such as `20%`; flexible columns have `minWidth` instead. For `fixed` tables only. */
  width?: number | string;
  minWidth?: number;
  className?: string;
  /** Whether the cell is the header of its row. */
  rowHeader?: boolean;
  /** The id of the element that names a row, in a row header that has links besides the name. */
  rowNameId?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
  /** Whether a row has no value in the column: no chip and no line then. */
  isMissing?: (row: Row) => boolean;
};

/** A summary row below the rows: the text of each column by its key. */
export type StaticSummary = { label: string; texts: ReadonlyMap<string, string> };

type Props<Row> = {
  /** The table's accessible name. */
  label: string;
  columns: readonly StaticColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowClassName?: (row: Row) => string | undefined;
  /** The text of a row that is the heading of those below it. */
  headingOf?: (row: Row) => string | undefined;
  /** Called when a row is clicked outside of its links. */
  onRowClick?: (row: Row) => void;
  summary?: readonly StaticSummary[];
  className?: string;
  card?: boolean;
  /** Whether the columns have their own widths, whatever their content. */
  fixed?: boolean;
  /** In pixels, for `fixed` tables; otherwise the sum of their columns' widths. */
  minWidth?: number;
  /** Whether cells contain links or buttons, by which the keyboard can scroll. Other tables are focusable themselves. */
  hasLinks?: boolean;
};

type CellStyle = Pick<StaticColumn<never>, 'align' | 'className' | keyof NarrowOptions>;

const cellClass = ({ align = 'left', className, narrow }: CellStyle) =>
  [align === 'right' ? 'numeric' : align === 'center' ? 'centered' : undefined, className, narrow && `narrow-${narrow}`]
    .filter(Boolean)
    .join(' ') || undefined;

const cellProps = (column: CellStyle, isMissing = false) => ({
  className: cellClass(isMissing ? { ...column, narrow: undefined } : column),
  'data-label': column.narrowLabel,
  style: column.narrowWidth === undefined ? undefined : { '--narrow-width': `${column.narrowWidth}px` },
});

/**
 * A semantic table without sorting or filters. Where its columns have places in a narrow row, its rows have two lines or more in a narrow
 * window; otherwise it scrolls in its own box if it is too wide.
 */
export function StaticTable<Row>({ label, rows, className = '', card = false, fixed = false, ...props }: Props<Row>) {
  const columns = fixed ? props.columns : withPlaces(props.columns);
  const { rowKey, rowClassName, headingOf, onRowClick, summary = [], hasLinks = false } = props;
  const leastWidth = props.minWidth ?? columns.reduce((sum, { width, minWidth }) => sum + Number(width ?? minWidth), 0);
  const isNarrow = columns.some(({ narrow }) => narrow === 'title');
  return (
    <div className={card ? 'card table-box' : 'table-box'} role="group" aria-label={label} tabIndex={hasLinks ? undefined : 0}>
      <table
        className={['table', fixed && 'table--fixed', isNarrow && 'table--narrow', className].filter(Boolean).join(' ')}
        style={fixed ? { '--least-width': `${leastWidth}px` } : undefined}
        aria-label={label}
      >
        {fixed && (
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} width={width} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" {...cellProps(column)} data-label={undefined}>
                {column.description ? <abbr title={column.description}>{column.header}</abbr> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const heading = headingOf?.(row);
            if (heading !== undefined)
              return (
                <tr key={rowKey(row)} className="table-group">
                  <th scope="rowgroup" colSpan={columns.length}>
                    {heading}
                  </th>
                </tr>
              );
            return (
              <tr
                key={rowKey(row)}
                className={rowClassName?.(row)}
                onClick={onRowClick && (({ target }) => isInteractive(target) || onRowClick(row))}
              >
                {columns.map((column) =>
                  column.rowHeader ? (
                    <th key={column.key} scope="row" aria-labelledby={column.rowNameId?.(row)} {...cellProps(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} {...cellProps(column, column.isMissing?.(row))}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
        {summary.length > 0 && (
          <tfoot>
            {summary.map((line) => (
              <tr key={line.label}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row" className={column.className}>
                      {line.label}
                    </th>
                  ) : (
                    <td key={column.key} {...cellProps(column)}>
                      {line.texts.get(column.key)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}
