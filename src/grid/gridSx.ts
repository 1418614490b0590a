/** The grid in the look of grid.css, whose tokens follow light and dark. */
export const gridSx = {
  // Stronger than the class of variables that the grid makes from the theme.
  '&&': {
    '--DataGrid-t-color-background-base': 'var(--surface, #fff)',
    '--DataGrid-t-header-background-base': 'var(--surface-raised, #f4f4f2)',
    '--DataGrid-t-color-foreground-base': 'var(--text, #1c1f1d)',
    '--DataGrid-t-color-foreground-muted': 'var(--text-muted, #5b625e)',
    '--DataGrid-t-color-border-base': 'var(--line, #d9d9d9)',
    '--DataGrid-t-color-interactive-hover': 'var(--row-hover, #eceeea)',
    '--DataGrid-t-color-interactive-hover-opacity': 1,
    '--DataGrid-t-color-interactive-focus': 'var(--focus, #1f5fbf)',
    '--DataGrid-t-radius-base': '0px',
    '--DataGrid-rowBorderColor': 'var(--line, #d9d9d9)',
  },
  border: 0,
  font: 'inherit',
  '& .MuiDataGrid-row.table-odd': { backgroundColor: 'var(--row-stripe, #f7f8f6)' },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row.table-odd:hover, & .MuiDataGrid-row:focus-within': {
    backgroundColor: 'var(--row-hover, #eceeea)',
  },
  '& .MuiDataGrid-row.table-foot': { backgroundColor: 'var(--surface-raised, #f4f4f2)', cursor: 'default', fontWeight: 600 },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { padding: '0 var(--table-pad)' },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { minWidth: 0 },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeader:focus-within': { outline: 0 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus': {
    outline: '2px solid var(--focus, #1f5fbf)',
    outlineOffset: '-2px',
  },
};
