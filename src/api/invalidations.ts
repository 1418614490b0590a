import { fieldOf } from '../lib/json';
import { baseApi } from './baseApi';
import type { Tag } from './tagTypes';

/** What a mutation invalidates, as the contract's `x-invalidates` says (openapi/README.md). */
export type Invalidations = {
  done?: readonly Tag[];
  refused?: readonly Tag[];
  hasTrial?: boolean;
  run?: readonly Tag[];
};

/** Whether a run waits or is running. Other servers may respond with anything. */
export const isOpenRun = (run: unknown): boolean => fieldOf(run, 'endedAt') === null;

/** An error may say that somebody else made a change; a trial saves nothing. */
const afterMutation =
  ({ done = [], refused = [], hasTrial }: Invalidations) =>
  (_response: unknown, error: unknown, arg: unknown): readonly Tag[] => {
    if (error !== undefined) return refused;
    return hasTrial && Object.values(arg as object).some((body) => fieldOf(body, 'isTrial') === true) ? [] : done;
  };

/**
 * A maintenance call whose response is lost may still be running on the server: only a response says that it ran. One that continues in the
 * queue invalidates what it changes when it ends.
 */
const afterRun =
  (changed: readonly Tag[]) =>
  (response: unknown, error: unknown): readonly Tag[] => {
    if (isOpenRun(response)) return ['Runs'];
    return error === undefined ? [...changed, 'Runs'] : changed;
  };

/** Gives mutations their invalidations, by operationId. */
export function addInvalidations(byId: Record<string, Invalidations>): void {
  const endpoints = Object.entries(byId).map(([name, tags]) => {
    return [name, { invalidatesTags: tags.run ? afterRun(tags.run) : afterMutation(tags) }] as const;
  });
  baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(endpoints) });
}
