import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TokenAnswer } from './tokenCalls';
import type { StoredSession } from './tokenStorage';

/** Who is logged in. `accessToken` lives here only; the refresh token stays in the browser's storage. Times in ms of this clock. */
export type AuthState = {
  emailAddress: string | null;
  refreshTokenExpiresAt: string | null;
  accessToken: string | null;
  accessTokenExpiresAt: number | null;
};

type AuthRoot = { auth: AuthState };

const loggedOut: AuthState = { emailAddress: null, refreshTokenExpiresAt: null, accessToken: null, accessTokenExpiresAt: null };

/** Margin by which an access token counts as expired early, in ms. */
const safetyMargin = 10_000;

/** When an access token expires by this client's clock: the server's clock may differ, the token's life does not. */
export const accessTokenExpiry = (tokens: TokenAnswer, now: number) =>
  now + (Date.parse(tokens.accessTokenExpiration) - Date.parse(tokens.serverTime)) - safetyMargin;

const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    /** A stored session was found at the start of the page. */
    sessionFound: (_, { payload }: PayloadAction<StoredSession>) => ({
      ...loggedOut,
      emailAddress: payload.emailAddress,
      refreshTokenExpiresAt: payload.refreshTokenExpiresAt,
    }),
    /** Tokens came, by log-in or refresh. */
    tokensReceived: {
      reducer: (_, { payload }: PayloadAction<AuthState>) => payload,
      prepare: (tokens: TokenAnswer, emailAddress: string, now = Date.now()) => ({
        payload: {
          emailAddress,
          refreshTokenExpiresAt: tokens.refreshTokenExpiration,
          accessToken: tokens.accessToken,
          accessTokenExpiresAt: accessTokenExpiry(tokens, now),
        },
      }),
    },
    /** The session is over: the user logged out, its token was refused (`expired`), or could not be renewed. */
    sessionEnded: (_state, _action: PayloadAction<'loggedOut' | 'expired' | 'notRenewed'>) => loggedOut,
  },
});

export const { sessionFound, tokensReceived, sessionEnded } = authSlice.actions;
export const authReducer = authSlice.reducer;

/** Asks the refresh middleware for an access token that is good now; dispatching it gives a promise of the token, or null. */
export const accessTokenNeeded = createAction('auth/accessTokenNeeded');

/** The e-mail address of who is logged in, or null. */
export const selectEmailAddress = ({ auth }: AuthRoot) =>
  auth.refreshTokenExpiresAt !== null && Date.parse(auth.refreshTokenExpiresAt) > Date.now() ? auth.emailAddress : null;
