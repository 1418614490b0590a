import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { components } from '../../../src/api/generated/schema.gen';
import { HostFolder, hostLeague, standingsResponse } from '../../server/sync/hostFolder';
import { eventually, eventuallyRecovered } from '../../support/eventually';
import type { PostgresServer } from '../../support/postgres';
import { type RunningServer, startServer } from '../../support/startServer';
import { adminEnvironment, keepersOf, logInNew, toggleUrl } from './client';
import { recordLeagues, sizeOf } from '../load/leaguesToAdd';

/** `KILLS=60 PAUSE=60` kills a process each minute for an hour. */
const kills = Number(process.env.KILLS ?? 8);
const pauseMs = Number(process.env.PAUSE ?? 2) * 1_000;
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 100_000);

jest.setTimeout(300_000 + kills * (pauseMs + 20_000));

const leagues = Array.from({ length: 12 }, (_, i) => String(9000 + i));
/** Leagues to add: one before anything is killed, which shows what each of them has to be. */
const [whole, ...toAdd] = Array.from({ length: 40 }, (_, i) => String(7100 + i)) as [string, ...string[]];
const roles = ['web', 'web', 'worker', 'worker'] as const;
const ofRuns = `from pgboss.job where name = 'maintenance'`;

const host = new HostFolder();
const running: (RunningServer | undefined)[] = [];
let database: PostgresServer;
let client: pg.Client;

const start = (role: string) =>
  startServer({
    ...{ DATABASE_URL: database.databaseUrl, RECORDED_DIR: host.recorded, PROCESS_ROLE: role, SCHEDULE: 'off' },
    ...adminEnvironment,
  });
const count = async (text: string) => (await client.query<{ n: number }>(`select count(*)::int as n ${text}`)).rows[0]!.n;

/** Numbers from 0 to 1, the same for a seed. */
function makeRandom(state: number) {
  let last = state;
  return () => (last = (last * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

beforeAll(async () => {
  recordLeagues(host, [whole, ...toAdd]);
  host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]) });
  database = await server.startPostgres({ fsync: true });
  // The first process fills the database.
  running.push(await start(roles[0]));
  running.push(...(await Promise.all(roles.slice(1).map(start))));
  client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  for (const id of leagues)
    await client.query(`insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
      values ('${id}', 'default', 'League ${id}', 2026, 2026, false, true);
      insert into league_source values ('${id}', 2026, 'mfl', '${hostLeague}', null)`);
});
afterAll(async () => {
  await Promise.all(running.map((each) => each?.stop()));
  await client.end();
  await database.stop();
  host.discard();
});

