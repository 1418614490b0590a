/**
 * `npm run bench:scale`: sizes and times of pages and calls with a hundred leagues and accounts and with many more, the longest stall of the
 * event loop, and jobs a second, on the empty database of `DATABASE_URL` or a new embedded one. Options: `--leagues 10000`,
 * `--accounts 100000`, `--rounds 20`, `--seconds 20`.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../server/app';
import { prepareDatabase } from '../../server/bootstrap';
import { directory } from '../../server/db/invalidation';
import { openDatabase } from '../../server/db/openDatabase';
import { writeValue } from '../../server/db/queries/installation';
import { readImports } from '../../server/importSettings';
import { hostsOf } from '../../server/sync/hosts';
import { enqueueDue } from '../../server/sync/schedule/scheduler';
import { machine, printTable, quantile, save } from './figures';
import { addAccounts, addLeagues, makeHost, startWorker } from './manyLeagues';
import { admin, measuredLeague as league, root } from './product';

const { values: options } = parseArgs({
  options: {
    leagues: { type: 'string', default: '10000' },
    accounts: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
  },
});
const [leagues, accounts, rounds, seconds] = [options.leagues, options.accounts, options.rounds, options.seconds].map(Number) as [
  number,
  number,
  number,
  number,
];
const step = (text: string) => process.stderr.write(`${text}\n`);

const { DATABASE_URL: databaseUrl } = process.env;
const dataDir = join(root, '.cache/bench/scale');
rmSync(dataDir, { recursive: true, force: true });
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
const { db, bus } = database;
step('loading the demo leagues');
await prepareDatabase(db, admin, () => undefined);
const metricsToken = 'a-token-of-the-benchmark';
const app = await buildApp({ database, imports: readImports({}), metricsToken });

const { payload } = await app.inject({
  ...{ method: 'POST', url: '/api/token' },
  payload: { userEmail: admin.email, password: admin.password },
});
const { accessToken } = JSON.parse(payload) as { accessToken: string };
const asAdmin = { authorization: `Bearer ${accessToken}` };

/** What is asked for, and what is written before: the response is then not in the cache. */
const requests: { url: string; headers?: Record<string, string>; writes?: string }[] = [
  ...['/', `/league/${league}`].map((url) => ({ url, headers: { accept: 'text/html' }, writes: league })),
  { url: '/config.json', writes: league },
  { url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } },
  { url: '/api/Leagues/Directory', writes: directory },
  { url: '/api/Leagues/Directory?search=league', writes: league },
  ...[`Settings?leagueId=${league}`, `League/GetLeague?leagueId=${league}`].map((call) => ({
    url: `/api/${call}`,
    writes: league,
  })),
  ...[
    ...['Account', 'Leagues', 'Leagues/Additions', 'Accounts', `Leagues/Settings?leagueId=${league}`, 'Invitations'],
    ...['Schedule', 'Runs', 'ActiveRuns', 'FailedJobs', 'UnmatchedPlayers', 'NewSeasons', 'SecurityLog'].map(
      (name) => `Admin/Get${name}`,
    ),
  ].map((call) => ({ url: `/api/${call}`, headers: asAdmin })),
];

interface Measured {
  bytes: number;
  ms: number;
}

async function measure(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { url, headers, writes } of requests) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -3; round < rounds; round++) {
      if (writes !== undefined) bus.notifyLocal(writes);
      const asked = performance.now();
      const response = await app.inject({ url, headers: headers ?? {} });
      if (round >= 0) times.push(performance.now() - asked);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} from ${url}: ${response.payload.slice(0, 200)}`);
      bytes = response.rawPayload.length;
    }
    measured.push({ bytes, ms: quantile(times, 0.5) });
  }
  return measured;
}

/** The longest stall of the event loop, in ms, while one league is renamed and pages and calls are read. */
async function measureStall(): Promise<{ stall: number; search: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (let i = 0; i < 10; i++) {
    bus.notifyLocal(league);
    bus.notifyLocal(directory);
    await Promise.all(
      ['/', `/league/${league}`, '/config.json'].map((url) => app.inject({ url, headers: { accept: 'text/html' } })),
    );
  }
  bus.notifyLocal(directory);
  const asked = performance.now();
  await app.inject({ url: '/api/Leagues/Directory?search=league' });
  const search = performance.now() - asked;
  await wait(20);
  delay.disable();
  return { stall: delay.max / 1e6, search };
}

const countDone = async () =>
  (
    await db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where name = 'sync' and state = 'completed'`,
    )
  ).rows[0]!.jobs;

/** The milliseconds that the machine's processors have worked. */
const busyMs = () =>
  cpus()
    .map(({ times: { user, sys, nice } }) => user + sys + nice)
    .reduce((sum, ms) => sum + ms, 0);

