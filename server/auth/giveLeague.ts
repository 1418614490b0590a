import type { Database } from '../db';
import { addScope, changeAccount, lockAccount } from '../db/queries/accounts';
import { findLeaguesPerAccount } from '../db/queries/accountRules';
import { ForbiddenError } from '../domain/errors';
import { requireMayAddLeagues } from './permissions';
import { record } from './securityLog';

/**
 * Makes an account the commissioner of a league that it added; an admin has every league. Additions of an account wait for each other here, so that
 * it never runs more leagues than it may.
 * @throws ForbiddenError when the account is gone, or may not add a league any more
 */
export async function giveLeague(tx: Database, accountId: number, { id, name }: { id: string; name: string }): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw new ForbiddenError('The account that asked for this league was removed.');
  requireMayAddLeagues(account, await findLeaguesPerAccount(tx));
  await record(tx, 'league_added', { actorId: accountId, leagueId: id, detail: `${name}, ${id}` });
  if (account.role === 'admin') return;
  await changeAccount(tx, accountId, { role: 'commissioner' });
  await addScope(tx, accountId, id);
  await record(tx, 'rights_changed', { accountId, actorId: accountId, detail: `commissioner, league ${id}` });
}
