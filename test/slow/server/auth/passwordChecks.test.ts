import { eventually } from '../../../support/eventually';
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

it('checks the log-ins from known networks first, and refuses none of them, while a flood comes from unknown ones', async () => {
  const known = '10.3.0.1';
  expect((await attempt(testAdmin.email, testAdmin.password, known)).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${await server.accessToken()}` };
  const ended: string[] = [];
  const flood = Array.from({ length: 60 }, async (_, i) => {
    const { statusCode } = await attempt(testAdmin.email, 'wrong', `10.4.0.${i}`);
    ended.push(String(statusCode));
  });
  await eventually(() => expect(ended).toContain('429'));
  const checked = ended.filter((status) => status !== '429').length;
  const logIn = attempt(testAdmin.email, testAdmin.password, known);
  const inSession = server.inject({
    ...{ method: 'POST', url: '/api/Account/Passkeys/Begin', headers, remoteAddress: '10.5.0.1' },
    payload: { password: testAdmin.password },
  });
  expect([(await logIn).statusCode, (await inSession).statusCode]).toEqual([200, 200]);
  // At most two were running, and some more may have ended before the log-in came to the queue.
  expect(ended.filter((status) => status !== '429').length - checked).toBeLessThan(12);
  await Promise.all(flood);
  expect(ended.filter((status) => status === '400')).toHaveLength(22);
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
