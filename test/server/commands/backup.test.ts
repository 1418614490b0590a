import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { runScript } from '../../support/runScript';
import { postJson, startServer } from '../../support/startServer';
import { testAdmin } from '../../support/testAdmin';
import { completeSamples, queryOf, sampleCalls } from '../../contract/calls';
import { operations } from '../../contract/contract';
import { contents, values } from '../maintenance/calls';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'sideline-backup-'));
const file = join(folder, 'backup.gz');
const reading = operations.filter(({ id, method, secured }) => method === 'GET' && !secured && id !== 'health');
const tokenCall = (session?: { token: string; userEmail: string }): [path: string, payload: object] =>
  session ? ['/api/token/refresh', session] : ['/api/token', { userEmail: testAdmin.email, password: testAdmin.password }];

afterAll(() => rmSync(folder, { recursive: true }));

/** What this server answers to every reading operation. */
async function answers(): Promise<string[]> {
  const bodies: string[] = [];
  for (const { id, path } of reading) bodies.push((await server.inject(`${path}?${queryOf(sampleCalls[id]!.params)}`)).payload);
  return bodies;
}

const restore = (from = file, ...more: string[]) => server.command('restore', [from, ...more]);
const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n');

type Line = { table?: string; rows?: object[]; total?: number; migrations?: number };

/** Writes the back-up once more without some tables; answers how many rows are left. */
function writeWithout(tables: string[], name: string, header: Line = {}): { path: string; total: number } {
  const [first = '', ...lines] = linesOf(file);
  const parts = lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
  const kept = parts.filter(({ table }) => table !== undefined && !tables.includes(table));
  const total = kept.reduce((sum, { rows }) => sum + rows!.length, 0);
  const written = [{ ...(JSON.parse(first) as Line), ...header }, ...kept, { total }];
  const path = join(folder, name);
  writeFileSync(path, gzipSync(written.map((line) => `${JSON.stringify(line)}\n`).join('')));
  return { path, total };
}

/** Most rows are of this table, which only the History calls read. */
const most = 'team_week_player';

let before: string[];
let session: { token: string; userEmail: string };

beforeAll(async () => {
  await completeSamples();
  before = await answers();
  const [url, payload] = tokenCall();
  const { refreshToken } = (await server.inject({ method: 'POST', url, payload })).json<{ refreshToken: string }>();
  session = { token: refreshToken, userEmail: testAdmin.email };
  const backedUp = await server.command('backup', [file]);
  expect(backedUp).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^Wrote \d{5,} rows to /) as string });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a restored copy answers the same, on the embedded database too, and its sessions go on', async () => {
  const place = { DATA_DIR: join(folder, 'restored') };
  const { path: from, total } = writeWithout([most], 'fewer.gz');
  const restored = runScript('restore', [from], place);
  expect(restored).toEqual({ status: 0, stderr: '', stdout: `Restored ${total} rows from ${from}.\n` });
  const running = await startServer(place);
  try {
    const others = reading.flatMap((operation, i) => (operation.tag === 'History' ? [] : [{ operation, expected: before[i] }]));
    expect(others.length).toBeGreaterThan(10);
    for (const { operation, expected } of others) {
      const { id, path } = operation;
      expect(await (await fetch(`${running.address}${path}?${queryOf(sampleCalls[id]!.params)}`)).text()).toBe(expected);
    }
    const [path, payload] = tokenCall(session);
    expect((await postJson(running.address + path, payload)).status).toBe(200);
  } finally {
    await running.stop();
  }
});

it('replaces what is there, when told to, and answers the same after that', async () => {
  expect((await restore()).stderr).toBe('There is data already: --replace removes it first.\n');
  expect((await server.command('backup', [file])).stderr).toBe(`<file> must be new; ${file} exists.\n`);
  await server.rows('delete from roster_entry');
  await server.rows("update league set name = 'Lost'");
  expect(await restore(file, '--replace')).toMatchObject({ status: 0, stderr: '' });
  await server.restart();
  expect(await answers()).toEqual(before);
});

it.each([
  ['no file', undefined, '<file> must be a file; there is no '],
  ['another file', Buffer.from('plain'), 'it is no compressed file, or damaged'],
  ['a cut file', () => readFileSync(file).subarray(0, 100_000), 'it is no compressed file, or damaged'],
  ['other lines', gzipSync('{"a":1}\n'), 'it does not begin like a back-up'],
  ['an end too early', () => gzipSync(linesOf(file).slice(0, 5).join('\n')), 'its end is missing'],
  ['a newer version', gzipSync('{"sideline":"backup","migrations":999}\n'), 'it was made by a newer version of Sideline'],
  [
    'an unknown table',
    gzipSync('{"sideline":"backup","migrations":1}\n{"table":"watermark","rows":[{}]}\n'),
    'its table watermark is unknown',
  ],
])('refuses %s', async (_, content, message) => {
  const other = join(folder, 'other.gz');
  rmSync(other, { force: true });
  if (content) writeFileSync(other, typeof content === 'function' ? content() : content);
  const { status, stderr } = await restore(other, '--replace');
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/ {4}at /);
});

it('has changed nothing by what it refused', async () => {
  await server.restart();
  expect(await answers()).toEqual(before);
});

it('takes one of an older version: its rows come into the tables of then, which are brought up to date', async () => {
  const since = ['log_in_attempt', 'import_file', 'import_run', 'player_alias', 'raw_response', 'roster_snapshot', 'watermark'];
  const { path: older, total } = writeWithout([...since, most], 'older.gz', { migrations: 1 });
  await server.rows(`truncate ${most}`);
  const held = await contents();
  const columns =
    "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public'";
  const [tables, indexes] = [
    `${columns} order by 1, 2`,
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
  ];
  const form = [await values(tables), await values(indexes)];
  await server.rows("insert into watermark values ('1', 2025, 'weeks', 3, false)");

  expect(await restore(older, '--replace')).toEqual({ status: 0, stdout: `Restored ${total} rows from ${older}.\n`, stderr: '' });
  await server.restart();
  expect([await values(tables), await values(indexes)]).toEqual(form);
  expect(await contents()).toEqual(held);
  const added = await server.command('users', ['add', 'late@example.com', '--role', 'member'], { input: 'a long pass phrase' });
  expect(added).toMatchObject({ status: 0, stderr: '' });
});

it.each(['backup', 'restore'] as const)('%s explains itself and asks for its file', async (command) => {
  const help = { status: 0, stdout: expect.stringContaining('Usage: npm run') as string };
  expect(await server.command(command, ['--help'])).toMatchObject(help);
  expect((await server.command(command, [])).stderr).toMatch(/^<file> must be given/);
});
