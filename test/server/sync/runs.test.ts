import { get, send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';
import { contents, removeOldScores, run, runOne, values } from './calls';
import { enterLeague, HostFolder, hostLeague, ourLeague, rostersResponse, standingsResponse } from './hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

const broken = '78';
const composed = ['132', '348764', '612374', '2298387', '4800184', '6199037', '8645669'];

beforeAll(async () => {
  await removeOldScores();
  host.now({ leagueStandings: standingsResponse([['0001', 1, '180.2']]), rosters: rostersResponse({ '0001': ['9101'] }) });
  server.importFrom(host);
  await enterLeague();
  await enterLeague(broken, '60000');
});

const rowsOf = (table: string, league: string) => values(`select * from ${table} where league_id = '${league}'`);

const noLeague = 'MyFantasyLeague has no league 60000 in 2026. Nothing was changed. Check the id and the season.';

test('All imports each league, reports the broken one, and skips those without a host', async () => {
  const before = await contents();
  const { call, leagues, startedAt, endedAt } = await run('RefreshStandings', '0');
  expect([call, startedAt <= endedAt!]).toEqual(['refreshStandings', true]);
  expect(leagues.map(({ leagueId }) => leagueId).sort()).toEqual([...composed, ourLeague, broken].sort());
  const of = (id: string) => leagues.find(({ leagueId }) => leagueId === id)!;
  expect(leagues.filter(({ error }) => error !== null).map(({ leagueId }) => leagueId)).toEqual([broken]);
  expect(of(broken)).toMatchObject({ rows: 0, error: noLeague });
  expect(of(ourLeague)).toMatchObject({ rows: 2, skipped: 0, error: null, note: null });
  expect(of('132')).toMatchObject({ rows: 0, error: null, note: 'Season 2026 of this league comes from no host.' });
  expect([await rowsOf('team_season', ourLeague), await rowsOf('team_season', broken)].map(({ length }) => length)).toEqual([
    1, 0,
  ]);
  const after = await contents();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['team_season', 'league_rules']);
});

test('every run is recorded: call, league, by whom, start, end, outcome and counts', async () => {
  const runs = await values(
    `select call, chosen, league_id, started_by, started_at <= ended_at, outcome, rows, skipped, error from import_run
     where league_id in ('${ourLeague}', '${broken}', '132') order by league_id::int`,
  );
  expect(runs).toEqual([
    ['refreshStandings', '0', ourLeague, testAdmin.email, true, 'done', 2, 0, null],
    ['refreshStandings', '0', broken, testAdmin.email, true, 'failed', 0, 0, noLeague],
    ['refreshStandings', '0', '132', testAdmin.email, true, 'skipped', 0, 0, null],
  ]);
});

test('a list that fails while it is written is rolled back as a whole and keeps its stamp, and the others are written', async () => {
  await runOne('populateCache');
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
  await runOne('RefreshStandings', ourLeague);
  const stamp = () => values(`select last_standings_refresh from league where id = '${ourLeague}'`);
  const [before, stamped] = [await contents(), await stamp()];
  host.rename('Renamed');
  host.now({ rosters: rostersResponse({ '0001': ['4711'] }), leagueStandings: standingsResponse([['0009', 1, '1']]) });
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({
    error: 'The host’s players are unknown: import the players first. The rosters were not changed, the rest was.',
  });
  expect((await runOne('RefreshStandings', ourLeague)).error).toContain('has no rows, but 1 is stored');
  expect({ ...(await contents()), league: before.league }).toEqual(before);
  expect(await stamp()).toEqual(stamped);
  expect(await values(`select name from league where id = '${ourLeague}'`)).toEqual([['Renamed']]);
});

test('a second click joins the running import', async () => {
  const [[last]] = (await values('select max(id) from import_run')) as [[number]];
  const clicks = await Promise.all([
    run('RefreshStandings', '0'),
    run('RefreshStandings', '0'),
    run('RefreshStandings', ourLeague),
  ]);
  expect(clicks[1]).toEqual(clicks[0]);
  expect(clicks[2]!.leagues).toHaveLength(1);
  const added = `select chosen from import_run where id > ${last} and league_id = '${ourLeague}' order by chosen`;
  expect(await values(added)).toEqual([['0'], [ourLeague]]);
});

test('an invalid response is reported, and the old data stays', async () => {
  const before = await contents();
  host.now({ leagueStandings: { error: { $t: 'API requires logged in user' } }, rosters: '<html>' });
  expect((await runOne('RefreshStandings', ourLeague)).error).toBe(
    'The standings could not be read from MyFantasyLeague: the league is private. Nothing was changed. ' +
      `Enter the API key of that season in “Add a league”.\nMyFantasyLeague gives no leagueStandings of league ${hostLeague} in 2026: it is private and needs the API key of that season`,
  );
  expect((await runOne('RefreshRosters', ourLeague)).error).toBe(
    'The rosters could not be read from MyFantasyLeague: its response cannot be understood. ' +
      `If this goes on, report it with the details. The rosters were not changed, the rest was.\nMyFantasyLeague's rosters of league ${hostLeague} in 2026 is not JSON`,
  );
  expect(await contents()).toEqual(before);
});

test('an unknown league, or one of the other platform, is not found', async () => {
  const statuses = ['1', '620000000000000149'].map(async (leagueId) => {
    const { statusCode } = await send('GET', `/api/Admin/RefreshRosters?leagueId=${leagueId}`);
    return statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([404, 404]);
});

test('a page that was open shows what an import wrote', async () => {
  const page = async () => (await get(`/api/League/GetLeague?leagueId=${ourLeague}`)).json<{ teams: { wins: number }[] }>().teams;
  expect((await page()).map(({ wins }) => wins)).toEqual([1]);
  host.now({ leagueStandings: standingsResponse([['0001', 2, '300']]) });
  await runOne('RefreshStandings', ourLeague);
  expect((await page()).map(({ wins }) => wins)).toEqual([2]);
});

test('a run that its process did not live to end counts as failed at the next start', async () => {
  await values(
    `insert into import_run (run, call, chosen, started_by, started_at, outcome)
     values ('killed', 'refreshRosters', '0', 'admin@example.com', now(), 'running') returning id`,
  );
  await server.restart();
  await get('/api/health');
  const [killed] = await values(`select outcome, ended_at is not null as ended, error from import_run where run = 'killed'`);
  expect(killed).toEqual(['failed', true, 'The server stopped while this ran.']);
});
