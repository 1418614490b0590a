import { acceptInvitation, describeInvitation } from '../../auth/invitations';
import { changePassword, endSession, logIn, renewSession } from '../../auth/sessions';
import type { Handlers } from '../operations';

export const tokenHandlers: Handlers<
  'logIn' | 'changePassword' | 'acceptInvitation' | 'findInvitation' | 'refreshToken' | 'revokeToken'
> = {
  logIn: ({ db, tokens, imports: { secretKey }, log, body, address, userAgent }) =>
    logIn({ db, tokens, secretKey, log }, body, { address, userAgent }),
  changePassword: ({ db, tokens, imports: { secretKey }, log, body, address, userAgent }) =>
    changePassword({ db, tokens, secretKey, log }, body, { address, userAgent }),
  acceptInvitation: ({ db, tokens, imports: { secretKey }, log, origin, body, address, userAgent }) =>
    acceptInvitation({ db, tokens, secretKey, log, origin }, body, { address, userAgent }),
  findInvitation: ({ db, body: { token } }) => describeInvitation(db, token),
  refreshToken: ({ db, tokens, log, body, address, userAgent }) =>
    renewSession({ db, tokens, log }, body.token, body.userEmail, { address, userAgent }),
  revokeToken: async ({ db, log, body, address, userAgent }) => {
    await endSession({ db, log }, body.token, body.userEmail, { address, userAgent });
    return undefined;
  },
};
