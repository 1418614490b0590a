import { run } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague } from '../../server/sync/hostFolder';
import { FaultyHost, faults, seeded } from './faults';
import { forgetWatermarks, hashesOfLeagues } from './rowsOfLeagues';
import { enterSleeperLeague, SleeperHost } from './sleeperHost';
import { responsesOf, enterByHand, fillSmallLeague } from './smallLeague';

const oneLeague = ['PopulateFullLeagueYearData', 'UpdateLeagueYearData'];
const all = (call: string) => call.startsWith('sleeper') || oneLeague.includes(call);

/** Makes a call, and gives all that it says of its one league. */
async function told(call: string): Promise<string> {
  const { leagues } = await run(call, all(call) ? undefined : ourLeague);
  expect(leagues).toHaveLength(1);
  return [leagues[0]!.error ?? '', ...leagues[0]!.unmatched].join('\n');
}

/** Makes every call on a whole host: what each asks for, and the hashes of the rows that they leave. */
async function start(host: FaultyHost, calls: string[]) {
  const asks = new Map<string, string[]>();
  for (const round of [1, 2]) {
    await forgetWatermarks();
    for (const call of calls) {
      host.asked.clear();
      expect([round, call, await told(call)]).toEqual([round, call, '']);
      asks.set(call, [...host.asked]);
    }
  }
  return { asks, rows: await hashesOfLeagues() };
}

const withoutKey = (path: string) => path.replace(/&APIKEY=[^&]*/, '');

/** The ways to name the call of a path, any of which a person understands. */
function namesOf(path: string): string[] {
  const { pathname, searchParams } = new URL(path, 'http://host');
  if (!pathname.endsWith('/export')) {
    const [, , ...words] = pathname.split('/');
    const isLeague = words.length === 2 && words[0] === 'league';
    const plain = isLeague ? `no league ${words[1]}` : words[0] === 'draft' ? 'draft picks of' : pathname;
    return [words.join('/'), pathname, plain];
  }
  const [type, league, week] = ['TYPE', 'L', 'W'].map((name) => searchParams.get(name));
  const season = pathname.slice(1, 5);
  const ofWeek = week ? ` of week ${week}` : '';
  const name = league ? `${type}${ofWeek} of league ${league} in ${season}` : `${type}${ofWeek} of ${season}`;
  return [
    withoutKey(path),
    type === 'league' ? `league ${league} in ${season}` : name,
    `${type}s of league ${league} in ${season}`,
  ];
}

/** Whether a message names the call of a path. */
export const names = (message: string, path: string) => namesOf(path).some((name) => message.includes(name));

/** Replaces responses, makes a call, and expects every row to stay and one of the calls to be named. */
async function expectNothingLost(host: FaultyHost, call: string, broken: Map<string, string>, before: Record<string, string>) {
  await forgetWatermarks();
  host.asked.clear();
  host.broken = broken;
  const message = await told(call);
  host.broken = new Map();
  const failed = [...broken.keys()].filter((path) => host.asked.has(path));
  const what = `${call} with ${[...broken].join(', ')}`;
  expect([what, await hashesOfLeagues()]).toEqual([what, before]);
  if (!failed.some((path) => names(message, path))) throw new Error(`${what} names none of them: ${message}`);
}

/** One fault of one response to a call. */
interface Case {
  call: string;
  path: string;
  fault: string;
}

const loud = Object.keys(faults).filter((fault) => fault !== 'silence');

/** Every fault of every response to every call. Silence takes its time: once for each response. */
const everyFault = (asks: Map<string, string[]>): Case[] => {
  const silent = new Map([...asks].flatMap(([call, paths]) => paths.map((path) => [path, { call, path, fault: 'silence' }])));
  const others = [...asks].flatMap(([call, paths]) => paths.flatMap((path) => loud.map((fault) => ({ call, path, fault }))));
  return [...others, ...silent.values()];
};

/** One fault of every response to every call, each fault in its turn, and silence once. */
const someFaults = (asks: Map<string, string[]>): Case[] => {
  const all = [...asks].flatMap(([call, paths]) => paths.map((path) => ({ call, path })));
  const others = all.map((each, index) => ({ ...each, fault: loud[index % loud.length]! }));
  return [...others, { ...all[0]!, fault: 'silence' }];
};

async function expectFaultsTold(host: FaultyHost, calls: string[], seed: number, isSample: boolean) {
  const { asks, rows } = await start(host, calls);
  expect(Object.entries(rows).filter(([, hash]) => hash.startsWith('0 '))).toEqual([]);
  for (const { call, path, fault } of (isSample ? someFaults : everyFault)(asks))
    await expectNothingLost(host, call, new Map([[path, fault]]), rows);

  const random = seeded(seed);
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!;
  const kinds = isSample ? loud : Object.keys(faults);
  for (const [call, paths] of asks)
    for (let round = 0; round < (isSample ? 1 : 8); round += 1) {
      const some = Array.from({ length: 2 + Math.floor(random() * 3) }, () => [pick(paths), pick(kinds)] as const);
      await expectNothingLost(host, call, new Map(some), rows);
    }
  // The host is whole again, and nothing is left of its faults.
  expect((await start(host, calls)).rows).toEqual(rows);
}

/** Puts faults in place of MyFantasyLeague's responses: all, or a sample. */
export async function breakMyFantasyLeague(isSample = false): Promise<void> {
  const folder = new HostFolder();
  await server.rows('truncate league cascade');
  fillSmallLeague(folder);
  const host = new FaultyHost(responsesOf(folder));
  const stop = await server.importLive(host.response);
  await run('populateCache');
  await enterLeague();
  const calls = [
    ...['RefreshRosters', 'RefreshStandings', 'populateLeagueDraftOrder', 'UpdateLeagueYearData'],
    ...['PopulateFullLeagueYearData', 'updateHistoricalTeamWeekData'],
  ];
  for (const call of calls) await told(call);
  await enterByHand();
  await server.rows(
    `insert into roster_snapshot select league_id, 2026, 3, team_id, player_id, slot from roster_entry where league_id = '${ourLeague}'`,
  );
  await expectFaultsTold(host, calls, 20_261_123, isSample).finally(stop);
  folder.discard();
}

/** The same of Sleeper. */
export async function breakSleeper(isSample = false): Promise<void> {
  await server.rows('truncate league cascade');
  const host = new FaultyHost(new SleeperHost().response);
  const stop = await server.importLive(host.response);
  await enterSleeperLeague();
  await run('sleeperUpdatePlayers');
  await run('sleeperUpdateLeagues');
  await server.rows(
    `insert into entered_trade (league_id, season, date, from_team_id, to_team_id, round_from, pick_from, round_to, pick_to)
     select '88', 2026, '2026-08-01', min(id), max(id), 1, 1, 1, 2 from team`,
  );
  const calls = ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'];
  await expectFaultsTold(host, calls, 20_261_124, isSample).finally(stop);
}
