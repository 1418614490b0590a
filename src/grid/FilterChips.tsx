import type { TableView } from './useTableView';
import { Button } from '../components/Button';

/** The applied filters as buttons that remove them, and the number of rows left. */
export function FilterChips<Row>({ view, total }: { view: TableView<Row>; total: number }) {
  const { filters, found, setFilter, clearFilters } = view;
  return (
    <div className="table-tools row">
      {filters.map(({ field, headerName, label }) => (
        <Button
          key={field}
          className="table-chip"
          aria-label={`Remove ${headerName}: ${label}`}
          onClick={() => setFilter(field, '')}
        >
          <span className="ellipsis">
            {headerName}: <strong>{label}</strong>
          </span>
          <span aria-hidden>×</span>
        </Button>
      ))}
      {filters.length > 1 && <Button onClick={clearFilters}>Clear all filters</Button>}
      <span className="table-count muted">
        {found.length} of {total} rows
      </span>
    </div>
  );
}
