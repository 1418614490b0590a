import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { handleError, TooManyAttempts } from '../../server/problem';

/** Handles an error; what was answered, and what the log got. */
function handle(error: Error) {
  const logged: unknown[] = [];
  const answer = { status: 0, body: {}, headers: {} as Record<string, unknown> };
  const request = { url: '/api/token?x=1', log: { error: (entry: unknown) => logged.push(entry) } };
  const reply = {
    header: (name: string, value: unknown) => ((answer.headers[name] = value), reply),
    code: (status: number) => ((answer.status = status), reply),
    type: () => reply,
    send: (body: string) => ((answer.body = JSON.parse(body) as object), reply),
  };
  handleError(error as FastifyError, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return { ...answer, logged };
}

it('logs the cause of a failed query without its values, and tells the caller neither', () => {
  const cause = Object.assign(new Error('relation "account" does not exist'), { code: '42P01' });
  const { status, body, logged } = handle(new Error('Failed query: insert … params: the-secret', { cause }));
  expect([status, logged]).toEqual([500, [cause]]);
  expect(body).toMatchObject({ status: 500, detail: 'The server failed to answer this call.', instance: '/api/token' });
});

it.each(['ECONNREFUSED', '57P01', '57014'])('answers 503 when the database is the reason (%s)', (code) => {
  const { status, body } = handle(new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) }));
  expect([status, body]).toEqual([503, expect.objectContaining({ detail: 'The database does not answer.' })]);
});

it.each(['53100', '42501', '58030'])('answers 503 when the disk of the database is the reason (%s)', (code) => {
  const { status, body } = handle(new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) }));
  expect([status, body]).toEqual([503, expect.objectContaining({ detail: expect.stringMatching(/^The disk of the database/) })]);
});

it('tells when to come back', () => {
  const { status, headers, logged } = handle(new TooManyAttempts('Too many.', 90));
  expect([status, headers['retry-after'], logged]).toEqual([429, 90, []]);
});
