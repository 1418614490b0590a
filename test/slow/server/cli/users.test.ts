import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../../../src/api/generated/schema.gen';
import { runScript } from '../../../support/runScript';
import { testAdmin } from '../../../support/testAdmin';

const password = 'a long pass phrase';

const users = (line: string, input = '') => server.command('users', line.split(' '), { input });
/** Leads a command to another directory than the server's data. */
const elsewhere = (directory: string) => ({ DATABASE_URL: '', DATA_DIR: directory });
const done = { status: 0, stderr: '' };
const listed = async () => (await users('list')).stdout.trim().split('\n');

async function logIn(userEmail: string, by: string) {
  const payload = { userEmail, password: by };
  const response = await server.inject({ method: 'POST', url: '/api/token', payload });
  return { status: response.statusCode, ...response.json<components['schemas']['TokenResponse']>() };
}

async function setKeeper({ accessToken }: { accessToken: string }, teamId: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const url = `/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=0`;
  return (await server.inject({ url, headers })).statusCode;
}

it('prints its usage without a database', async () => {
  const { status, stdout } = await server.command('users', ['--help'], { environment: elsewhere('/nowhere') });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Usage: npm run users[^]*--team <league id>\/<team id>/) as string,
  ]);
});

it('adds accounts that can log in and do what their leagues and teams allow', async () => {
  const owner = await users('add Owner@Example.com --role member --team 132/13201', `${password}\n`);
  expect(owner).toEqual({ ...done, stdout: 'Added owner@example.com, member.\n' });
  const boss = await users('add boss@example.com --role commissioner --league 132 --league 612374 --generate');
  const made = /^Added boss@example.com, commissioner\.\nPassword: (\S{20}) \(shown this once\)\n$/.exec(boss.stdout)?.[1] ?? '';
  expect(await listed()).toEqual([
    `${testAdmin.email}  admin`,
    'boss@example.com  commissioner  league 132  league 612374',
    'owner@example.com  member  team 132/13201',
  ]);
  const ownerSession = await logIn('owner@example.com', password);
  const first = await logIn('boss@example.com', made);
  expect([ownerSession.mustChangePassword, first.mustChangePassword]).toEqual([undefined, true]);
  const change = { userEmail: 'boss@example.com', password: made, newPassword: password };
  const bossSession = (await server.inject({ method: 'POST', url: '/api/token/password', payload: change })).json<typeof first>();
  expect([await setKeeper(ownerSession, '13201'), await setKeeper(ownerSession, '13202')]).toEqual([404, 403]);
  expect([await setKeeper(bossSession, '13202'), await setKeeper(bossSession, '34876401')]).toEqual([404, 403]);
});

it('changes the given values and leaves the rest', async () => {
  await users('add some@example.com --role commissioner --league 132', password);
  expect(await users('change some@example.com --league 4800184 --drop-league 132 --team 132/13205')).toMatchObject(done);
  expect(await listed()).toContain('some@example.com  commissioner  team 132/13205  league 4800184');
  expect(
    await users('change some@example.com --role member --email other@example.com --password', 'another pass phrase'),
  ).toMatchObject(done);
  expect(await listed()).toContain('other@example.com  member  team 132/13205');
  expect((await logIn('other@example.com', 'another pass phrase')).status).toBe(200);
  expect((await logIn('other@example.com', password)).status).toBe(400);
});

it('removes an account, and ends its sessions at once', async () => {
  await users('add gone@example.com --role member --team 132/13201', password);
  const session = await logIn('gone@example.com', password);
  expect(await setKeeper(session, '13201')).toBe(404);
  expect(await users('remove gone@example.com')).toEqual({ ...done, stdout: 'Removed gone@example.com.\n' });
  expect((await listed()).join()).not.toContain('gone@example.com');
  expect(await setKeeper(session, '13201')).toBe(401);
});

it('reads the password from the input of its process', async () => {
  const copy = await server.copy();
  const added = runScript('users', ['add', 'here@example.com', '--role', 'member'], copy.environment, `${password}\n`);
  await copy.discard();
  expect(added).toEqual({ ...done, stdout: 'Added here@example.com, member.\n' });
});

it('names the process that has the embedded database, or works beside the servers', async () => {
  const result = runScript('users', ['list'], await server.environment());
  if (server.engine === 'embedded') {
    const stderr = expect.stringContaining(`in use by process ${process.pid} `) as string;
    expect(result).toMatchObject({ status: 1, stdout: '', stderr });
  } else expect(result).toMatchObject({ ...done, stdout: expect.stringContaining(testAdmin.email) as string });
});

it.each([
  ['boast', 'The command must be one of list, add, change, remove, not "boast".'],
  ['add', 'e-mail must be an e-mail address'],
  ['add new@example.com', '--role is required: admin, commissioner, member.'],
  ['add new@example.com --role boss', '--role must be one of admin, commissioner, member, not "boss".'],
  ['add new@example.com --role commissioner', 'Leagues and teams: must have a league, which the commissioner runs.'],
  [
    'add new@example.com --role member --league 132',
    'Leagues and teams: must name a team of each league, but for a commissioner.',
  ],
  ['add new@example.com --role commissioner --league 9', 'Leagues and teams: must be leagues by their ids; there is no 9.'],
  ['add new@example.com --role member --team 13201', '--team must be <league id>/<team id>, not "13201".'],
  ['add new@example.com --role member --team 132/9', 'Leagues and teams: must be teams of their leagues; there is no 132/9.'],
  [`add ${testAdmin.email} --role admin`, `e-mail must be new; ${testAdmin.email} is an account already.`],
  ['add new@example.com --role member', 'password: must have at least 8 characters.'],
  ['change nobody@example.com', "e-mail must be an account's; there is no nobody@example.com."],
  [`change ${testAdmin.email} --role member`, `Role: must be admin: ${testAdmin.email} is the only one.`],
  [`change ${testAdmin.email} --drop-second-factor`, `--drop-second-factor: ${testAdmin.email} has none.`],
  ['add new@example.com --role admin --drop-second-factor', '--drop-second-factor are for change.'],
  [`remove ${testAdmin.email}`, `E-mail address: must not be the only admin's, ${testAdmin.email}: add another one first.`],
  ['add new@example.com hush-hush --role member', 'There are too many arguments; a password is never one.'],
  ['add new@example.com --password=hush-hush', "'--password' does not take an argument"],
])('refuses %j, naming the part and its rule', async (line, message) => {
  const { status, stdout, stderr } = await users(line, 'short');
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/hush-hush| {4}at /);
});

it('refuses a common password', async () => {
  const { status, stderr } = await users('add new@example.com --role member', 'QwertyUiop\n');
  expect([status, stderr]).toEqual([1, 'password: must not be one of the 3,000 most common passwords.\n']);
});

it('creates no database where there is none', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'sideline-users-'));
  const { status, stderr } = await server.command('users', ['list'], { environment: elsewhere(empty) });
  expect([status, stderr]).toEqual([1, `There is no data yet: start the server once. (DATA_DIR is ${empty})\n`]);
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});
