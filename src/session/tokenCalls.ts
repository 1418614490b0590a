/**
 * The calls of the client host. They are plain fetches, not endpoints of the store: what an endpoint sends stands in actions,
 * and a password or a token must not.
 */
import type { Schema } from '../api/types';

export type TokenAnswer = Schema<'TokenResponse'>;

/** A token call's failure: the status, 0 without an answer, 200 where the answer holds no tokens. */
export class TokenError extends Error {
  constructor(readonly status: number) {
    super(status === 0 ? 'The server did not answer.' : `The server answered ${status}.`);
  }
}

/** How long a call may take, in ms: every other call of a session waits for its refresh. */
const timeout = 30_000;

const fields = ['accessToken', 'accessTokenExpiration', 'refreshToken', 'refreshTokenExpiration', 'serverTime'] as const;

const isTokenAnswer = (answer: unknown): answer is TokenAnswer =>
  typeof answer === 'object' && answer !== null && fields.every((field) => typeof (answer as TokenAnswer)[field] === 'string');

async function post(address: string, body: object): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    throw new TokenError(0);
  }
}

async function tokens(address: string, body: object): Promise<TokenAnswer> {
  const response = await post(address, body);
  if (response.status !== 200) throw new TokenError(response.status);
  const answer: unknown = await response.json().catch(() => null);
  if (!isTokenAnswer(answer)) throw new TokenError(200);
  return answer;
}

/** @throws {TokenError} with status 400 for a wrong pair */
export const logInCall = (clientUrl: string, userEmail: string, password: string) =>
  tokens(`${clientUrl}/api/token`, { userEmail, password });

/** @throws {TokenError} for any status but 200 */
export const refreshCall = (clientUrl: string, token: string, userEmail: string) =>
  tokens(`${clientUrl}/api/token/refresh`, { token, userEmail });

/** Ends the session on the server; one that is out of reach ends it by the token's expiry. */
export async function revokeCall(clientUrl: string, token: string, userEmail: string): Promise<void> {
  await post(`${clientUrl}/api/token/revoke`, { token, userEmail }).catch(() => undefined);
}
