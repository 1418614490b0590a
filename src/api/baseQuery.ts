import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { findKeptAnswer, keepAnswer } from '../lib/keptAnswers';
import { accessTokenNeeded, selectEmailAddress, sessionEnded, type AuthState } from '../session/authSlice';
import { misfit } from './answerShape';
import { takeEarlyAnswer } from './earlyCalls';
import { shapes } from './generated/shapes.gen';

/** What every failed call gives: the status (0 without an answer) and the body, parsed where it is JSON. */
export type ApiError = { message: 'An unexpected server error occurred.'; status: number; body: unknown };

/** What the store hands to the api layer. `apiUrl` is null where no host is configured: then no call is made. */
export type ApiServices = { apiUrl: string | null };

/** When the answer came that stands in for one that did not come, in ms. */
type KeptMeta = { keptAt?: number };
type AuthRoot = { auth: AuthState };

/** How long a call may take, in ms, before it counts as failed. */
const timeout = 60_000;

const failed = (status: number, body: unknown): { error: ApiError } => ({
  error: { message: 'An unexpected server error occurred.', status, body },
});

/** How long after its answer a call is kept for times without network, in ms: the page is drawn first. */
const keepAfter = 500;

/** Keeps a query's answer, unless the session that asked is over by then. */
function keep({ type, getState }: BaseQueryApi, account: string | null, address: string | undefined, data: unknown): void {
  if (type !== 'query' || !address || data == null) return;
  setTimeout(() => {
    if (selectEmailAddress(getState() as AuthRoot) !== account) return;
    keepAnswer(account, address, JSON.stringify(data)).catch(() => undefined);
  }, keepAfter);
}

/** What was kept of a query that got no answer. */
async function kept({ type, endpoint }: BaseQueryApi, account: string | null, address: string | undefined) {
  if (type !== 'query' || !address) return null;
  const answer = await findKeptAnswer(account, address).catch(() => null);
  if (!answer) return null;
  const data: unknown = JSON.parse(answer.text);
  return misfit(data, shapes[endpoint]) === null ? { data, meta: { keptAt: answer.keptAt } } : null;
}

/** The JSON of a body; nothing for an empty one; an error's body that is no JSON as text. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.status === 200) throw error;
    return text;
  }
}

/**
 * Calls the API: 200 gives the parsed body, an empty 200 and 204 give null, 401 ends the session, any other status is an ApiError.
 * Every call waits for a token refresh that is due. One that left early, without a token, is joined. A query without an answer gives
 * the one kept last, with its time in `meta`.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, object, KeptMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const { apiUrl } = api.extra as ApiServices;
  if (apiUrl === null) return failed(0, 'No API URL is specified for this host.');
  const token = (await api.dispatch(accessTokenNeeded())) as unknown as string | null;
  const account = selectEmailAddress(api.getState() as AuthRoot);
  const call = fetchBaseQuery({
    baseUrl: new URL(apiUrl, window.location.origin).href,
    timeout,
    fetchFn: async (request) => {
      const early = token === null && request instanceof Request ? await takeEarlyAnswer(request) : null;
      return early ?? fetch(request);
    },
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      return headers;
    },
    responseHandler: readBody,
    validateStatus: ({ status }) => status === 200 || status === 204,
  });
  const { data, error, meta } = await call(args, api, extraOptions);
  const address = meta?.request.url;
  if (error === undefined) {
    // The tables take what they get: an answer of another shape is none.
    const wrong = data == null ? null : misfit(data, shapes[api.endpoint]);
    if (wrong !== null) return failed(200, `The answer is not what the contract says: ${wrong}.`);
    keep(api, account, address, data);
    return { data: data ?? null };
  }
  const status = meta?.response?.status ?? 0;
  if (status === 401) api.dispatch(sessionEnded('expired'));
  const last = status === 0 ? await kept(api, account, address) : null;
  return last ?? failed(status, 'error' in error ? error.error : error.data);
};
