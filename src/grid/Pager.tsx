import { pagerPages } from './pagerPages';
import { ALL_ROWS, PAGE_SIZES } from './tableAddress';
import type { TableView } from './useTableView';

/** The page buttons below a table, the count of rows, and the choice of how many a page shows. */
export function Pager<Row>({ label, view }: { label: string; view: TableView<Row> }) {
  const { found, page, pageCount, pageSize, setPage, setPageSize } = view;
  const first = pageSize === ALL_ROWS ? 1 : (page - 1) * pageSize + 1;
  const last = first + view.rows.length - 1;
  return (
    <div className="table-pager">
      <select aria-label="Rows per page" value={pageSize} onChange={(event) => setPageSize(Number(event.target.value))}>
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            Show {size}
          </option>
        ))}
        <option value={ALL_ROWS}>All</option>
      </select>
      <span className="table-count" role="status">
        {found.length === 0 ? 'No rows' : `${first}–${last} of ${found.length}`}
      </span>
      <nav aria-label={`${label}: pages`}>
        <button type="button" aria-label="Previous page" disabled={page === 1} onClick={() => setPage(page - 1)}>
          ‹
        </button>
        {pagerPages(page, pageCount).map((item, index) =>
          item === 'gap' ? (
            <span key={`gap ${index}`} className="table-gap">
              …
            </span>
          ) : (
            <button key={item} type="button" aria-current={item === page ? 'page' : undefined} onClick={() => setPage(item)}>
              {item}
            </button>
          ),
        )}
        <button type="button" aria-label="Next page" disabled={page === pageCount} onClick={() => setPage(page + 1)}>
          ›
        </button>
      </nav>
    </div>
  );
}
