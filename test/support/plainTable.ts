import { screen, waitFor, within } from '@testing-library/react';

/** The body rows of a static table. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole<HTMLTableRowElement>('row').slice(1);

/** The cells of a row, including its header. */
export const cellsOf = (row: HTMLTableRowElement): HTMLElement[] => [...row.cells];

export const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The column headers of a static table. */
export const headersOf = (name: string) => texts(within(screen.getByRole('table', { name })).getAllByRole('columnheader'));

const textsOf = (name: string, rows: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll<HTMLTableRowElement>(rows)].map((row) => texts(cellsOf(row)));

/** The texts of a static table's rows, cell by cell. */
export const rowTexts = (name: string) => textsOf(name, 'tbody tr');

/** The texts of its summary rows, cell by cell. */
export const summaryTexts = (name: string) => textsOf(name, 'tfoot tr');

/** One column of its rows. */
export const columnTexts = (name: string, index: number) => rowTexts(name).map((cells) => cells[index]);

/** Waits until a static table shows rows, and returns their texts. */
export const findRowTexts = (name: string) =>
  waitFor(() => {
    const shown = rowTexts(name);
    if (shown.length === 0) throw new Error(`The table ${name} has no rows.`);
    return shown;
  });
