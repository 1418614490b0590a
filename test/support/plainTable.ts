import { screen, within } from '@testing-library/react';

/** The body rows of a static table. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole<HTMLTableRowElement>('row').slice(1);

/** The cells of a row, including its header. */
export const cellsOf = (row: HTMLTableRowElement): HTMLElement[] => [...row.cells];

export const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The column headers of a static table. */
export const headersOf = (name: string) => texts(within(screen.getByRole('table', { name })).getAllByRole('columnheader'));
