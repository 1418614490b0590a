import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { getAccessToken } from '../session/accessToken';
import type { AuthState } from '../session/authSlice';
import { endSession, type SessionServices } from '../session/sessionActions';
import { loadResponseCheck } from './checkResponse';
import { findQuery, type OfflineMeta, storeQuery } from './offlineQueries';
import { platformRequest } from './platformRequest';

/** The error of every failed request: the HTTP status (0 without a response) and the body, parsed where it is JSON. */
export type ApiError = { message: 'An unexpected server error occurred.'; status: number; body: unknown };

/**
 * The thunk extra argument of the API: no request is sent while `apiUrl` is null, because no host is configured; `fetchFn` replaces
 * `fetch`.
 */
export type ApiServices = { apiUrl: string | null; fetchFn?: (request: Request) => Promise<Response> };

type AuthRoot = { auth: AuthState };
type SessionDispatch = ThunkDispatch<AuthRoot, SessionServices, UnknownAction>;

/** Request timeout in ms. */
const timeout = 60_000;

const failed = (status: number, body: unknown): { error: ApiError } => ({
  error: { message: 'An unexpected server error occurred.', status, body },
});

/**
 * The parsed body; null for an empty one; the text of an error's body that is not JSON.
 * @param onLost called if the connection is lost before the body is complete
 */
async function readBody(response: Response, onLost: () => void): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    onLost();
    throw error;
  });
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.status === 200) throw error;
    return text;
  }
}

/**
 * Sends a request: 200 gives the parsed body, an empty 200 and 204 give null, 401 ends the session, any other status is an ApiError. Every
 * request waits for a token refresh that is due. While the server cannot be reached, a query gets the response of the offline cache, with
 * the time it was stored in `meta`.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, object, OfflineMeta> = async (args, api, extraOptions) => {
  const { apiUrl, fetchFn } = api.extra as ApiServices;
  if (apiUrl === null) return failed(0, 'No API URL is specified for this host.');
  const token = await (api.dispatch as SessionDispatch)(getAccessToken());
  const auth = () => (api.getState() as AuthRoot).auth;
  const currentAccount = () => auth().emailAddress;
  const account = currentAccount();
  let isLost = false;
  const call = fetchBaseQuery({
    baseUrl: new URL(apiUrl, globalThis.location?.origin).href,
    timeout,
    fetchFn: (request) => (fetchFn ?? fetch)(request as Request),
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      return headers;
    },
    responseHandler: (response) => readBody(response, () => (isLost = true)),
    validateStatus: ({ status }) => status === 200 || status === 204,
  });
  const check = loadResponseCheck();
  const { data, error, meta } = await call(platformRequest(args), api, extraOptions);
  if (error === undefined) {
    // Reject malformed responses here: reducers do not validate.
    const wrong = data == null ? null : await check(api.endpoint, data);
    if (wrong !== null) return failed(200, `The response does not match the contract: ${wrong}.`);
    // Another account may be logged in by now: it must not see this response.
    if (account !== null && currentAccount() !== account) return failed(0, 'The session has ended.');
    if (api.queryCacheKey !== undefined) storeQuery(api.queryCacheKey, data, currentAccount);
    return { data: data ?? null };
  }
  const { status: received = 0, ok = false } = meta?.response ?? {};
  // A response that breaks off counts as none. An error keeps its status, which says enough without a body.
  const status = isLost && ok ? 0 : received;
  // A late 401 for an older token or an earlier session does not end the current one, which may not have a token yet.
  const isCurrent = currentAccount() === account && auth().accessToken === token;
  if (status === 401 && isCurrent) {
    api.dispatch(endSession('expired'));
    return failed(status, error.data);
  }
  const offline = status === 0 && api.queryCacheKey !== undefined && (await findQuery(api.queryCacheKey, account, api.endpoint));
  return offline || failed(status, 'error' in error ? error.error : error.data);
};
