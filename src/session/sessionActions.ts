import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, tokensReceived, type AuthState } from './authSlice';
import { keepSession } from './refreshMiddleware';
import { logInCall, revokeCall } from './tokenCalls';
import { readStoredSession } from './tokenStorage';

type SessionThunk = ThunkAction<Promise<void>, { auth: AuthState }, unknown, UnknownAction>;

/**
 * Logs in.
 * @throws {TokenError} with status 400 for a wrong e-mail address or password
 */
export const logIn =
  (clientUrl: string, emailAddress: string, password: string): SessionThunk =>
  async (dispatch) => {
    const tokens = await logInCall(clientUrl, emailAddress, password);
    keepSession(tokens, emailAddress);
    dispatch(tokensReceived(tokens, emailAddress));
  };

/** Logs out here at once, and on the server. */
export const logOut =
  (clientUrl: string): SessionThunk =>
  async (dispatch) => {
    const stored = readStoredSession();
    dispatch(sessionEnded('loggedOut'));
    if (stored) await revokeCall(clientUrl, stored.refreshToken, stored.emailAddress);
  };
