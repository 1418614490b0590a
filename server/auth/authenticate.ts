import type { FastifyRequest } from 'fastify';
import type { Database } from '../db';
import { type Caller, findAccountInSession } from '../db/queries/accounts/accounts';
import { lacksSecondFactor } from '../db/queries/accounts/secondFactors';
import { retried } from '../db/retry';
import type { AccessClaims, AccessTokens } from './accessTokens';
import { ForbiddenError } from '../domain/errors';
import { UnauthorizedError } from './errors';
import { requireRole, type Requirement } from './requirements';

const callers = new WeakMap<FastifyRequest, Caller>();

/** The account of a request that has passed {@link authenticate}. */
export const callerOf = (request: FastifyRequest) => callers.get(request);

/** The bearer token of a request; an empty string without one. */
function tokenOf({ headers }: FastifyRequest): string {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : '';
}

/** The claims of a verified token; undefined for other claims than ours. */
const ownClaims = (claims: AccessClaims | undefined) =>
  claims && Number.isSafeInteger(claims.accountId) && typeof claims.session === 'string' ? claims : undefined;

/** The account in the session of a ticket for the event stream, which opens no other one. @throws UnauthorizedError */
export async function redeemTicket(db: Database, tokens: AccessTokens, ticket: string): Promise<Caller> {
  const { accountId, session } = ownClaims(await tokens.redeemTicket(ticket)) ?? { accountId: 0, session: '' };
  const account = await retried(() => findAccountInSession(db, accountId, session));
  if (!account) throw new UnauthorizedError('The ticket is not valid or was used, or its session is over.');
  return account;
}

/** The account in the session of a request's access token; undefined without a valid token, or when the session is over. */
export async function findCaller(db: Database, tokens: AccessTokens, request: FastifyRequest): Promise<Caller | undefined> {
  const token = tokenOf(request);
  const claims = token ? ownClaims(await tokens.verify(token)) : undefined;
  return claims && (await retried(() => findAccountInSession(db, claims.accountId, claims.session)));
}

/** Whether an operation only reads, or sets up the second factor. */
interface Access {
  reads: boolean;
  secures: boolean;
}

/**
 * A hook that accepts a call if its access token and session are valid and its account's role can meet the requirement. With a generated
 * password, only reading calls pass. Without a required second factor, calls that set it up pass, too.
 * @throws UnauthorizedError or ForbiddenError
 */
export const authenticate =
  (db: Database, tokens: AccessTokens, requirement: Requirement, { reads, secures }: Access) =>
  async (request: FastifyRequest) => {
    if (!tokenOf(request)) throw new UnauthorizedError('This call needs an access token.');
    const account = await findCaller(db, tokens, request);
    if (!account) throw new UnauthorizedError('The access token is not valid, or its session is over.');
    callers.set(request, account);
    requireRole(account, requirement);
    if (reads) return;
    if (account.mustChangePassword)
      throw new ForbiddenError(
        'Change your password first: it was generated. The page is behind your e-mail address in the navbar.',
      );
    if (!secures && (await retried(() => lacksSecondFactor(db, account.id, account.byPasskey))))
      throw new ForbiddenError(
        'Set up a second factor first: commissioners and admins need one here. The page is behind your e-mail address in the navbar.',
      );
  };
