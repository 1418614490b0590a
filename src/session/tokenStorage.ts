import { forgetSessionAnswers } from '../lib/sessionAnswers';

/** What a session leaves in the browser: the refresh token with its expiry, and whose it is. The access token is never stored. */
export type StoredSession = { refreshToken: string; refreshTokenExpiresAt: string; emailAddress: string };

const keys = ['refreshToken', 'refreshTokenExpiresAt', 'emailAddress'] as const;

/** The stored session, or null when there is none or its refresh token has expired. */
export function readStoredSession(now = Date.now()): StoredSession | null {
  const [refreshToken, refreshTokenExpiresAt, emailAddress] = keys.map((key) => localStorage.getItem(key));
  if (!refreshToken || !refreshTokenExpiresAt || !(Date.parse(refreshTokenExpiresAt) > now)) return null;
  return { refreshToken, refreshTokenExpiresAt, emailAddress: emailAddress ?? '' };
}

/** The stored session at the start of a page; what is left of one that can't be renewed any more is cleared. */
export function findStoredSession(): StoredSession | null {
  const session = readStoredSession();
  if (!session) clearStoredSession();
  return session;
}

export function storeSession(session: StoredSession): void {
  keys.forEach((key) => localStorage.setItem(key, session[key]));
}

export function clearStoredSession(): void {
  keys.forEach((key) => localStorage.removeItem(key));
  forgetSessionAnswers();
}
