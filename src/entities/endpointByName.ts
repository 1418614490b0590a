import { isFulfilled } from '@reduxjs/toolkit';

type Matched = { matchFulfilled: unknown };

/** Feeds a table from an endpoint that loads with its page, later than the table. */
export const endpointByName = <Endpoints extends Record<keyof Endpoints, Matched>, Name extends keyof Endpoints>(
  name: Name,
): Pick<Endpoints[Name], 'matchFulfilled'> & { name: string } => ({
  name: String(name),
  matchFulfilled: ((action: unknown) =>
    isFulfilled(action) &&
    (action.meta.arg as { endpointName?: string }).endpointName === name) as Endpoints[Name]['matchFulfilled'],
});
