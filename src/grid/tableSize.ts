import type { CSSProperties } from 'react';

/**
 * The sizes of tables, in pixels: the height of the toolbar, of the header and of a row, the space at the sides of a cell, the least width
 * of each column of a pinned pair, the height of a narrow row and the width of its figure. The grid and the static table that it replaces
 * have the same: see `grid.css`.
 */
export const tableSizes = { toolbar: 48, header: 48, row: 44, edge: 12, pinned: 120, narrowRow: 60, figure: 104 };

/** A table with more rows scrolls in its own box, at most a screen high, so that only the visible rows are rendered. */
const MOST_UNSCROLLED_ROWS = 200;

type Shape = {
  rowCount: number;
  pageCount: number;
  pageSize: number;
  /** Rows to reserve space for while there are none; 0 when nothing loads. */
  expectedRows: number;
  summaryRows: number;
  /** Whether the rows are in the grid, which has the height of its content. */
  isGrid: boolean;
  hasToolbar: boolean;
};

/** The height of the grid with so many rows. */
export const heightOf = (rows: number, hasToolbar: boolean, rowHeight: number) =>
  (hasToolbar ? tableSizes.toolbar : 0) + tableSizes.header + rows * rowHeight;

/** Whether so many rows, with those of the summary, scroll in the table's own box. */
export const scrollsInside = (rows: number): boolean => rows > MOST_UNSCROLLED_ROWS;

/** The limits of a table's height. A last, shorter page is as high as a full one, so that the pagination does not move. */
export function tableHeight({
  rowCount,
  pageCount,
  pageSize,
  expectedRows,
  summaryRows,
  isGrid,
  hasToolbar,
}: Shape): CSSProperties {
  const full = rowCount === 0 ? expectedRows || 4 : pageCount > 1 ? pageSize : rowCount;
  const bounded = scrollsInside(full + summaryRows);
  const others = tableSizes.header + summaryRows * tableSizes.row;
  const toolbar = hasToolbar ? 'var(--table-toolbar)' : 'var(--table-narrow-toolbar)';
  // The style sheet has the rows' height and the toolbar's, which differ in a narrow window.
  const least = isGrid && rowCount > 0 ? 0 : `calc(${others}px + ${toolbar} + ${bounded ? 8 : full} * var(--table-row))`;
  return { minHeight: least, ...(bounded && { maxHeight: 'max(30rem, 100dvh - 9rem)' }) };
}
