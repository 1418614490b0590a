import type { GridValidRowModel } from '@mui/x-data-grid';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type * as DataTableModule from './DataTable';
import { PlainTable } from './PlainTable';
import { TableFrame } from './TableFrame';
import type { TableProps } from './tableProps';
import { usePrinting } from './usePrinting';
import { useTableView } from './useTableView';

type GridModule = Pick<typeof DataTableModule, 'GridRows'>;

/** Fetches the grid's code; a page that will need it may call this early. */
export const loadGrid = (): Promise<GridModule> => import(/* webpackChunkName: "grid", webpackPrefetch: true */ './DataTable');

/**
 * The table of `DataTable`, its first rows painted as a plain table until the grid is there: its code takes a while to come, and where it
 * has come, longer to draw. Sort, filters and page live above
 * both, so they outlast the change. Without Suspense, because a grid that cannot be fetched leaves the plain table at work, and
 * because the change can wait until the focus is elsewhere.
 */
export function LazyTable<Row extends GridValidRowModel>(table: TableProps<Row>) {
  const view = useTableView(table);
  const rows = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<GridModule>();
  const printing = usePrinting();
  const { loading } = table;

  // Before the grid can be pressed: such a press must not take it back.
  useLayoutEffect(() => {
    // The grid's code is heavy: it is fetched meanwhile, but runs after the first rows have been painted.
    if (grid || loading) return undefined;
    const plain = rows.current;
    let loaded: GridModule | undefined;
    let pressed = false;
    const show = () => {
      if (loaded && !pressed && !plain?.contains(document.activeElement)) startTransition(() => setGrid(loaded));
    };
    // The focus has left the one element but not reached the other while this event runs.
    const showLater = () => setTimeout(show);
    // A click is lost where its element goes between press and release: a change under way is taken back.
    const press = () => {
      pressed = true;
      setGrid(undefined);
    };
    const release = () => {
      pressed = false;
      showLater();
    };
    plain?.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    plain?.addEventListener('focusout', showLater);
    const load = () =>
      loadGrid().then(
        (module) => {
          loaded = module;
          show();
        },
        (error: unknown) => console.error('The grid could not be loaded.', error),
      );
    const frame = requestAnimationFrame(() => setTimeout(load));
    return () => {
      cancelAnimationFrame(frame);
      plain?.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      plain?.removeEventListener('focusout', showLater);
    };
  }, [grid, loading]);

  return (
    <TableFrame table={table} view={view}>
      <div ref={rows} className="table-rows">
        {/* The grid keeps its screen's width on paper, and the rows that are out of sight to itself. */}
        {grid && !printing ? (
          <grid.GridRows table={table} view={view} />
        ) : (
          <PlainTable table={table} view={view} whole={printing} />
        )}
      </div>
    </TableFrame>
  );
}
