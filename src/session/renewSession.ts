/** The renewal of a session. Its code loads for members only. */
import { endSession, startSession, type SessionThunk } from './sessionActions';
import { refreshTokens, revokeToken, TokenError } from './tokenRequests';
import { readStoredSession } from './tokenStorage';

/** A reload aborts a refresh. A failed refresh ends the session only after this time, in ms, by when a page that unloads is gone. */
const UNLOAD_MS = 500;

/** The lock of a refresh across tabs: a refresh token can be used once. */
const oneAtATime = async (renewal: () => Promise<string | null>): Promise<string | null> =>
  'locks' in navigator ? navigator.locks.request('sideline-token-refresh', renewal) : renewal();

/**
 * Renews the stored session.
 * @returns the access token that is valid afterwards, or null
 */
const renew =
  (retries = 1): SessionThunk<Promise<string | null>> =>
  async (dispatch, getState, { clientUrl }) => {
    const stored = readStoredSession();
    if (!stored) {
      if (getState().auth.emailAddress !== null) dispatch(endSession('ended'));
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
      dispatch(startSession(tokens, stored.emailAddress));
      return tokens.accessToken;
    } catch (error) {
      const wasUsed = error instanceof TokenError && error.status === 400;
      if (wasUsed && retries > 0 && !isStored() && readStoredSession()) return dispatch(renew(retries - 1));
      const isRefused = error instanceof TokenError && error.status >= 400;
      if (!isRefused) await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
      console.error('The session could not be renewed.', error);
      if (isStored()) dispatch(endSession('ended'));
      return getState().auth.accessToken;
    }
  };

/** Renews the stored session, one tab after the other. @returns the access token that is valid afterwards, or null */
export const renewSession = (): SessionThunk<Promise<string | null>> => (dispatch) => oneAtATime(() => dispatch(renew()));
