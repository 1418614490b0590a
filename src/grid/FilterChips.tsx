import type { TableView } from './useTableView';

/** The applied filters as buttons that remove them, and the number of rows left. */
export function FilterChips<Row>({ view, total }: { view: TableView<Row>; total: number }) {
  const { filters, found, setFilter, clearFilters } = view;
  return (
    <div className="table-tools row">
      {filters.map(({ field, headerName, label }) => (
        <button
          key={field}
          type="button"
          className="button table-chip"
          aria-label={`Remove ${headerName}: ${label}`}
          onClick={() => setFilter(field, '')}
        >
          <span className="ellipsis">
            {headerName}: <strong>{label}</strong>
          </span>
          <span aria-hidden>×</span>
        </button>
      ))}
      {filters.length > 1 && (
        <button type="button" className="button" onClick={clearFilters}>
          Clear all filters
        </button>
      )}
      <span className="table-count muted">
        {found.length} of {total} rows
      </span>
    </div>
  );
}
