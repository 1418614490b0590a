import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '../../../server/auth/errors';
import { handleError } from '../../../server/http/problem';

/** Handles an error; what was sent as the response, and what the log got. */
function handle(error: Error) {
  const logged: unknown[] = [];
  const response = { status: 0, body: {}, headers: {} as Record<string, unknown> };
  const request = { url: '/api/token?x=1', log: { error: (entry: unknown) => logged.push(entry) } };
  const reply = {
    header: (name: string, value: unknown) => ((response.headers[name] = value), reply),
    code: (status: number) => ((response.status = status), reply),
    type: () => reply,
    send: (body: string) => ((response.body = JSON.parse(body) as object), reply),
  };
  handleError(error as FastifyError, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return { ...response, logged };
}

it('logs the cause of a failed query without its values, and sends the caller neither', () => {
  const cause = Object.assign(new Error('relation "account" does not exist'), { code: '42P01' });
  const { status, body, logged } = handle(new Error('Failed query: insert … params: the-secret', { cause }));
  expect([status, logged]).toEqual([500, [cause]]);
  expect(body).toMatchObject({ status: 500, detail: 'The server failed to respond to this call.', instance: '/api/token' });
});

it.each(['ECONNREFUSED', '57P01', '57014'])(
  'responds with 503 when the database is the reason (%s), and says when to try again',
  (code) => {
    const { status, body, headers } = handle(new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) }));
    expect([status, body]).toEqual([503, expect.objectContaining({ detail: 'The database does not respond.' })]);
    expect(headers['retry-after']).toBe(2);
  },
);

it.each([
  [503, '53100', 'no', /^The disk of the database/],
  [503, '58030', 'no', /^The disk of the database/],
  [503, '42501', 'could not open file "base/1": Read-only file system', /^The disk of the database/],
  [500, '42501', 'permission denied for table league', /^The role of DATABASE_URL lacks a privilege/],
  [409, '23503', 'violates foreign key constraint', /^Another request has changed/],
  [409, '23505', 'duplicate key', /^Another request has changed/],
  [503, '25006', 'cannot execute UPDATE in a read-only transaction', /read-only standby/],
])('responds with %i and says what is wrong with the database (%s: %s)', (status, code, message, detail) => {
  const response = handle(new Error('Failed query', { cause: Object.assign(new Error(message), { code }) }));
  expect([response.status, response.body]).toEqual([status, expect.objectContaining({ detail: expect.stringMatching(detail) })]);
});

it('has Retry-After', () => {
  const { status, headers, logged } = handle(new TooManyAttempts('Too many.', 90));
  expect([status, headers['retry-after'], logged]).toEqual([429, 90, []]);
});
