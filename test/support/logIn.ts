import { storeSession } from '../../src/session/tokenStorage';
import type { Schema } from '../../src/api/types';
import { testAdmin } from './testAdmin';

/** Stores the session of a real log-in in the browser. The next page starts with a token refresh. */
export async function logIn(email = testAdmin.email): Promise<Schema<'TokenResponse'>> {
  const response = await server.inject({
    method: 'POST',
    url: '/api/token',
    payload: { userEmail: email, password: testAdmin.password },
  });
  const tokens = response.json<Schema<'TokenResponse'>>();
  storeSession({
    refreshToken: tokens.refreshToken,
    refreshTokenExpiresAt: tokens.refreshTokenExpiration,
    emailAddress: email,
  });
  return tokens;
}
