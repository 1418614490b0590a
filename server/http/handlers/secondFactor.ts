import { beginSecondFactor, renewRecoveryCodes, turnOffSecondFactor, turnOnSecondFactor } from '../../auth/secondFactor';
import { countRecoveryCodes, requiresSecondFactor, selectWithSecondFactor } from '../../db/queries/accounts/secondFactors';
import type { HandlerContext, Handlers, OperationId } from '../operations';

type SecondFactorCall =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'turnOnSecondFactor'
  | 'makeRecoveryCodes'
  | 'turnOffSecondFactor';

/** The dependencies of a call with an account's credentials. */
type Given = Pick<HandlerContext<OperationId>, 'db' | 'tokens' | 'imports' | 'log' | 'address' | 'userAgent'>;

export const depsOf = ({ db, tokens, imports: { secretKey }, log }: Given) => ({ db, tokens, secretKey, log });
export const clientOf = ({ address, userAgent }: Given) => ({ address, userAgent });

export const secondFactorHandlers: Handlers<SecondFactorCall> = {
  getSecondFactor: async ({ db, account: { id, role, byPasskey, hasPassword } }) => ({
    isOn: (await selectWithSecondFactor(db, [id])).has(id),
    isRequired: role !== 'member' && !byPasskey && (await requiresSecondFactor(db)),
    recoveryCodes: await countRecoveryCodes(db, id),
    hasPassword,
  }),

  beginSecondFactor: (context) => beginSecondFactor(depsOf(context), context.account),

  turnOnSecondFactor: (context) => turnOnSecondFactor(depsOf(context), context.account, context.body, clientOf(context)),

  makeRecoveryCodes: (context) => renewRecoveryCodes(depsOf(context), context.account, context.body, clientOf(context)),

  turnOffSecondFactor: async (context) => {
    await turnOffSecondFactor(depsOf(context), context.account, context.body, clientOf(context));
    return undefined;
  },
};
