import pg from 'pg';
import { eventually, eventuallyRecovered } from '../support/eventually';
import type { Copy } from '../support/openServer';
import type { PgBouncer } from '../support/pgBouncer';
import { runScript } from '../support/runScript';
import { type RunningServer, startServer } from '../support/startServer';
import { keepersOf, league, logIn, toggleUrl } from '../slow/processes/client';

let copy: Copy;
let pooler: PgBouncer | undefined;
let servers: RunningServer[] = [];

beforeEach(async () => {
  copy = await server.copy();
});
afterEach(async () => {
  await Promise.all(servers.map((running) => running.stop()));
  servers = [];
  await pooler?.stop();
  pooler = undefined;
  await copy.discard();
});

async function onDatabase(text: string) {
  const client = new pg.Client({ connectionString: copy.environment.DATABASE_URL });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

/** Two processes behind a pooler: each sees what the other writes at once, and an import goes through the queue. */
async function expectToWork(environment: Record<string, string>) {
  await onDatabase(`do $$ begin
    execute format('alter database %I set datestyle = ''SQL, DMY''', current_database());
    execute format('alter database %I set statement_timeout = ''1h''', current_database());
  end $$`);
  servers = await Promise.all([startServer(environment), startServer(environment)]);
  const [one, other] = servers as [RunningServer, RunningServer];
  const headers = await logIn(one);
  const player = [...(await keepersOf(one)).keys()][0]!;
  for (const [writer, reader] of [[one, other] as const, [other, one] as const, [one, other] as const]) {
    const before = (await keepersOf(reader)).get(player);
    expect((await fetch(toggleUrl(writer, player), { headers })).status).toBe(200);
    expect((await keepersOf(writer)).get(player)).toBe(!before);
    await eventually(async () => expect((await keepersOf(reader)).get(player)).toBe(!before), 5_000);
  }
  await eventuallyRecovered(async () => {
    const path = `${other.address}/api/League/GetTransactions?leagueId=${league}&year=2025`;
    expect((await fetch(path)).headers.get('cache-status')).toMatch(/hit/);
  });
  const refresh = `${other.address}/api/Admin/RefreshStandings?leagueId=${league}`;
  expect(await (await fetch(refresh, { headers })).json()).toMatchObject({ total: 1 });
  await eventuallyRecovered(async () => {
    const { rows } = await onDatabase('select outcome from import_run order by id desc limit 1');
    expect(rows).toEqual([{ outcome: 'skipped' }]);
  });
  expect((await fetch(`${one.address}/api/Settings?leagueId=${league}`)).status).toBe(200);
}

/** A statement that waits for a lock ends after 10 s by our own setting. */
async function expectTimeOut(running: RunningServer) {
  const client = new pg.Client({ connectionString: copy.environment.DATABASE_URL });
  await client.connect();
  await client.query('begin; lock table league in access exclusive mode');
  const start = performance.now();
  expect((await fetch(`${running.address}/api/League/GetTransactions?leagueId=${league}&year=2024`)).status).toBe(503);
  expect(performance.now() - start).toBeGreaterThan(8_000);
  expect(performance.now() - start).toBeLessThan(18_000);
  await client.end();
}

it('works behind PgBouncer that pools sessions, with its usual settings', async () => {
  pooler = await server.startPgBouncer(copy.environment.DATABASE_URL!, 'session');
  await expectToWork({ DATABASE_URL: pooler.databaseUrl });
  await expectTimeOut(servers[0]!);
});

it('works behind PgBouncer that pools transactions, with a direct address for LISTEN', async () => {
  pooler = await server.startPgBouncer(copy.environment.DATABASE_URL!, 'transaction');
  await expectToWork({ DATABASE_URL: pooler.databaseUrl, DATABASE_LISTEN_URL: copy.environment.DATABASE_URL! });
  await expectTimeOut(servers[0]!);
});

it('refuses PgBouncer that pools transactions without a direct address, and a direct address of another database', async () => {
  pooler = await server.startPgBouncer(copy.environment.DATABASE_URL!, 'transaction');
  const environment = { DATABASE_URL: pooler.databaseUrl };
  const alone = runScript('users', ['list'], environment);
  expect(alone).toEqual({
    ...{ status: 1, stdout: '' },
    stderr: expect.stringMatching(/^DATABASE_URL leads to a pooler .* set DATABASE_LISTEN_URL .* session pooling\.\n$/) as string,
  });
  const elsewhere = new URL(copy.environment.DATABASE_URL!);
  elsewhere.pathname = '/postgres';
  const { stderr } = runScript('users', ['list'], { ...environment, DATABASE_LISTEN_URL: elsewhere.href });
  expect(stderr).toMatch(/^DATABASE_LISTEN_URL does not hear what DATABASE_URL sends: .*\n$/);
});
