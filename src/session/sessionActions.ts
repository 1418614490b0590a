import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { hideDrafts } from '../browser/draftStorage';
import { sessionEnded, tokensReceived, type AuthState } from './authSlice';
import { revokeToken, type TokenResponse } from './tokenRequests';
import { clearStoredSession, readStoredSession, storeSession } from './tokenStorage';

/** The thunk extra argument of the session: the client host, a function that opens the log-in page, and the running refresh. */
export type SessionServices = { clientUrl: string; toLogIn: () => void; refreshing?: Promise<string | null> };

export type SessionThunk<Result> = ThunkAction<Result, { auth: AuthState }, SessionServices, UnknownAction>;

/** Starts or continues a session: stores its refresh token in the browser, for every page of this origin, and its access token in the store. */
export const startSession =
  (tokens: TokenResponse, emailAddress: string): SessionThunk<void> =>
  (dispatch) => {
    storeSession({ refreshToken: tokens.refreshToken, refreshTokenExpiresAt: tokens.refreshTokenExpiration, emailAddress });
    dispatch(tokensReceived(tokens, emailAddress));
  };

/** Ends the session in this browser. If it has expired, the log-in page opens. A log-out hides what the account typed into forms. */
export const endSession =
  (reason: Parameters<typeof sessionEnded>[0]): SessionThunk<void> =>
  (dispatch, _getState, { toLogIn }) => {
    if (reason === 'loggedOut') hideDrafts();
    dispatch(sessionEnded(reason));
    clearStoredSession();
    if (reason === 'expired') toLogIn();
  };

/** Logs out here at once, and on the server. */
export const logOut =
  (): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, { clientUrl }) => {
    const stored = readStoredSession();
    dispatch(endSession('loggedOut'));
    if (stored) await revokeToken(clientUrl, stored.refreshToken, stored.emailAddress);
  };
