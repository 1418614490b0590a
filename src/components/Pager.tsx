type Props = {
  /** From 1. */
  page: number;
  pages: number;
  setPage: (page: number) => void;
};

/** The way to the other pages of a list that the server sends page by page; nothing for a single page. */
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
