import type { FastifyRequest } from 'fastify';
import type { Database } from '../db';
import { type Caller, findAccountInSession } from '../db/queries/accounts';
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

/**
 * A hook that lets a call pass whose access token is valid, whose session goes on, and whose account's role can meet the requirement. While the
 * account has a generated password, only calls that read pass.
 * @throws UnauthorizedError or ForbiddenError
 */
export const authenticate =
  (db: Database, tokens: AccessTokens, requirement: Requirement, onlyReads: boolean) => async (request: FastifyRequest) => {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new UnauthorizedError('This call needs an access token.');
    const claims = claimsOf(tokens, token, request);
    const account = claims && (await retried(() => findAccountInSession(db, claims.accountId, claims.session)));
    if (!account) throw new UnauthorizedError('The access token is not valid, or its session is over.');
    callers.set(request, account);
    requireRole(account, requirement);
    if (account.mustChangePassword && !onlyReads)
      throw new ForbiddenError(
        'Change your password first: it was generated. The page is behind your e-mail address in the navbar.',
      );
  };
