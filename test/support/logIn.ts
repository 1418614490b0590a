import { storeSession } from '../../src/session/tokenStorage';
import type { Schema } from '../../src/api/types';
import { testAdmin } from './testAdmin';

/** Leaves in the browser's storage what a log-in leaves there, by a real one. The page that opens next begins with a refresh. */
export async function logIn(email = testAdmin.email): Promise<Schema<'TokenResponse'>> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/token',
    payload: { userEmail: email, password: testAdmin.password },
  });
  const tokens = answer.json<Schema<'TokenResponse'>>();
  storeSession({
    refreshToken: tokens.refreshToken,
    refreshTokenExpiresAt: tokens.refreshTokenExpiration,
    emailAddress: email,
  });
  return tokens;
}
