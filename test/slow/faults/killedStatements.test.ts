/** A process that is killed before any statement of a job or of an addition: done once more, it leaves the rows that it leaves undisturbed. */
import { storedHashes } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';
import { addNextSeason, responsesOf, fillSmallLeague } from '../../imports/smallLeague';
import { run } from '../../server/sync/calls';
import { enterLeague, HostFolder, hostLeague, ourLeague } from '../../server/sync/hostFolder';

type Job = Parameters<Awaited<ReturnType<typeof server.jobs>>['run']>[0];

/** Statements of each job before which it is killed. */
const samples = 3;

/** Something that writes what a host has; `run` returns why it failed, null when it did not. */
interface Step {
  name: string;
  run: () => Promise<string | null>;
}

const stepOf = (job: Job): Step => ({
  name: [job.resource, job.leagueId, job.season].join(' '),
  run: async () => (await (await server.jobs()).run(job)).error,
});

/** Enters the league without anything, and takes the steps that come before. */
async function begin(enter: () => Promise<void>, steps: Step[]) {
  await server.rows('truncate league cascade');
  await enter();
  for (const { name, run: take } of steps) expect([name, await take()]).toEqual([name, null]);
}

async function expectSameRows(enter: () => Promise<void>, steps: Step[]) {
  for (const [i, { name, run: take }] of steps.entries()) {
    await begin(enter, steps.slice(0, i));
    const watched = await server.killBefore(Infinity);
    expect([name, await take()]).toEqual([name, null]);
    const count = watched.statements();
    watched.revive();
    const undisturbed = await storedHashes();
    expect(count).toBeGreaterThan(samples);
    let reached = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const statement = 1 + Math.floor((sample * (count - 1)) / (samples - 1));
      await begin(enter, steps.slice(0, i));
      const killed = await server.killBefore(statement);
      const error = await take();
      killed.revive();
      reached += killed.statements() >= statement ? 1 : 0;
      // Counts vary by one or two, so that the last one may not come.
      expect([name, statement, error !== null]).toEqual([name, statement, killed.statements() >= statement]);
      // What was committed before is not done again.
      expect([name, statement, await take()]).toEqual([name, statement, null]);
      expect([name, statement, await storedHashes()]).toEqual([name, statement, undisturbed]);
    }
    expect(reached).toBeGreaterThanOrEqual(samples - 1);
  }
}

const host = new HostFolder();
let stop: () => void;
beforeAll(async () => {
  fillSmallLeague(host);
  addNextSeason(host);
  const [mfl, sleeper] = [responsesOf(host), new SleeperHost()];
  stop = await server.importLive((path) => (path.startsWith('/v1/') ? sleeper.response(path) : mfl(path)));
  await run('populateCache');
});
afterAll(() => {
  stop();
  host.discard();
});

test.each([
  ['MyFantasyLeague', enterLeague, ourLeague, ['all', 'rosters', 'scores', 'standings', 'season']],
  ['Sleeper', enterSleeperLeague, ourSleeperLeague, ['all', 'rosters', 'scores']],
] as const)(
  'a league of %s',
  async (_, enter, leagueId, resources) => {
    await expectSameRows(
      () => enter(),
      resources.map((resource) => stepOf({ resource, leagueId })),
    );
  },
  600_000,
);

test.each([
  ['mfl', hostLeague],
  ['sleeper', thisSeason],
])(
  'the addition of a league of %s, and its past season',
  async (platform, externalId) => {
    const addition = async () => (await server.jobs()).add(platform, externalId, '79');
    const pastSeason = stepOf({ resource: 'pastSeason', leagueId: '79', season: 2025 });
    await expectSameRows(() => Promise.resolve(), [{ name: 'addition', run: addition }, pastSeason]);
  },
  600_000,
);

test('the players of both', async () => {
  const forgetPlayers = async () => {
    await server.rows("delete from player_external_id where provider = 'mfl'");
    await server.rows("delete from player where id like 'mfl-%'");
    await server.rows('delete from bye_week');
  };
  await expectSameRows(forgetPlayers, [stepOf({ resource: 'players', leagueId: null })]);
}, 600_000);
