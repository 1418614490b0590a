import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import type { Copy } from '../../support/openServer';
import { runScript } from '../../support/runScript';
import { postJson, type RunningServer, startServer } from '../../support/startServer';
import { testAdmin } from '../../support/testAdmin';

jest.setTimeout(120_000);

const password = 'a long pass phrase';
let copy: Copy;
let running: RunningServer | undefined;

beforeAll(async () => (copy = await server.copy()));
afterAll(() => copy.discard());
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const users = (line: string, input = '') => runScript('users', line.split(' '), copy.environment, input);
const done = { status: 0, stderr: '' };
const listed = () => users('list').stdout.trim().split('\n');

async function logIn(userEmail: string, by: string) {
  const answer = await postJson(`${running!.address}/api/token`, { userEmail, password: by });
  return { status: answer.status, ...((await answer.json()) as components['schemas']['TokenResponse']) };
}

async function setKeeper(accessToken: string, teamId: string) {
  const player = '0';
  const url = `${running!.address}/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${player}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } })).status;
}

it('explains itself without a database', () => {
  const { status, stdout } = runScript('users', ['--help'], { DATA_DIR: '/nowhere' });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Usage: npm run users[^]*--team <league id>\/<team id>/) as string,
  ]);
});

it('adds accounts that can log in and do what their leagues and teams allow', async () => {
  const owner = users('add Owner@Example.com --role member --team 132/13201', `${password}\n`);
  expect(owner).toEqual({ ...done, stdout: 'Added owner@example.com, member.\n' });
  const boss = users('add boss@example.com --role commissioner --league 132 --league 612374 --generate');
  const made = /^Added boss@example.com, commissioner\.\nPassword: (\S{20}) \(shown this once\)\n$/.exec(boss.stdout)?.[1] ?? '';
  expect(listed()).toEqual([
    `${testAdmin.email}  admin`,
    'boss@example.com  commissioner  league 132  league 612374',
    'owner@example.com  member  team 132/13201',
  ]);
  running = await startServer(copy.environment);
  const [ownerSession, bossSession] = [await logIn('owner@example.com', password), await logIn('boss@example.com', made)];
  expect([await setKeeper(ownerSession.accessToken, '13201'), await setKeeper(ownerSession.accessToken, '13202')]).toEqual([
    404, 403,
  ]);
  expect([await setKeeper(bossSession.accessToken, '13202'), await setKeeper(bossSession.accessToken, '34876401')]).toEqual([
    404, 403,
  ]);
});

it('changes what is given and leaves the rest', async () => {
  users('add some@example.com --role commissioner --league 132', password);
  expect(users('change some@example.com --league 4800184 --drop-league 132 --team 132/13205')).toMatchObject(done);
  expect(listed()).toContain('some@example.com  commissioner  team 132/13205  league 4800184');
  expect(
    users('change some@example.com --role member --email other@example.com --password', 'another pass phrase'),
  ).toMatchObject(done);
  expect(listed()).toContain('other@example.com  member  team 132/13205');
  running = await startServer(copy.environment);
  expect((await logIn('other@example.com', 'another pass phrase')).status).toBe(200);
  expect((await logIn('other@example.com', password)).status).toBe(400);
});

it('removes an account', () => {
  users('add gone@example.com --role member', password);
  expect(users('remove gone@example.com')).toEqual({ ...done, stdout: 'Removed gone@example.com.\n' });
  expect(listed().join()).not.toContain('gone@example.com');
});

it('says who has the embedded database, or works beside the servers and ends sessions at once', async () => {
  users('add here@example.com --role member --team 132/13201', password);
  running = await startServer(copy.environment);
  const { accessToken } = await logIn('here@example.com', password);
  const result = users('remove here@example.com');
  if (server.engine === 'embedded') {
    expect(result).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/in use by process \d+\./) as string });
  } else {
    expect(result).toMatchObject(done);
    expect(await setKeeper(accessToken, '13201')).toBe(401);
  }
});

it.each([
  ['boast', 'The command must be one of list, add, change, remove, not "boast".'],
  ['add', 'e-mail must be an e-mail address'],
  ['add new@example.com', '--role is required: admin, commissioner, member.'],
  ['add new@example.com --role boss', '--role must be one of admin, commissioner, member, not "boss".'],
  ['add new@example.com --role commissioner', '--league is required'],
  ['add new@example.com --role member --league 132', '--league is for the role commissioner, not member.'],
  ['add new@example.com --role commissioner --league 9', '--league must be the id of a league; there is no 9.'],
  ['add new@example.com --role member --team 13201', '--team must be <league id>/<team id>, not "13201".'],
  ['add new@example.com --role member --team 132/9', '--team must be a team of its league; there is no 132/9.'],
  [`add ${testAdmin.email} --role admin`, `e-mail must be new; ${testAdmin.email} is an account already.`],
  ['add new@example.com --role member', 'password: must have at least 8 characters.'],
  ['change nobody@example.com', "e-mail must be an account's; there is no nobody@example.com."],
  [`change ${testAdmin.email} --role member`, `--role: ${testAdmin.email} is the only admin.`],
  [`remove ${testAdmin.email}`, `e-mail: ${testAdmin.email} is the only admin; add another one first.`],
  ['add new@example.com hush-hush --role member', 'There are too many arguments; a password is never one.'],
  ['add new@example.com --password=hush-hush', "'--password' does not take an argument"],
])('refuses %j, naming the part and its rule', (line, message) => {
  const { status, stdout, stderr } = users(line, 'short');
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/hush-hush| {4}at /);
});

it('does not make a database where there is none', () => {
  const empty = mkdtempSync(join(tmpdir(), 'sideline-users-'));
  const { status, stderr } = runScript('users', ['list'], { DATA_DIR: empty });
  expect([status, stderr]).toEqual([1, `There is no data yet: start the server once. (DATA_DIR is ${empty})\n`]);
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});
