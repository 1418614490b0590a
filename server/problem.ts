import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../src/api/generated/schema.gen';
import { causeOf, isDiskFailure, isUnavailable } from './retry';
import { NoRoomError } from './room';
import { fieldErrors } from './validation';

type FieldError = components['schemas']['FieldError'];

/** A refusal that the caller may read: its status, why, and for a 400 which fields break which rule. */
export class Problem extends Error {
  override name = 'Problem';
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldError[],
  ) {
    super(message);
  }
}

/** No such league, team, player or year. */
export const notFound = (what: string) => new Problem(404, `${what} is unknown.`);

/** The account may not do this. */
export const forbidden = (why: string) => new Problem(403, why);

/** Fields that break a rule; `errors` must not be empty. */
export const badRequest = (errors: FieldError[]) =>
  new Problem(400, `${errors.map(({ field, message }) => `${field}: ${message}`).join('; ')}.`, errors);

/** Too many attempts; the caller may come back after `retryAfter` seconds. */
export class TooManyAttempts extends Problem {
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(429, message);
  }
}

/** Answers a problem as RFC 9457 asks for. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const body: components['schemas']['Problem'] = {
    type: 'about:blank',
    title: STATUS_CODES[problem.statusCode] ?? 'Error',
    status: problem.statusCode,
    detail: problem.message,
    instance: request.url.split('?')[0],
    ...(problem.errors && { errors: problem.errors }),
  };
  if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (problem instanceof TooManyAttempts) reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
}

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) return badRequest(fieldErrors(error.validation));
  if (error instanceof NoRoomError) return new Problem(503, error.message);
  if (isDiskFailure(error)) return new Problem(503, 'The disk of the database is full or read-only. What was saved is not lost.');
  if (isUnavailable(error)) return new Problem(503, 'The database does not answer.');
  const status = error.statusCode ?? 500;
  const isUnreadable = error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_');
  if (status === 400 && isUnreadable) return badRequest([{ field: 'body', message: 'must be JSON, without __proto__' }]);
  return status < 500 ? new Problem(status, error.message) : new Problem(500, 'The server failed to answer this call.');
}

/**
 * Fastify's error handler: nothing of an unexpected error reaches the caller; the log has it, without the values of a query, which
 * may be secret.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error);
  if (problem.statusCode >= 500 && problem.statusCode !== 501) request.log.error(causeOf(error));
  return sendProblem(request, reply, problem);
}
