import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { baseQuery, type ApiError } from './baseQuery';

/** A response, null for an empty one, or the error of the request. */
export type Sent<Response> = { data: Response; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Sends a request that is no endpoint: an endpoint's arguments and response are in actions and in the store, where a key, a password, a token or a
 * secret must not be, nor what is only saved as a file.
 */
export const sendUnstored =
  <Response>(endpoint: string, request: FetchArgs): ThunkAction<Promise<Sent<Response>>, unknown, unknown, UnknownAction> =>
  async (dispatch, getState, extra) => {
    const { signal, abort } = new AbortController();
    const api = { dispatch, getState, extra, signal, abort, endpoint, type: 'mutation' as const };
    const { data, error } = await baseQuery(request, api, {});
    return error ? { error } : { data: data as Response };
  };
