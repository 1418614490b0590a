import type { Account } from '../db/queries/accounts/accounts';
import type { League } from '../db/queries/leagues/leagues';
import { ForbiddenError } from '../domain/errors';

/** Whether the account is the league's commissioner or an admin. */
export const commissions = ({ role, scopes }: Account, leagueId: string) =>
  role === 'admin' || (role === 'commissioner' && scopes.some((scope) => scope.leagueId === leagueId && !scope.teamId));

/** Whether the account owns a team. */
export const owns = ({ scopes }: Account, leagueId: string, teamId: string) =>
  scopes.some((scope) => scope.leagueId === leagueId && scope.teamId === teamId);

/**
 * Whether a league exists for an account or a visitor. A members-only league exists for accounts with the league or one of its teams, and
 * for admins.
 */
export const maySee = (account: Account | undefined, { id, visibility }: Pick<League, 'id' | 'visibility'>) =>
  visibility === 'public' || account?.role === 'admin' || account?.scopes.some(({ leagueId }) => leagueId === id) === true;

/** How many leagues the account is the commissioner of. */
const leaguesRun = ({ scopes }: Account) => scopes.filter(({ teamId }) => !teamId).length;

/** Whether the account may add leagues: an admin, or a commissioner of fewer than `most` leagues. */
export const mayAddLeagues = (account: Account, most: number) => account.role === 'admin' || leaguesRun(account) < most;

/** @throws ForbiddenError unless the account may add leagues */
export function requireMayAddLeagues(account: Account, most: number) {
  if (mayAddLeagues(account, most)) return;
  throw new ForbiddenError(
    most === 0
      ? 'Only an admin may add leagues here.'
      : `An account may add ${most === 1 ? 'one league' : `${most} leagues`} here, and you run as many.`,
  );
}

/** Whether the account may set a team's keepers: an admin, the league's commissioner, or the team's owner. */
export const maySetKeepers = (account: Account, leagueId: string, teamId: string) =>
  commissions(account, leagueId) || owns(account, leagueId, teamId);

/** Whether the account may invite with a role and scopes: an admin any; a commissioner members and commissioners of their own leagues. */
export const mayInvite = (account: Account, role: Account['role'], scopes: Account['scopes']) =>
  account.role === 'admin' ||
  (role !== 'admin' && scopes.length > 0 && scopes.every(({ leagueId }) => commissions(account, leagueId)));

/** @throws ForbiddenError unless the account may enter a league's trades: an admin or the league's commissioner. */
export function requireCommissioner(account: Account, leagueId: string) {
  if (!commissions(account, leagueId)) throw new ForbiddenError('Only the league’s commissioner or an admin may do this.');
}
