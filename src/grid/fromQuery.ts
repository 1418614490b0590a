type Query = { loading: boolean; failed: boolean; refetch: () => unknown };
type Keyed = { key: string };

const none: never[] = [];
const keyOf = (row: Keyed) => row.key;

/** What a table takes of a screen's rows (undefined until they came) and of the query that brings them. */
export const fromQuery = <Row extends Keyed>(rows: Row[] | undefined, query: Query) => ({
  rows: rows ?? none,
  loading: query.loading && rows === undefined,
  error: query.failed,
  onRetry: () => void query.refetch(),
  getRowId: keyOf,
});
