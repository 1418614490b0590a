/**
 * `npm run bench:cold`: ms of every reading call without the cache, one client, on the embedded database or the empty one of
 * `DATABASE_URL`. Options: `--copies 99` measures again with that many additional copies of every league; `--rounds 30`.
 */
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { buildApp } from '../../server/app';
import { readImports } from '../../server/importSettings';
import type { DatabaseLocation } from '../../server/db';
import { localBus } from '../../server/db/invalidation';
import { openDatabase } from '../../server/db/openDatabase';
import { machine, printTable, quantile, save } from './figures';
import { fill, measuredLeague as league, root } from './product';

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
  ...[
    'GetLeague',
    'GetLeagueYears',
    'GetDepthChart',
    'GetKeeperBreakdown',
    'GetRosterBreakdown',
    'GetAvailablePlayers',
    'GetRecords',
  ].map((call) => `League/${call}?leagueId=${league}`),
  `League/GetSleeperLeague?leagueId=${second}`,
  `Draft/GetDraftOrder?leagueId=${league}`,
  `PreDraftTrades?leagueId=${league}&year=2026`,
  'Rookies?year=2025',
  `History/PointsByYear?${ofYear}`,
  `History/PointsByYearTeam?${ofYear}&teamId=13204`,
  `History/PointsByYearTeamWeek?${ofYear}&teamId=13204&week=3`,
  `History/GetMatchup?${ofYear}&teamId=13204&week=3`,
  `League/GetPlayerStory?leagueId=${league}&playerId=2749`,
  `History/SleeperPointsByYear?${ofSecondYear}`,
  `History/SleeperPointsByYearTeam?${ofSecondYear}&userId=${user}`,
  `History/SleeperPointsByYearTeamWeek?${ofSecondYear}&userId=${user}&week=3`,
  'Team/GetTeam?teamId=13204',
  'Team/GetTeamProfile?teamId=13204',
  `Team/GetSleeperTeam?leagueId=${second}&teamId=${user}`,
  `Team/GetSleeperTeamProfile?leagueId=${second}&teamId=${user}`,
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Ms until the last byte of a response. */
const timeOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = performance.now();
    get(address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} from ${address}`));
      response.resume().once('end', () => resolve(performance.now() - asked));
    }).on('error', reject);
  });

/** The times of each call on a database, without the response cache. */
async function measure(location: DatabaseLocation): Promise<number[][]> {
  const opening = performance.now();
  const database = await openDatabase(location);
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

const today = await measure(await fill());
const grown = copies > 0 ? await measure(await fill(copies)) : undefined;
agent.destroy();

const ms = (times: number[], share: number) => quantile(times, share).toFixed(1);
console.log(`${rounds} rounds, one client, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, on ${machine()}\n`);
printTable(
  ['call', 'p50 ms', 'p99 ms', ...(grown ? [`p50 ms, ${copies + 1} × the leagues`, 'ratio'] : [])],
  calls.map((call, index) => {
    const [before, after] = [today[index]!, grown?.[index]];
    const growth = after && [ms(after, 0.5), (quantile(after, 0.5) / quantile(before, 0.5)).toFixed(2)];
    return [call.split('?')[0]!, ms(before, 0.5), ms(before, 0.99), ...(growth ?? [])];
  }),
);
save(root, 'cold', { rounds, copies, calls, today, grown });
