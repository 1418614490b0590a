/** Faults in place of a host's responses to the jobs of the queue, to additions of leagues and to new seasons. */
import { send } from '../../support/call';
import { run } from '../../server/sync/calls';
import { enterLeague, HostFolder, hostLeague, ourLeague } from '../../server/sync/hostFolder';
import { FaultyHost, faults, seeded } from './faults';
import { names } from './hostFaults';
import { forgetWatermarks, storedRows } from './rowsOfLeagues';
import { enterSleeperLeague, ourSleeperLeague, SleeperHost } from './sleeperHost';
import { addNextSeason, responsesOf, fillSmallLeague } from './smallLeague';

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
 * that are not published yet, and the state of the NFL, in whose place the leagues' season is used.
 */
const isSpare = (path: string, fault: string) =>
  path.includes('W=YTD') ||
  (fault === 'a 404' && path.startsWith('/2027/export?TYPE=league&')) ||
  (fault === 'a 404' && common.some((type) => path.includes(`TYPE=${type}&`))) ||
  ((fault === 'a 404' || fault === 'the word null') && path === '/v1/state/nfl');

/** Every row of before is still stored, whatever was added. */
const expectAllThere = async (what: string, before: Record<string, string[]>, changes?: string) => {
  const after = await storedRows();
  for (const [table, rows] of Object.entries(before).filter(([name]) => name !== 'watermark' && name !== changes)) {
    const here = new Set(after[table]);
    expect([what, table, rows.filter((row) => !here.has(row))]).toEqual([what, table, []]);
  }
};

/** Reads with responses replaced by faults: every row stays, and the run names one of the calls. */
async function expectFaultReported(host: FaultyHost, { name, read, undo, changes }: Reading, broken: Map<string, string>) {
  await undo?.();
  const before = await storedRows();
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

/** Puts each fault in place of each response, one at a time, then some in place of several; with `step` only every so manyth of them. */
async function expectFaultsReported(host: FaultyHost, reading: Reading, step: number) {
  const { name, read, undo } = reading;
  await undo?.();
  host.asked.clear();
  expect([name, await read()]).toEqual([name, '']);
  const paths = [...host.asked];
  expect(paths.length).toBeGreaterThan(0);
  const loud = Object.keys(faults).filter((fault) => fault !== 'silence');
  const cases = paths.flatMap((path, i) => [...loud, ...(i === 0 ? ['silence'] : [])].map((fault) => [path, fault] as const));
  for (const each of cases.filter((_, i) => i % step === step - 1)) await expectFaultReported(host, reading, new Map([each]));
  const random = seeded(20_261_125);
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!;
  for (let round = 0; round < (step === 1 ? 8 : 1); round += 1) {
    const some = Array.from({ length: 2 + Math.floor(random() * 3) }, () => [pick(paths), pick(loud)] as const);
    await expectFaultReported(host, reading, new Map(some));
  }
  await undo?.();
  expect([name, await read()]).toEqual([name, '']);
}

/** Runs the readings of a small league of each platform with a fault in place of a response: all of them, or every `step`th. */
export async function breakJobs(step = 1): Promise<void> {
  const folder = new HostFolder();
  await server.rows('truncate league cascade');
  fillSmallLeague(folder);
  addNextSeason(folder);
  const [mfl, sleeper] = [responsesOf(folder), new SleeperHost()];
  const host = new FaultyHost((path) => (path.startsWith('/v1/') ? sleeper.response(path) : mfl(path)));
  const stop = await server.importLive(host.response);
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
    for (const each of readings) await expectFaultsReported(host, each, step);
    await send('POST', '/api/Admin/TakeBackNewSeason', { leagueId: ourLeague });
    await send('PUT', '/api/Leagues/HostKey', { league: hostLeague, season: 2026, apiKey: secret });
    host.asked.clear();
    await expectFaultsReported(
      host,
      { ...reading({ resource: 'rosters', leagueId: ourLeague }), name: 'a private league' },
      step,
    );
    expect([...host.asked].some((path) => path.includes(`APIKEY=${secret}`))).toBe(true);
  } finally {
    stop();
    folder.discard();
  }
}
