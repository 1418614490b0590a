import type { Schema } from '../api/types';
import { makePasskey } from '../browser/passkeys';
import { startSession, type SessionServices, type SessionThunk } from './sessionActions';
import { requestJson, requestTokensOf, revokeToken, TokenError, type TokenResponse } from './tokenRequests';
import { readStoredSession } from './tokenStorage';

const isOpenInvitation = (found: Record<string, unknown>): found is Schema<'OpenInvitation'> =>
  typeof found.invitedBy === 'string' && Array.isArray(found.scopes);

const accept =
  (userEmail: string, request: (services: SessionServices) => Promise<TokenResponse>): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const tokens = await request(services);
    const before = readStoredSession();
    dispatch(startSession(tokens, userEmail));
    if (before) void revokeToken(services.clientUrl, before.refreshToken, before.emailAddress);
  };

/** Finds what a link is for, without using it. @throws {TokenError} with status 400 for a link that is not open */
export const findInvitation =
  (token: string): SessionThunk<Promise<Schema<'OpenInvitation'>>> =>
  async (_dispatch, _getState, { clientUrl }) => {
    const found = await requestJson(`${clientUrl}/api/token/invitation/find`, { token });
    if (!isOpenInvitation(found)) throw new TokenError(200);
    return found;
  };

/**
 * Uses the token of a link for a new account or a new password, and logs in. The account that was logged in before is logged out.
 * @throws {TokenError} with status 400 for a link that is not open, a wrong e-mail address, or a password that breaks a rule; 401 where a code
 * of the account's second factor is missing or wrong
 */
export const acceptInvitation = (token: string, userEmail: string, newPassword: string, code?: string) =>
  accept(userEmail, ({ clientUrl }) =>
    requestTokensOf(`${clientUrl}/api/token/invitation`, { token, userEmail, newPassword, code }),
  );

/**
 * Uses the token of a link for a new account, with a passkey in place of a password, and logs in.
 * @throws {PasskeyError} without a passkey; {TokenError} as {@link acceptInvitation} does
 */
export const acceptWithPasskey = (token: string, userEmail: string) =>
  accept(userEmail, async ({ clientUrl }) => {
    const url = `${clientUrl}/api/token/invitation`;
    const passkey = await makePasskey(await requestJson(`${url}/passkey`, { token, userEmail }));
    return requestTokensOf(url, { token, userEmail, passkey });
  });
