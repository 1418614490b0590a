/** What a table shows of its query. */
export type Query = { loading: boolean; failed: boolean; refetch: () => unknown };
type Keyed = { key: string };

const none: never[] = [];
const keyOf = (row: Keyed) => row.key;

/** The props of a table that say how its query is doing. */
export const tableStatus = (query: Query, isLoaded: boolean) => ({
  loading: query.loading && !isLoaded,
  failed: query.failed,
  onRetry: () => void query.refetch(),
});

/** The props of a table for a screen's rows (undefined until they are loaded) and the query that loads them. */
export const tablePropsFromQuery = <Row extends Keyed>(rows: Row[] | undefined, query: Query) => ({
  rows: rows ?? none,
  ...tableStatus(query, rows !== undefined),
  getRowId: keyOf,
});
