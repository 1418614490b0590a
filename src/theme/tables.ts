import type { CSSObject } from '@emotion/react';
import { colour, forcedColours, rows, space } from './mixins';
import { tableSizes } from './tableSizes';

const line = `1px solid ${colour('divider')}`;

const staticTable: CSSObject = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& :is(th, td)': { padding: `10px var(--cell-gap, ${space(3)})`, textAlign: 'left' },
  '& :is(th, td):first-child': { paddingLeft: `var(--table-edge, ${space(4)})` },
  '& :is(th, td):last-child': { paddingRight: `var(--table-edge, ${space(4)})` },
  '& :is(thead, tfoot) > tr > *': { borderTop: line, ...rows.heading },
  '& thead th': {
    borderBottom: line,
    color: colour('text-secondary'),
    fontSize: 'var(--mui-fontSize-small)',
    whiteSpace: 'nowrap',
  },
  '& :where(tbody tr)': { borderBottom: line, ...rows.plain },
  '& :where(tbody tr:nth-child(even))': rows.odd,
  '& tbody th': { minWidth: 'var(--name-width, 9rem)', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .numeric': {
    width: 'var(--number-width, 3.4rem)',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& :is(th, td).narrow': { width: '1px', paddingRight: 0, whiteSpace: 'normal' },
  '& .nowrap, & .nowrap > .row': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  '& .wide-cell': { minWidth: '220px', overflowWrap: 'anywhere' },
  '& tbody .pinned': { backgroundColor: 'inherit', backgroundClip: 'padding-box' },
  '& .row-link': { cursor: 'pointer', '&:is(:hover, :focus-within)': rows.hover },
};

const onPhone = '@media screen and (width < 37.5rem)';

/** A long header takes two lines. */
const header: CSSObject = { lineHeight: 1.25, whiteSpace: 'normal' };

