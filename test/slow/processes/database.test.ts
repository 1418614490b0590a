import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { eventually, eventuallyRecovered } from '../../support/eventually';
import type { PostgresServer } from '../../support/postgres';
import { runScript } from '../../support/runScript';
import { type RunningServer, startServer } from '../../support/startServer';
import { adminEnvironment, keepersOf, league, logIn, toggleUrl } from './client';
import { type Proxy, startProxy } from './proxy';

jest.setTimeout(300_000);

/** Milliseconds in which a call gets a response, whatever the database does; the page itself waits for 60 s. */
const timeOut = 45_000;

/** Milliseconds in which all is well again after a fault. */
const patience = 120_000;

let database: PostgresServer;
let proxy: Proxy;
let running: RunningServer;
let headers: { authorization: string };
let players: string[];

beforeAll(async () => {
  database = await server.startPostgres();
  proxy = await startProxy(Number(new URL(database.databaseUrl).port));
  const url = new URL(database.databaseUrl);
  url.port = String(proxy.port);
  running = await startServer({ DATABASE_URL: url.href, ...adminEnvironment });
  headers = await logIn(running);
  players = [...(await keepersOf(running)).keys()];
});
afterAll(async () => {
  await running.stop();
  proxy.close();
  await database.stop();
});

async function onDatabase(text: string) {
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

async function call(path: string, options: RequestInit = {}) {
  const response = await fetch(path, { ...options, signal: AbortSignal.timeout(timeOut) });
  const type = response.headers.get('content-type');
  await response.text();
  return { status: response.status, type };
}

/** The connections of our process. */
const ours = `select 1 from pg_stat_activity where application_name = 'sideline'`;

const unavailable = { status: 503, type: 'application/problem+json; charset=utf-8' };
const health = () => call(`${running.address}/api/health`);
let asked = 0;
/** Addresses that the response cache does not serve. */
const read = () => call(`${running.address}/api/PreDraftTrades?leagueId=${league}&year=${2000 + (asked++ % 100)}`);
/** An address that the response cache serves. */
const readKept = () => call(`${running.address}/api/League/GetLeague?leagueId=${league}`);
const write = (player = players[0]!) => call(toggleUrl(running, player), { headers });

/** More calls at once than there are connections. */
const many = () => [health(), ...Array.from({ length: 15 }, read), ...players.slice(0, 15).map(write)];

/** Twice as many transactions as connections go through: none was lost on the way. */
async function recovers() {
  await eventually(async () => expect((await health()).status).toBe(200), patience);
  await eventually(async () => {
    const responses = await Promise.all([...Array.from({ length: 20 }, read), ...players.slice(0, 20).map(write)]);
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(responses.length).fill(200));
  }, patience);
  expect(running.output()).not.toMatch(/uncaught|unhandled/i);
}

it('a database that is cut off in the middle of calls: 503, then recovery', async () => {
  for (let round = 0; round < 3; round++) {
    const before = players.slice(0, 20).map(write);
    await new Promise((resolve) => setTimeout(resolve, round * 15));
    proxy.set('cut');
    const during = many();
    for (const { status } of await Promise.all(before)) expect([200, 503]).toContain(status);
    for (const response of await Promise.all(during)) expect(response).toEqual(unavailable);
    proxy.set('open');
    await recovers();
  }
});

it('a database that is gone for a moment: reads, writes and log-ins wait for it', async () => {
  proxy.set('cut');
  await wait(500); // so that the connections break while nobody uses them
  await eventually(async () => expect(await health()).toEqual(unavailable), timeOut);
  const calls = [...Array.from({ length: 5 }, read), ...players.slice(0, 5).map(write)];
  const loggedIn = logIn(running);
  await wait(200);
  proxy.set('open');
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  await loggedIn;
});

it('a database behind a silent network: 503 within the time-out and no stale response, then recovery', async () => {
  expect((await readKept()).status).toBe(200);
  proxy.set('silent');
  for (const response of await Promise.all(many())) expect(response).toEqual(unavailable);
  await eventually(async () => expect(await readKept()).toEqual(unavailable), timeOut);
  proxy.set('open');
  await recovers();
});

