import { TOTP } from 'otpauth';
import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

type Tokens = components['schemas']['TokenResponse'];
type Secret = components['schemas']['SecondFactorSecret'];
type Codes = components['schemas']['RecoveryCodes'];

const email = 'careful@example.com';
const { password } = testAdmin;
const wrongCode = '000000';
const path = '/api/Account/SecondFactor';

const codeOf = (secret: string) => new TOTP({ secret }).generate();
/** Lets codes that were used count again. */
const forgetUse = () => server.rows('update second_factor set last_step = 0');
let logIns = 0;
const logIn = (body: object = {}, remoteAddress = `10.6.${++logIns >> 8}.${logIns & 255}`) =>
  server.inject({ method: 'POST', url: '/api/token', payload: { userEmail: email, password, ...body }, remoteAddress });
const begin = async (by = email) => (await send('POST', `${path}/Begin`, {}, by)).json<Secret>();
const turnOn = (body: object, by = email) => send('POST', `${path}/TurnOn`, { password, ...body }, by);
const state = async (by = email) => (await send('GET', path, undefined, by)).json<object>();
const off = { isOn: false, isRequired: false, recoveryCodes: 0, hasPassword: true };
const kinds = async () =>
  (await server.rows<{ kind: string }>('select kind from security_event order by id')).map(({ kind }) => kind);

/** Sets up the second factor of an account. */
async function setUp(by = email): Promise<{ secret: string; recoveryCodes: string[] }> {
  await server.rows(`delete from second_factor where account_id = (select id from account where email = '${by}')`);
  const { secret } = await begin(by);
  const { recoveryCodes } = (await turnOn({ code: codeOf(secret) }, by)).json<Codes>();
  await forgetUse();
  return { secret, recoveryCodes };
}

beforeAll(async () => {
  await server.addAccount({ email, role: 'member' });
  await server.addAccount({ email: 'boss@example.com', role: 'commissioner', scopes: [{ leagueId: '132' }] });
  for (const each of [email, 'boss@example.com']) await server.accessToken(each);
});
beforeEach(async () => {
  await server.rows('delete from log_in_attempt');
  await server.rows('delete from second_factor');
  await server.rows('delete from recovery_code');
  await server.rows('delete from security_event');
});

