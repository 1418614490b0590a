/** Faults in place of a host's responses to the jobs of the queue, to additions of leagues and to new seasons. */
import { isDeepStrictEqual } from 'node:util';
import { send } from '../../support/call';
import { run } from '../../server/sync/calls';
import { enterLeague, HostFolder, hostLeague, ourLeague } from '../../server/sync/hostFolder';
import { casesOf, FaultyHost, names, seeded, someOf } from './faults';
import { forgetWatermarks, storedHashes, storedRows } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, ourSleeperLeague, SleeperHost } from '../../imports/sleeperHost';
import { addNextSeason, responsesOf, fillSmallLeague } from '../../imports/smallLeague';

type Job = Parameters<Awaited<ReturnType<typeof server.jobs>>['run']>[0];

/** Something that reads a host. `read` returns what its run reports, and nothing when all went well; `undo` restores what was before. */
interface Reading {
  name: string;
  read: () => Promise<string>;
  undo?: () => Promise<unknown>;
  /** A table whose rows may change, as a new season does to its league. */
  changes?: string;
}

const reading = (job: Job, more: Partial<Reading> = {}): Reading => ({
  name: `${job.resource} of ${job.leagueId ?? 'all leagues'}`,
  async read() {
    const { error, unmatched } = await (await server.jobs()).run(job);
    return [error ?? '', ...unmatched].join('\n');
  },
  undo: forgetWatermarks,
  ...more,
});

/** An API key, which no message may have. */
const secret = 'open-sesame';

/** Exports about all leagues that a host may not have yet. */
const common = ['playerRanks', 'adp', 'nflByeWeeks'];

/**
 * What the host may lack without harm: the weeks by one call, in whose place each is requested, a season that is not there yet, figures
 * that are not published yet, the points of free agents, and the state of the NFL, in whose place the leagues' season is used.
 */
const isSpare = (path: string, fault: string) =>
  path.includes('W=YTD') ||
  path.includes('/stats/nfl/') ||
  (fault === 'a 404' && path.startsWith('/2027/export?TYPE=league&')) ||
  (fault === 'a 404' && common.some((type) => path.includes(`TYPE=${type}&`))) ||
  ((fault === 'a 404' || fault === 'the word null') && path === '/v1/state/nfl');

/** The rows at the last look but watermarks; they cost more than their hashes. */
let last: { hashes: Record<string, string>; rows: Record<string, string[]> } | undefined;

async function rowsNow() {
  const hashes = { ...(await storedHashes()), watermark: '' };
  if (!isDeepStrictEqual(hashes, last?.hashes)) last = { hashes, rows: await storedRows() };
  return last!.rows;
}

/** Every row of before is still stored, whatever was added. */
async function expectAllThere(what: string, before: Record<string, string[]>, changes?: string) {
  const after = await rowsNow();
  if (after === before) return;
  for (const [table, rows] of Object.entries(before).filter(([name]) => name !== 'watermark' && name !== changes)) {
    const here = new Set(after[table]);
    expect([what, table, rows.filter((row) => !here.has(row))]).toEqual([what, table, []]);
  }
}

/** Reads with responses replaced by faults: every row stays, and the run names one of the calls. */
async function expectFaultReported(host: FaultyHost, { name, read, undo, changes }: Reading, broken: Map<string, string>) {
  await undo?.();
  const before = await rowsNow();
  host.asked.clear();
  host.broken = broken;
  const message = await read();
  host.broken = new Map();
  const what = `${name} with ${[...broken].map(([path, fault]) => `${fault} at ${path}`).join(', ')}`;
  await expectAllThere(what, before, changes);
  const failed = [...broken].filter(([path]) => host.asked.has(path));
  const isReported = failed.some(([path]) => names(message, path));
  if (!isReported && !(message === '' && failed.every(([path, fault]) => isSpare(path, fault))))
    throw new Error(`${what} names none of them: ${message}`);
  expect(message).not.toContain(secret);
}

/** Puts each fault in place of each response, one at a time, then some in place of several. */
async function expectFaultsReported(host: FaultyHost, reading: Reading) {
  const { name, read, undo } = reading;
  await undo?.();
  host.asked.clear();
  expect([name, await read()]).toEqual([name, '']);
  const paths = [...host.asked];
  expect(paths.length).toBeGreaterThan(0);
  for (const each of casesOf(paths)) await expectFaultReported(host, reading, new Map([each]));
  const random = seeded(20_261_125);
  for (let round = 0; round < 4; round += 1) await expectFaultReported(host, reading, someOf(paths, random));
  await undo?.();
  expect([name, await read()]).toEqual([name, '']);
}

jest.setTimeout(900_000);

test('jobs, additions and new seasons: whatever replaces a response, every row stays, and the run names the call', async () => {
  const folder = new HostFolder();
  await server.rows('truncate league cascade');
  fillSmallLeague(folder);
  addNextSeason(folder);
  const [mfl, sleeper] = [responsesOf(folder), new SleeperHost()];
  const host = new FaultyHost((path) => (path.startsWith('/v1/') ? sleeper.response(path) : mfl(path)));
  const stop = await server.importLive(host.response, 500);
  await run('populateCache');
  await enterLeague();
  await enterSleeperLeague();
  const jobs = await server.jobs();
  for (const leagueId of [ourLeague, ourSleeperLeague]) expect((await jobs.run({ resource: 'all', leagueId })).error).toBeNull();

  const readings: Reading[] = [
    reading({ resource: 'players', leagueId: null }),
    ...[ourLeague, ourSleeperLeague].flatMap((leagueId) => [
      ...(['scores', 'rosters'] as const).map((resource) => reading({ resource, leagueId })),
      reading({ resource: 'pastSeason', leagueId, season: 2025 }),
    ]),
    {
      name: 'an addition',
      read: async () => (await jobs.add('mfl', hostLeague, '79')) ?? '',
      undo: () => server.rows("delete from league where id = '79'"),
    },
    reading(
      { resource: 'season', leagueId: ourLeague },
      {
        undo: async () => {
          await send('POST', '/api/Admin/TakeBackNewSeason', { leagueId: ourLeague });
          await forgetWatermarks();
        },
        changes: 'league',
      },
    ),
  ];
  try {
    for (const each of readings) await expectFaultsReported(host, each);
    await send('POST', '/api/Admin/TakeBackNewSeason', { leagueId: ourLeague });
    await send('PUT', '/api/Leagues/HostKey', { league: hostLeague, season: 2026, apiKey: secret });
    host.asked.clear();
    await expectFaultsReported(host, { ...reading({ resource: 'rosters', leagueId: ourLeague }), name: 'a private league' });
    expect([...host.asked].some((path) => path.includes(`APIKEY=${secret}`))).toBe(true);
  } finally {
    stop();
    folder.discard();
  }
});
