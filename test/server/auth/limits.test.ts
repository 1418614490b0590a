import { testAdmin } from '../../support/testAdmin';

/** Tries to log in from a network address, by default always the same one. */
const attempt = (userEmail: string, password: string, remoteAddress = '10.0.0.1') =>
  server.inject({ method: 'POST', url: '/api/token', payload: { userEmail, password }, remoteAddress });

const setFailures = (kind: 'pair' | 'account' | 'network', failures: number) =>
  server.rows(`update log_in_attempt set failures = ${failures} where key like '${kind}:%'`);

beforeEach(() => server.rows('delete from log_in_attempt'));

describe.each([
  ['an account', testAdmin.email, '10.0.1.1'],
  ['an account that does not exist', 'nobody@example.com', '10.0.2.1'],
])('the log-in of %s', (_, email, from) => {
  it('is refused after ten failures from one network, also at the same time', async () => {
    await attempt(email, 'wrong', from);
    await setFailures('pair', 8);
    const responses = await Promise.all([1, 2, 3, 4].map(() => attempt(email, 'wrong', from)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([400, 400, 429, 429]);
    const refused = await attempt(email.toUpperCase(), testAdmin.password, from);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({ status: 429, detail: 'Too many failed log-ins. Try again in 15 minutes.' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });
});

it('locks nobody out from elsewhere, however many failures there are; the log reports them', async () => {
  await attempt(testAdmin.email, 'wrong', '10.1.0.1');
  await setFailures('pair', 10);
  await setFailures('account', 100);
  expect((await attempt(testAdmin.email, testAdmin.password, '10.1.0.1')).statusCode).toBe(429);
  expect((await attempt(testAdmin.email, testAdmin.password, '10.1.0.2')).statusCode).toBe(200);
  expect(await server.logged(/from many networks/)).toEqual([expect.objectContaining({ level: 40, accountId: 1 })]);
});

it('counts the addresses of one IPv6 network together', async () => {
  await attempt(testAdmin.email, 'wrong', '2001:db8:0:1::1');
  await setFailures('pair', 10);
  expect((await attempt(testAdmin.email, testAdmin.password, '2001:db8:0:1:ffff::2')).statusCode).toBe(429);
  expect((await attempt(testAdmin.email, testAdmin.password, '2001:db8:0:2::1')).statusCode).toBe(200);
});

it('works again after the block', async () => {
  await attempt(testAdmin.email, 'wrong');
  await setFailures('pair', 10);
  expect((await attempt(testAdmin.email, testAdmin.password)).statusCode).toBe(429);
  await server.rows(`update log_in_attempt set until = now() - interval '1 second'`);
  expect((await attempt(testAdmin.email, testAdmin.password)).statusCode).toBe(200);
});

it('does not block another account', async () => {
  await attempt('nobody@example.com', 'wrong');
  await setFailures('pair', 10);
  expect((await attempt(testAdmin.email, testAdmin.password)).statusCode).toBe(200);
});

it('is refused to a network after fifty failures, whatever the account, except one that logged in from there', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member' });
  expect((await attempt('member@example.com', testAdmin.password, '10.1.1.1')).statusCode).toBe(200);
  await setFailures('network', 50);
  expect((await attempt(testAdmin.email, testAdmin.password, '10.1.1.1')).statusCode).toBe(429);
  expect((await attempt(testAdmin.email, testAdmin.password, '10.1.1.2')).statusCode).toBe(200);
  expect((await attempt('member@example.com', testAdmin.password, '10.1.1.1')).statusCode).toBe(200);
});

it('resets the failures of the account there by a success, which does not count for the network or the account', async () => {
  await attempt(testAdmin.email, 'wrong', '10.1.1.3');
  await attempt(testAdmin.email, testAdmin.password, '10.1.1.3');
  const left = await server.rows<{ key: string; failures: number }>('select key, failures from log_in_attempt order by key');
  expect(left.map(({ key, failures }) => [key.split(':')[0], failures])).toEqual([
    ['account', 1],
    ['known', 0],
    ['network', 1],
  ]);
});

it('keeps no e-mail or network address in the clear', async () => {
  await attempt('nobody@example.com', 'wrong', '10.1.1.4');
  expect(JSON.stringify(await server.rows('select * from log_in_attempt'))).not.toMatch(/nobody|10\.1\.1\.4/);
});
