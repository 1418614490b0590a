import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { sendUnstored, type Sent } from './sendUnstored';
import type { Schema } from './types';

type Made = Sent<Schema<'InvitationLink'>>;

const post =
  (endpoint: string, url: string, body: object): ThunkAction<Promise<Made>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const made = await dispatch(sendUnstored<Schema<'InvitationLink'>>(endpoint, { url, method: 'POST', body }));
    if (!made.error) dispatch(baseApi.util.invalidateTags(['Invitations']));
    return made;
  };

/** Makes a link for a new account. The response alone has its token. */
export const createInvitation = (body: Schema<'InvitationCreate'>) => post('createInvitation', '/api/Invitations', body);

/** Makes a link for a new password, likewise. */
export const createPasswordReset = (body: Schema<'PasswordResetCreate'>) =>
  post('createPasswordReset', '/api/Invitations/PasswordReset', body);
