import { makePasskey } from '../browser/passkeys';
import { startSession, type SessionServices, type SessionThunk } from './sessionActions';
import { requestJson, requestTokensOf, revokeToken, type TokenResponse } from './tokenRequests';
import { readStoredSession } from './tokenStorage';

const accept =
  (userEmail: string, request: (services: SessionServices) => Promise<TokenResponse>): SessionThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const tokens = await request(services);
    const before = readStoredSession();
    dispatch(startSession(tokens, userEmail));
    if (before) void revokeToken(services.clientUrl, before.refreshToken, before.emailAddress);
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
