import type { Database } from '../db';
import { type Account, addScope, changeAccount, lockAccount } from '../db/queries/accounts/accounts';
import { findLeaguesPerAccount } from '../db/queries/accounts/accountRules';
import { ForbiddenError } from '../domain/errors';
import { commissions, requireMayAddLeagues } from './permissions';
import { record } from './securityLog';

/** Concurrent calls for an account wait for each other, so that it never exceeds its limit. */
async function lockToGive(tx: Database, accountId: number): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw new ForbiddenError('The account that asked for this league was removed.');
  return account;
}

async function makeCommissioner(tx: Database, accountId: number, leagueId: string) {
  await changeAccount(tx, accountId, { role: 'commissioner' });
  await addScope(tx, accountId, leagueId);
}

/**
 * Makes an account the commissioner of a league that it added; an admin has every league.
 * @throws ForbiddenError when the account is gone or may no longer add a league
 */
export async function giveLeague(tx: Database, accountId: number, { id, name }: { id: string; name: string }): Promise<void> {
  const account = await lockToGive(tx, accountId);
  requireMayAddLeagues(account, await findLeaguesPerAccount(tx));
  await record(tx, 'league_added', { actorId: accountId, leagueId: id, detail: `${name}, ${id}` });
  if (account.role === 'admin') return;
  await makeCommissioner(tx, accountId, id);
  await record(tx, 'rights_changed', { accountId, actorId: accountId, detail: `commissioner, league ${id}` });
}

/**
 * Makes an account, which has shown that it runs a league on its host, the commissioner of that league, which is here already.
 * @throws ForbiddenError as {@link giveLeague}
 */
export async function giveClaimedLeague(
  tx: Database,
  accountId: number,
  leagueId: string,
  client: { address: string },
): Promise<void> {
  const account = await lockToGive(tx, accountId);
  if (commissions(account, leagueId)) return;
  requireMayAddLeagues(account, await findLeaguesPerAccount(tx));
  await makeCommissioner(tx, accountId, leagueId);
  const detail = `commissioner, league ${leagueId}, by its code on the host`;
  await record(tx, 'rights_changed', { accountId, actorId: accountId, leagueId, client, detail });
}
