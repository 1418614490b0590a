import { screen, within } from '@testing-library/react';

/** The rows of a real table, below its header. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole<HTMLTableRowElement>('row').slice(1);

/** The cells of a row, its header among them. */
export const cellsOf = (row: HTMLTableRowElement): HTMLElement[] => [...row.cells];

export const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The columns' names of a real table. */
export const headersOf = (name: string) => texts(within(screen.getByRole('table', { name })).getAllByRole('columnheader'));
