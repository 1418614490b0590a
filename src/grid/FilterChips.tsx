import type { TableView } from './useTableView';

/** What is filtered, each with a way to take it away, and how many rows that leaves. */
export function FilterChips<Row>({ view, total }: { view: TableView<Row>; total: number }) {
  const { filters, found, setFilter, clearFilters } = view;
  return (
    <div className="table-chips">
      {filters.map(({ field, headerName, text }) => (
        <button
          key={field}
          type="button"
          className="table-chip"
          aria-label={`Remove ${headerName}: ${text}`}
          onClick={() => setFilter(field, '')}
        >
          <span className="table-chip-text">
            {headerName}: <strong>{text}</strong>
          </span>
          <span aria-hidden>×</span>
        </button>
      ))}
      {filters.length > 1 && (
        <button type="button" className="table-button" onClick={clearFilters}>
          Clear all filters
        </button>
      )}
      <span className="table-count" role="status">
        {found.length} of {total} rows
      </span>
    </div>
  );
}
