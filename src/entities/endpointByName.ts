import { isFulfilled } from '@reduxjs/toolkit';

type Matched = { matchFulfilled: unknown };

/** What feeds a table of an endpoint that loads with its page: the tables are there before. */
export const endpointByName = <Endpoints extends Record<keyof Endpoints, Matched>, Name extends keyof Endpoints>(
  name: Name,
): Pick<Endpoints[Name], 'matchFulfilled'> => ({
  matchFulfilled: ((action: unknown) =>
    isFulfilled(action) &&
    (action.meta.arg as { endpointName?: string }).endpointName === name) as Endpoints[Name]['matchFulfilled'],
});
