import type { Account } from '../db/queries/accounts';
import { ForbiddenError } from '../domain/errors';

const commissions = ({ role, scopes }: Account, leagueId: string) =>
  role === 'admin' || (role === 'commissioner' && scopes.some((scope) => scope.leagueId === leagueId && !scope.teamId));

const owns = ({ scopes }: Account, leagueId: string, teamId: string) =>
  scopes.some((scope) => scope.leagueId === leagueId && scope.teamId === teamId);

/** Whether the account may set a team's keepers: an admin, the league's commissioner, or the team's owner. */
export const maySetKeepers = (account: Account, leagueId: string, teamId: string) =>
  commissions(account, leagueId) || owns(account, leagueId, teamId);

/** Whether the account may invite with a role and scopes: an admin any, a commissioner members and commissioners of the own leagues. */
export const mayInvite = (account: Account, role: Account['role'], scopes: Account['scopes']) =>
  account.role === 'admin' ||
  (role !== 'admin' && scopes.length > 0 && scopes.every(({ leagueId }) => commissions(account, leagueId)));

/** @throws ForbiddenError unless the account may enter a league's trades: an admin or the league's commissioner. */
export function requireCommissioner(account: Account, leagueId: string) {
  if (!commissions(account, leagueId)) throw new ForbiddenError('Only the league’s commissioner or an admin may do this.');
}
