import { beginSecondFactor, renewRecoveryCodes, turnOffSecondFactor, turnOnSecondFactor } from '../../auth/secondFactor';
import { record } from '../../auth/securityLog';
import {
  countRecoveryCodes,
  requireSecondFactor,
  requiresSecondFactor,
  selectWithSecondFactor,
} from '../../db/queries/secondFactors';
import { InvalidInputError } from '../../domain/errors';
import type { HandlerContext, Handlers, OperationId } from '../operations';

type SecondFactorCall =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'turnOnSecondFactor'
  | 'makeRecoveryCodes'
  | 'turnOffSecondFactor'
  | 'getLogInRules'
  | 'setLogInRules';

type Given = Pick<HandlerContext<OperationId>, 'db' | 'tokens' | 'imports' | 'log' | 'address' | 'userAgent'>;

const depsOf = ({ db, tokens, imports: { secretKey }, log }: Given) => ({ db, tokens, secretKey, log });
const clientOf = ({ address, userAgent }: Given) => ({ address, userAgent });

export const secondFactorHandlers: Handlers<SecondFactorCall> = {
  getSecondFactor: async ({ db, account: { id, role } }) => ({
    isOn: (await selectWithSecondFactor(db, [id])).has(id),
    isRequired: role !== 'member' && (await requiresSecondFactor(db)),
    recoveryCodes: await countRecoveryCodes(db, id),
  }),

  beginSecondFactor: (context) => beginSecondFactor(depsOf(context), context.account),

  turnOnSecondFactor: (context) => turnOnSecondFactor(depsOf(context), context.account, context.body, clientOf(context)),

  makeRecoveryCodes: (context) => renewRecoveryCodes(depsOf(context), context.account, context.body, clientOf(context)),

  turnOffSecondFactor: async (context) => {
    await turnOffSecondFactor(depsOf(context), context.account, context.body, clientOf(context));
    return undefined;
  },

  getLogInRules: async ({ db }) => ({ requiresSecondFactor: await requiresSecondFactor(db) }),

  setLogInRules: async ({ db, account: { id }, address, body }) => {
    const message = 'can be required by an admin who has one: set it up behind your e-mail address in the navbar';
    if (body.requiresSecondFactor && !(await selectWithSecondFactor(db, [id])).has(id))
      throw new InvalidInputError([{ field: 'requiresSecondFactor', message }]);
    await requireSecondFactor(db, body.requiresSecondFactor);
    const detail = `second factor ${body.requiresSecondFactor ? 'required' : 'not required'} of commissioners and admins`;
    await record(db, 'log_in_rules_changed', { actorId: id, client: { address }, detail });
    return body;
  },
};
