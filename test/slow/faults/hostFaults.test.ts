/** Every fault in place of every response of a host to every maintenance call. */
import { run } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague } from '../../server/sync/hostFolder';
import { casesOf, FaultyHost, names, seeded, someOf } from './faults';
import { forgetWatermarks, hashesOfLeagues } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, SleeperHost } from '../../imports/sleeperHost';
import { responsesOf, enterByHand, fillSmallLeague } from '../../imports/smallLeague';

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

/** The points of free agents, which Sleeper does not document: whatever becomes of them, the week is read all the same. */
const isSpare = (path: string) => path.includes('/stats/nfl/');

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
  const isReported = failed.some((path) => names(message, path)) || (message === '' && failed.every(isSpare));
  if (!isReported) throw new Error(`${what} names none of them: ${message}`);
}

async function expectFaultsTold(host: FaultyHost, calls: string[], seed: number) {
  const { asks, rows } = await start(host, calls);
  expect(Object.entries(rows).filter(([, hash]) => hash.startsWith('0 '))).toEqual([]);
  const random = seeded(seed);
  for (const [call, paths] of asks) {
    for (const each of casesOf(paths)) await expectNothingLost(host, call, new Map([each]), rows);
    for (let round = 0; round < 4; round += 1) await expectNothingLost(host, call, someOf(paths, random), rows);
  }
  // The host is whole again, and nothing is left of its faults.
  expect((await start(host, calls)).rows).toEqual(rows);
}

test('MyFantasyLeague: whatever replaces a response, every row stays, and the run names the call', async () => {
  const folder = new HostFolder();
  await server.rows('truncate league cascade');
  fillSmallLeague(folder);
  const host = new FaultyHost(responsesOf(folder));
  const stop = await server.importLive(host.response, 200);
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
  await expectFaultsTold(host, calls, 20_261_123).finally(stop);
  folder.discard();
}, 600_000);

test('Sleeper: whatever replaces a response, every row stays, and the run names the call', async () => {
  await server.rows('truncate league cascade');
  const host = new FaultyHost(new SleeperHost().response);
  const stop = await server.importLive(host.response, 200);
  await enterSleeperLeague();
  await run('sleeperUpdatePlayers');
  await run('sleeperUpdateLeagues');
  await server.rows(
    `insert into entered_trade (league_id, season, date, from_team_id, to_team_id)
     select '88', 2026, '2026-08-01', min(id), max(id) from team`,
  );
  const calls = ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'];
  await expectFaultsTold(host, calls, 20_261_124).finally(stop);
}, 600_000);