interface Done {
  workers: number;
  /** What the host takes for a response. */
  responseMs: number;
  jobsASecond: number;
  /** Of workers and database. */
  processorMsAJob: number;
}

/** The jobs that end within some seconds while workers run. */
async function measureDone(workers: number, responseMs: number): Promise<Done> {
  const stop = databaseUrl ? await startProcesses(workers, responseMs) : startWorkerHere(responseMs);
  await wait(2_000);
  const [before, began, busy] = [await countDone(), performance.now(), busyMs()];
  await wait(seconds * 1_000);
  const jobs = (await countDone()) - before;
  const jobsASecond = jobs / ((performance.now() - began) / 1_000);
  const processorMsAJob = (busyMs() - busy) / jobs;
  await stop();
  return { workers, responseMs, jobsASecond, processorMsAJob };
}

function startWorkerHere(responseMs: number): () => Promise<void> {
  const worker = startWorker(database, responseMs);
  return () => worker.stop(0);
}

/** Workers in processes of their own, as an operator runs them. */
async function startProcesses(count: number, responseMs: number): Promise<() => Promise<void>> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/scaleWorker.ts', String(responseMs)], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(children.map((child) => new Promise((ready) => child.stdout.once('data', ready))));
  return async () => {
    for (const child of children) child.stdin.end();
    await Promise.all(children.map((child) => new Promise((ended) => child.once('exit', ended))));
  };
}

/** The leagues and accounts before: enough to fill a page of each list. */
const few = 100;

await addLeagues(db, 0, few);
await addAccounts(db, 0, few, few);
await db.execute(sql.raw('vacuum analyze'));
bus.notifyLocal();
step(`measuring ${few} leagues`);
await measure(); // what is measured has series of its own in the metrics
const before = await measure();
const stallBefore = await measureStall();
step(`adding ${leagues} leagues and ${accounts} accounts`);
const adding = performance.now();
await addLeagues(db, few, leagues - few);
await addAccounts(db, few, accounts - few, leagues);
await db.execute(sql.raw('vacuum analyze'));
bus.notifyLocal();
step(`measuring them, after ${Math.round((performance.now() - adding) / 1000)} s`);
const after = await measure();
const stallAfter = await measureStall();

const now = Date.now();
const calendar = { season: 2026, phase: 'regular', week: 2, kickOffs: [now - 3_600_000] };
await writeValue(db, 'nflCalendar', JSON.stringify({ readAt: now, calendar }));
const imports = { ...readImports({}), transport: makeHost(0) };
const queueing = performance.now();
const queued = await enqueueDue(database, hostsOf(db, imports), now, console.error);
const queuedASecond = queued.length / ((performance.now() - queueing) / 1_000);
await db.execute(sql`delete from pgboss.job where data->>'resource' = 'players'`);
step(`${queued.length} jobs are queued; reading the leagues`);
const done: Done[] = [];
/** A host that responds at once shows what the processors allow, a slow one whether workers wait for each other. */
for (const responseMs of [0, 150])
  for (const workers of databaseUrl ? [1, 2] : [1]) done.push(await measureDone(workers, responseMs));

const kilobytes = ({ bytes }: Measured) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(1);
const ratio = (one: number, other: number) => (other / one).toFixed(2);
console.log(`\n${rounds} rounds without the cache, one client, ${database.engine}, on ${machine()}\n`);
printTable(
  ['page or call', `kB, ${few} leagues`, `kB, ${leagues}`, 'ratio', `ms, ${few} leagues`, `ms, ${leagues}`, 'ratio'],
  requests.map(({ url }, i) => {
    const [one, other] = [before[i]!, after[i]!];
    const times = [ms(one.ms), ms(other.ms), ratio(one.ms, other.ms)];
    return [url, kilobytes(one), kilobytes(other), ratio(one.bytes, other.bytes), ...times];
  }),
);
console.log('');
printTable(
  ['', `${few} leagues`, String(leagues)],
  [
    ['longest stall of the event loop while a league is renamed, ms', ms(stallBefore.stall), ms(stallAfter.stall)],
    ['first search of the directory after a change, ms', ms(stallBefore.search), ms(stallAfter.search)],
    ['jobs queued a second', '', queuedASecond.toFixed(0)],
  ],
);
console.log('');
printTable(
  ['workers', 'the host responds after, ms', 'jobs done a second', 'processor ms a job'],
  done.map(({ workers, responseMs, jobsASecond, processorMsAJob }) =>
    [workers, responseMs, jobsASecond.toFixed(1), processorMsAJob.toFixed(0)].map(String),
  ),
);
save(root, 'scale', {
  leagues,
  accounts,
  engine: database.engine,
  requests: requests.map(({ url }) => url),
  before,
  after,
  stallBefore,
  stallAfter,
  queuedASecond,
  done,
});
await app.close();
await database.close();
process.exit(0);
