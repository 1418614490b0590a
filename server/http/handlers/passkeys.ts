import { beginInvitedPasskey } from '../../auth/invitations';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  listPasskeys,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
  setPassword,
} from '../../auth/passkeys';
import type { Handlers } from '../operations';
import { clientOf, depsOf } from './secondFactor';

type PasskeyCall =
  | 'beginInvitedPasskey'
  | 'beginPasskeyLogIn'
  | 'logInWithPasskey'
  | 'getPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'setPassword';

export const passkeysHandlers: Handlers<PasskeyCall> = {
  beginInvitedPasskey: ({ db, origin, body }) => beginInvitedPasskey(db, origin, body),

  beginPasskeyLogIn: (context) => beginPasskeyLogIn(context),

  logInWithPasskey: (context) => {
    const deps = { ...depsOf(context), origin: context.origin };
    return logInWithPasskey(deps, context.body.credential, clientOf(context));
  },

  getPasskeys: ({ db, account }) => listPasskeys(db, account.id),

  beginPasskey: (context) => {
    const deps = { ...depsOf(context), origin: context.origin };
    return beginPasskey(deps, context.account, context.body, clientOf(context));
  },

  addPasskey: (context) => addPasskey(context, context.account, context.body, clientOf(context)),

  renamePasskey: (context) => renamePasskey(context.db, context.account, context.body, clientOf(context)),

  removePasskey: (context) => removePasskey(depsOf(context), context.account, context.body, clientOf(context)),

  setPassword: async (context) => {
    await setPassword(depsOf(context), context.account, context.body.newPassword, clientOf(context));
    return undefined;
  },
};