it('a network that goes silent in the middle of a transaction: its locks are released soon', async () => {
  const lock = `select 1 from league where id = '${league}' for update`;
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  await client.query(`begin; ${lock}`);
  const response = write();
  await eventuallyRecovered(async () => expect((await onDatabase(`${ours} and wait_event_type = 'Lock'`)).rowCount).toBe(1));
  proxy.set('silent');
  await client.query('rollback');
  await client.end();
  expect(await response).toEqual(unavailable);
  await eventually(async () => void (await onDatabase(`${lock} nowait`)), 75_000);
  proxy.set('open');
  await recovers();
});

it('a connection that breaks at the notification of a write: the other process still receives it', async () => {
  const other = await startServer({ DATABASE_URL: database.databaseUrl });
  try {
    const player = players[0]!;
    const before = (await keepersOf(other)).get(player);
    proxy.breakAt('pg_notify');
    expect((await write(player)).status).toBe(200);
    await eventuallyRecovered(async () => expect((await keepersOf(other)).get(player)).toBe(!before));
  } finally {
    await other.stop();
  }
});

it('a back-up and a restore wait for a table longer than a call would', async () => {
  const file = join(tmpdir(), `sideline-${process.pid}.gz`);
  for (const [script, ...given] of [
    ['backup', file],
    ['restore', file, '--replace'],
  ] as const) {
    const waited = onDatabase('begin; lock table keeper in access exclusive mode; select pg_sleep(12); commit');
    await eventuallyRecovered(async () => {
      expect((await onDatabase(`select 1 from pg_locks where mode = 'AccessExclusiveLock' and granted`)).rowCount).toBe(1);
    });
    const { status, stderr } = runScript(script, given, { DATABASE_URL: database.databaseUrl });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    await waited;
  }
  rmSync(file);
});

it('a statement that takes too long: 503 within the time-out, and the database cancels it', async () => {
  await onDatabase(
    `create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create trigger slow before insert or delete on keeper for each statement execute function slow()`,
  );
  expect(await write()).toEqual(unavailable);
  // By itself it would sleep for a minute.
  const sleeping = `${ours} and wait_event = 'PgSleep'`;
  await eventually(async () => expect((await onDatabase(sleeping)).rowCount).toBe(0), 10_000);
  await onDatabase('drop function slow cascade');
  await recovers();
});

it('a blocked database: 503 before the statement time-out, then recovery', async () => {
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  await client.query('begin; lock table league in access exclusive mode');
  const start = Date.now();
  const calls = [...Array.from({ length: 15 }, read), ...players.slice(0, 15).map(write)];
  for (const response of await Promise.all(calls)) expect(response).toEqual(unavailable);
  expect(Date.now() - start).toBeLessThan(18_000);
  await client.query('rollback');
  await client.end();
  await recovers();
});

it('a database that breaks while an import holds its two locks: the process survives', async () => {
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  await client.query(`begin; select 1 from league where id = '${league}' for update`);
  const click = call(`${running.address}/api/Admin/RefreshStandings?leagueId=${league}`, { headers });
  await eventuallyRecovered(async () => {
    await client.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where state like 'idle in transaction%' and query like '%advisory%'`,
    );
    expect(rowCount).toBe(2);
  });
  const ended = onDatabase(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sideline' and state like 'idle in transaction%'`,
  );
  await ended;
  await client.query('rollback');
  await client.end();
  expect([200, 503]).toContain((await click).status);
  await recovers();
});

it('a database that is killed and comes back: 503 or a response, then recovery', async () => {
  const during = [...Array.from({ length: 15 }, read), ...players.slice(0, 15).map(write)];
  const crashed = database.crash();
  for (const { status } of await Promise.all(during)) expect([200, 503]).toContain(status);
  await crashed;
  await recovers();
});
