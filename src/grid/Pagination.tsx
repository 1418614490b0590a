import { Button } from '../components/Button';
import { StepButton } from '../components/Pager';
import { paginationItems } from './paginationItems';
import { ALL_ROWS, PAGE_SIZES } from './tableSearchParams';
import type { TableView } from './useTableView';

type Props<Row> = {
  label: string;
  view: TableView<Row>;
  /** Whether viewers choose how many rows a page has. */
  hasSizes: boolean;
};

/** The pagination of a table: page buttons, range of shown rows, rows per page. */
export function Pagination<Row>({ label, view, hasSizes }: Props<Row>) {
  const { total, hasMore, page, pageCount, pageSize, setPage, setPageSize } = view;
  const first = pageSize === ALL_ROWS ? 1 : (page - 1) * pageSize + 1;
  const last = first + view.rows.length - 1;
  return (
    <div className="table-pagination row">
      {hasSizes && (
        <select
          className="input"
          aria-label="Rows per page"
          value={pageSize}
          onChange={(event) => setPageSize(Number(event.target.value))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              Show {size}
            </option>
          ))}
          <option value={ALL_ROWS}>All</option>
        </select>
      )}
      <span className="table-count muted">{total === 0 ? 'No rows' : `${first}–${last} of ${total}${hasMore ? '+' : ''}`}</span>
      <nav className="row" aria-label={`${label}: pages`}>
        <StepButton name="Previous page" sign="‹" disabled={page === 1} onClick={() => setPage(page - 1)} />
        {paginationItems(page, pageCount).map((item, index) =>
          item === 'gap' ? (
            <span key={`gap ${index}`}>…</span>
          ) : (
            <Button key={item} aria-current={item === page ? 'page' : undefined} onClick={() => setPage(item)}>
              {item}
            </Button>
          ),
        )}
        <StepButton name="Next page" sign="›" disabled={page === pageCount} onClick={() => setPage(page + 1)} />
      </nav>
    </div>
  );
}
