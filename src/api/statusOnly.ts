import { fieldOf } from '../lib/json';
import { hasStatus } from './problemText';

/**
 * The status of a query; `missing` where it failed because what it asks for does not exist, `forbidden` where the account may not read it.
 * Screens read the data from the entity tables.
 */
export type QueryStatus = { loading: boolean; failed: boolean; missing: boolean; forbidden: boolean };

type Result = { currentData?: unknown; isUninitialized: boolean; isFetching: boolean; isError: boolean; error?: unknown };

/** The options of a query hook that selects a status. */
export type QueryOptions = {
  selectFromResult: (result: Result) => QueryStatus;
  skip?: boolean;
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
};

/**
 * Query hook options that select the status only. `loading` is the first load of these arguments, from the first render on; a refetch
 * keeps what is shown.
 */
export const statusOnly = {
  selectFromResult: ({ currentData, isUninitialized, isFetching, isError, error }: Result): QueryStatus => ({
    loading: (isUninitialized || isFetching) && currentData === undefined,
    failed: isError && !isFetching,
    missing: isError && hasStatus(error, 404),
    forbidden: isError && hasStatus(error, 403),
  }),
};

/** The same, of a query that also polls while its server works at what it shows. Server-sent events usually come sooner. */
export const polling = (isWorking: boolean) => ({ ...statusOnly, pollingInterval: isWorking ? 5_000 : 0 });

/** The same for a query that names a team without its league: a team of another league is missing. */
export const statusOf = (leagueId: string) => ({
  selectFromResult: (result: Result): QueryStatus => {
    const status = statusOnly.selectFromResult(result);
    const found = fieldOf(result.currentData, 'leagueId') ?? leagueId;
    return found === leagueId ? status : { ...status, missing: true };
  },
});
