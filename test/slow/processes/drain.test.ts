/** A call on hundreds of leagues, done by two worker processes at the pace of their host, on a clock that runs fast. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { mflPolicy } from '../../../server/hosts/mfl/address';
import { recordedMfl } from '../../../server/hosts/mfl/recorded';
import type { components } from '../../../src/api/generated/schema.gen';
import { HostFolder, hostLeague, standingsResponse } from '../../server/sync/hostFolder';
import { eventually } from '../../support/eventually';
import type { PostgresServer } from '../../support/postgres';
import { type RunningServer, startServer } from '../../support/startServer';
import { adminEnvironment, logIn } from './client';

type AdminRun = components['schemas']['AdminRun'];

jest.setTimeout(600_000);

/** How many of their seconds pass in one of ours for the counting of calls and for the workers' pauses. */
const speed = 40;
/** Milliseconds of ours that a call may take to the host, on a busy machine. */
const longestDelay = 1_000;
const pace = mflPolicy(true);

const leagues = Array.from({ length: 400 }, (_, i) => String(100_000 + i));
const pointsOf = (league: string) => Number(league) % 1_000;

/** What the host was asked for, in order, `at` in milliseconds, and by which worker. */
const asked: { at: number; type: string; league: string; userAgent: string }[] = [];
let inFlight = 0;
let mostInFlight = 0;

const recorded = new HostFolder();
let host: Server;
let database: PostgresServer;
let client: pg.Client;
const running: RunningServer[] = [];

/** Each league is the recorded one under its own id, with points of its own. */
async function responseTo(type: string, league: string): Promise<string | null> {
  if (type === 'leagueStandings') return JSON.stringify(standingsResponse([['0001', 1, String(pointsOf(league))]]));
  const url = `https://api.myfantasyleague.com/2026/export?TYPE=${type}&L=${hostLeague}`;
  return (await recordedMfl(`${recorded.recorded}/mfl`).get(url))?.replaceAll(hostLeague, league) ?? null;
}

async function startHost(): Promise<Server> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://host');
    const [type, league] = [searchParams.get('TYPE')!, searchParams.get('L')!];
    asked.push({ at: performance.now(), type, league, userAgent: request.headers['user-agent']! });
    mostInFlight = Math.max(mostInFlight, ++inFlight);
    response.once('finish', () => (inFlight -= 1));
    void responseTo(type, league).then((body) => response.writeHead(body === null ? 404 : 200).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** What a worker loads first: its pauses are shorter, and the host on this machine responds in place of theirs. */
const hurried = (port: number) => `
  import { syncBuiltinESMExports } from 'node:module';
  import timers from 'node:timers/promises';
  const { setTimeout: wait } = timers;
  timers.setTimeout = (ms, ...rest) => wait(ms / ${speed}, ...rest);
  syncBuiltinESMExports();
  const ask = globalThis.fetch;
  globalThis.fetch = (url, options) => ask(new URL(new URL(url).pathname + new URL(url).search, 'http://127.0.0.1:${port}'), options);`;

const startWorker = (name: string) =>
  startServer({
    ...{ DATABASE_URL: database.databaseUrl, PROCESS_ROLE: 'worker', SCHEDULE: 'off', RECORDED_DIR: '', MFL_USER_AGENT: name },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hurried((host.address() as AddressInfo).port))}`,
  });
const values = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row));

beforeAll(async () => {
  host = await startHost();
  database = await server.startPostgres();
  const web = { DATABASE_URL: database.databaseUrl, PROCESS_ROLE: 'web', SEED: 'none' };
  running.push(await startServer({ ...web, ...adminEnvironment }));
  client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  await client.query(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
       select id, 'default', 'League ' || id, 2026, 2026, true, false from unnest($1::text[]) as id`,
    [leagues],
  );
  await client.query("insert into league_source select id, 2026, 'mfl', id, null from league");
  // The database's clock counts the calls to the host.
  await client.query(
    `create schema hurried;
     create function hurried.clock_timestamp() returns timestamptz language sql as
       'select timestamptz ''2026-09-01'' + ${speed} * (pg_catalog.clock_timestamp() - timestamptz ''2026-09-01'')';
     alter database postgres set search_path = hurried, public, pg_catalog`,
  );
  running.push(...(await Promise.all(['one', 'two'].map(startWorker))));
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  await client.end();
  await database.stop();
  host.close();
  recorded.discard();
});

/** How many milliseconds sooner than the pace allows any call came to the host after any before it. */
function mostTooSoon(): number {
  let most = 0;
  for (let last = pace.starts; last < asked.length; last += 1)
    for (let first = last - pace.starts; first >= 0; first -= 1) {
      const least = (Math.floor((last - first) / pace.starts) * pace.withinMs) / speed;
      most = Math.max(most, least - (asked[last]!.at - asked[first]!.at));
    }
  return most;
}

it('a call on 400 leagues drains at the pace of their host, each league once', async () => {
  const headers = await logIn(running[0]!);
  const call = await fetch(`${running[0]!.address}/api/Admin/RefreshStandings?leagueId=0`, { headers });
  const begun = (await call.json()) as AdminRun;
  expect(begun).toMatchObject({ total: leagues.length, endedAt: null });
  const isOpen = "from pgboss.job where state in ('created', 'retry', 'active')";
  await eventually(async () => expect(await values(`select count(*)::int ${isOpen}`)).toEqual([[0]]), 300_000);

  const active = await fetch(`${running[0]!.address}/api/Admin/GetActiveRuns`, { headers });
  const [ended] = (await active.json()) as AdminRun[];
  expect([ended!.run, ended!.done]).toEqual([begun.run, leagues.length]);
  expect(ended!.leagues.filter(({ error, note }) => error ?? note)).toEqual([]);
  expect(ended!.leagues.map(({ leagueId }) => leagueId).sort()).toEqual(leagues);
  expect(await values(`select outcome, count(*)::int from import_run group by 1`)).toEqual([['done', leagues.length]]);
  const points = await values('select league_id, points_for::float from team_season order by 1');
  expect(points).toEqual(leagues.map((id) => [id, pointsOf(id)]));

  const once = leagues.flatMap((id) => [`${id} league`, `${id} leagueStandings`]);
  expect(asked.map(({ league, type }) => `${league} ${type}`).sort()).toEqual(once);
  expect([...new Set(asked.map(({ userAgent }) => userAgent))].sort()).toEqual(['one', 'two']);
  expect(mostInFlight).toBe(pace.inFlight);
  expect(mostTooSoon()).toBeLessThan(longestDelay);
  const minutes = (((asked.at(-1)!.at - asked[0]!.at) / 60_000) * speed).toFixed(1);
  console.log(`${asked.length} calls to a host within ${minutes} of its minutes.`);
});
