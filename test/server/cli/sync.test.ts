import { enterLeague, HostFolder, ourLeague, standingsResponse } from '../sync/hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

beforeAll(async () => {
  host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]) });
  await enterLeague();
});

const sync = (...args: string[]) => server.command('sync', args, { environment: { RECORDED_DIR: host.recorded } });

it('reads a resource of a league', async () => {
  const { status, stdout } = await sync('--league', ourLeague, '--what', 'standings');
  expect([status, stdout]).toEqual([0, 'Read standings of League 77: 2 rows.\n']);
  const [run] = await server.rows(`select call, started_by, outcome from import_run order by id desc limit 1`);
  expect(run).toEqual({ call: 'syncStandings', started_by: 'npm run sync', outcome: 'done' });
});

it('says that a league has no host', async () => {
  const { status, stdout } = await sync('--league', '132', '--what', 'all');
  expect([status, stdout]).toEqual([0, 'Season 2026 of this league comes from no host.\n']);
});

it.each([
  [['--what', 'standings'], '--league is required: the id of a league.'],
  [['--league', '1', '--what', 'standings'], "--league must be a league's id; there is no 1."],
  [
    ['--league', ourLeague, '--what', 'luck'],
    '--what must be one of scores, rosters, standings, season, all, players, not "luck".',
  ],
  [['--league', ourLeague, '--what', 'players'], '--league is not for players.'],
  [['--nonsense'], "Unknown option '--nonsense'"],
])('refuses %j', async (args, reason) => {
  const { status, stderr } = await sync(...args);
  expect([status, stderr.startsWith(reason)]).toEqual([1, true]);
});
