import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../src/api/generated/schema.gen';
import { callerOf } from '../auth/authenticate';
import { CodeError, TooManyAttempts, UnauthorizedError, WrongCredentialsError } from '../auth/errors';
import { causeOf, isConflict, isDiskFailure, isForbidden, isReadOnly, isUnavailable } from '../db/retry';
import { DiskNotWritableError } from '../db/diskSpace';
import { type FieldError, ForbiddenError, InvalidInputError, NotFoundError, KeeperRefusedError } from '../domain/errors';
import { fieldErrors } from './validation';

/** The `Retry-After` of a slow or unreachable database, in seconds. */
const RETRY_AFTER_S = 2;

/**
 * An error response (RFC 9457). `errors` names the invalid fields of a 400, `retryAfter` the seconds to wait after a 429 or 503,
 * `secondFactor` the problem with a log-in's code, `mayOverride` who may set a refused keeper mark nevertheless.
 */
export class Problem extends Error {
  override name = 'Problem';
  constructor(
    readonly statusCode: number,
    message: string,
    readonly extra: {
      errors?: FieldError[];
      retryAfter?: number;
      secondFactor?: CodeError['secondFactor'];
      mayOverride?: boolean;
    } = {},
  ) {
    super(message);
  }
}

/** Sends a problem as `application/problem+json`. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { extra } = problem;
  const body: components['schemas']['Problem'] = {
    type: 'about:blank',
    title: STATUS_CODES[problem.statusCode] ?? 'Error',
    status: problem.statusCode,
    detail: problem.message,
    instance: request.url.split('?')[0],
    ...(extra.secondFactor && { secondFactor: extra.secondFactor }),
    ...(extra.mayOverride !== undefined && { mayOverride: extra.mayOverride }),
    ...(extra.errors && { errors: extra.errors }),
  };
  if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (extra.retryAfter !== undefined) reply.header('retry-after', extra.retryAfter);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
}

const badRequest = ({ message, errors }: InvalidInputError) => new Problem(400, message, { errors });

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidInputError) return badRequest(error);
  if (error instanceof WrongCredentialsError) return new Problem(400, error.message);
  if (error instanceof CodeError) return new Problem(401, error.message, { secondFactor: error.secondFactor });
  if (error instanceof UnauthorizedError) return new Problem(401, error.message);
  if (error instanceof ForbiddenError) return new Problem(403, error.message);
  if (error instanceof NotFoundError) return new Problem(404, error.message);
  if (error instanceof KeeperRefusedError) return new Problem(409, error.message, { mayOverride: error.mayOverride });
  if (error instanceof TooManyAttempts) return new Problem(429, error.message, { retryAfter: error.retryAfter });
  if (error.validation) return badRequest(new InvalidInputError(fieldErrors(error.validation)));
  if (error instanceof DiskNotWritableError) return new Problem(503, error.message);
  if (isDiskFailure(error)) return new Problem(503, 'The disk of the database is full or read-only. What was saved is not lost.');
  if (isForbidden(error))
    return new Problem(500, 'The role of DATABASE_URL lacks a privilege on the database. The log says which.');
  if (isReadOnly(error))
    return new Problem(503, 'The database is a read-only standby at the moment. Nothing was written.', {
      retryAfter: RETRY_AFTER_S,
    });
  if (isConflict(error)) return new Problem(409, 'Another request has changed this data meanwhile. Nothing was written.');
  if (isUnavailable(error)) return new Problem(503, 'The database does not respond.', { retryAfter: RETRY_AFTER_S });
  const status = error.statusCode ?? 500;
  const isUnreadable = error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_');
  if (status === 400 && isUnreadable) {
    return badRequest(new InvalidInputError([{ field: 'body', message: 'must be JSON, without __proto__' }]));
  }
  return status < 500 ? new Problem(status, error.message) : new Problem(500, 'The server failed to respond to this call.');
}

/**
 * Fastify's error handler. The caller learns nothing about an unexpected error. The log has it without the query's values, which may be
 * secret.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error);
  if (problem.statusCode >= 500) request.log.error(causeOf(error));
  if (problem.statusCode === 403) {
    const path = request.url.split('?')[0];
    request.log.warn({ address: request.ip, accountId: callerOf(request)?.id ?? null, path }, 'A request was refused.');
  }
  return sendProblem(request, reply, problem);
}
