import { screen, waitFor, within } from '@testing-library/react';
import { loadGrid } from '../../src/grid/LazyTable';

// Its code takes Jest seconds to transform, which is none of a test's time.
beforeAll(async () => void (await loadGrid()));

/** Waits until the grid of that name shows rows. */
export function findGrid(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const grid = screen.getByRole('grid', { name });
    within(grid).getAllByRole('gridcell');
    return grid;
  });
}

/** The names of the shown columns. */
export const columnNames = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The texts of the shown rows but the footer's, cell by cell. */
export const shownRows = () => textsOf(screen.getAllByRole('row').filter((row) => !row.matches('.table-foot')));

/** The texts of the footer's rows: totals, averages. */
export const footerRows = () => textsOf(screen.queryAllByRole('row').filter((row) => row.matches('.table-foot')));

const textsOf = (rows: HTMLElement[]) =>
  rows
    .map((row) => within(row).queryAllByRole('gridcell'))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map(({ textContent }) => textContent));

/** One column of the shown rows. */
export const shownColumn = (index: number) => shownRows().map((row) => row[index]);
