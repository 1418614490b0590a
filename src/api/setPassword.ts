import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import type { ApiError } from './baseQuery';
import { sendUnstored } from './sendUnstored';

/** Sets the password of the account that is logged in, which has passkeys only. @returns the error of the request */
export const setPassword =
  (newPassword: string): ThunkAction<Promise<ApiError | undefined>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const request = { url: '/api/Account/Password', method: 'POST', body: { newPassword } };
    const { error } = await dispatch(sendUnstored<null>('setPassword', request));
    if (!error) dispatch(baseApi.util.invalidateTags(['Account']));
    return error;
  };
