/** Every job of the queue, done a second time, leaves the rows that it left the first time. */
import { run, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, hostLeague, ourLeague } from '../../server/sync/hostFolder';
import { forgetWatermarks, storedHashes } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, lastSeason, ourSleeperLeague, SleeperHost } from '../../imports/sleeperHost';
import { addNextSeason, fillSmallLeague, responsesOf } from '../../imports/smallLeague';

type Jobs = Awaited<ReturnType<typeof server.jobs>>;
type Job = Parameters<Jobs['run']>[0];

const folder = new HostFolder();
let stop: () => void;
let jobs: Jobs;

beforeAll(async () => {
  await server.rows('truncate league cascade');
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
  const after = await storedHashes();
  expect([job, await doJob(job)]).toEqual([job, 0]);
  expect([job, await storedHashes()]).toEqual([job, after]);
}

test.each([
  ['MyFantasyLeague', ourLeague, ['all', 'rosters', 'scores', 'standings', 'season']],
  ['Sleeper', ourSleeperLeague, ['all', 'rosters', 'scores', 'standings', 'season']],
] as const)('the jobs of a league of %s', async (_, leagueId, resources) => {
  for (const resource of resources) await expectSameTwice({ resource, leagueId });
  // A season that is frozen is not read again.
  await forgetWatermarks();
  const past: Job = { resource: 'pastSeason', leagueId, season: 2025 };
  await expectSameTwice(past);
  expect(await values('select 1 from watermark where season = 2025')).not.toEqual([]);
});

test('the players of both', async () => {
  await expectSameTwice({ resource: 'players', leagueId: null });
  expect((await values('select id from player')).length).toBeGreaterThan(100);
});

test.each([
  ['mfl', hostLeague, 2026],
  ['sleeper', lastSeason, 2025],
])('a league of %s that takes the place of the one that was added before it', async (platform, externalId) => {
  expect(await jobs.add(platform, externalId, '79')).toBeNull();
  const added = await storedHashes();
  expect(await values("select 1 from team_week where league_id = '79'")).not.toEqual([]);
  expect(await jobs.add(platform, externalId, '79')).toBeNull();
  expect(await storedHashes()).toEqual(added);
});
