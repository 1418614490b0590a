import { get, send } from '../../support/call';
import { eventuallyRecovered } from '../../support/eventually';
import { recordedMfl } from '../../../server/hosts/mfl/recorded';
import { runOne, run, values } from '../../server/sync/calls';
import { HostFolder, hostLeague, lastHostLeague } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

const key = 'aRFqNkUuFGGJ1DM0wk';
const lastSeasonsKey = 'bbFqNkUuFGGJ1DM0wk';
/** The right key of each season, as its host knows it. */
const keys: Record<string, string> = { '2026': key, '2025': lastSeasonsKey };
const host = new HostFolder();
let stop: () => void;

const privateTo = (message: string) => JSON.stringify({ version: '1.0', error: { $t: message } });

beforeAll(async () => {
  fillSmallLeague(host);
  const folder = recordedMfl(`${host.recorded}/mfl`);
  stop = await server.importLive(async (path) => {
    const { pathname, searchParams, href } = new URL(path, 'https://api.myfantasyleague.com');
    const given = searchParams.get('APIKEY');
    if (!searchParams.has('L')) return folder.get(href);
    if (given === null) return privateTo('API requires logged in user to access');
    if (given !== keys[pathname.slice(1, 5)]) return privateTo('API Key Validation Failed');
    return folder.get(href);
  });
  await server.rows('truncate league cascade');
  await run('populateCache');
});
afterAll(() => {
  stop();
  host.discard();
});

const league = { league: hostLeague, season: 2026 };
const save = (apiKey: string, more = {}) => send('PUT', '/api/Leagues/HostKey', { ...league, ...more, apiKey });
const find = () => send('GET', `/api/Leagues/Find?platform=mfl&league=${hostLeague}&season=2026`);
const refusalOf = async (response: ReturnType<typeof save>) =>
  (await response).json<{ errors: { field: string; message: string }[] }>().errors;
const refusal = async () => (await find()).json<{ errors: { field: string; message: string }[] }>().errors;

test('a private league says that it needs its key', async () => {
  expect(await refusal()).toEqual([
    {
      field: 'league',
      message:
        `League ${hostLeague} in 2026 could not be read from MyFantasyLeague: the league is private. Enter the API key of that season in “Add a league”.\n` +
        `MyFantasyLeague gives no league ${hostLeague} in 2026: it is private and needs the API key of that season`,
    },
  ]);
});

test('a wrong key differs from a missing one, and is not stored', async () => {
  expect(await refusalOf(save('wrong'))).toEqual([
    {
      field: 'apiKey',
      message:
        `League ${hostLeague} in 2026 could not be read from MyFantasyLeague: it refused the API key. Copy the key of that season from the league’s help page about the API, and enter it in “Add a league”.\n` +
        `MyFantasyLeague refuses the API key of league ${hostLeague} in 2026`,
    },
  ]);
  expect(await server.rows('select 1 from host_key')).toEqual([]);
});

test('a key of a league that the host does not have is not stored', async () => {
  expect(await refusalOf(save(key, { league: '79999' }))).toEqual([
    { field: 'league', message: expect.stringContaining('79999') as string },
  ]);
  expect(await server.rows('select 1 from host_key')).toEqual([]);
});

test.each([
  ['no key', { ...league, apiKey: '' }, 'apiKey'],
  ['a key with a space', { ...league, apiKey: 'a b' }, 'apiKey'],
  ['no league', { ...league, league: 'ours', apiKey: key }, 'league'],
  ['a league of Sleeper', { league: 'https://sleeper.com/leagues/620000000000000149', apiKey: key }, 'league'],
])('%s is refused by the name of the field', async (_, body, field) => {
  const response = await send('PUT', '/api/Leagues/HostKey', body);
  expect(response.statusCode).toBe(400);
  expect(response.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toContain(field);
});

test('with its key it is found and added; a season whose key is missing is reported and does not block the others', async () => {
  expect((await save(key)).statusCode).toBe(204);
  expect((await find()).json()).toMatchObject({ name: 'Harbour League', isAdded: false, isPrivate: true });
  const { startWorker } = await server.jobs();
  const worker = startWorker();
  await send('POST', '/api/Leagues', { platform: 'mfl', ...league });
  const missing = `league ${lastHostLeague} in 2025: it is private and needs the API key of that season`;
  await eventuallyRecovered(async () => {
    const runs = (await send('GET', '/api/Admin/GetRuns')).json<object[]>();
    const unmatched = expect.arrayContaining([expect.stringContaining(missing)]) as string[];
    expect(runs).toContainEqual(expect.objectContaining({ call: 'addLeague', outcome: 'done', unmatched }));
  });
  await worker.stop();
  expect(await values(`select distinct season from team_week where league_id = '${hostLeague}' order by 1`)).toEqual([[2026]]);
});

test('it is for its members only, as it is on its host', async () => {
  const settings = (await send('GET', `/api/Leagues/Settings?leagueId=${hostLeague}`)).json<{ visibility: string }>();
  expect(settings.visibility).toBe('members');
  expect((await get(`/api/League/GetLeague?leagueId=${hostLeague}`)).statusCode).toBe(404);
});

test('the key of the other season brings that season', async () => {
  await save(lastSeasonsKey, { league: lastHostLeague, season: 2025 });
  expect(await runOne('PopulateFullLeagueYearData', hostLeague)).toMatchObject({ error: null });
  await run('updateHistoricalTeamWeekData', hostLeague);
  expect(await values(`select distinct season from team_week where league_id = '${hostLeague}' order by 1`)).toEqual([
    [2025],
    [2026],
  ]);
});

test('no key is readable in the database, the log or a response', async () => {
  const tables = await values(`select table_name from information_schema.tables where table_schema = 'public'`);
  const rows = await Promise.all(tables.flat().map((name) => server.rows(`select t::text as row from "${String(name)}" t`)));
  const text = JSON.stringify(rows);
  expect(text).toContain('Harbour League');
  const responses = [
    await find(),
    await get(`/api/League/GetLeague?leagueId=${hostLeague}`),
    await send('GET', '/api/Admin/GetRuns'),
  ];
  for (const secret of [key, lastSeasonsKey])
    expect([text, JSON.stringify(await server.logged(/./)), ...responses.map(({ body }) => body)].join('\n')).not.toContain(
      secret,
    );
});

test('a key that no league uses is deleted after two weeks', async () => {
  await server.rows(`insert into host_key values ('mfl', '71000', 2026, 'secret', now() - interval '15 days')`);
  await server.rows(`update host_key set saved_at = now() - interval '15 days'`);
  await server.deleteOldRows();
  expect(await values('select external_id from host_key order by 1')).toEqual([[lastHostLeague], [hostLeague]]);
});

test('a removed league takes its keys with it', async () => {
  expect((await server.command('leagues', ['remove', hostLeague])).status).toBe(0);
  expect(await server.rows('select 1 from host_key')).toEqual([]);
});
