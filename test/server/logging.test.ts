import fastify from 'fastify';
import { logOptions } from '../../server/logging';

/** The lines that `write` logs. */
function linesOf(write: (log: ReturnType<typeof fastify>['log']) => void) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  write(fastify({ logger: { ...logOptions, level: 'info', stream } }).log);
  return lines;
}

const failedQuery = () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(somebody@league.example) exists.',
  });
  return Object.assign(new Error(`Failed query: insert\nparams: ${'secret,'.repeat(100_000)}`, { cause }), {
    params: ['secret'],
  });
};

it('an error of the database is logged by its cause, without the values of its query', () => {
  const lines = linesOf((log) => {
    log.warn(failedQuery());
    log.error(failedQuery(), 'A page failed.');
    log.error({ err: failedQuery(), job: 'scores' }, 'A job failed.');
  });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'duplicate key', err: { type: 'Error', code: '23505', stack: expect.stringContaining('logging.test.ts') as string } },
    { msg: 'A page failed.', err: { message: 'duplicate key' } },
    { msg: 'A job failed.', job: 'scores', err: { message: 'duplicate key' } },
  ]);
  expect(lines.join('')).not.toMatch(/secret|somebody/);
});

it.each([
  ['a message', 'x'.repeat(100_000)],
  ['an error', new Error('x'.repeat(100_000))],
  ['a field', { field: 'x'.repeat(100_000) }],
  ['many fields', { fields: Array.from({ length: 100 }, () => 'x'.repeat(5_000)) }],
  ['many small fields', { fields: Array.from({ length: 10_000 }, () => 'xxxx') }],
  ['control characters', '\u0001'.repeat(100_000)],
  ['characters of several bytes', '𝄞'.repeat(100_000)],
])('no line is longer than 16 kB, and each is JSON: %s', (_, given) => {
  const [line] = linesOf((log) => log.warn(given as object));
  expect(Buffer.byteLength(line!)).toBeLessThanOrEqual(16 * 1024);
  expect(line).toMatch(/\n$/);
  expect(JSON.parse(line!)).toMatchObject({ level: 40, time: expect.any(Number) as number, isShortened: true });
});