it('two web and two worker processes, killed at random, lose and repeat nothing', async () => {
  const random = makeRandom(seed);
  const accounts = await logInNew(running[0]!, 10);
  const marks = await keepersOf(running[0]!);
  const cutOff = new Set<string>();
  const runs = new Set<string>();
  const added: string[] = [];
  let acknowledged = 0;
  let isOver = false;
  let turn = 0;

  /** A call through one of the web processes; undefined when it was cut off, or none is up. */
  async function call(urlOf: (at: RunningServer) => string, body?: object) {
    const at = running[(turn += 1) % 2] ?? running[turn % 2];
    if (!at) return wait(50);
    const headers = accounts[turn % accounts.length];
    const json = body && { method: 'POST', body: JSON.stringify(body) };
    return fetch(urlOf(at), { ...json, headers: { ...headers, ...(json && { 'content-type': 'application/json' }) } })
      .then(async (response) => ({ status: response.status, body: (await response.json().catch(() => null)) as unknown }))
      .catch(() => undefined);
  }
  async function toggle() {
    for (let i = 0; !isOver; i++) {
      const player = [...marks.keys()].filter((each) => !cutOff.has(each))[i % (marks.size - cutOff.size || 1)];
      if (player === undefined) return;
      // A call without a response may have been done.
      cutOff.add(player);
      const response = await call((at) => toggleUrl(at, player));
      if (response?.status === 200) {
        marks.set(player, !marks.get(player));
        acknowledged += 1;
      }
      if (response) cutOff.delete(player);
      await wait(100);
    }
  }
  async function maintain() {
    while (!isOver) {
      const response = await call((at) => `${at.address}/api/Admin/RefreshStandings?leagueId=0`);
      const { run } = (response?.status === 200 ? response.body : {}) as Partial<components['schemas']['AdminRun']>;
      if (run) runs.add(run);
      await wait(200);
    }
  }
  const addLeague = (league: string) =>
    call(({ address }) => `${address}/api/Leagues`, { platform: 'mfl', league, season: 2026 });
  async function add() {
    for (const league of toAdd) {
      if (isOver) return;
      // A call without a response may have queued it: the next one is refused then.
      while (![200, 400].includes((await addLeague(league))?.status ?? 0)) await wait(100);
      added.push(league);
      await wait(200);
    }
  }
  expect((await addLeague(whole))?.status).toBe(200);
  await eventuallyRecovered(async () =>
    expect(await count("from pgboss.job where name = 'sync' and state <> 'completed'")).toBe(0),
  );
  const { rows: size } = await client.query(sizeOf(whole));
  const writers = [toggle(), maintain(), add()];
  for (let kill = 0; kill < kills; kill++) {
    await wait(pauseMs);
    const i = Math.floor(random() * roles.length);
    const killed = running[i]!;
    running[i] = undefined;
    await killed.kill();
    running[i] = await start(roles[i]!);
  }
  isOver = true;
  await Promise.all(writers);

  // What a killed process had begun counts as left behind after a while, which the test does not wait for.
  await client.query(`update pgboss.job set started_on = started_on - interval '5 minutes' where state = 'active'`);
  await Promise.all([2, 3].map(async (i) => (await running[i]!.stop(), (running[i] = await start('worker')))));
  await eventually(async () => {
    await client.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    expect(await count("from pgboss.job where state <> 'completed'")).toBe(0);
  }, 120_000);

  expect(acknowledged).toBeGreaterThan(kills);
  const after = await keepersOf(running[0]!);
  for (const [player, isKept] of marks) if (!cutOff.has(player)) expect([player, after.get(player)]).toEqual([player, isKept]);
  expect(runs.size).toBeGreaterThan(0);
  for (const run of runs) expect(await count(`${ofRuns} and data->>'run' = '${run}'`)).toBeGreaterThanOrEqual(leagues.length);
  const ofLeagues = `from import_run where league_id like '90__'`;
  expect(await count(`from (select 1 ${ofRuns} group by data->>'run', data->>'leagueId' having count(*) > 1) as twice`)).toBe(0);
  expect(
    await count(`from (select 1 ${ofLeagues} and outcome = 'done' group by run, league_id having count(*) > 1) as twice`),
  ).toBe(0);
  expect(await count(`${ofLeagues} and outcome = 'running'`)).toBe(0);
  expect(await count(`from team_season where league_id like '90__' and team_id like '%-0001' and wins = 1`)).toBe(leagues.length);
  expect(added.length).toBeGreaterThan(0);
  for (const league of added) {
    expect([league, (await client.query(sizeOf(league))).rows]).toEqual([league, size]);
    expect(await count(`from security_event where kind = 'league_added' and league_id = '${league}'`)).toBe(1);
    expect(await count(`from import_run where call = 'addLeague' and league_id = '${league}' and outcome = 'done'`)).toBe(1);
    const jobs = `from pgboss.job where name = 'sync' and data->>'leagueId' = '${league}'`;
    // One that finds its league here ends with a message.
    expect(await count(`${jobs} and data->>'resource' = 'addition' and output->>'message' is null`)).toBe(1);
    expect(await count(`${jobs} and data->>'resource' = 'addition'`)).toBe(1);
    expect(await count(`${jobs} and data->>'resource' = 'pastSeason'`)).toBe(1);
  }
  await eventuallyRecovered(async () => expect(await count(`from pg_locks where locktype = 'advisory'`)).toBe(0));
  console.log(
    `CHAOS_SEED=${seed}: ${kills} kills, ${acknowledged} acknowledged marks, ${runs.size} runs of all leagues, ${added.length} added leagues.`,
  );
});
