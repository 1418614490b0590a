/**
 * The token requests. They are plain fetches, not RTK Query endpoints: an endpoint's arguments are in actions, where passwords and tokens
 * must not be.
 */
import { isObject } from '../lib/json';
import type { Schema } from '../api/types';

export type TokenResponse = Schema<'TokenResponse'>;

/** A failed token request with its HTTP status (0 without a response, 200 for a response without tokens) and its body as JSON. */
export class TokenError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
  ) {
    super(status === 0 ? 'The server did not respond.' : `The server responded with ${status}.`);
  }
}

/** Request timeout in ms: every request of a session waits for its token refresh. */
const timeout = 30_000;

const fields = ['accessToken', 'accessTokenExpiration', 'refreshToken', 'refreshTokenExpiration', 'serverTime'] as const;

const isTokenResponse = (body: Record<string, unknown>): body is TokenResponse =>
  fields.every((field) => typeof body[field] === 'string');

async function post(url: string, body: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    throw new TokenError(0);
  }
}

/** Sends a request for a JSON object. @throws {TokenError} for any status but 200 */
export async function requestJson(url: string, body: object): Promise<Record<string, unknown>> {
  const response = await post(url, body);
  const content: unknown = await response.json().catch(() => null);
  if (response.status !== 200) throw new TokenError(response.status, content);
  if (!isObject(content)) throw new TokenError(200);
  return content;
}

/** @throws {TokenError} for any status but 200 */
export async function requestTokensOf(url: string, body: object): Promise<TokenResponse> {
  const content = await requestJson(url, body);
  if (!isTokenResponse(content)) throw new TokenError(200);
  return content;
}

/** @throws {TokenError} for any status but 200 */
export const refreshTokens = (clientUrl: string, token: string, userEmail: string) =>
  requestTokensOf(`${clientUrl}/api/token/refresh`, { token, userEmail });

/** Revokes the token on the server. If the server cannot be reached, the token expires by itself. */
export async function revokeToken(clientUrl: string, token: string, userEmail: string): Promise<void> {
  await post(`${clientUrl}/api/token/revoke`, { token, userEmail }).catch(() => undefined);
}
