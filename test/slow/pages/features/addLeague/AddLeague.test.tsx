import { screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../../../src/api';
import type { Schema } from '../../../../../src/api/types';
import { get } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { quickPolls } from '../../../../support/quickPolls';
import { renderRoute } from '../../../../support/renderRoute';

const league = '620000000000000149';

const section = () => screen.findByRole('region', { name: 'Find the league' });
const input = (name: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Find the league' })).getByRole('textbox', { name });
const leagueInput = () => input(/^League id/);
const findButton = () => screen.getByRole('button', { name: 'Find league' });

async function open() {
  await logIn();
  const { user, store, unmount } = renderRoute('/add-league');
  const found = within(await section());
  const find = async (text: string) => {
    await user.clear(leagueInput());
    await user.type(leagueInput(), text);
    await user.click(findButton());
  };
  return { user, store, unmount, found, find };
}

let worker: { stop: () => Promise<void> };
let slowPolls: () => void;
beforeAll(async () => {
  slowPolls = quickPolls(5_000);
  await get('/api/health');
  worker = (await server.jobs()).startWorker();
});
afterAll(() => {
  slowPolls();
  return worker.stop();
});
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('the league that was found is shown before it is imported, then can be opened', async () => {
  await server.rows(`delete from league where id = '${league}'`);
  const { user, found, find } = await open();
  await find(`https://sleeper.com/leagues/${league}`);
  expect(await found.findByText(/, 2026, 12 teams$/)).toBeInTheDocument();
  expect(found.getByText('Amber Otters')).toBeInTheDocument();
  expect(await server.rows(`select 1 from league where id = '${league}'`)).toEqual([]);
  await user.click(found.getByRole('button', { name: 'Add Sunday Dynasty' }));
  const link = await found.findByRole('link', { name: 'Open its standings' }, { timeout: 30_000 });
  expect(link).toHaveAttribute('href', `/sleeper/league/${league}`);
  expect(await server.rows(`select 1 from league where id = '${league}'`)).toHaveLength(1);
});

test('a league that was added before is not offered', async () => {
  const { found, find } = await open();
  await find('620000000000000260');
  expect(await found.findByRole('link', { name: 'its standings' })).toHaveAttribute('href', '/sleeper/league/620000000000000260');
  expect(found.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
});

test.each([
  ['999', 'League: Sleeper has no league 999'],
  ['our league', 'League: must be the id of a league'],
  ['nobody', 'Username: Sleeper has no user nobody'],
])('%s: the reason is below the form, which keeps its values', async (typed, reason) => {
  const { found, find } = await open();
  await find(typed);
  expect(await found.findByText(reason, { exact: false })).toBeInTheDocument();
  expect(leagueInput()).toHaveValue(typed);
  expect(findButton()).toHaveAttribute('aria-busy', 'false');
});

test('the leagues of a username are listed, and one is chosen from them', async () => {
  await server.rows(`delete from league where id = '${league}'`);
  const { user, found, find } = await open();
  await find('@avery01');
  expect(await found.findByText('Leagues of avery01:')).toBeInTheDocument();
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Summer Draft League2026, 12 teams, here already',
    'Sunday Dynasty2026, 12 teams',
  ]);
  await user.click(found.getByRole('button', { name: 'Sunday Dynasty' }));
  expect(await found.findByRole('button', { name: 'Add Sunday Dynasty' })).toBeInTheDocument();
  expect(leagueInput()).toHaveValue('@avery01');
  await user.type(input(/^Season/), '2023');
  await user.click(findButton());
  expect(await found.findByText('avery01 has no leagues in that season.')).toBeInTheDocument();
  expect(found.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
});

const name = 'Harbour League';
type Addition = Schema<'Addition'>;

/** Responses as a server that finds a league, and adds it as told. @returns the bodies of the additions */
function responseWith(addition: Partial<Addition>, more: Partial<Schema<'HostLeague'>> = {}) {
  const bodies: unknown[] = [];
  const askedAt = new Date().toISOString();
  const hosted = {
    leagueId: '77',
    provider: 'default',
    name,
    season: 2026,
    teams: ['Lions'],
    isAdded: false,
    isPrivate: false,
    askedAt,
  };
  const begun = {
    id: '9',
    leagueId: '77',
    leagueName: name,
    provider: null,
    startedAt: askedAt,
    step: null,
    rows: 0,
    error: null,
  };
  server.intercept(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/Leagues')) return undefined;
    if (request.method === 'POST') bodies.push(await request.json());
    const isList = pathname === '/api/Leagues/Additions';
    return Response.json(isList ? [{ ...begun, pastSeasons: [], ...addition }] : { ...hosted, ...more });
  });
  return bodies;
}

test('an import that fails says why', async () => {
  responseWith({ outcome: 'failed', error: 'The rosters could not be read.\nstatus 503' });
  const { user, found, find } = await open();
  await find('77');
  await user.click(await found.findByRole('button', { name: 'Add Harbour League' }));
  const alert = await found.findByText(/^Harbour League could not be added, and nothing was stored\./);
  expect(alert).toHaveTextContent(/You can add it again\. The rosters could not be read\.status 503$/);
  expect(found.getByText('status 503')).toBeInTheDocument();
});

test('while the newest season is read, the page shows the progress and why the last attempt failed', async () => {
  responseWith({ outcome: 'running', step: 'scores of 2026, week 4 of 17' });
  const { found, store } = await open();
  expect(
    await found.findByText(/newest season of Harbour League from its host: scores of 2026, week 4 of 17\./),
  ).toBeInTheDocument();
  responseWith({ outcome: 'running', error: 'MyFantasyLeague: rosters' });
  store.dispatch(baseApi.util.invalidateTags(['Runs']));
  expect(
    await found.findByText(/The last try failed, and is repeated in some minutes: MyFantasyLeague: rosters/),
  ).toBeInTheDocument();
});

test('a private league is for its members unless another choice is made', async () => {
  const sent = responseWith({ outcome: 'running' }, { isPrivate: true });
  const { user, found, find } = await open();
  await find('77');
  const choice = await found.findByRole('combobox', { name: 'Who can see the league here' });
  expect(choice).toHaveDisplayValue('Its members only');
  await user.click(found.getByRole('button', { name: 'Add Harbour League' }));
  await waitFor(() => expect(sent).toEqual([{ platform: 'sleeper', league: '77', visibility: 'members' }]));
});

test('the notice of an earlier addition does not stay under a new search', async () => {
  responseWith({ outcome: 'done', provider: 'default' });
  const { user, found, find } = await open();
  expect(await found.findByText(/^Harbour League is added\./)).toBeInTheDocument();
  await find('78');
  await found.findByRole('button', { name: 'Add Harbour League' });
  expect(found.queryByText(/is added\./)).toBeNull();
  await user.click(found.getByRole('button', { name: 'Add Harbour League' }));
  expect(await found.findByText(/^Harbour League is added\./)).toBeInTheDocument();
});

test('the form shows an example of the chosen host’s address, and what an empty season means', async () => {
  const { user } = await open();
  expect(leagueInput()).toHaveAttribute('placeholder', expect.stringMatching(/^sleeper\.com\/leagues\/\d+$/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'MyFantasyLeague');
  expect(leagueInput()).toHaveAttribute('placeholder', expect.stringContaining('myfantasyleague.com/2026/home/'));
  expect(input('Season (leave empty for the newest)')).toHaveValue('');
});

test('the past seasons still to be read are shown, also after a reload', async () => {
  const pastSeasons: Addition['pastSeasons'] = [
    { season: 2024, state: 'read' },
    { season: 2023, state: 'failed' },
    { season: 2022, state: 'waiting' },
    { season: 2021, state: 'waiting' },
  ];
  responseWith({ outcome: 'done', provider: 'default', rows: 4168, pastSeasons });
  const { found } = await open();
  const progress = await found.findByRole('progressbar', { name: 'Past seasons of Harbour League' });
  expect(progress).toHaveAttribute('value', '2');
  expect(progress.parentElement).toHaveTextContent(
    'Harbour League is added. Open its standings or its settings. 2 of 4 past seasons are read, the newest first. 2022 is next. ' +
      'Could not be read, and is tried again with the next refresh: 2023.',
  );
  expect(found.getByRole('link', { name: 'Open its standings' })).toHaveAttribute('href', '/league/77');
});

test('the key of a private league is sent before the lookup and never stored in Redux', async () => {
  const { user, store, find } = await open();
  const sent: string[] = [];
  server.intercept((request) => {
    const { pathname } = new URL(request.url);
    if (!/^\/api\/Leagues\/(HostKey|Find)$/.test(pathname)) return undefined;
    sent.push(`${request.method} ${pathname}`);
    if (pathname.endsWith('/HostKey')) return new Response(null, { status: 204 });
    return Response.json(
      { title: 'Bad Request', status: 400, errors: [{ field: 'league', message: 'is private' }] },
      { status: 400 },
    );
  });
  expect(screen.queryByLabelText(/API key/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'MyFantasyLeague');
  await user.type(screen.getByLabelText('API key, for a private league'), 'open-sesame');
  await find('70001');
  expect(await screen.findByText('League: is private')).toBeInTheDocument();
  expect(sent).toEqual(['PUT /api/Leagues/HostKey', 'GET /api/Leagues/Find']);
  expect(JSON.stringify(store.getState())).not.toContain('open-sesame');
});

test('a refused key leaves the form as it is', async () => {
  const { user, find } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'MyFantasyLeague');
  await user.type(screen.getByLabelText('API key, for a private league'), 'open sesame');
  await find('70001');
  expect(await screen.findByText(/^API key: /)).toBeInTheDocument();
  expect(screen.getByLabelText('API key, for a private league')).toHaveValue('open sesame');
  expect(findButton()).toHaveAttribute('aria-busy', 'false');
});

test('the form keeps its values, but never the API key, when the page is left, until the league is added', async () => {
  await server.rows(`delete from league where id = '${league}'`);
  const { user, unmount } = await open();
  await user.selectOptions(screen.getByLabelText('Platform'), 'MyFantasyLeague');
  await user.type(leagueInput(), '54321');
  await user.type(input(/^Season/), '2026');
  await user.type(screen.getByLabelText('API key, for a private league'), 'open-sesame');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('open-sesame');
  unmount();
  const { found, find, user: again } = await open();
  expect(screen.getByLabelText('Platform')).toHaveDisplayValue('MyFantasyLeague');
  expect([leagueInput(), input(/^Season/)].map((field) => (field as HTMLInputElement).value)).toEqual(['54321', '2026']);
  expect(screen.getByLabelText('API key, for a private league')).toHaveValue('');
  await again.selectOptions(screen.getByLabelText('Platform'), 'Sleeper');
  await again.clear(input(/^Season/));
  await find(league);
  expect(Object.keys(sessionStorage)).toContain('draft:add-league');
  await again.click(await found.findByRole('button', { name: 'Add Sunday Dynasty' }));
  await found.findByRole('link', { name: 'Open its standings' }, { timeout: 30_000 });
  expect(Object.keys(sessionStorage)).not.toContain('draft:add-league');
});
