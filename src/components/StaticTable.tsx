import { type ReactNode, useId } from 'react';

export type StaticColumn<Row> = {
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
  cell: (row: Row) => ReactNode;
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

const cellClass = ({ align = 'left', className }: Pick<StaticColumn<never>, 'align' | 'className'>) =>
  [align === 'right' ? 'numeric' : align === 'center' ? 'centered' : undefined, className].filter(Boolean).join(' ') || undefined;

/** A semantic table without sorting or filters. It scrolls in its own box if it is too wide. */
export function StaticTable<Row>({ label, columns, rows, className = '', card = false, fixed = false, ...props }: Props<Row>) {
  const id = useId();
  const { rowKey, rowClassName, headingOf, onRowClick, summary = [], hasLinks = false } = props;
  const leastWidth = props.minWidth ?? columns.reduce((sum, { width, minWidth }) => sum + Number(width ?? minWidth), 0);
  return (
    <div className={card ? 'card table-box' : 'table-box'} role="group" aria-label={label} tabIndex={hasLinks ? undefined : 0}>
      {/* Not a style attribute: the page's policy forbids those in the server's HTML. */}
      {fixed && <style>{`#${id}{min-width:${leastWidth}px}`}</style>}
      <table id={fixed ? id : undefined} className={`table ${fixed ? 'table--fixed ' : ''}${className}`} aria-label={label}>
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
              <th key={column.key} scope="col" className={cellClass(column)}>
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
                onClick={
                  onRowClick &&
                  (({ target }) => {
                    if (!(target as Element).closest('a, button, input, label')) onRowClick(row);
                  })
                }
              >
                {columns.map((column) =>
                  column.rowHeader ? (
                    <th key={column.key} scope="row" className={cellClass(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={cellClass(column)}>
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
                    <td key={column.key} className={cellClass(column)}>
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
