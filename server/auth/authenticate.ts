import type { FastifyRequest } from 'fastify';
import type { Database } from '../db';
import { type Caller, findAccountInSession } from '../db/queries/accounts';
import { lacksSecondFactor } from '../db/queries/secondFactors';
import { retried } from '../db/retry';
import type { AccessTokens } from './accessTokens';
import { ForbiddenError } from '../domain/errors';
import { UnauthorizedError } from './errors';
import { requireRole, type Requirement } from './requirements';

const callers = new WeakMap<FastifyRequest, Caller>();

/** The account of a request that has passed {@link authenticate}. */
export const callerOf = (request: FastifyRequest) => callers.get(request);

const claimsOf = (tokens: AccessTokens, token: string, request: FastifyRequest) => {
  try {
    const claims = tokens.verify(token);
    return Number.isSafeInteger(claims.accountId) && typeof claims.session === 'string' ? claims : undefined;
  } catch (error) {
    request.log.debug(error);
    return undefined;
  }
};

/** Whether an operation only reads, or sets up the second factor. */
interface Access {
  reads: boolean;
  secures: boolean;
}

/**
 * A hook that lets a call pass whose access token is valid, whose session goes on, and whose account's role can meet the requirement. While the
 * account has a generated password, only calls that read pass; while it lacks a second factor that is required, also those that set it up.
 * @throws UnauthorizedError or ForbiddenError
 */
export const authenticate =
  (db: Database, tokens: AccessTokens, requirement: Requirement, { reads, secures }: Access) =>
  async (request: FastifyRequest) => {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new UnauthorizedError('This call needs an access token.');
    const claims = claimsOf(tokens, token, request);
    const account = claims && (await retried(() => findAccountInSession(db, claims.accountId, claims.session)));
    if (!account) throw new UnauthorizedError('The access token is not valid, or its session is over.');
    callers.set(request, account);
    requireRole(account, requirement);
    if (reads) return;
    if (account.mustChangePassword)
      throw new ForbiddenError(
        'Change your password first: it was generated. The page is behind your e-mail address in the navbar.',
      );
    if (!secures && (await retried(() => lacksSecondFactor(db, account.id))))
      throw new ForbiddenError(
        'Set up a second factor first: commissioners and admins need one here. The page is behind your e-mail address in the navbar.',
      );
  };
