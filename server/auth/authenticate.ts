import type { FastifyRequest } from 'fastify';
import type { Database } from '../db';
import { Problem } from '../problem';
import { type Account, findAccountInSession } from '../queries/accounts';
import { retried } from '../retry';
import type { AccessTokens } from './accessTokens';
import { requireRole, type Requirement } from './requirements';

const callers = new WeakMap<FastifyRequest, Account>();

/** The account of a request that has passed {@link authenticate}. */
export const callerOf = (request: FastifyRequest) => callers.get(request);

const isId = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

const claimsOf = (tokens: AccessTokens, token: string, request: FastifyRequest) => {
  try {
    const claims = tokens.verify(token);
    return isId(claims.accountId) && typeof claims.session === 'string' ? claims : undefined;
  } catch (error) {
    request.log.debug(error);
    return undefined;
  }
};

/**
 * A hook that lets a call pass whose access token is valid, whose session goes on, and whose account's role can meet the requirement.
 * @throws Problem 401 or 403
 */
export const authenticate = (db: Database, tokens: AccessTokens, requirement: Requirement) => async (request: FastifyRequest) => {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem(401, 'This call needs an access token.');
  const claims = claimsOf(tokens, token, request);
  const account = claims && (await retried(() => findAccountInSession(db, claims.accountId, claims.session)));
  if (!account) throw new Problem(401, 'The access token is not valid, or its session is over.');
  requireRole(account, requirement);
  callers.set(request, account);
};
