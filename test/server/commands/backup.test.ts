import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Copy } from '../../support/openServer';
import { runScript } from '../../support/runScript';
import { postJson, startServer } from '../../support/startServer';
import { testAdmin } from '../../support/testAdmin';
import { completeSamples, queryOf, sampleCalls } from '../../contract/calls';
import { operations } from '../../contract/contract';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'sideline-backup-'));
const file = join(folder, 'backup.gz');
const reading = operations.filter(({ id, method, secured }) => method === 'GET' && !secured && id !== 'health');
let copy: Copy;

beforeAll(async () => {
  await completeSamples();
  copy = await server.copy();
});
afterAll(async () => {
  await copy.discard();
  rmSync(folder, { recursive: true });
});

/** What a server on some data answers to every reading operation, and to a log-in that began a session before. */
async function answersOf(environment: Record<string, string>, session?: { token: string; userEmail: string }) {
  const running = await startServer(environment);
  const answers: string[] = [];
  for (const { id, path } of reading) {
    answers.push(await (await fetch(`${running.address}${path}?${queryOf(sampleCalls[id]!.params)}`)).text());
  }
  const post = (path: string, payload: object) => postJson(`${running.address}/api/token${path}`, payload);
  const token = await (session
    ? post('/refresh', session)
    : post('', { userEmail: testAdmin.email, password: testAdmin.password }));
  const { refreshToken } = (await token.json()) as { refreshToken: string };
  await running.stop();
  return { answers, session: { token: refreshToken, userEmail: testAdmin.email } };
}

/** Places for restored data: a new directory, and on PostgreSQL the copy itself. */
const places = (): Record<string, string>[] => [
  { DATA_DIR: join(folder, 'restored') },
  ...(server.engine === 'postgres' ? [copy.environment] : []),
];

it('a restored copy answers the same, on either engine, and its sessions go on', async () => {
  const before = await answersOf(copy.environment);
  const backedUp = runScript('backup', [file], copy.environment);
  expect(backedUp).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^Wrote \d{5,} rows to /) as string });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const place of places()) {
    const { status, stdout, stderr } = runScript('restore', [file, '--replace'], place);
    expect([status, stderr, stdout]).toEqual([0, '', backedUp.stdout.replace('Wrote', 'Restored').replace(' to ', ' from ')]);
    const after = await answersOf(place, before.session);
    expect(after.answers).toEqual(before.answers);
    expect(after.session.token).toMatch(/\S{40}/);
  }
});

it('keeps what is there: a file unless it is new, data unless told to replace them', () => {
  expect(runScript('backup', [file], copy.environment).stderr).toBe(`<file> must be new; ${file} exists.\n`);
  const place = places()[0]!;
  expect(runScript('restore', [file], place).stderr).toBe('There is data already: --replace removes it first.\n');
});

it.each([
  ['no file', undefined, '<file> must be a file; there is no '],
  ['another file', Buffer.from('plain'), 'it is no compressed file, or damaged'],
  ['a cut file', () => readFileSync(file).subarray(0, 100_000), 'it is no compressed file, or damaged'],
  ['other lines', gzipSync('{"a":1}\n'), 'it does not begin like a back-up'],
  [
    'an end too early',
    () => gzipSync(gunzipSync(readFileSync(file)).toString().split('\n').slice(0, 5).join('\n')),
    'its end is missing',
  ],
  ['a newer version', gzipSync('{"sideline":"backup","migrations":999}\n'), 'it was made by a newer version of Sideline'],
])('refuses %s', (_, content, message) => {
  const other = join(folder, 'other.gz');
  rmSync(other, { force: true });
  if (content) writeFileSync(other, typeof content === 'function' ? content() : content);
  const place = places()[0]!;
  const { status, stderr } = runScript('restore', [other, '--replace'], place);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/ {4}at /);
});

it('has changed nothing by what it refused', () => {
  expect(runScript('users', ['list'], places()[0]).stdout).toContain(testAdmin.email);
});

it.each(['backup', 'restore'])('%s explains itself and asks for its file', (script) => {
  expect(runScript(script, ['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: npm run') as string });
  expect(runScript(script, []).stderr).toMatch(/^<file> must be given/);
});