/** A static table that the grid replaces has the grid's measures. Collapsed borders add half of theirs to each row. */
const measures: CSSObject = {
  '--table-edge': `${tableSizes.edge}px`,
  [onPhone]: { '--table-edge': space(2) },
  '& .table :is(th, td)': {
    height: `${tableSizes.row}px`,
    padding: '0 var(--table-edge)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& thead tr': { height: `${tableSizes.header}px` },
  '& .table thead th': header,
  '& .table tfoot :is(th, td)': { height: `${tableSizes.row - 0.5}px` },
  // A bold sum is wider than the numbers above it.
  '& .table tfoot th': { overflow: 'visible' },
  '& .table tfoot .numeric': { paddingLeft: 0 },
};

const accent = (share: string) => `color-mix(in srgb, ${colour('primary-main')} ${share}, transparent)`;

const cells: Record<string, CSSObject> = {
  // Beside the number, which stays the cell's only text.
  '.table-rank': {
    flex: '0 0 2.4rem',
    color: colour('text-secondary'),
    fontSize: '0.75rem',
    textAlign: 'right',
    '&::before': { content: '" " attr(data-rank)' },
  },
  '.table-pill': {
    padding: '2px 8px',
    border: '1px solid var(--pill)',
    borderRadius: '999px',
    background: 'color-mix(in srgb, var(--pill) 16%, transparent)',
  },
  // Up to a third of the accent, on which text keeps its contrast.
  '.table-shade': {
    padding: '4px 8px',
    borderRadius: '4px',
    background: accent('calc(var(--shade) * 6.8%)'),
    // What the shade means, for screen readers.
    '&[data-rank]::after': {
      position: 'absolute',
      overflow: 'hidden',
      width: '1px',
      height: '1px',
      clipPath: 'inset(50%)',
      content: '" " attr(data-rank)',
    },
  },
  // All shades, in a legend.
  '.shade-scale': {
    width: '96px',
    height: '14px',
    borderRadius: '4px',
    background: `linear-gradient(to right, transparent, ${accent('34%')})`,
  },
};

/** The same in the system's colours: each pill has its own border, and text keeps its contrast on every shade. */
const forcedCells: Record<string, CSSObject> = {
  '.table-pill-yellow': { borderStyle: 'dashed' },
  '.table-pill-red': { borderWidth: '3px', borderStyle: 'double' },
  ':is(.table-shade, .shade-scale)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  '.table-shade': { background: 'color-mix(in srgb, CanvasText calc(var(--shade) * 6.8%), Canvas)' },
  '.shade-scale': { background: 'linear-gradient(to right, Canvas, color-mix(in srgb, CanvasText 34%, Canvas))' },
};

/** The look of static tables and of cells. */
export const tables: Record<string, CSSObject> = {
  '.table': staticTable,
  '.table-group > th': { borderTop: line, ...rows.heading },
  '@media screen': {
    '.table--fixed': { tableLayout: 'fixed', overflowWrap: 'anywhere', '& .numeric': { width: 'auto' } },
    '.table-static': measures,
    // A column that stays visible while its table scrolls sideways. The columns of a pair are side by side.
    '.pinned': { position: 'sticky', zIndex: 2, insetInline: 0 },
  },
  [onPhone]: { '.table': { '--cell-gap': space(2), '--table-edge': space(2), '--name-width': '6.5rem' } },
  '.pinned-first': { right: `${tableSizes.pinned}px` },
  '.pinned-second': { left: `${tableSizes.pinned}px` },
  ...cells,
  [forcedColours]: forcedCells,
};

const gridCells = '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader, .table-summary :is(th, td))';

/** The grid has the look of the static table that it replaces. */
export const grid: CSSObject = {
  flex: '1 1 auto',
  minHeight: 0,
  border: 0,
  borderRadius: 0,
  // Unlike `hidden`, it lets the headers stick to the page.
  overflow: 'clip',
  font: 'inherit',
  '--DataGrid-rowBorderColor': colour('divider'),
  '& .MuiDataGrid-toolbar': { minHeight: tableSizes.toolbar, padding: '0 8px' },
  '& .MuiToggleButtonGroup-root': { padding: 0, border: 0, background: 'none' },
  '& .MuiToggleButton-root': { minWidth: 0, minHeight: 0, padding: 5, border: 0 },
  '& .MuiDataGrid-columnHeader': { backgroundColor: colour('background-raised') },
  '& .MuiDataGrid-sortButton': { backgroundColor: 'transparent' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, ...header },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  [gridCells]: { padding: `0 ${tableSizes.edge}px` },
  [onPhone]: {
    [gridCells]: { padding: `0 ${space(2)}` },
    '& .MuiDataGrid-columnHeaderTitle': { fontSize: 'var(--mui-fontSize-small)' },
    // The toolbar does what the column menus do, and the titles need their width.
    '&:has(.MuiDataGrid-toolbar) .MuiDataGrid-menuIcon': { display: 'none' },
  },
  '& .MuiDataGrid-cell': { scrollMarginTop: tableSizes.header },
  '& .numeric': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-row': rows.plain,
  '& .MuiDataGrid-row.table-odd': rows.odd,
  '& .MuiDataGrid-row.table-group': rows.heading,
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:focus-within': rows.hover,
  '& .MuiDataGrid-cell.pinned': { position: 'sticky', backgroundColor: 'inherit' },
  // A grid without scrollbars keeps its headers visible while the page scrolls, below the navbar and the league's bar. The grid sets
  // `overflow` as an inline style, which only `!important` overrides.
  '@container style(--DataGrid-hasScrollX: 0) and style(--DataGrid-hasScrollY: 0)': {
    '& :is(.MuiDataGrid-main, .MuiDataGrid-mainContent, .MuiDataGrid-virtualScroller)': { overflow: 'visible !important' },
    '& .MuiDataGrid-topContainer': { top: 'calc(var(--mui-navbar-height) + 48px)' },
  },
  // Above the separators of the headers that it covers, which have 30.
  '& .MuiDataGrid-columnHeader.pinned': { position: 'sticky', zIndex: 40 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus': {
    outline: `2px solid ${colour('info-main')}`,
    outlineOffset: -2,
  },
  '& .MuiDataGrid-columnHeader:focus-within': { outlineWidth: 2 },
};
