import { deleteSessionResponses } from '../browser/offlineCache';
import { storage } from '../browser/storage';
import { parseInstant } from '../lib/instant';

/** The stored part of a session: the refresh token, its expiry and the account. The access token is never stored. */
export type StoredSession = { refreshToken: string; refreshTokenExpiresAt: string; emailAddress: string };

const keys = ['refreshToken', 'refreshTokenExpiresAt', 'emailAddress'] as const;

/** The stored session, or null when there is none or its refresh token has expired. */
export function readStoredSession(now = Date.now()): StoredSession | null {
  const [refreshToken, refreshTokenExpiresAt, emailAddress] = keys.map((key) => storage.get(key));
  if (!refreshToken || !refreshTokenExpiresAt || !(parseInstant(refreshTokenExpiresAt) > now)) return null;
  return { refreshToken, refreshTokenExpiresAt, emailAddress: emailAddress ?? '' };
}

/** Whether a refresh token is stored, even an expired one. */
export const hasStoredToken = () => storage.get('refreshToken') !== null;

/** The stored session when a page loads. One that can no longer be renewed is cleared. */
export function restoreStoredSession(): StoredSession | null {
  const session = readStoredSession();
  if (!session) clearStoredSession();
  return session;
}

export function storeSession(session: StoredSession): void {
  keys.forEach((key) => storage.set(key, session[key]));
}

export function clearStoredSession(): void {
  keys.forEach((key) => storage.remove(key));
  deleteSessionResponses();
}
