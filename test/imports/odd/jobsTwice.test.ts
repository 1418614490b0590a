/** Every job of the queue, done a second time, leaves the rows that it left the first time. */
import { run } from '../../server/sync/calls';
import { enterLeague, HostFolder, hostLeague, ourLeague } from '../../server/sync/hostFolder';
import { forgetWatermarks, storedRows } from './rowsOfLeagues';
import { enterSleeperLeague, lastSeason, ourSleeperLeague, SleeperHost } from './sleeperHost';
import { addNextSeason, fillSmallLeague, responsesOf } from './smallLeague';

type Jobs = Awaited<ReturnType<typeof server.jobs>>;
type Job = Parameters<Jobs['run']>[0];

const folder = new HostFolder();
let stop: () => void;
let jobs: Jobs;

beforeAll(async () => {
  await server.rows('delete from league');
  fillSmallLeague(folder);
  addNextSeason(folder);
  const [mfl, sleeper] = [responsesOf(folder), new SleeperHost()];
  stop = await server.importLive((path) => (path.startsWith('/v1/') ? sleeper.response(path) : mfl(path)));
  jobs = await server.jobs();
  await run('populateCache');
  await enterLeague();
  await enterSleeperLeague();
});
afterAll(() => {
  stop();
  folder.discard();
});

const doJob = async (job: Job) => {
  const { error, rows } = await jobs.run(job);
  expect([job, error]).toEqual([job, null]);
  return rows;
};

async function expectSameTwice(job: Job) {
  await doJob(job);
  const after = await storedRows();
  expect([job, await doJob(job)]).toEqual([job, 0]);
  expect([job, await storedRows()]).toEqual([job, after]);
  return after;
}

test.each([
  ['MyFantasyLeague', ourLeague, ['all', 'rosters', 'scores', 'standings', 'season']],
  ['Sleeper', ourSleeperLeague, ['all', 'rosters', 'scores', 'standings', 'season']],
] as const)('the jobs of a league of %s', async (_, leagueId, resources) => {
  for (const resource of resources) await expectSameTwice({ resource, leagueId });
  // A season that is frozen is not read again.
  await forgetWatermarks();
  const past: Job = { resource: 'pastSeason', leagueId, season: 2025 };
  const { watermark: marks } = await expectSameTwice(past);
  expect(marks!.some((mark) => mark.includes('"season": 2025'))).toBe(true);
});

test('the players of both', async () => {
  const after = await expectSameTwice({ resource: 'players', leagueId: null });
  expect(after.player!.length).toBeGreaterThan(100);
});

test.each([
  ['mfl', hostLeague, 2026],
  ['sleeper', lastSeason, 2025],
])('a league of %s that takes the place of the one that was added before it', async (platform, externalId) => {
  expect(await jobs.add(platform, externalId, '79')).toBeNull();
  const added = await storedRows();
  expect(added.team_week!.some((row) => row.includes(',79,') || row.startsWith('(79,'))).toBe(true);
  expect(await jobs.add(platform, externalId, '79')).toBeNull();
  expect(await storedRows()).toEqual(added);
});
