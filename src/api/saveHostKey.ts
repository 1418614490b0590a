import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseQuery, type ApiError } from './baseQuery';
import type { Schema } from './types';

/**
 * Stores the API key of a private league. It is no endpoint: an endpoint's arguments are in actions and in the store, where a key must not be.
 * @returns the error of the request; null once the key is stored
 */
export const saveHostKey =
  (body: Schema<'HostKey'>): ThunkAction<Promise<ApiError | null>, unknown, unknown, UnknownAction> =>
  async (dispatch, getState, extra) => {
    const { signal, abort } = new AbortController();
    const api = { dispatch, getState, extra, signal, abort, endpoint: 'saveHostKey', type: 'mutation' as const };
    const { error } = await baseQuery({ url: '/api/Leagues/HostKey', method: 'PUT', body }, api, {});
    return error ?? null;
  };
