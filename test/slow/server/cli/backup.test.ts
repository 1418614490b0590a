import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runScript } from '../../../support/runScript';
import { postJson, startServer } from '../../../support/startServer';
import { testAdmin } from '../../../support/testAdmin';
import { completeSamples, queryOf, sampleCalls } from '../../../contract/calls';
import type { ContractOperation } from '../../../contract/contract';
import { contents, values } from '../../../server/sync/calls';
import { responses, file, folder, linesOf, reading, restore } from './backups';

jest.setTimeout(180_000);

const migrations = 'server/db/migrations';

const tokenCall = (session?: { token: string; userEmail: string }): [path: string, payload: object] =>
  session ? ['/api/token/refresh', session] : ['/api/token', { userEmail: testAdmin.email, password: testAdmin.password }];

type Line = { table?: string; rows?: object[]; total?: number; migrations?: number };

/** Writes the back-up once more without some tables; `change` makes other rows of each part. Returns how many rows are left. */
function writeWithout(
  tables: string[],
  name: string,
  header: Line = {},
  change = (part: Line) => part,
): { path: string; total: number } {
  const [first = '', ...lines] = linesOf(file);
  const parts = lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
  const kept = parts.filter(({ table }) => table !== undefined && !tables.includes(table)).map(change);
  const total = kept.reduce((sum, { rows }) => sum + rows!.length, 0);
  const written = [{ ...(JSON.parse(first) as Line), ...header }, ...kept, { total }];
  const path = join(folder, name);
  writeFileSync(path, gzipSync(written.map((line) => `${JSON.stringify(line)}\n`).join('')));
  return { path, total };
}

/** The tables that the migrations from a number on create. */
const tablesSince = (migration: number) =>
  readdirSync(migrations)
    .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= migration)
    .flatMap((name) =>
      [...readFileSync(join(migrations, name), 'utf8').matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table!),
    );

const foreignKeys = () =>
  values("select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1");

/** Most rows are of this table, which these calls read. */
const most = 'team_week_player';
const readers = [
  'getMatchup',
  'getPlayerStory',
  'getSearchIndex',
  'getWeekRosters',
  'getAvailablePlayers',
  'getTeam',
  'getSleeperTeam',
];
const readsMost = ({ tag, id }: ContractOperation) => tag === 'History' || readers.includes(id);

const emptySeason = {
  ...{ season: 2025, teamId: '1', name: 'Left behind', divisionPosition: 1, wins: 0, losses: 0, draws: 0 },
  ...{ percentage: 0, pointsFor: 0, pointsAgainst: 0 },
};

let before: string[];
let session: { token: string; userEmail: string };
let accessToken: string;

beforeAll(async () => {
  await completeSamples();
  // Most rows are of this table.
  await server.rows(`delete from ${most} where season < 2024`);
  before = await responses();
  const [url, payload] = tokenCall();
  const pair = (await server.inject({ method: 'POST', url, payload })).json<{ accessToken: string; refreshToken: string }>();
  session = { token: pair.refreshToken, userEmail: testAdmin.email };
  ({ accessToken } = pair);
  const backedUp = await server.command('backup', [file]);
  expect(backedUp).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^Wrote \d{5,} rows to /) as string });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a restored copy responds the same, on the embedded database too, and its sessions stay valid', async () => {
  // A league of the copy is on the schedule, which would read it, and the players, from the recorded responses.
  const place = { DATA_DIR: join(folder, 'restored'), SCHEDULE: 'off' };
  const { path: from, total } = writeWithout([most], 'fewer.gz');
  const restored = runScript('restore', [from], place);
  expect(restored).toEqual({ status: 0, stderr: '', stdout: `Restored ${total} rows from ${from}.\n` });
  const running = await startServer(place);
  try {
    const others = reading.flatMap((operation, i) => (readsMost(operation) ? [] : [{ operation, expected: before[i] }]));
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

it('replaces existing data with --replace, and responds the same after that', async () => {
  expect((await restore()).stderr).toBe('There is data already: --replace removes it first.\n');
  expect((await server.command('backup', [file])).stderr).toBe(`<file> must be new; ${file} exists.\n`);
  const passkeys = () => values('select account_id, credential_id, public_key, counter, name from passkey order by id');
  const original = await passkeys();
  const keysBefore = await foreignKeys();
  expect(keysBefore.length).toBeGreaterThan(40);
  expect(original.length).toBeGreaterThan(0);
  await server.rows('delete from roster_entry');
  await server.rows('delete from passkey');
  await server.rows("update league set name = 'Lost'");
  expect((await server.command('rotate-keys', ['--now'])).status).toBe(0);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await server.inject({ url: '/api/Accounts', headers })).statusCode).toBe(401);
  expect(await restore(file, '--replace')).toMatchObject({ status: 0, stderr: '' });
  // Without a restart, by the sessions and the signing key of the back-up.
  expect((await server.inject({ url: '/api/Accounts', headers })).statusCode).toBe(200);
  await server.restart();
  expect(await responses()).toEqual(before);
  expect(await passkeys()).toEqual(original);
  expect(await foreignKeys()).toEqual(keysBefore);
});

