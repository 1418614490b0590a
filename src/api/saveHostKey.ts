import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './baseQuery';
import { sendUnstored } from './sendUnstored';
import type { Schema } from './types';

/**
 * Stores the API key of a private league.
 * @returns the error of the request; null once the key is stored
 */
export const saveHostKey =
  (body: Schema<'HostKey'>): ThunkAction<Promise<ApiError | null>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const { error } = await dispatch(sendUnstored('saveHostKey', { url: '/api/Leagues/HostKey', method: 'PUT', body }));
    return error ?? null;
  };
