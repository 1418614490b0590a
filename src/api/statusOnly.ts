/** What a screen takes of a query: never the data, which it reads from the entity tables. */
export type QueryStatus = { loading: boolean; failed: boolean };

type Result = { currentData?: unknown; isUninitialized: boolean; isFetching: boolean; isError: boolean };

/**
 * Query hook options that keep the status only. Loading is the first load of these arguments, from the render that asks for it on;
 * a refresh keeps what is shown.
 */
export const statusOnly = {
  selectFromResult: ({ currentData, isUninitialized, isFetching, isError }: Result): QueryStatus => ({
    loading: (isUninitialized || isFetching) && currentData === undefined,
    failed: isError && !isFetching,
  }),
};
