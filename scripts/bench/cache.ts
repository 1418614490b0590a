/**
 * `npm run bench:cache`: the hit rate of the response cache with 20 calls for each of 1,000 leagues in random order, while a keeper of some
 * league is marked each second, and while one league is renamed a hundred times a minute. Options: `--copies 99`, `--seconds 60`, `--connections 20`. On the embedded database or the empty one of
 * `DATABASE_URL`.
 */
import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { machine, printTable, quantile, save } from './figures';
import { admin, root, startProduct } from './product';

const { values: options } = parseArgs({
  options: {
    copies: { type: 'string', default: '99' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '20' },
  },
});
const [copies, seconds, connections] = [Number(options.copies), Number(options.seconds), Number(options.connections)];

const product = await startProduct({ copies });
const agent = new Agent({ keepAlive: true, maxSockets: connections + 1 });

interface Reply {
  status: number;
  isHit: boolean;
  bytes: number;
  ms: number;
  body: string;
}

const call = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const asked = performance.now();
    get(`${product.address}${path}`, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          isHit: String(response.headers['cache-status']).endsWith('; hit'),
          bytes: body.length,
          ms: performance.now() - asked,
          body: body.toString(),
        });
      });
    }).on('error', reject);
  });
const json = async <Body>(path: string) => JSON.parse((await call(path)).body) as Body;

/** A league's calls: its screens, then team rosters, up to 20 in total. */
async function requestsOf(leagueId: string, isSleeper: boolean): Promise<{ urls: string[]; teamId: string }> {
  const of = `leagueId=${leagueId}`;
  const [standings, points, scores] = isSleeper
    ? ['GetSleeperLeague', 'SleeperPointsByYear', 'SleeperPointsByYearTeam']
    : ['GetLeague', 'PointsByYear', 'PointsByYearTeam'];
  const { teams } = await json<{ teams: { id: string }[] }>(`/api/League/${standings}?${of}`);
  const own = isSleeper ? 'userId' : 'teamId';
  const urls = [
    `/api/Settings?${of}`,
    ...[standings, 'GetLeagueYears', 'GetDepthChart', 'GetKeeperBreakdown', 'GetRosterBreakdown', 'GetAvailablePlayers'].map(
      (name) => `/api/League/${name}?${of}`,
    ),
    `/api/Draft/GetDraftOrder?${of}`,
    `/api/PreDraftTrades?${of}&year=2026`,
    `/api/History/${points}?${of}&year=2025`,
    ...teams.flatMap(({ id }) => [
      isSleeper ? `/api/Team/GetSleeperTeam?${of}&teamId=${id}` : `/api/Team/GetTeam?teamId=${id}`,
      `/api/History/${scores}?${of}&year=2025&${own}=${id}`,
    ]),
  ];
  return { urls: urls.slice(0, 20), teamId: teams[0]!.id };
}

interface DirectoryPage {
  total: number;
  leagues: { leagueId: string; provider: string }[];
}

/** All public leagues. */
async function listLeagues(): Promise<DirectoryPage['leagues']> {
  const found: DirectoryPage['leagues'] = [];
  for (let page = 1; ; page++) {
    const { total, leagues } = await json<DirectoryPage>(`/api/Leagues/Directory?page=${page}`);
    found.push(...leagues);
    if (!leagues.length || found.length >= total) return found;
  }
}

const leagues = await listLeagues();
const listed: string[] = [];
const writable: { teamId: string; playerId: string }[] = [];
for (const [index, { leagueId, provider }] of leagues.entries()) {
  process.stderr.write(`\rlisting the calls: league ${index + 1} of ${leagues.length}`);
  const calls = await requestsOf(leagueId, provider === 'sleeper');
  listed.push(...calls.urls);
  if (provider === 'sleeper') continue;
  const team = await json<{ manualKeepersEnabled: boolean; teamPlayers: { playerId: string }[] }>(
    `/api/Team/GetTeam?teamId=${calls.teamId}`,
  );
  if (team.manualKeepersEnabled && team.teamPlayers[0]) {
    writable.push({ teamId: calls.teamId, playerId: team.teamPlayers[0].playerId });
  }
}
process.stderr.write('\n');

