import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import shipped from '../../../src/static/config.json';
import { get, send } from '../../support/call';
import { playerOf } from '../../support/seeded';

const root = join(__dirname, '../../..');
const directory = mkdtempSync(join(tmpdir(), 'sideline-rendering-'));
const dist = join(directory, 'dist');
const second = '620000000000000149';
const navigate = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

const index = () => readFileSync(join(dist, 'index.html'), 'utf8');
/** Writes config.json as an administrator would: a later time is all that tells it from the one before. */
function configure(config: object, later: number) {
  const file = join(dist, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  utimesSync(file, later, later);
}
/** What a page shows, as text. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<div id="root">'))
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

beforeAll(async () => {
  for (const part of ['dist', 'dist-server']) cpSync(join(root, part), join(directory, part), { recursive: true });
  await server.restart(dist);
});
afterAll(() => rmSync(directory, { recursive: true }));

it.each([
  ['/league/132', '/api/League/GetLeague?leagueId=132', 'teams', 'teamName', 'Standings · Global League · Sideline'],
  [
    '/league/132/team/13204',
    '/api/Team/GetTeam?teamId=13204',
    'teamPlayers',
    'playerName',
    'Gridiron Gurus · Team · Global League · Sideline',
  ],
  [
    `/sleeper/league/${second}`,
    `/api/League/GetSleeperLeague?leagueId=${second}`,
    'teams',
    'teamName',
    'Standings · Sunday Dynasty · Sideline',
  ],
  [
    '/history/132/pointsbyyear/2025',
    '/api/History/PointsByYear?leagueId=132&year=2025',
    'teams',
    'teamName',
    '2025 Team Scores · Global League · Sideline',
  ],
])('sends %s with its rows and its title', async (url, call, list, field, title) => {
  const { payload, headers, statusCode } = await navigate(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
  expect(/<title>(.*)<\/title>/.exec(payload)?.[1]).toBe(title);
  const rows = (await get(call)).json<Record<string, Record<string, string>[]>>()[list]!;
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map((row) => row[field]).filter((name) => !textOf(payload).includes(`\n${name}\n`))).toEqual([]);
});

it.each([
  ['/league/132?view=games&year=2023', 'Games, 2023', /\n2023\n, week \n17\n/, /\n2025\n, week/],
  ['/league/132?view=games&year=2023&week=8', 'Games week 8, 2023', /\n2023\n, week \n8\n/, /week \n17\n/],
  ['/league/132?view=rules&year=2025', 'Rules 2025', /\nRules \n?2025\n[^]*Starters/, /Rules \n?2026/],
  ['/league/history/132?view=final&year=2021', '2021 Final Standings', /\nGridiron Gurus\n/, /\n2024\n/],
  ['/transactions/132/2025?seasons=all', 'Transactions of all seasons', /Kept/, /No data available/],
  ['/transactions/2298387/2022', '2022 Transactions', /Drafted/, /No data available/],
  ['/draftorder/348764?year=2023', '2023 Draft Results', /\n1\.01\n/, /Last Refresh/],
  [`/sleeper/draftorder/${second}?year=2022&view=board`, '2022 Draft Results', /Justin Jefferson[^]*Breece Hall/, /Last Refresh/],
])('sends %s with the rows of that season', async (url, title, shown, other) => {
  const { payload, statusCode } = await navigate(url);
  expect(statusCode).toBe(200);
  expect(/<title>(.*?) · /.exec(payload)?.[1]).toBe(title);
  const main = textOf(payload.replace(/<div id="root">[^]*?<h1/, '<div id="root"><h1'));
  expect(main).toMatch(shown);
  expect(main).not.toMatch(other);
  expect(payload).not.toContain('role="progressbar"');
});

it('renders a view whose queries have their code in the page’s chunk also as the first page of a process', async () => {
  const fresh = join(directory, 'fresh');
  // A copy of the bundle has loaded no chunk yet.
  for (const part of ['dist', 'dist-server']) cpSync(join(directory, part), join(fresh, part), { recursive: true });
  await server.restart(join(fresh, 'dist'));
  expect(textOf((await navigate('/league/132?view=games&year=2023')).payload)).toMatch(/\n2023\n, week \n17\n/);
  await server.restart(dist);
});

it('sends a season without a draft with the status 404', async () => {
  for (const url of ['/draftorder/132?year=2024', '/draftorder/348764?year=2026']) {
    expect((await navigate(url)).statusCode).toBe(404);
  }
});

/** The scripts that a page preloads, and the files of a chunk. */
const preloadsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script" href="([^"]*)">/g)].map(([, href]) => href);
const chunkOf = (name: string) =>
  (JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Record<string, string[]>)[name]!.map((file) => `/${file}`);

/** What the client hydrates with. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="server-data">(.*?)<\/script>/.exec(html)![1]!) as {
    config: { season: number };
    state: {
      auth: object;
      api: { queries: Record<string, { status: string; data: unknown }>; subscriptions: object };
    };
  };

const ofTeam = '{"leagueId":"132","platform":"default","teamId":"13204"}';

it('sends each response once, in the state as a visitor has it, and preloads the page’s code', async () => {
  const { payload } = await navigate('/league/132/team/13204');
  const { config, state } = dataOf(payload);
  expect(config.season).toBe(shipped.season);
  expect(Object.entries(state.api.queries).map(([key, { status }]) => [key, status])).toEqual([
    [`getTeam(${ofTeam})`, 'fulfilled'],
    [`getTeamProfile(${ofTeam})`, 'fulfilled'],
    ['getLeague({"leagueId":"132","platform":"default"})', 'fulfilled'],
    ['getSettings({"leagueId":"132"})', 'fulfilled'],
  ]);
  expect(state.auth).toMatchObject({ emailAddress: null, accessToken: null });
  const team = await get('/api/Team/GetTeam?teamId=13204');
  const { playerName } = team.json<{ teamPlayers: { playerName: string }[] }>().teamPlayers[0]!;
  expect(JSON.stringify(state).split(JSON.stringify(playerName))).toHaveLength(2);
  expect(state.api.queries[`getTeam(${ofTeam})`]!.data).toEqual(team.json());
  const preloads = preloadsOf(payload);
  expect(preloads).toEqual(chunkOf('team'));
  for (const href of preloads) expect((await get(href!)).statusCode).toBe(200);
});

it('complies with the page’s policy: no inline script', async () => {
  for (const url of ['/', '/league/132', '/availableplayers/132', '/rosterbreakdown/132', '/league/history/132']) {
    const { payload } = await navigate(url);
    expect(payload.match(/<script>/g)).toHaveLength(1);
    expect(payload.slice(payload.indexOf('<body>'))).not.toMatch(/<script(?! type="application\/json")/);
  }
});

it('shows names as text, whatever they contain', async () => {
  const { payload } = await navigate('/league/history/132');
  expect(textOf(payload)).toContain("O'Neil & <Sons>");
  expect(payload).not.toContain('<Sons>');
  expect(JSON.stringify(dataOf(payload).state)).toContain("O'Neil & <Sons>");
});

it('a page of a league names no other league, and stays cached when another gets a new name', async () => {
  const cacheOf = async (url: string) => (await navigate(url)).headers['cache-status'];
  expect((await navigate('/league/132')).payload).not.toContain('Premier League');
  await navigate('/');
  const rename = (leagueName: string) => send('PUT', '/api/Leagues/Settings', { leagueId: '6199037', leagueName });
  expect((await rename('Prime League')).statusCode).toBe(200);
  expect(await cacheOf('/league/132')).toBe('sideline; hit');
  expect(await cacheOf('/')).toBe('sideline; fwd=miss');
  expect(textOf((await navigate('/')).payload)).toContain('Prime League');
  await rename('');
});

it('the start page lists public leagues that the configuration lacks', async () => {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('4711', 'default', 'Fjord Bowl', 2026, 2026, false, false)`,
  );
  await send('PUT', '/api/Leagues/Settings', { leagueId: '4711', leagueName: 'Fjord Cup' });
  const { payload } = await navigate('/');
  expect(textOf(payload)).toContain('Fjord Cup');
  expect(textOf((await navigate('/league/132')).payload)).not.toContain('Fjord Cup');
  await server.rows("delete from league where id = '4711'");
  await send('PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName: 'Any' });
  await send('PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName: '' });
});

it('sends the start page with its leagues, whatever Accept says', async () => {
  const { payload } = await navigate('/');
  expect(/<title>(.*)<\/title>/.exec(payload)?.[1]).toBe('Sideline');
  const shown = textOf(payload);
  expect(shipped.leagues.filter(({ name }) => !shown.includes(`\n${name}\n`))).toEqual([]);
  expect(preloadsOf(payload)).toEqual(chunkOf('landing'));
  expect((await get('/')).payload).toBe(payload);
});

it('renders the view that a query string names', async () => {
  const names = async (url: string) => textOf((await navigate(url)).payload).match(/\n[A-Z][a-z]+ [A-Z][a-z]+\n/g)!;
  const [sorted, reversed] = [await names('/rookies/132/2025?sort=name'), await names('/rookies/132/2025?sort=-name')];
  expect(sorted).not.toEqual(reversed);
});

it.each(['/admin', '/log-in?timeout', '/?from=mail'])('renders %s, a page without data', async (url) => {
  const { payload, statusCode } = await navigate(url);
  expect(statusCode).toBe(200);
  expect(textOf(payload)).toMatch(/\n(Admin|Log in|Sideline)\n/);
  expect(dataOf(payload).state.api.queries).toEqual({});
});

const missing = [
  '/league/999',
  '/league/132/team/none',
  '/league/348764/team/13204',
  '/league/global',
  '/no/such/page',
  '/wp-login',
  '/%',
];
/** Where a member may find a league, the client gets the configuration, as with a rendered page. */
const withoutConfig = (html: string) =>
  html.replace(/<script type="application\/json" id="server-data">{"config":[^<]*<\/script>/, '');
it.each(missing)('responds to %s with 404, and leaves it to the client', async (url) => {
  const first = await navigate(url);
  expect([first.statusCode, withoutConfig(first.payload) === index()]).toEqual([404, true]);
  const again = await navigate(url, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, withoutConfig(again.payload) === index()]).toEqual([404, true]);
});

it('has the tags of a link preview, with its own title', async () => {
  const { payload } = await navigate('/league/132');
  const tags = new Map(
    [...payload.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
  );
  expect([...tags.keys()].sort()).toEqual(['description', 'site_name', 'title', 'type']);
  expect([tags.get('title'), tags.get('site_name')]).toEqual(['Standings · Global League · Sideline', 'Sideline']);
});

it.each([
  ['/LEAGUE/132', '/league/132'],
  ['/league/132/team/13204/', '/league/132/team/13204'],
  ['/History/132/pointsByYear/2025?sort=teamName', '/history/132/pointsbyyear/2025?sort=teamName'],
  [`/depthchart/${second}`, `/sleeper/depthchart/${second}`],
  [`/league/${second}?sort=wins`, `/sleeper/league/${second}?sort=wins`],
  ['/sleeper/league/132', '/league/132'],
])('redirects %s to the page’s canonical path', async (url, path) => {
  const { statusCode, headers } = await navigate(url);
  expect([statusCode, headers.location]).toEqual([308, path]);
});

it('sends a page again only when something was written', async () => {
  const [url, player] = ['/league/132/team/13202', await playerOf('132', '13202')];
  const toggle = () => send('GET', `/api/Team/TeamSetKeeper?teamId=13202&leaguePlayerId=${player}`);
  const before = await navigate(url);
  const etag = String(before.headers.etag);
  expect((await navigate(url, { 'if-none-match': etag })).statusCode).toBe(304);
  await toggle();
  const after = await navigate(url, { 'if-none-match': etag });
  expect(after.statusCode).toBe(200);
  expect(after.payload).not.toBe(before.payload);
  await toggle();
});

it('compresses it for clients that accept it', async () => {
  const { headers, rawPayload } = await navigate('/league/132', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(rawPayload.length).toBeLessThan(30_000);
});

it('follows config.json while it runs, and renders nothing where the API is elsewhere or the file is broken or gone', async () => {
  configure({ ...shipped, productName: 'Gridiron <1>' }, 1_900_000_000);
  const renamed = (await navigate('/league/132')).payload;
  expect(/<title>(.*)<\/title>/.exec(renamed)?.[1]).toBe('Standings · Global League · Gridiron &lt;1&gt;');
  configure({ ...shipped, hosts: { '*': { apiUrl: 'https://api.example', clientUrl: '' } } }, 1_900_000_001);
  expect((await navigate('/league/132')).payload).toBe(index());
  configure({ ...shipped, season: 'next' }, 1_900_000_002);
  expect((await navigate('/league/132')).payload).toBe(index());
  rmSync(join(dist, 'config.json'));
  expect((await navigate('/league/132')).payload).toBe(index());
});
