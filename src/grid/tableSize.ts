export const HEADER_HEIGHT = 48;
export const ROW_HEIGHT = 44;

/** From so many rows on a table scrolls in its own box, of at most a screen's height. */
const MOST_UNSCROLLED_ROWS = 25;

interface Shape {
  rowCount: number;
  pageCount: number;
  pageSize: number;
  /** Rows to keep room for while there are none; 0 when there is nothing to wait for. */
  expectedRows: number;
  /** Rows below them: totals, averages. */
  footerRows: number;
}

/** Limits of the table's height. A last, shorter page keeps the height of a full one, so that the pager stays where it is. */
export function tableHeight({ rowCount, pageCount, pageSize, expectedRows, footerRows }: Shape): {
  minHeight: number;
  maxHeight?: string;
} {
  const full = (rowCount === 0 ? expectedRows || 4 : pageCount > 1 ? pageSize : rowCount) + footerRows;
  const bounded = full > MOST_UNSCROLLED_ROWS;
  return {
    minHeight: HEADER_HEIGHT + Math.min(full, bounded ? 8 : full) * ROW_HEIGHT,
    ...(bounded && { maxHeight: 'max(30rem, calc(100dvh - 9rem))' }),
  };
}
