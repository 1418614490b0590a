/** Styles that give the grid the sizes and colours of the static rendering, which it replaces. */
export const gridSx = {
  flex: '1 1 auto',
  minHeight: 0,
  border: 0,
  borderRadius: 0,
  font: 'inherit',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-toolbar': { minHeight: 48, padding: '0 8px' },
  '& .MuiToggleButtonGroup-root': { padding: 0, border: 0, background: 'none' },
  '& .MuiToggleButton-root': { minWidth: 0, minHeight: 0, padding: '5px', border: 0 },
  '& .MuiDataGrid-columnHeader': { backgroundColor: 'background.raised' },
  '& .MuiDataGrid-sortButton': { backgroundColor: 'transparent' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { padding: '0 12px' },
  '& .MuiDataGrid-row': { backgroundColor: 'background.paper' },
  '& .MuiDataGrid-row.table-odd': { backgroundColor: 'background.stripe' },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:focus-within': { backgroundColor: 'action.hover' },
  '& .MuiDataGrid-cell.pinned': { position: 'sticky', backgroundColor: 'inherit' },
  // Above the separators of the headers that it covers, which have 30.
  '& .MuiDataGrid-columnHeader.pinned': { position: 'sticky', zIndex: 40 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus': {
    outline: '2px solid var(--mui-palette-info-main)',
    outlineOffset: '-2px',
  },
  '& .MuiDataGrid-columnHeader:focus-within': { outlineWidth: 2 },
};
