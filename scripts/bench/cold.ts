/**
 * `npm run bench:cold`: ms of every reading call that no memory answers, one client, on the embedded database.
 * Options: `--copies 99` measures them once more with so many copies of every league beside them, `--rounds 30`.
 */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../server/app';
import { readImports } from '../../server/config';
import { localBus } from '../../server/db/invalidation';
import { openDatabase } from '../../server/db/openDatabase';
import { copyLeagues } from './copyLeagues';
import { machine, printTable, quantile, save } from './figures';
import { dataDir, fill, measuredLeague as league, root } from './product';

const { values: options } = parseArgs({
  options: { copies: { type: 'string', default: '0' }, rounds: { type: 'string', default: '30' } },
});
const [copies, rounds] = [Number(options.copies), Number(options.rounds)];

const second = '620000000000000149';
const user = '610000000000000112';
const ofYear = `leagueId=${league}&year=2025`;
const ofSecondYear = `leagueId=${second}&year=2025`;
const calls = [
  `Settings?leagueId=${league}`,
  ...['GetLeague', 'GetLeagueYears', 'GetDepthChart', 'GetKeeperBreakdown', 'GetRosterBreakdown', 'GetAvailablePlayers'].map(
    (call) => `League/${call}?leagueId=${league}`,
  ),
  `League/GetSleeperLeague?leagueId=${second}`,
  `Draft/GetDraftOrder?leagueId=${league}`,
  `PreDraftTrades?leagueId=${league}&year=2026`,
  'Rookies?year=2025',
  `History/PointsByYear?${ofYear}`,
  `History/PointsByYearTeam?${ofYear}&teamId=13204`,
  `History/PointsByYearTeamWeek?${ofYear}&teamId=13204&week=3`,
  `History/SleeperPointsByYear?${ofSecondYear}`,
  `History/SleeperPointsByYearTeam?${ofSecondYear}&userId=${user}`,
  `History/SleeperPointsByYearTeamWeek?${ofSecondYear}&userId=${user}&week=3`,
  'Team/GetTeam?teamId=13204',
  'Team/GetTeamProfile?teamId=13204',
  `Team/GetSleeperTeam?leagueId=${second}&teamId=${user}`,
  `Team/GetSleeperTeamProfile?leagueId=${second}&teamId=${user}`,
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Ms until the last byte of an answer. */
const timeOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = performance.now();
    get(address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} from ${address}`));
      response.resume().once('end', () => resolve(performance.now() - asked));
    }).on('error', reject);
  });

/** The same leagues with copies of them beside; made once. */
async function grow(): Promise<string> {
  const directory = `${dataDir}-${copies}`;
  if (existsSync(directory)) return directory;
  const inTheMaking = `${directory}-new`;
  rmSync(inTheMaking, { recursive: true, force: true });
  cpSync(dataDir, inTheMaking, { recursive: true });
  const { db, close } = await openDatabase({ dataDir: inTheMaking });
  for (let copy = 1; copy <= copies; copy++) {
    process.stderr.write(`\rcopying the leagues: ${copy} of ${copies}`);
    for (const statement of copyLeagues(copy)) await db.execute(sql.raw(statement));
  }
  await db.execute(sql.raw('vacuum analyze'));
  await close();
  process.stderr.write('\n');
  renameSync(inTheMaking, directory);
  return directory;
}

/** The times of each call on a database, nothing of whose replies is kept. */
async function measure(directory: string): Promise<number[][]> {
  const opening = performance.now();
  const database = await openDatabase({ dataDir: directory });
  const uncached = { ...database, bus: { ...localBus(), isConnected: () => false } };
  const app = await buildApp({ database: uncached, imports: readImports({}) });
  await app.listen({ port: 0 });
  console.error(`ready after ${Math.round(performance.now() - opening)} ms`);
  const { port } = app.server.address() as AddressInfo;
  const times = calls.map((): number[] => []);
  for (let round = -3; round < rounds; round++) {
    for (const [index, call] of calls.entries()) {
      const time = await timeOf(`http://127.0.0.1:${port}/api/${call}`);
      if (round >= 0) times[index]!.push(time);
    }
  }
  await app.close();
  await database.close();
  return times;
}

await fill();
const today = await measure(dataDir);
const grown = copies > 0 ? await measure(await grow()) : undefined;
agent.destroy();

const ms = (times: number[], share: number) => quantile(times, share).toFixed(1);
console.log(`${rounds} rounds, one client, PGlite, on ${machine()}\n`);
printTable(
  ['call', 'p50 ms', 'p99 ms', ...(grown ? [`p50 ms, ${copies + 1} × the leagues`, 'ratio'] : [])],
  calls.map((call, index) => {
    const [before, after] = [today[index]!, grown?.[index]];
    const growth = after && [ms(after, 0.5), (quantile(after, 0.5) / quantile(before, 0.5)).toFixed(2)];
    return [call.split('?')[0]!, ms(before, 0.5), ms(before, 0.99), ...(growth ?? [])];
  }),
);
save(root, 'cold', { rounds, copies, calls, today, grown });
