import { createHash } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import { lacksSecondFactor } from '../db/queries/accounts/secondFactors';
import { addRefreshToken, findRefreshToken, lockSession, markUsed } from '../db/queries/accounts/sessions';
import { getSigningKeys, type SigningKeys } from '../db/queries/installation';
import { accessTokenLife, type AccessTokens, successorOf } from './accessTokens';

export type TokenResponse = components['schemas']['TokenResponse'];

/** The lifetimes of a refresh token and a session, in seconds. */
const lifetimes = { refreshToken: 30 * 24 * 60 * 60, session: 90 * 24 * 60 * 60 };

/** The stored form of a refresh token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A time in ISO 8601. */
export const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A session, with `startedAt` in ISO 8601, whether its account has a generated password, and whether a passkey was used in it. */
export interface Session {
  id: string;
  accountId: number;
  startedAt: string;
  mustChangePassword: boolean;
  byPasskey: boolean;
}

/** A refresh token, and when it expires in ISO 8601. */
export interface RefreshToken {
  token: string;
  expiresAt: string;
}

/** Stores a new refresh token of a session. It does not outlive the session. */
export async function storeToken(tx: Database, session: Session, token: string, now: number): Promise<RefreshToken> {
  const end = Math.min(now + lifetimes.refreshToken * 1000, Date.parse(session.startedAt) + lifetimes.session * 1000);
  const expiresAt = iso(end);
  await addRefreshToken(tx, { hash: hashOf(token), sessionId: session.id, expiresAt });
  return { token, expiresAt };
}

/** The response to a log-in or a refresh: a new access token and the refresh token. */
export async function respond(
  db: Database,
  tokens: AccessTokens,
  session: Session,
  refresh: RefreshToken,
  now: number,
): Promise<TokenResponse> {
  return {
    accessToken: await tokens.sign(db, { accountId: session.accountId, session: session.id }),
    accessTokenExpiration: iso(now + accessTokenLife * 1000),
    refreshToken: refresh.token,
    refreshTokenExpiration: new Date(refresh.expiresAt).toISOString(),
    serverTime: iso(now),
    ...(session.mustChangePassword && { mustChangePassword: true }),
    ...((await lacksSecondFactor(db, session.accountId, session.byPasskey)) && { mustSetUpSecondFactor: true }),
  };
}

/** The stored refresh token that follows another: by the current key, or by a former one if it followed before a replacement. */
async function findSuccessor(tx: Database, token: string, { current, former }: SigningKeys) {
  for (const key of [current, ...former.map((each) => each.key)]) {
    const successor = successorOf(token, key);
    const stored = await findRefreshToken(tx, hashOf(successor));
    if (stored) return { token: successor, stored };
  }
  return undefined;
}

/**
 * The refresh token that follows `token`: its successor, or the newest one that follows it if it was used less than 30 s ago. `reused` if
 * it was used earlier, undefined if the session is over. Runs under the session's lock.
 */
export async function rotate(
  tx: Database,
  session: Session,
  token: string,
  now: number,
): Promise<RefreshToken | 'reused' | undefined> {
  if (!(await lockSession(tx, session.id))) return undefined;
  const keys = await getSigningKeys(tx); // after the lock: they include the key of each successor that is stored
  const given = await findRefreshToken(tx, hashOf(token));
  let last = given && { token, stored: given };
  while (last?.stored.isInGrace) last = await findSuccessor(tx, last.token, keys);
  if (!last) return undefined;
  const { token: newest, stored } = last;
  if (stored.isUsed) return 'reused';
  if (newest !== token) return { token: newest, expiresAt: stored.expiresAt };
  await markUsed(tx, stored);
  return storeToken(tx, session, successorOf(token, keys.current), now);
}
