import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { accessTokenNeeded, sessionEnded } from '../session/authSlice';
import { misfit } from './answerShape';
import { takeEarlyAnswer } from './earlyCalls';
import { shapes } from './generated/shapes.gen';

/** What every failed call gives: the status (0 without an answer) and the body, parsed where it is JSON. */
export type ApiError = { message: 'An unexpected server error occurred.'; status: number; body: unknown };

/** What the store hands to the api layer. `apiUrl` is null where no host is configured: then no call is made. */
export type ApiServices = { apiUrl: string | null };

/** How long a call may take, in ms, before it counts as failed. */
const timeout = 60_000;

const failed = (status: number, body: unknown): { error: ApiError } => ({
  error: { message: 'An unexpected server error occurred.', status, body },
});

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
 * Every call waits for a token refresh that is due. One that left early, without a token, is joined.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, extraOptions) => {
  const { apiUrl } = api.extra as ApiServices;
  if (apiUrl === null) return failed(0, 'No API URL is specified for this host.');
  const token = (await api.dispatch(accessTokenNeeded())) as unknown as string | null;
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
  if (error === undefined) {
    // The tables take what they get: an answer of another shape is none.
    const wrong = data == null ? null : misfit(data, shapes[api.endpoint]);
    return wrong === null ? { data: data ?? null } : failed(200, `The answer is not what the contract says: ${wrong}.`);
  }
  const status = meta?.response?.status ?? 0;
  if (status === 401) api.dispatch(sessionEnded('expired'));
  return failed(status, 'error' in error ? error.error : error.data);
};
