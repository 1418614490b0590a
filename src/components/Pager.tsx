type Props = { page: number; pages: number; setPage: (page: number) => void };

/** Buttons to the pages of a list; nothing for a single page. `page` counts from 1. */
export function Pager({ page, pages, setPage }: Props) {
  if (pages <= 1) return null;
  return (
    <p className="row">
      <button type="button" className="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      Page {page} of {pages}
      <button type="button" className="button" disabled={page === pages} onClick={() => setPage(page + 1)}>
        Next
      </button>
    </p>
  );
}
