import { type By, endSessionsOf, listAccounts, removeAccountBy, setRights, toScopes } from '../../auth/accounts';
import type { Database } from '../../db';
import { InvalidInputError } from '../../domain/errors';
import type { HandlerContext, Handlers } from '../operations';

type AccountsCall = 'getAccounts' | 'setRights' | 'endAccountSessions' | 'removeAccount';
type Context = Pick<HandlerContext<AccountsCall>, 'db' | 'account' | 'address'>;

/** Runs a change in a transaction for the calling admin. */
async function change({ db, account, address }: Context, write: (tx: Database, by: By) => Promise<void>): Promise<undefined> {
  await db.transaction((tx) => write(tx, { actorId: account.id, client: { address } }));
}

export const accountsHandlers: Handlers<AccountsCall> = {
  getAccounts: ({ db, account, query }) => listAccounts(db, account.id, query),

  setRights: (context) => {
    const { accountId, role, scopes } = context.body;
    return change(context, (tx, by) => setRights(tx, Number(accountId), { role, scopes: toScopes(scopes) }, by));
  },

  endAccountSessions: (context) => {
    const id = Number(context.body.accountId);
    const kept = id === context.account.id ? context.account.sessionId : undefined;
    return change(context, (tx, by) => endSessionsOf(tx, id, kept, by));
  },

  removeAccount: (context) => {
    const { accountId, userEmail } = context.body;
    return change(context, async (tx, by) => {
      const { email } = await removeAccountBy(tx, Number(accountId), by);
      if (userEmail.trim().toLowerCase() !== email)
        throw new InvalidInputError([{ field: 'userEmail', message: `must be ${email}, to confirm` }]);
    });
  },
};
