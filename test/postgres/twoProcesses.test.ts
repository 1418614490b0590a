import pg from 'pg';
import type { components } from '../../src/api/generated/schema.gen';
import { eventuallyRecovered } from '../support/eventually';
import type { Copy } from '../support/openServer';
import { playerOf } from '../support/seeded';
import { postJson, type RunningServer, startServer } from '../support/startServer';
import { rulesOf } from '../server/domain/keeperDesk/rules';
import { logInNew } from '../slow/processes/client';
import { signedWith } from '../support/signedWith';
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
  const response = await postJson(`${at.address}/api/token${path}`, { userEmail: testAdmin.email, ...payload });
  return { status: response.status, ...((await response.json().catch(() => ({}))) as Tokens) };
};
const logIn = (at: RunningServer) => post(at, '', { password: testAdmin.password });

/** The tokens of new admins: one account may not write as often as many writers do. */
const newTokens = async () => (await logInNew(one, 4)).map(({ authorization }) => authorization.replace('Bearer ', ''));

async function toggle(at: RunningServer, player: string, accessToken: string, { teamId = '13201', more = '' } = {}) {
  const url = `${at.address}/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${player}${more}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } })).status;
}

/** The statuses of calls sent at once. A busy machine sheds some of so many with a 503, which change nothing. */
const outcomesOf = async (calls: Promise<number>[]) =>
  [...new Set(await Promise.all(calls))].filter((status) => status !== 503).sort();

async function isKept(at: RunningServer, player: string) {
  const response = await fetch(`${at.address}/api/Team/GetTeam?teamId=13201`);
  const { teamPlayers } = (await response.json()) as components['schemas']['Team'];
  return teamPlayers.find(({ playerId }) => playerId === player)!.isKeeper;
}

/** Waits for a state that a notification between processes brings. */
const becomesKept = (at: RunningServer, player: string, wanted: boolean) =>
  eventuallyRecovered(async () => expect(await isKept(at, player)).toBe(wanted));

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

const accountsStatus = async (at: RunningServer, token: string) =>
  (await fetch(`${at.address}/api/Accounts`, { headers: { authorization: `Bearer ${token}` } })).status;
const rotateKeys = (...args: string[]) => server.command('rotate-keys', args, { environment: copy.environment });

it('refuses nobody while the signing key is replaced thrice under load, whichever process renews a session', async () => {
  const first = await logIn(one);
  let renewals = 0;
  const statuses = new Set<number>();
  let isOver = false;
  const use = async (at: RunningServer) => {
    while (!isOver) statuses.add(await accountsStatus(at, first.accessToken));
  };
  const renew = async () => {
    let token = first.refreshToken;
    for (let [at, to] = [one, other]; !isOver; [at, to] = [to, at]) {
      const renewed = await post(at, '/refresh', { token });
      const again = await post(to, '/refresh', { token }); // another tab, which may reach the other process
      expect(again.refreshToken).toBe(renewed.refreshToken);
      for (const each of [renewed, again])
        for (const process of [one, other]) statuses.add(await accountsStatus(process, each.accessToken));
      renewals += 1;
      token = renewed.refreshToken;
    }
  };
  const load = Promise.all([use(one), use(other), renew(), renew()]);
  for (let i = 0; i < 3; i++) {
    const before = renewals;
    expect(await rotateKeys()).toMatchObject({ status: 0, stderr: '' });
    await eventuallyRecovered(() => expect(renewals).toBeGreaterThan(before + 2));
  }
  isOver = true;
  await load;
  statuses.delete(503); // a busy machine sheds some
  expect([...statuses]).toEqual([200]);
});

it('hears at once in each process that a key counts no more, and logs everybody out', async () => {
  const { accessToken, refreshToken } = await logIn(one);
  for (const each of [one, other]) expect(await accountsStatus(each, accessToken)).toBe(200);
  const { rows } = await onDatabase("select value from installation where name = 'accessTokenKey'");
  const [former] = rows as [{ value: string }];
  const result = await rotateKeys('--now');
  expect(result).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/Ended \d+ sessions?\.\n$/) as string });
  for (const each of [one, other]) {
    expect(await accountsStatus(each, accessToken)).toBe(401);
    expect((await post(each, '/refresh', { token: refreshToken })).status).toBe(400);
  }
  const next = await logIn(other);
  const forged = signedWith(next.accessToken, former.value);
  for (const each of [one, other])
    expect([await accountsStatus(each, forged), await accountsStatus(each, next.accessToken)]).toEqual([401, 200]);
});

it('never exceeds the limit of keepers, whichever process the marks come through', async () => {
  const { rows } = await onDatabase(
    `select player_id as id from roster_entry where team_id = '13210' order by player_id limit 10`,
  );
  const players = (rows as { id: string }[]).map(({ id }) => id);
  // The admins' toggles would override the limit.
  const options = { teamId: '13210', more: '&override=false' };
  const tokens = await newTokens();
  const toggles = Array.from({ length: 200 }, (_, i) => toggle(i % 2 ? one : other, players[i % 10]!, tokens[i % 4]!, options));
  expect(await outcomesOf(toggles)).toEqual([200, 409]);
  const changes = await onDatabase(`select is_keeper from keeper_change where team_id = '13210' order by id`);
  let count = 0;
  for (const { is_keeper } of changes.rows as { is_keeper: boolean }[])
    expect((count += is_keeper ? 1 : -1)).toBeLessThanOrEqual(3);
});

it('leaves only marks that the league’s rules allow, while 200 toggles and trades come through both processes', async () => {
  const team = '13211';
  const { rows } = await onDatabase(
    `select player_id as id, position from roster_entry join player on player.id = player_id where team_id = '${team}' order by 1 limit 12`,
  );
  const players = rows as { id: string; position: string }[];
  const { accessToken } = await logIn(one);
  const send = (at: RunningServer, path: string, body: object) =>
    fetch(at.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
  const positions = [...new Set(players.map(({ position }) => position))].map((position) => ({ position, keepers: 1 }));
  const rules = rulesOf({ positions, keepers: 3 });
  await onDatabase(`delete from keeper where team_id = '${team}'`);
  expect((await send(one, '/api/League/SetKeeperRules', { leagueId: '132', rules })).status).toBe(200);
  const picks = await onDatabase(
    `select own.round, own.pick, other.pick as other from draft_pick own join draft_pick other using (league_id, season, draft, round)
     where league_id = '132' and season = 2026 and own.original_team_id = '${team}' and other.original_team_id = '13212' order by 1 desc`,
  );
  const trades = (picks.rows as { round: number; pick: number; other: number }[])
    .slice(0, 8)
    .flatMap(({ round, pick, other: pickTo }) => {
      const of = { leagueId: '132', year: 2026, date: '2026-08-21', pickFromTeamId: team, pickToTeamId: '13212' };
      const trade = { ...of, roundFrom: round, roundTo: round, pickFrom: pick, pickTo };
      return [one, other].map((at) => send(at, '/api/PreDraftTrades', trade));
    });
  const options = { teamId: team, more: '&override=false' };
  const tokens = await newTokens();
  const toggles = Array.from({ length: 200 }, (_, i) =>
    toggle(i % 2 ? one : other, players[i % 12]!.id, tokens[i % 4]!, options),
  );
  expect(await outcomesOf(toggles)).toEqual([200, 409]);
  expect(await outcomesOf(trades.map((sent) => sent.then(({ status }) => status)))).toEqual([200, 400]);
  const changes = await onDatabase(`select player_id, is_keeper from keeper_change where team_id = '${team}' order by id`);
  const kept = new Map<string, number>();
  for (const { player_id: id, is_keeper: isKeeper } of changes.rows as { player_id: string; is_keeper: boolean }[]) {
    const { position } = players.find((player) => player.id === id)!;
    kept.set(position, (kept.get(position) ?? 0) + (isKeeper ? 1 : -1));
    expect(kept.get(position)).toBeLessThanOrEqual(1);
    expect([...kept.values()].reduce((sum, count) => sum + count)).toBeLessThanOrEqual(3);
  }
  const choices = await fetch(`${other.address}/api/League/GetKeeperChoices?leagueId=132`);
  const { teams } = (await choices.json()) as components['schemas']['KeeperChoices'];
  const { refused, kept: marked } = teams.find(({ teamId }) => teamId === team)!;
  expect(refused).toEqual([]);
  const costs = marked.map(({ cost }) => cost.pick);
  expect(new Set(costs).size).toBe(costs.length);
});

const standings = async (at: RunningServer) => (await fetch(`${at.address}/api/League/GetLeague?leagueId=132`)).text();

it('caches responses until a write to their league is published', async () => {
  const before = await standings(other);
  await onDatabase(`update league set name = name || '!' where id = '132'`);
  expect(await standings(other)).toBe(before);
  await onDatabase(`select pg_notify('sideline_changed', '348764')`);
  expect(await standings(other)).toBe(before);
  await onDatabase(`select pg_notify('sideline_changed', '132')`);
  await eventuallyRecovered(async () => expect(await standings(other)).not.toBe(before));
});

/** Runs `act` while a transaction of the test's own holds what `statement` locks. */
async function whileLocked(statement: string, act: () => Promise<void>) {
  const client = new pg.Client({ connectionString: copy.environment.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  await act().finally(() => client.end());
}

it('shows a write whose process was killed while it committed', async () => {
  const killed = await startServer(copy.environment);
  const player = await playerOf('132', '13201');
  const { accessToken } = await logIn(one);
  const before = await isKept(other, player);
  await onDatabase(`create function wait_at_commit() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return null; end';
    create constraint trigger waits after insert or delete on keeper deferrable initially deferred
    for each row execute function wait_at_commit()`);
  await whileLocked('select pg_advisory_xact_lock(1)', async () => {
    const written = toggle(killed, player, accessToken).catch(() => undefined);
    const committing = `select 1 from pg_stat_activity where datname = current_database() and query = 'commit' and wait_event = 'advisory'`;
    await eventuallyRecovered(async () => expect((await onDatabase(committing)).rowCount).toBe(1));
    await killed.kill();
    await written;
    expect(await isKept(other, player)).toBe(before);
  });
  await becomesKept(other, player, !before);
  await onDatabase('drop function wait_at_commit cascade');
});

/** Whether the standings of a league were in a process's cache. */
async function isHit(at: RunningServer, leagueId: string) {
  const { headers } = await fetch(`${at.address}/api/League/GetLeague?leagueId=${leagueId}`);
  return headers.get('cache-status') === 'sideline; hit';
}

it('shows a run league by league, as it goes', async () => {
  const { rows } = await onDatabase(`select id from league where provider = 'default' order by name, id limit 2`);
  const [first, second] = (rows as { id: string }[]).map(({ id }) => id) as [string, string];
  const { accessToken } = await logIn(one);
  for (const id of [first, second]) await isHit(other, id);
  let run: Promise<Response>;
  await whileLocked(`select 1 from league where id = '${second}' for update`, async () => {
    const headers = { authorization: `Bearer ${accessToken}` };
    run = fetch(`${one.address}/api/Admin/RefreshStandings?leagueId=0`, { headers });
    await eventuallyRecovered(async () => expect(await isHit(other, first)).toBe(false));
    expect(await isHit(other, second)).toBe(true);
  });
  const { leagues } = (await (await run!).json()) as components['schemas']['AdminRun'];
  expect(leagues.map(({ error }) => error)).toEqual(leagues.map(() => null));
  await eventuallyRecovered(async () => expect(await isHit(other, second)).toBe(false));
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
  await eventuallyRecovered(async () => expect((await onDatabase(`select 1 ${theirs}`)).rowCount).toBe(0));
  return lost;
}

it('reconnects after every connection was lost, and misses no change', async () => {
  const player = await playerOf('132', '13201');
  const { accessToken } = await logIn(one);
  const before = await isKept(other, player);
  await loseConnections();
  expect(await toggle(one, player, accessToken)).toBe(200);
  expect(await isKept(other, player)).toBe(!before);
  expect(await isKept(one, player)).toBe(!before);
});

it('reads the signing key again after every connection was lost, though no message told of a new one', async () => {
  const { accessToken } = await logIn(one);
  for (const each of [one, other]) expect(await accountsStatus(each, accessToken)).toBe(200);
  await onDatabase("update installation set value = reverse(value) where name = 'accessTokenKey'");
  await loseConnections();
  for (const each of [one, other])
    await eventuallyRecovered(async () => expect(await accountsStatus(each, accessToken)).toBe(401));
});

it('reads its cached responses again once it receives changes again', async () => {
  const kept = await standings(other);
  await onDatabase(`update league set name = name || '?' where id = '132'`);
  const lost = await loseConnections();
  const listening = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'sideline-listen'
    and backend_start > '${lost}' and state = 'idle' and query like 'listen sideline_changed%'`;
  await eventuallyRecovered(async () => expect((await onDatabase(listening)).rowCount).toBe(2));
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
  expect(output.match(/restoring the demo leagues/g)).toHaveLength(1);
  expect(output.match(/Admin account: /g)).toHaveLength(1);
  await onDatabase(`drop database "${name}" with (force)`);
});
