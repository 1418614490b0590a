import { endSession, logIn, renewSession } from '../auth/sessions';
import type { Handlers } from '../operations';

export const tokenHandlers: Handlers<'logIn' | 'refreshToken' | 'revokeToken'> = {
  logIn: ({ db, tokens, body, address }) => logIn(db, tokens, body, address),
  refreshToken: ({ db, tokens, body }) => renewSession(db, tokens, body.token, body.userEmail),
  revokeToken: async ({ db, body }) => {
    await endSession(db, body.token, body.userEmail);
    return undefined;
  },
};
