import { importWithRetry } from '../lib/importWithRetry';

const load = () =>
  importWithRetry(() => import(/* webpackChunkName: "shapes" */ './responseShape').then((module) => module.describeResponse));

/**
 * Starts to load the shapes of the contract's responses: a server-rendered page needs them with its first request only.
 * @returns a function that describes the first mismatch of an endpoint's response; null if there is none
 */
export function loadResponseCheck(): (endpoint: string, data: unknown) => Promise<string | null> {
  const loading = load().catch(() => null);
  return async (endpoint, data) => {
    const describeResponse = await loading;
    return describeResponse ? describeResponse(endpoint, data) : 'its shape could not be loaded';
  };
}