const account = await fetch(`${product.address}/api/token`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ userEmail: admin.email, password: admin.password }),
});
const { accessToken } = (await account.json()) as { accessToken: string };
const headers = { authorization: `Bearer ${accessToken}` };
const random = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]!;

/** Toggles a keeper mark of a random league that allows it. */
async function write(): Promise<void> {
  const { teamId, playerId } = random(writable);
  const { status } = await call(`/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${playerId}&override=true`, headers);
  if (status !== 200) throw new Error(`${status} to a keeper mark of team ${teamId}`);
}

/** Calls of teams that had not joined their league in that season. */
const missing = new Set<string>();

/** Sends calls on all connections until `next` returns none. */
async function send(next: () => string | undefined): Promise<Reply[]> {
  const replies: Reply[] = [];
  const worker = async () => {
    for (let url = next(); url !== undefined; url = next()) {
      const reply = await call(url, { 'accept-encoding': 'gzip, deflate, br' });
      if (reply.status === 404) missing.add(url);
      else if (reply.status !== 200) throw new Error(`${reply.status} from ${url}`);
      replies.push({ ...reply, body: '' });
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return replies;
}

const queue = [...listed];
const filling = performance.now();
const first = await send(() => {
  if (queue.length % 100 === 0) process.stderr.write(`\rfilling the cache: ${listed.length - queue.length} of ${listed.length}`);
  return queue.pop();
});
const urls = listed.filter((url) => !missing.has(url));
const fillSeconds = (performance.now() - filling) / 1000;
process.stderr.write('\n');

let names = 0;
const renamed = leagues.find(({ provider }) => provider === 'default')!.leagueId;

/** Renames one league; what is sent meanwhile is of the others. */
async function rename(): Promise<void> {
  const { status } = await fetch(`${product.address}/api/Leagues/Settings`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ leagueId: renamed, leagueName: `Renamed ${(names += 1)}` }),
  });
  if (status !== 200) throw new Error(`${status} to a new name of league ${renamed}`);
}

/** Sends random calls for some seconds, with a write at equal distances. */
async function sendWith(of: readonly string[], write: () => Promise<void>, everyMs: number) {
  let writes = 0;
  const end = performance.now() + seconds * 1000;
  const sent = send(() => (performance.now() < end ? random(of) : undefined));
  const writing = setInterval(() => void write().then(() => (writes += 1)), everyMs);
  const replies = await sent;
  clearInterval(writing);
  return { replies, writes, hits: replies.filter(({ isHit }) => isHit).length / replies.length };
}

const { replies, writes, hits } = await sendWith(urls, write, 1000);
const renaming = await sendWith(
  urls.filter((url) => !url.includes(`=${renamed}`)),
  rename,
  600, // an account writes 120 times a minute
);
agent.destroy();
await product.stop();

const ms = (isHit: boolean, share: number) =>
  quantile(
    replies.filter((reply) => reply.isHit === isHit).map((reply) => reply.ms),
    share,
  ).toFixed(1);
const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
const megabytes = first.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20;
console.log(`${seconds} s, ${connections} connections, ${engine}, on ${machine()}\n`);
printTable(
  [
    'leagues',
    'URLs',
    'MB compressed',
    'filling, a second',
    'writes',
    'calls a second',
    'hits',
    'hit p50 ms',
    'miss p50 ms',
    'miss p99 ms',
  ],
  [
    [
      String(leagues.length),
      String(urls.length),
      megabytes.toFixed(0),
      (urls.length / fillSeconds).toFixed(0),
      String(writes),
      (replies.length / seconds).toFixed(0),
      `${(hits * 100).toFixed(1)} %`,
      ms(true, 0.5),
      ms(false, 0.5),
      ms(false, 0.99),
    ],
  ],
);
console.log(
  `\nWhile one league was renamed ${renaming.writes} times: ${(renaming.hits * 100).toFixed(1)} % hits of ${renaming.replies.length} calls for others.`,
);
save(root, 'cache', {
  copies,
  seconds,
  connections,
  engine,
  leagues: leagues.length,
  urls: urls.length,
  megabytes,
  fillSeconds,
  writes,
  hits,
  hitsWhileRenamed: renaming.hits,
  calls: replies.length,
});
process.exit(0);
