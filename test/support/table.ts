import { screen, waitFor, within } from '@testing-library/react';
import { withGrid } from './withGrid';

withGrid();

/** Waits until the grid of this name shows rows. */
export function findGrid(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const grid = screen.getByRole('grid', { name });
    within(grid).getAllByRole('gridcell');
    return grid;
  });
}

/** The headers of the shown columns. */
export const columnNames = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The texts of the shown rows, cell by cell. */
export const shownRows = () => textsOf(screen.getAllByRole('row').filter((row) => !row.closest('.table-summary')));

/** The texts of the summary rows, cell by cell. */
export const summaryRows = () =>
  [...document.querySelectorAll<HTMLTableRowElement>('.table-summary tr')].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );

const textsOf = (rows: HTMLElement[]) =>
  rows
    .map((row) => within(row).queryAllByRole('gridcell'))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map(({ textContent }) => textContent));

/** One column of the shown rows. */
export const shownColumn = (index: number) => shownRows().map((row) => row[index]);
