import { changePassword, endSession, logIn, renewSession } from '../../auth/sessions';
import type { Handlers } from '../operations';

export const tokenHandlers: Handlers<'logIn' | 'changePassword' | 'refreshToken' | 'revokeToken'> = {
  logIn: ({ db, tokens, log, body, address, userAgent }) => logIn({ db, tokens, log }, body, { address, userAgent }),
  changePassword: ({ db, tokens, log, body, address, userAgent }) =>
    changePassword({ db, tokens, log }, body, { address, userAgent }),
  refreshToken: ({ db, tokens, log, body }) => renewSession({ db, tokens, log }, body.token, body.userEmail),
  revokeToken: async ({ db, log, body }) => {
    await endSession({ db, log }, body.token, body.userEmail);
    return undefined;
  },
};
