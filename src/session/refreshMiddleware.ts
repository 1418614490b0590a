import type { Middleware } from '@reduxjs/toolkit';
import { accessTokenNeeded, sessionEnded, tokensReceived, type AuthState } from './authSlice';
import { refreshCall, revokeCall, type TokenAnswer } from './tokenCalls';
import { clearStoredSession, readStoredSession, storeSession } from './tokenStorage';

type AuthRoot = { auth: AuthState };

/** One refresh at a time over all tabs: a refresh token is good for one use. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('sideline-token-refresh', work) as Promise<Awaited<T>> as Promise<T>) : work();

/** Keeps a session's tokens in the browser's storage, for every page of this origin. */
export function keepSession(tokens: TokenAnswer, emailAddress: string): void {
  storeSession({ refreshToken: tokens.refreshToken, refreshTokenExpiresAt: tokens.refreshTokenExpiration, emailAddress });
}

/**
 * Answers `accessTokenNeeded` with a token that is good now, renewing it when it is due: however many calls wait, one request is made.
 * It alone clears the stored credentials and leads to the log-in page after a session has ended.
 * @param toLogIn leads to the log-in page after an expiry
 */
export function createRefreshMiddleware(clientUrl: string, toLogIn: () => void): Middleware<object, AuthRoot> {
  let renewing: Promise<string | null> | null = null;

  return (store) => {
    async function renew(): Promise<string | null> {
      const stored = readStoredSession();
      if (!stored) {
        if (store.getState().auth.emailAddress !== null) store.dispatch(sessionEnded('notRenewed'));
        return null;
      }
      // The user may log out while the call is under way, or in as another: then its outcome is of no use.
      const stillOurs = () => readStoredSession()?.refreshToken === stored.refreshToken;
      try {
        const tokens = await refreshCall(clientUrl, stored.refreshToken, stored.emailAddress);
        if (!stillOurs()) {
          void revokeCall(clientUrl, tokens.refreshToken, stored.emailAddress);
          return store.getState().auth.accessToken;
        }
        keepSession(tokens, stored.emailAddress);
        store.dispatch(tokensReceived(tokens, stored.emailAddress));
        return tokens.accessToken;
      } catch (error) {
        console.error('The session could not be renewed.', error);
        if (stillOurs()) store.dispatch(sessionEnded('notRenewed'));
        return store.getState().auth.accessToken;
      }
    }

    async function goodToken(): Promise<string | null> {
      const { accessToken, accessTokenExpiresAt, emailAddress } = store.getState().auth;
      if (accessToken !== null && Date.now() < (accessTokenExpiresAt ?? 0)) return accessToken;
      // Without network nothing can be renewed, and the session outlives that.
      if (emailAddress === null || !navigator.onLine) return null;
      renewing ??= oneAtATime(renew).finally(() => (renewing = null));
      return renewing;
    }

    return (next) => (action) => {
      if (accessTokenNeeded.match(action)) return goodToken();
      const result = next(action);
      if (sessionEnded.match(action)) {
        clearStoredSession();
        if (action.payload === 'expired') toLogIn();
      }
      return result;
    };
  };
}
