import { endSession, persistSession, type SessionThunk } from './sessionActions';
import { tokensReceived } from './authSlice';
import { refreshTokens, revokeToken, TokenError } from './tokenRequests';
import { readStoredSession } from './tokenStorage';

/** A reload aborts a refresh. In this time, in ms, the page is gone: only one that stays ends its session. */
const UNLOAD_MS = 500;

/** The lock of a refresh across tabs: a refresh token can be used once. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('sideline-token-refresh', work) as Promise<Awaited<T>> as Promise<T>) : work();

/**
 * Renews the stored session.
 * @returns the access token that is valid afterwards, or null
 */
const renew =
  (retries = 1): SessionThunk<Promise<string | null>> =>
  async (dispatch, getState, { clientUrl }) => {
    const stored = readStoredSession();
    if (!stored) {
      if (getState().auth.emailAddress !== null) dispatch(endSession('notRenewed'));
      return null;
    }
    // During the request the user may log out, another account may log in, or another tab may renew: then the outcome is ignored.
    const isStored = () => readStoredSession()?.refreshToken === stored.refreshToken;
    try {
      const tokens = await refreshTokens(clientUrl, stored.refreshToken, stored.emailAddress);
      const current = readStoredSession();
      // For a while the server sends a used token's successor again: another tab may have stored the same one.
      if (!current || ![stored.refreshToken, tokens.refreshToken].includes(current.refreshToken)) {
        if (current?.emailAddress !== stored.emailAddress) void revokeToken(clientUrl, tokens.refreshToken, stored.emailAddress);
        return getState().auth.accessToken;
      }
      persistSession(tokens, stored.emailAddress);
      dispatch(tokensReceived(tokens, stored.emailAddress));
      return tokens.accessToken;
    } catch (error) {
      const wasUsed = error instanceof TokenError && error.status === 400;
      if (wasUsed && retries > 0 && !isStored() && readStoredSession()) return dispatch(renew(retries - 1));
      const isRefused = error instanceof TokenError && error.status >= 400;
      if (!isRefused) await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
      console.error('The session could not be renewed.', error);
      if (isStored()) dispatch(endSession('notRenewed'));
      return getState().auth.accessToken;
    }
  };

/** The access token for a request; null for visitors. If a refresh is due, all requests wait for the same one. */
export const getAccessToken = (): SessionThunk<Promise<string | null>> => async (dispatch, getState, services) => {
  const { accessToken, accessTokenExpiresAt, emailAddress } = getState().auth;
  if (accessToken !== null && Date.now() < (accessTokenExpiresAt ?? 0)) return accessToken;
  // The session outlives a time without network, in which it cannot be renewed.
  if (emailAddress === null || !navigator.onLine) return null;
  services.refreshing ??= oneAtATime(() => dispatch(renew())).finally(() => (services.refreshing = undefined));
  return services.refreshing;
};
