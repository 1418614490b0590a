import type { components } from '../../../../src/api/generated/schema.gen';
import { get } from '../../../support/call';
import { runScript } from '../../../support/runScript';
import { recordedDir } from '../../../support/startServer';
import { HostFolder, hostLeague, rostersResponse, scheduleResponse, standingsResponse } from '../../../server/sync/hostFolder';

type Schemas = components['schemas'];

const host = new HostFolder();
afterAll(() => host.discard());

const settings = (recorded: string) => ({ RECORDED_DIR: recorded, IMPORT_DIR: '/nowhere' });
const leagues = (args: string[], from = recordedDir) => server.command('leagues', args, { environment: settings(from) });
const listed = async () => (await leagues(['list'])).stdout;

const id = '620000000000000149';

/** What the pages of a league of Sleeper show, but for its pictures and the time. */
async function pages() {
  await server.restart();
  const read = async <Response>(call: string) => (await get(`/api/${call}`)).json<Response>();
  const { teams } = await read<Schemas['League']>(`League/GetSleeperLeague?leagueId=${id}`);
  const points = await read<Schemas['PointsByYear']>(`History/SleeperPointsByYear?leagueId=${id}&year=2025`);
  const team = await read<Schemas['Team']>(`Team/GetSleeperTeam?leagueId=${id}&teamId=${points.teams?.[0]?.teamId}`);
  return { standings: teams?.map((row) => ({ ...row, avatar: null })), points, team };
}

it('prints its usage without a database', async () => {
  const { status, stdout } = await server.command('leagues', ['--help'], {
    environment: { DATABASE_URL: '', DATA_DIR: '/nowhere' },
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run leagues[^]*add sleeper <league id>/) as string]);
});

it('lists every league with where its seasons come from', async () => {
  const lines = (await listed()).trim().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.find((line) => line.startsWith('132 '))).toBe('132  default  Global League  2026  from no host');
  expect(lines.find((line) => line.startsWith(id))).toContain(
    '2026: sleeper 620000000000000149, 2025: sleeper 620000000000000112',
  );
});

it('adds a Sleeper league with one command: its page is the same as before it was removed', async () => {
  const before = await pages();
  expect(before.points.teams).toHaveLength(12);
  expect(await leagues(['remove', id])).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Removed .+\.\n$/) as string,
    stderr: '',
  });
  expect((await pages()).standings).toBeUndefined();
  const added = await leagues(['add', 'sleeper', id]);
  expect(added).toMatchObject({ status: 0, stderr: '' });
  expect(added.stdout).toMatch(/^Added Sunday Dynasty with its newest season: \d+ rows\.$/m);
  expect(added.stdout.match(/^Read season \d+/gm)).toEqual(['Read season 2024', 'Read season 2023', 'Read season 2022']);
  expect(added.stdout).toMatch(/^Sunday Dynasty has 2026, 2025, 2024, 2023, 2022: \d+ new rows\.$/m);
  expect(added.stdout).toContain('scores of 2023, week 17 of 17');
  expect(added.stdout).toContain(`/sleeper/league/${id}`);
  expect(await pages()).toEqual(before);
});

it('reads the missing season when the same command runs again', async () => {
  const ofSeason = `league_id = '${id}' and season = 2023`;
  const weeks = `select count(*)::int from team_week where ${ofSeason}`;
  const before = await server.rows(weeks);
  await server.rows(`delete from watermark where ${ofSeason}`);
  await server.rows(`delete from team_week where ${ofSeason}`);
  const { status, stdout } = await leagues(['add', 'sleeper', id]);
  expect([status, stdout.match(/^(Reading|Read|Added).*$/gm)]).toEqual([
    0,
    [`Reading the missing seasons of league ${id} of sleeper ...`, expect.stringMatching(/^Read season 2023: \d+ rows\.$/)],
  ]);
  expect(await server.rows(weeks)).toEqual(before);
});

