import { testAdmin } from '../../support/testAdmin';

let lastAddress = 0;

/** Tries to log in, each time from another network address unless told from which. */
const attempt = (userEmail: string, password: string, remoteAddress = `10.0.0.${++lastAddress}`) =>
  server.inject({ method: 'POST', url: '/api/token', payload: { userEmail, password }, remoteAddress });

const setFailures = (kind: 'account' | 'address', failures: number) =>
  server.rows(`update log_in_attempt set failures = ${failures} where key like '${kind}:%'`);

beforeEach(() => server.rows('delete from log_in_attempt'));

describe.each([
  ['an account', testAdmin.email],
  ['an account that does not exist', 'nobody@example.com'],
])('the log-in of %s', (_, email) => {
  it('is refused after ten failures, also at the same time, from wherever they come', async () => {
    await attempt(email, 'wrong');
    await setFailures('account', 8);
    const answers = await Promise.all([1, 2, 3, 4].map(() => attempt(email, 'wrong')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([400, 400, 429, 429]);
    const refused = await attempt(email.toUpperCase(), testAdmin.password);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({ status: 429, detail: 'Too many failed log-ins. Try again in 15 minutes.' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });
});

it('works again when the time is over', async () => {
  await attempt(testAdmin.email, 'wrong');
  await setFailures('account', 10);
  expect((await attempt(testAdmin.email, testAdmin.password)).statusCode).toBe(429);
  await server.rows(`update log_in_attempt set until = now() - interval '1 second'`);
  expect((await attempt(testAdmin.email, testAdmin.password)).statusCode).toBe(200);
});

it('hinders no other account', async () => {
  await attempt('nobody@example.com', 'wrong');
  await setFailures('account', 10);
  expect((await attempt(testAdmin.email, testAdmin.password)).statusCode).toBe(200);
});

it('is refused to an address after fifty failures, whatever the account', async () => {
  await attempt('nobody@example.com', 'wrong', '10.1.1.1');
  await setFailures('address', 50);
  expect((await attempt(testAdmin.email, testAdmin.password, '10.1.1.1')).statusCode).toBe(429);
  expect((await attempt(testAdmin.email, testAdmin.password, '10.1.1.2')).statusCode).toBe(200);
});

it('forgets the account’s failures by a success, and does not count that for the address', async () => {
  await attempt(testAdmin.email, 'wrong', '10.1.1.3');
  await attempt(testAdmin.email, testAdmin.password, '10.1.1.3');
  const left = await server.rows<{ key: string; failures: number }>('select key, failures from log_in_attempt');
  expect(left).toEqual([{ key: expect.stringMatching(/^address:/) as string, failures: 1 }]);
});

it('keeps no e-mail or network address in the clear', async () => {
  await attempt('nobody@example.com', 'wrong', '10.1.1.4');
  expect(JSON.stringify(await server.rows('select * from log_in_attempt'))).not.toMatch(/nobody|10\.1\.1\.4/);
});

it('answers alike for an account that does not exist, whose log-in passes scrypt too', async () => {
  const known = await attempt(testAdmin.email, 'wrong');
  const started = process.cpuUsage().user;
  const unknown = await attempt('nobody@example.com', 'wrong');
  const spent = (process.cpuUsage().user - started) / 1000;
  expect(unknown.payload).toBe(known.payload);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  expect(spent).toBeGreaterThan(50);
});
