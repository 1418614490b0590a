import { testAdmin } from '../../../support/testAdmin';

/** Tries to log in from a network address, by default always the same one. */
const attempt = (userEmail: string, password: string, remoteAddress = '10.0.0.1') =>
  server.inject({ method: 'POST', url: '/api/token', payload: { userEmail, password }, remoteAddress });

beforeAll(async () => {
  await server.hashSlowly();
  const input = testAdmin.password;
  expect(await server.command('users', ['change', testAdmin.email, '--password'], { input })).toMatchObject({ status: 0 });
});
beforeEach(() => server.rows('delete from log_in_attempt'));

it('refuses a log-in while 22 others are being checked, without counting as a failure', async () => {
  const from = (i: number) => `10.2.0.${i}`;
  const responses = await Promise.all(
    Array.from({ length: 25 }, (_, i) => attempt(testAdmin.email, testAdmin.password, from(i))),
  );
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(22);
  expect(refused).toHaveLength(3);
  expect(refused[0]!.headers['retry-after']).toBe('5');
  expect(await server.rows('select key from log_in_attempt where failures > 0')).toEqual([]);
});

it('responds alike for an account that does not exist, and runs scrypt too', async () => {
  const known = await attempt(testAdmin.email, 'wrong');
  const started = process.cpuUsage().user;
  const unknown = await attempt('nobody@example.com', 'wrong');
  const spent = (process.cpuUsage().user - started) / 1000;
  expect(unknown.payload).toBe(known.payload);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  expect(spent).toBeGreaterThan(50);
});
