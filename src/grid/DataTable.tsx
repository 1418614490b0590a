import { startTransition, useEffect, useRef, useState } from 'react';
import { StaticTable } from '../components/StaticTable';
import { GroupHeading } from './groups';
import { type Grid, gridChunk } from './gridChunk';
import { narrowPlaces } from './narrow';
import { staticColumns } from './staticColumns';
import { TableLayout } from './TableLayout';
import type { TableProps } from './tableProps';
import { usePrinting } from './usePrinting';
import { useTableView } from './useTableView';

/** How often a press or the focus inside the static table is checked before the grid replaces it, in ms. */
const BUSY_CHECK_MS = 200;

const headingOf = (line: object) => (line instanceof GroupHeading ? line.text : undefined);

/**
 * A sortable table. The server, print, and a first page load show its static rendering, with the columns, rows and links of the grid; the
 * grid replaces that once, when its chunk is loaded. On later navigations the grid mounts at once. If its chunk fails to load, the static
 * rendering stays, with search and pages. Sort, filters and page are in the URL, above both.
 */
export function DataTable<Row extends object>(table: TableProps<Row>) {
  const view = useTableView(table);
  // None while the first page hydrates: only effects load it.
  const [grid, setGrid] = useState(gridChunk.loaded);
  const printing = usePrinting();
  const body = useRef<HTMLDivElement>(null);
  const { label, columns, loading } = table;

  useEffect(() => {
    if (grid || loading) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unmounted = false;
    const show = (Grid: Grid) => {
      if (unmounted) return;
      // The replacement would lose a click or the focus.
      if (body.current?.matches(':active, :focus-within')) timer = setTimeout(() => show(Grid), BUSY_CHECK_MS);
      else startTransition(() => setGrid(() => Grid));
    };
    gridChunk.load().then(show, (error: unknown) => console.error('The grid could not be loaded.', error));
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, [grid, loading]);

  const Grid = !loading && !printing ? grid : undefined;
  return (
    <TableLayout table={table} view={view} isGrid={Grid !== undefined}>
      {Grid ? (
        <Grid table={table} view={view} />
      ) : (
        <div ref={body} className={table.toolbar === false ? 'table-static' : 'table-static table-static--toolbar'}>
          <StaticTable
            fixed
            hasLinks={columns.some(({ renderCell }) => renderCell)}
            label={label}
            columns={staticColumns(columns, narrowPlaces(columns, view.sort?.field))}
            rows={view.lines}
            rowKey={view.lineId}
            headingOf={headingOf}
            summary={view.summary}
          />
        </div>
      )}
    </TableLayout>
  );
}