it('is on once a code of the secret is confirmed with the password, and then a log-in needs a code', async () => {
  const { secret, address } = await begin();
  expect(address).toContain(secret);
  expect((await logIn()).statusCode).toBe(200);
  expect((await turnOn({ code: wrongCode })).json()).toMatchObject({ status: 400, errors: [{ field: 'code' }] });
  const wrong = await turnOn({ code: codeOf(secret), password: 'wrong' });
  expect(wrong.json()).toMatchObject({ status: 400, errors: [{ field: 'password', message: 'is wrong' }] });
  expect(await state()).toEqual(off);

  const { recoveryCodes } = (await turnOn({ code: codeOf(secret) })).json<Codes>();
  expect(recoveryCodes).toHaveLength(10);
  expect(await state()).toEqual({ ...off, isOn: true, recoveryCodes: 10 });
  expect((await logIn()).json()).toMatchObject({ status: 401, secondFactor: 'required' });
  expect((await logIn({ code: wrongCode })).json()).toMatchObject({ status: 401, secondFactor: 'wrong' });
  await forgetUse();
  const code = codeOf(secret);
  expect((await logIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
});

it('responds with a wrong password as if there were no second factor', async () => {
  const responses = [await logIn({ password: 'wrong' }), await logIn({ password: 'wrong', code: wrongCode })];
  const { secret } = await setUp();
  for (const code of [undefined, wrongCode, codeOf(secret)]) responses.push(await logIn({ password: 'wrong', code }));
  expect(new Set(responses.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
  expect(responses[0]!.statusCode).toBe(400);
});

it('ignores a code where there is no second factor', async () => {
  expect(Object.keys((await logIn({ code: wrongCode })).json<Tokens>())).toEqual(Object.keys((await logIn()).json<Tokens>()));
});

it('accepts a code once, and no earlier one', async () => {
  const { secret } = await setUp();
  const code = codeOf(secret);
  expect((await logIn({ code })).statusCode).toBe(200);
  expect((await logIn({ code })).json()).toMatchObject({ secondFactor: 'wrong' });
  const before = new TOTP({ secret }).generate({ timestamp: Date.now() - 30_000 });
  expect((await logIn({ code: before })).json()).toMatchObject({ secondFactor: 'wrong' });
});

it('is not confirmed by a code that counts for a log-in again', async () => {
  const { secret } = await begin();
  const code = codeOf(secret);
  await turnOn({ code });
  expect((await logIn({ code })).json()).toMatchObject({ secondFactor: 'wrong' });
});

it('blocks guessing of codes, but not a log-in that lacks one', async () => {
  const { secret } = await setUp();
  const from = '10.7.0.1';
  const failures = async () =>
    (await server.rows<{ failures: number }>(`select failures from log_in_attempt where key like 'pair:%'`))[0]!.failures;
  for (let time = 0; time < 3; time++) expect((await logIn({}, from)).statusCode).toBe(401);
  expect(await failures()).toBe(0);
  for (let time = 0; time < 10; time++) expect((await logIn({ code: wrongCode }, from)).statusCode).toBe(401);
  expect(await failures()).toBe(10);
  expect((await logIn({ code: codeOf(secret) }, from)).statusCode).toBe(429);
  expect((await logIn({ code: codeOf(secret) })).statusCode).toBe(200);
});

it('accepts each recovery code once, until others are made or it is turned off', async () => {
  const { secret, recoveryCodes } = await setUp();
  const [first, second, third, fourth] = recoveryCodes as [string, string, string, string];
  expect((await logIn({ code: first.toUpperCase() })).statusCode).toBe(200);
  expect((await logIn({ code: first })).json()).toMatchObject({ secondFactor: 'wrong' });
  expect(await state()).toMatchObject({ recoveryCodes: 9 });

  const made = await send('POST', `${path}/RecoveryCodes`, { password, code: second }, email);
  const [fresh] = made.json<Codes>().recoveryCodes as [string];
  expect(await state()).toMatchObject({ recoveryCodes: 10 });
  expect((await logIn({ code: third })).statusCode).toBe(401);

  const end = (body: object) => send('POST', `${path}/TurnOff`, { password, ...body }, email);
  expect((await end({ code: fourth })).json()).toMatchObject({ status: 400, errors: [{ field: 'code' }] });
  expect((await end({ code: fresh, password: 'wrong' })).json()).toMatchObject({ errors: [{ field: 'password' }] });
  expect((await end({ code: codeOf(secret) })).statusCode).toBe(204);
  expect(await state()).toEqual(off);
  expect((await logIn()).statusCode).toBe(200);
  expect((await end({ code: fresh })).json()).toMatchObject({ status: 400, errors: [{ field: 'code' }] });
  expect(await server.rows('select 1 from recovery_code')).toEqual([]);
});

it('is not set up twice, nor by a secret of an hour ago, which is deleted', async () => {
  const { secret } = await begin();
  await server.rows(`update second_factor set made_at = now() - interval '61 minutes'`);
  expect((await turnOn({ code: codeOf(secret) })).json()).toMatchObject({ status: 400, errors: [{ field: 'code' }] });
  await setUp();
  await server.rows(`update second_factor set made_at = now() - interval '61 minutes'`);
  expect((await send('POST', `${path}/Begin`, {}, email)).statusCode).toBe(403);
  expect((await turnOn({ code: codeOf(secret) })).json()).toMatchObject({ status: 400, errors: [{ field: 'code' }] });
  await begin('boss@example.com');
  await server.rows(`update second_factor set made_at = now() - interval '61 minutes'`);
  await server.deleteOldRows();
  expect(await server.rows('select is_on from second_factor')).toEqual([{ is_on: true }]);
});

it('is required by a change of the password too', async () => {
  const userEmail = 'changer@example.com';
  await server.addAccount({ email: userEmail, role: 'member' });
  const { secret } = await setUp(userEmail);
  const change = (code?: string) =>
    server.inject({
      ...{ method: 'POST', url: '/api/token/password', remoteAddress: '10.7.0.2' },
      payload: { userEmail, password, newPassword: password, code },
    });
  expect((await change()).json()).toMatchObject({ status: 401, secondFactor: 'required' });
  expect((await change(wrongCode)).json()).toMatchObject({ status: 401, secondFactor: 'wrong' });
  expect((await change(codeOf(secret))).statusCode).toBe(200);
});

it('is required by a link for a new password, unless that removes it, and removed by a command, which ends the sessions', async () => {
  const [member, admin] = ['forgetful@example.com', 'robbed@example.com'];
  await server.addAccount({ email: member, role: 'member' });
  await server.addAccount({ email: admin, role: 'admin' });
  const { recoveryCodes } = await setUp(member);
  const reset = async (body: object) => {
    const made = await send('POST', '/api/Invitations/PasswordReset', { userEmail: member, ...body });
    const { token } = made.json<{ token: string }>();
    return (code?: string) =>
      server.inject({
        ...{ method: 'POST', url: '/api/token/invitation', remoteAddress: '10.8.0.1' },
        payload: { token, userEmail: member, newPassword: password, code },
      });
  };
  const keeping = await reset({});
  expect((await keeping()).json()).toMatchObject({ status: 401, secondFactor: 'required' });
  expect((await keeping(wrongCode)).json()).toMatchObject({ status: 401, secondFactor: 'wrong' });
  expect((await keeping(recoveryCodes[0])).statusCode).toBe(200);
  expect((await logIn({ userEmail: member })).json()).toMatchObject({ status: 401, secondFactor: 'required' });
  expect((await (await reset({ removesSecondFactor: true }))()).statusCode).toBe(200);
  expect((await logIn({ userEmail: member })).statusCode).toBe(200);
  expect(await kinds()).toContain('second_factor_removed');

  await setUp(admin);
  const listed = async () => (await server.command('users', ['list'])).stdout;
  expect(await listed()).toContain(`${admin}  admin  second factor\n`);
  const drop = () => server.command('users', ['change', admin, '--drop-second-factor']);
  expect(await drop()).toMatchObject({ status: 0, stderr: '' });
  expect(await listed()).toContain(`${admin}  admin\n`);
  expect((await send('GET', '/api/Account', undefined, admin)).statusCode).toBe(401);
  expect((await logIn({ userEmail: admin })).statusCode).toBe(200);
  expect(await drop()).toMatchObject({ status: 1, stderr: `--drop-second-factor: ${admin} has none.\n` });
});

it('keeps neither the secret nor a recovery code, in the database or the log', async () => {
  const { secret, recoveryCodes } = await setUp();
  await logIn({ code: recoveryCodes[0] });
  await logIn({ code: wrongCode });
  const tables = ['second_factor', 'recovery_code', 'security_event'];
  const stored = JSON.stringify(await Promise.all(tables.map((name) => server.rows(`select * from ${name}`))));
  const log = JSON.stringify(await server.logged(/./));
  for (const each of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect([stored.includes(each), log.includes(each)]).toEqual([false, false]);
});

it('leaves the recovery codes where the secret cannot be decrypted, and logs why', async () => {
  const { secret, recoveryCodes } = await setUp();
  await server.rows(`update second_factor set encrypted = 'of another key'`);
  expect((await logIn({ code: codeOf(secret) })).json()).toMatchObject({ secondFactor: 'wrong' });
  expect((await logIn({ code: recoveryCodes[0] })).statusCode).toBe(200);
  expect(await server.logged(/cannot be decrypted/)).toHaveLength(1);
});

it('is in the security log with each change', async () => {
  const { recoveryCodes } = await setUp();
  await logIn({ code: wrongCode });
  await logIn({ code: recoveryCodes[0] });
  await send('POST', `${path}/RecoveryCodes`, { password, code: recoveryCodes[1] }, email);
  await send('POST', `${path}/TurnOff`, { password, code: wrongCode }, email);
  expect(await kinds()).toEqual([
    'second_factor_on',
    'second_factor_failed',
    'recovery_code_used',
    'log_in',
    'recovery_code_used',
    'recovery_codes_made',
    'second_factor_failed',
  ]);
});

describe('required of commissioners and admins', () => {
  const require = (requiresSecondFactor: boolean) => send('POST', '/api/Admin/SetAccountRules', { requiresSecondFactor });
  const boss = { userEmail: 'boss@example.com' };
  const write = (by: string) => send('DELETE', '/api/Account/Sessions?sessionId=nobodys', undefined, by);
  const flagOf = async (body: object) => (await logIn(body)).json<Tokens>().mustSetUpSecondFactor;

  it('is set by an admin who has one', async () => {
    const refusal = { status: 400, errors: [{ field: 'requiresSecondFactor' }] };
    expect((await require(true)).json()).toMatchObject(refusal);
    await setUp(testAdmin.email);
    expect((await require(true)).json()).toMatchObject({ requiresSecondFactor: true });
    expect((await send('GET', '/api/Admin/GetAccountRules')).json()).toMatchObject({ requiresSecondFactor: true });
    expect((await require(false)).json()).toMatchObject({ requiresSecondFactor: false });
    const details = await server.rows(`select detail from security_event where kind = 'account_rules_changed' order by id`);
    const changes = ['not required → required', 'required → not required'];
    expect(details).toEqual(changes.map((change) => ({ detail: `second factor of commissioners and admins: ${change}` })));
  });

  it('lets them read and set one up, but not write, until they have one', async () => {
    await setUp(testAdmin.email);
    expect(await flagOf(boss)).toBeUndefined();
    await require(true);
    expect(await flagOf(boss)).toBe(true);
    const { refreshToken: token } = (await logIn(boss)).json<Tokens>();
    const renew = async () =>
      (await server.inject({ method: 'POST', url: '/api/token/refresh', payload: { token, ...boss } })).json<Tokens>();
    expect((await renew()).mustSetUpSecondFactor).toBe(true);
    expect((await send('GET', '/api/Account', undefined, boss.userEmail)).statusCode).toBe(200);
    const detail = expect.stringContaining('Set up a second factor first') as string;
    expect((await write(boss.userEmail)).json()).toMatchObject({ status: 403, detail });
    expect(await state(boss.userEmail)).toEqual({ ...off, isRequired: true });

    await setUp(boss.userEmail);
    expect((await renew()).mustSetUpSecondFactor).toBeUndefined();
    expect((await write(boss.userEmail)).statusCode).toBe(404);
    await require(false);
  });

  it('does not concern members', async () => {
    await setUp(testAdmin.email);
    await require(true);
    expect(await flagOf({})).toBeUndefined();
    expect((await write(email)).statusCode).toBe(404);
    expect(await state()).toEqual(off);
    await require(false);
  });
});