it('adds a league of MyFantasyLeague under an id of ours', async () => {
  host.now({
    leagueStandings: standingsResponse([['0001', 1, '180.2']]),
    rosters: rostersResponse({ '0001': ['9101', '9109', '4711'] }),
    schedule: scheduleResponse(0),
  });
  const { status, stdout } = await leagues(
    ['add', 'mfl', hostLeague, '--season', '2026', '--as', '132', '--replace'],
    host.recorded,
  );
  expect(status).toBe(0);
  expect(stdout).toContain('Harbour League has 2026, 2025');
  expect(stdout).toContain('Not known: mfl player 4711 (1 in all).');
  expect(await listed()).toContain('132  default  Harbour League  2026  2026: mfl 70001, 2025: mfl 70000');
});

it.each([
  [['add', 'espn', '1'], 'The host must be sleeper or mfl, not "espn".'],
  [['add', 'sleeper', 'my-league'], 'The league id must be a number of up to 20 digits, not "my-league".'],
  [['add', 'mfl', '123'], '--season is required'],
  [['add', 'sleeper', id], '--as gives the new league another id, --replace takes its place.'],
  [['add', 'sleeper', id, '--as', '5'], `This league is here already, with the id ${id}.`],
  [['key', '54321', '--season', '2026'], 'The API key must not be empty.'],
  [['alias', 'Someone', 'Nobody Atall'], '<player> must be the name of a player; there is no Nobody Atall.'],
])('refuses %j', async (args, message) => {
  const { status, stderr } = await leagues(args);
  expect([status, stderr.replaceAll("'", '’')]).toEqual([1, expect.stringContaining(message)]);
});

it('changes nothing when the host does not have the league', async () => {
  const before = await listed();
  const { status, stderr } = await leagues(['add', 'sleeper', '999']);
  expect([status, stderr]).toEqual([1, 'Sleeper has no league 999. Check the id and the season. Nothing was changed.\n']);
  expect(await listed()).toBe(before);
});

/** A process without a network, which tries again without a pause. */
const noNetwork = `
  import { syncBuiltinESMExports } from 'node:module';
  import timers from 'node:timers/promises';
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  timers.setTimeout = () => Promise.resolve();
  syncBuiltinESMExports();`;

it('says what could not be reached, without a network, and changes nothing', async () => {
  const copy = await server.copy();
  const environment = { ...copy.environment, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noNetwork)}` };
  const { status, stderr } = runScript('leagues', ['add', 'sleeper', '999'], environment);
  const { stdout } = await server.command('leagues', ['list'], { environment: copy.environment });
  await copy.discard();
  expect([status, stderr]).toEqual([
    1,
    'League 999 could not be read from Sleeper: it cannot be reached. Nothing was changed.\n' +
      'Sleeper could not be reached at https://api.sleeper.app/v1/league/999: fetch failed\n',
  ]);
  expect(stdout.trim().split('\n')).toHaveLength(10);
});

it('stores another name of a player', async () => {
  expect(await leagues(['alias', 'Hollywood Josh', 'josh allen'])).toEqual({
    status: 0,
    stdout: 'Hollywood Josh is Josh Allen.\n',
    stderr: '',
  });
  expect(await server.rows("select name, player_name from player_alias where name = 'Hollywood Josh'")).toEqual([
    { name: 'Hollywood Josh', player_name: 'Josh Allen' },
  ]);
  expect((await leagues(['aliases'])).stdout).toMatch(/^Hollywood Josh is Josh Allen\.$/m);
});

it('stores the API key of a private league, encrypted, and prints no key', async () => {
  const stored = await server.command('leagues', ['key', '54321', '--season', '2026'], { input: 'open-sesame\n' });
  expect(stored).toMatchObject({ status: 0, stderr: '' });
  expect(stored.stdout).toBe('Stored the API key of league 54321 of MyFantasyLeague in 2026.\n');
  const [key] = await server.rows<{ external_id: string; encrypted: string }>('select * from host_key');
  expect(key).toMatchObject({ external_id: '54321', encrypted: expect.not.stringContaining('sesame') });
});
