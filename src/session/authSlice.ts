import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseInstant } from '../lib/instant';
import type { TokenResponse } from './tokenRequests';
import type { StoredSession } from './tokenStorage';

/**
 * The session. The access token is in the store only; the refresh token is in the browser's storage only. Times are in ms of this device's
 * clock.
 */
export type AuthState = {
  emailAddress: string | null;
  refreshTokenExpiresAt: string | null;
  accessToken: string | null;
  accessTokenExpiresAt: number | null;
  /** The password was generated: it must be changed before anything can be written. */
  mustChangePassword?: boolean;
  /** The account lacks a second factor that is required: it must have one before anything can be written. */
  mustSetUpSecondFactor?: boolean;
  /** Why there is no session: it ended by itself, which a notice says, or a visitor requested something that needs an account. */
  endReason?: 'ended' | 'visitor';
};

type AuthRoot = { auth: AuthState };

const loggedOut: AuthState = { emailAddress: null, refreshTokenExpiresAt: null, accessToken: null, accessTokenExpiresAt: null };

/** How long before its expiry an access token counts as expired, in ms. */
const safetyMargin = 10_000;

/** When an access token expires by this device's clock, from its lifetime: the server's clock may differ. */
export const accessTokenExpiry = (tokens: TokenResponse, now: number) =>
  now + (parseInstant(tokens.accessTokenExpiration) - parseInstant(tokens.serverTime)) - safetyMargin;

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
    /** Tokens of a log-in or a refresh. */
    tokensReceived: {
      reducer: (_, { payload }: PayloadAction<AuthState>) => payload,
      prepare: (tokens: TokenResponse, emailAddress: string, now = Date.now()) => ({
        payload: {
          emailAddress,
          refreshTokenExpiresAt: tokens.refreshTokenExpiration,
          accessToken: tokens.accessToken,
          accessTokenExpiresAt: accessTokenExpiry(tokens, now),
          ...(tokens.mustChangePassword && { mustChangePassword: true }),
          ...(tokens.mustSetUpSecondFactor && { mustSetUpSecondFactor: true }),
        },
      }),
    },
    /** The user logged out, the token was refused (`expired`), or the session could not be renewed or ended in another tab (`ended`). */
    sessionEnded: (state, { payload }: PayloadAction<'loggedOut' | 'expired' | 'ended'>): AuthState => {
      if (payload === 'ended') return { ...loggedOut, endReason: payload };
      const isVisitor = payload === 'expired' && state.emailAddress === null && state.endReason !== 'ended';
      return isVisitor ? { ...loggedOut, endReason: 'visitor' } : loggedOut;
    },
    /** The user dismissed the notice that the session ended. */
    endDismissed: () => loggedOut,
  },
});

export const { sessionFound, tokensReceived, sessionEnded, endDismissed } = authSlice.actions;
export const authReducer = authSlice.reducer;

/** The e-mail address of the account, or null for visitors. `syncSessionAcrossTabs` ends a session whose refresh token has expired. */
export const selectEmailAddress = ({ auth }: AuthRoot) => auth.emailAddress;

/** Whether the session has an access token, fresh or expired. A stored session gets its first one with the first request. */
export const selectHasAccessToken = ({ auth }: AuthRoot) => auth.accessToken !== null;

/** Whether the session ended by itself while a page was open, until the user logs in again or dismisses the notice. */
export const selectHasEnded = ({ auth }: AuthRoot) => auth.endReason === 'ended';

/** Whether a visitor requested something that needs an account. */
export const selectIsRefusedVisitor = ({ auth }: AuthRoot) => auth.endReason === 'visitor';

/** Whether the account has a generated password, which must be changed. */
export const selectMustChangePassword = ({ auth }: AuthRoot) => auth.mustChangePassword === true;

/** Whether the account lacked a second factor that is required when its tokens came. */
export const selectMustSetUpSecondFactor = ({ auth }: AuthRoot) => auth.mustSetUpSecondFactor === true;
