import { tableSizes } from '../theme/tableSizes';

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

/** The height of the grid, or of its static rendering, with so many rows. */
export const heightOf = (rows: number, hasToolbar: boolean, rowHeight = tableSizes.row) =>
  (hasToolbar ? tableSizes.toolbar : 0) + tableSizes.header + rows * rowHeight;

/** Whether so many rows, with those of the summary, scroll in the table's own box. */
export const scrollsInside = (rows: number): boolean => rows > MOST_UNSCROLLED_ROWS;

/** The limits of a table's height, as CSS. A last, shorter page is as high as a full one, so that the pagination does not move. */
export function tableHeight({ rowCount, pageCount, pageSize, expectedRows, summaryRows, isGrid, hasToolbar }: Shape): string {
  const full = (rowCount === 0 ? expectedRows || 4 : pageCount > 1 ? pageSize : rowCount) + summaryRows;
  const bounded = scrollsInside(full);
  const least = isGrid && rowCount > 0 ? 0 : heightOf(bounded ? 8 : full, hasToolbar);
  return `min-height:${least}px;${bounded ? 'max-height:max(30rem,calc(100dvh - 9rem))' : ''}`;
}
