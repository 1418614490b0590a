/**
 * The sizes of tables, in pixels: the height of the toolbar, of the header and of a row, the space at the sides of a cell, the least width
 * of each column of a pinned pair. The grid and the static table that it replaces have the same.
 */
export const tableSizes = { toolbar: 48, header: 48, row: 44, edge: 12, pinned: 120 };
