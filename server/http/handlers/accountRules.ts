import { record } from '../../auth/securityLog';
import type { Database } from '../../db';
import { findLeaguesPerAccount, setLeaguesPerAccount } from '../../db/queries/accounts/accountRules';
import { requireSecondFactor, requiresSecondFactor, selectWithSecondFactor } from '../../db/queries/accounts/secondFactors';
import { InvalidInputError } from '../../domain/errors';
import type { Handlers } from '../operations';

const rulesOf = async (db: Database) => ({
  requiresSecondFactor: await requiresSecondFactor(db),
  leaguesPerAccount: await findLeaguesPerAccount(db),
});
type Rules = Awaited<ReturnType<typeof rulesOf>>;

/** The names of the rules in the security log. */
const inWords = ({ requiresSecondFactor: isRequired, leaguesPerAccount }: Rules) => ({
  'second factor of commissioners and admins': isRequired ? 'required' : 'not required',
  'leagues that an account may add': String(leaguesPerAccount),
});

/** The changes with old and new values; empty without changes. */
const difference = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(after)
    .filter(([what, value]) => before[what] !== value)
    .map(([what, value]) => `${what}: ${before[what]} → ${value}`)
    .join(', ');

export const accountRulesHandlers: Handlers<'getAccountRules' | 'setAccountRules'> = {
  getAccountRules: ({ db }) => rulesOf(db),

  setAccountRules: async ({ db, account: { id }, address, body }) => {
    const message = 'can be required by an admin who has one: set it up behind your e-mail address in the navbar';
    if (body.requiresSecondFactor && !(await selectWithSecondFactor(db, [id])).has(id))
      throw new InvalidInputError([{ field: 'requiresSecondFactor', message }]);
    return db.transaction(async (tx) => {
      const before = await rulesOf(tx);
      if (body.requiresSecondFactor !== undefined) await requireSecondFactor(tx, body.requiresSecondFactor);
      if (body.leaguesPerAccount !== undefined) await setLeaguesPerAccount(tx, body.leaguesPerAccount);
      const after = await rulesOf(tx);
      const detail = difference(inWords(before), inWords(after));
      if (detail) await record(tx, 'account_rules_changed', { actorId: id, client: { address }, detail });
      return after;
    });
  },
};
