import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { baseQuery, type ApiError } from './baseQuery';
import type { Schema } from './types';

type Made = { link: Schema<'InvitationLink'>; error?: undefined } | { link?: undefined; error: ApiError };

const post =
  (endpoint: string, url: string, body: object): ThunkAction<Promise<Made>, unknown, unknown, UnknownAction> =>
  async (dispatch, getState, extra) => {
    const { signal, abort } = new AbortController();
    const api = { dispatch, getState, extra, signal, abort, endpoint, type: 'mutation' as const };
    const { data, error } = await baseQuery({ url, method: 'POST', body }, api, {});
    if (error) return { error };
    dispatch(baseApi.util.invalidateTags(['Invitations']));
    return { link: data as Schema<'InvitationLink'> };
  };

/** Makes a link for a new account. It is no endpoint: an endpoint's response is in actions and in the store, where a token must not be. */
export const createInvitation = (body: Schema<'InvitationCreate'>) => post('createInvitation', '/api/Invitations', body);

/** Makes a link for a new password, likewise. */
export const createPasswordReset = (body: Schema<'PasswordResetCreate'>) =>
  post('createPasswordReset', '/api/Invitations/PasswordReset', body);
