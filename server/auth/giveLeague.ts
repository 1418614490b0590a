import type { Database } from '../db';
import { addScope, changeAccount, lockAccount } from '../db/queries/accounts/accounts';
import { findLeaguesPerAccount } from '../db/queries/accounts/accountRules';
import { ForbiddenError } from '../domain/errors';
import { requireMayAddLeagues } from './permissions';
import { record } from './securityLog';

/**
 * Makes an account the commissioner of a league that it added; an admin has every league. Concurrent additions of an account wait for each
 * other, so that it never exceeds its limit.
 * @throws ForbiddenError when the account is gone or may no longer add a league
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
