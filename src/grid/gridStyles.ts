import { tableSizes } from './tableSize';

const cells = '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader, .table-summary :is(th, td))';
const colour = (name: string) => `var(--mui-palette-${name})`;

/** The grid has the look of the static table that it replaces: `table.css` and `grid.css`. */
export const gridStyles = {
  flex: '1 1 auto',
  minHeight: 0,
  border: 0,
  borderRadius: 0,
  // Unlike `hidden`, it lets the headers stick to the page.
  overflow: 'clip',
  font: 'inherit',
  '--DataGrid-rowBorderColor': colour('divider'),
  '& .MuiDataGrid-toolbar': { minHeight: tableSizes.toolbar, padding: '0 8px' },
  '& .MuiToggleButton-root': { minWidth: 0, minHeight: 0, padding: 5, border: 0 },
  '& .MuiDataGrid-columnHeader': { backgroundColor: colour('background-raised') },
  '& .MuiDataGrid-sortButton': { backgroundColor: 'transparent' },
  // A long header takes two lines.
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, lineHeight: 1.25, whiteSpace: 'normal' },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  [cells]: { padding: `0 ${tableSizes.edge}px` },
  '@media screen and (width < 37.5rem)': {
    [cells]: { padding: '0 8px' },
    '& .MuiDataGrid-columnHeaderTitle': { fontSize: 'var(--mui-fontSize-small)' },
    '& :is(.MuiDataGrid-columnSeparator, .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-iconButtonContainer)':
      { display: 'none' },
  },
  '& .MuiDataGrid-cell': { scrollMarginTop: tableSizes.header },
  '& .numeric': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-row': { background: colour('background-paper') },
  '& .MuiDataGrid-row.table-odd': { background: colour('background-stripe') },
  '& .MuiDataGrid-row.table-group': { background: colour('background-raised'), fontWeight: 600 },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:focus-within': { background: colour('action-hover') },
  // The chips of a narrow row go on below its figure.
  '& .MuiDataGrid-cell:has(> .narrow-row)': { overflow: 'visible' },
  '& .MuiDataGrid-cell:is(.narrow-figure, .narrow-control)': { alignItems: 'flex-start', lineHeight: '20px' },
  '& .MuiDataGrid-cell.narrow-figure': { paddingTop: '10px' },
  '& .MuiDataGrid-cell.pinned': { position: 'sticky', backgroundColor: 'inherit' },
  // A grid without scrollbars keeps its headers visible while the page scrolls, below the navbar and the league's bar. The grid sets
  // `overflow` as an inline style, which only `!important` overrides.
  '@container style(--DataGrid-hasScrollX: 0) and style(--DataGrid-hasScrollY: 0)': {
    '& :is(.MuiDataGrid-main, .MuiDataGrid-mainContent, .MuiDataGrid-virtualScroller)': { overflow: 'visible !important' },
    '& .MuiDataGrid-topContainer': { top: 'calc(var(--mui-navbar-height) + 48px)' },
  },
  // A shadow where there are more columns at the right: see `table.css`.
  '@container style(--DataGrid-hasScrollX: 1)': {
    '& .MuiDataGrid-virtualScroller': { scrollTimeline: '--columns inline' },
    '& .MuiDataGrid-main': { timelineScope: '--columns' },
    '& .MuiDataGrid-main::after': { position: 'absolute', inset: '0 0 0 auto', animationTimeline: '--columns' },
  },
  // Above the separators of the headers that it covers, which have 30.
  '& .MuiDataGrid-columnHeader.pinned': { position: 'sticky', zIndex: 40 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus': {
    outline: `2px solid ${colour('info-main')}`,
    outlineOffset: -2,
  },
  '& .MuiDataGrid-columnHeader:focus-within': { outlineWidth: 2 },
} as const;
