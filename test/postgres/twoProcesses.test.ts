import pg from 'pg';
import type { components } from '../../src/api/generated/schema.gen';
import { eventually } from '../support/eventually';
import type { Copy } from '../support/openServer';
import { playerOf } from '../support/seeded';
import { postJson, type RunningServer, startServer } from '../support/startServer';
import { testAdmin } from '../support/testAdmin';

type Tokens = components['schemas']['TokenResponse'];

let copy: Copy;
let one: RunningServer;
let other: RunningServer;

beforeAll(async () => {
  copy = await server.copy();
  [one, other] = await Promise.all([startServer(copy.environment), startServer(copy.environment)]);
});
afterAll(async () => {
  await Promise.all([one, other].map((running) => running.stop()));
  await copy.discard();
});

const post = async (at: RunningServer, path: string, payload: object) => {
  const answer = await postJson(`${at.address}/api/token${path}`, { userEmail: testAdmin.email, ...payload });
  return { status: answer.status, ...((await answer.json().catch(() => ({}))) as Tokens) };
};
const logIn = (at: RunningServer) => post(at, '', { password: testAdmin.password });

async function toggle(at: RunningServer, player: string, accessToken: string) {
  const url = `${at.address}/api/Team/TeamSetKeeper?teamId=13201&leaguePlayerId=${player}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } })).status;
}

async function isKept(at: RunningServer, player: string) {
  const answer = await fetch(`${at.address}/api/Team/GetTeam?teamId=13201`);
  const { teamPlayers } = (await answer.json()) as components['schemas']['Team'];
  return teamPlayers.find(({ playerId }) => playerId === player)!.isKeeper;
}

/** Waits for a state that a notification between processes brings. */
const becomesKept = (at: RunningServer, player: string, wanted: boolean) =>
  eventually(async () => expect(await isKept(at, player)).toBe(wanted));

async function onDatabase(text: string) {
  const client = new pg.Client({ connectionString: copy.environment.DATABASE_URL });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

it('shows a write through one process at once through the other', async () => {
  const player = await playerOf('132', '13201');
  const { accessToken } = await logIn(one);
  for (const [writer, reader] of [[one, other] as const, [other, one] as const, [one, other] as const]) {
    const before = await isKept(reader, player);
    expect(await toggle(writer, player, accessToken)).toBe(200);
    await becomesKept(reader, player, !before);
    expect(await isKept(writer, player)).toBe(!before);
  }
});

const standings = async (at: RunningServer) => (await fetch(`${at.address}/api/League/GetLeague?leagueId=132`)).text();

it('keeps replies: what nobody announced is not read again', async () => {
  const before = await standings(other);
  await onDatabase(`update league set name = name || '!' where id = '132'`);
  expect(await standings(other)).toBe(before);
  await onDatabase(`select pg_notify('sideline_changed', 'someone 348764')`);
  expect(await standings(other)).toBe(before);
  await onDatabase(`select pg_notify('sideline_changed', 'someone 132')`);
  await eventually(async () => expect(await standings(other)).not.toBe(before));
});

it('carries a session from one process to the other', async () => {
  const session = await logIn(one);
  const player = await playerOf('132', '13201');
  expect(await toggle(other, player, session.accessToken)).toBe(200);
  const renewed = await post(other, '/refresh', { token: session.refreshToken });
  expect(renewed.status).toBe(200);
  expect((await post(one, '/revoke', { token: renewed.refreshToken })).status).toBe(204);
  expect(await toggle(other, player, renewed.accessToken)).toBe(401);
});

it('counts failed log-ins of both together', async () => {
  await onDatabase('delete from log_in_attempt');
  expect((await post(one, '', { password: 'wrong' })).status).toBe(400);
  await onDatabase('update log_in_attempt set failures = 9');
  expect((await post(other, '', { password: 'wrong' })).status).toBe(400);
  expect((await logIn(one)).status).toBe(429);
  await onDatabase('delete from log_in_attempt');
});

/** Breaks every connection of both processes, and waits until the database has none of them. @returns the database's time before */
async function loseConnections(): Promise<string> {
  const { rows } = await onDatabase('select now()::text as lost');
  const { lost } = rows[0] as { lost: string };
  const theirs = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_start < '${lost}'`;
  await onDatabase(`select pg_terminate_backend(pid) ${theirs}`);
  await eventually(async () => expect((await onDatabase(`select 1 ${theirs}`)).rowCount).toBe(0));
  return lost;
}

it('goes on after every connection was lost, and misses no change meanwhile', async () => {
  const player = await playerOf('132', '13201');
  const { accessToken } = await logIn(one);
  const before = await isKept(other, player);
  await loseConnections();
  expect(await toggle(one, player, accessToken)).toBe(200);
  expect(await isKept(other, player)).toBe(!before);
  expect(await isKept(one, player)).toBe(!before);
});

it('reads anew, when it hears of changes again, what it kept before', async () => {
  const kept = await standings(other);
  await onDatabase(`update league set name = name || '?' where id = '132'`);
  const lost = await loseConnections();
  // Each process listens on its one connection without a name; the last query there may be the one that keeps it up.
  const listening = `select 1 from pg_stat_activity where datname = current_database() and application_name = ''
    and backend_start > '${lost}' and state = 'idle' and query in ('listen sideline_changed', 'select 1')`;
  await eventually(async () => expect((await onDatabase(listening)).rowCount).toBe(2));
  expect(await standings(other)).not.toBe(kept);
});

it('fills an empty database once when two start on it at the same time', async () => {
  const url = new URL(copy.environment.DATABASE_URL!);
  const name = `${url.pathname.slice(1)}-empty`;
  await onDatabase(`create database "${name}"`);
  url.pathname = `/${name}`;
  const both = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: url.href })));
  await Promise.all(both.map((running) => running.stop()));
  const output = both.map((running) => running.output()).join('');
  expect(output.match(/filling the database/g)).toHaveLength(1);
  expect(output.match(/Admin account: /g)).toHaveLength(1);
  await onDatabase(`drop database "${name}" with (force)`);
});