it('restores one of an older version: its rows go into the older tables, which are migrated', async () => {
  const accountOf = new Map(
    (await server.rows<{ id: string; account_id: number }>('select * from session')).map((row) => [row.id, row.account_id]),
  );
  type Token = { sessionId: string };
  const asThen = ({ sessionId, ...rest }: Token) => ({ ...rest, family: sessionId, accountId: accountOf.get(sessionId) });
  type League = { id: string; name: string };
  const namedThen = (league: League) =>
    league.id === '620000000000000149' ? { ...league, name: 'Fixture Dynasty League' } : league;
  const { path: older, total } = writeWithout([...tablesSince(1), most], 'older.gz', { migrations: 1 }, (part) => {
    if (part.table === 'refresh_token') return { ...part, rows: (part.rows as Token[]).map(asThen) };
    return part.table === 'league' ? { ...part, rows: (part.rows as League[]).map(namedThen) } : part;
  });
  const newer =
    'free_agent_week, future_pick, game, keeper_rules, league_draft, league_rules, league_transaction, team_manager, transaction_move, watermark';
  await server.rows(`truncate ${most}, ${newer}`);
  await server.rows('update team_season set position = null, in_playoffs = null');
  await server.rows('update draft_pick set is_keeper = null, amount = null');
  const original = await contents();
  const columns =
    "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public'";
  const forms = [
    `${columns} order by 1, 2`,
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    "select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1",
  ];
  const form = async () => Promise.all(forms.map(values));
  const formBefore = await form();
  await server.rows("insert into watermark values ('132', 2025, 'weeks', 3, false)");

  expect(await restore(older, '--replace')).toEqual({ status: 0, stdout: `Restored ${total} rows from ${older}.\n`, stderr: '' });
  await server.restart();
  expect(await form()).toEqual(formBefore);
  expect(await contents()).toEqual(original);
  const added = await server.command('users', ['add', 'late@example.com', '--role', 'member'], { input: 'a long pass phrase' });
  expect(added).toMatchObject({ status: 0, stderr: '' });
});

it('restores rows of an older version that the constraints refuse: copies of host data are dropped, entered data stays', async () => {
  const added = new Map<string, object[]>([
    ['team_season', [{ ...emptySeason, leagueId: 'removed' }]],
    ['ranking', [{ season: 2025, playerId: 'unknown' }]],
    [
      'keeper',
      [
        { leagueId: '132', season: 2025, teamId: '1', playerId: 'marked', source: 'manual' },
        { leagueId: '132', season: 2025, teamId: '1', playerId: 'copied', source: 'host' },
      ],
    ],
  ]);
  const { path: loose, total } = writeWithout([...tablesSince(5), most], 'loose.gz', { migrations: 5 }, (part) => {
    const rows = [...part.rows!, ...(added.get(part.table!) ?? [])];
    added.delete(part.table!);
    return { ...part, rows };
  });
  expect(await restore(loose, '--replace')).toEqual({ status: 0, stdout: `Restored ${total} rows from ${loose}.\n`, stderr: '' });
  expect(await values("select 1 from team_season where league_id = 'removed'")).toEqual([]);
  expect(await values("select 1 from ranking where player_id = 'unknown'")).toEqual([]);
  expect(await values("select player_id from keeper where player_id in ('marked', 'copied')")).toEqual([['marked']]);
  expect(await values("select name, position from player where id = 'marked'")).toEqual([['marked', '-']]);
});

it('refuses rows of this version that break a rule, and says which', async () => {
  const { path: broken } = writeWithout([most, 'player'], 'broken.gz');
  const original = await contents();
  const { status, stderr } = await restore(broken, '--replace');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The data breaks a rule of this version: .*_player_id_player_id_fk"/),
  ]);
  expect(await contents()).toEqual(original);
});
