import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';

const league = '620000000000000149';

const section = () => screen.findByRole('region', { name: 'Add a league' });
const input = (name: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Add a league' })).getByRole('textbox', { name });
const leagueInput = () => input(/^League id/);
const findButton = () => screen.getByRole('button', { name: 'Find league' });

async function open() {
  await logIn();
  const { user, store } = renderRoute('/admin');
  const found = within(await section());
  const find = async (text: string) => {
    await user.clear(leagueInput());
    await user.type(leagueInput(), text);
    await user.click(findButton());
  };
  return { user, store, found, find };
}

beforeAll(() => get('/api/health'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('what was found is shown before anything is written, then the league is imported and can be opened', async () => {
  await server.rows(`delete from league where id = '${league}'`);
  const { user, found, find } = await open();
  await find(`https://sleeper.com/leagues/${league}`);
  expect(await found.findByText(/2026, 12 teams: .*Amber Otters/)).toBeInTheDocument();
  expect(await server.rows(`select 1 from league where id = '${league}'`)).toEqual([]);
  await user.click(found.getByRole('button', { name: 'Add Fixture Dynasty League' }));
  const link = await found.findByRole('link', { name: 'Open its standings' }, { timeout: 30_000 });
  expect(link).toHaveAttribute('href', `/sleeper/league/${league}`);
  expect(await server.rows(`select 1 from league where id = '${league}'`)).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Last runs' })).toHaveTextContent('Add a league'));
});

test('a league that is here already is not offered', async () => {
  const { found, find } = await open();
  await find('620000000000000260');
  expect(await found.findByRole('link', { name: 'its standings' })).toHaveAttribute('href', '/sleeper/league/620000000000000260');
  expect(found.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
});

test.each([
  ['999', 'League: Sleeper has no league 999'],
  ['our league', 'League: must be the id of a league'],
  ['nobody', 'Username: Sleeper has no user nobody'],
])('%s: the reason stands below the form, and what was typed stays', async (typed, reason) => {
  const { found, find } = await open();
  await find(typed);
  expect(await found.findByText(reason, { exact: false })).toBeInTheDocument();
  expect(leagueInput()).toHaveValue(typed);
  expect(findButton()).toHaveAttribute('aria-busy', 'false');
});

test('the leagues of a username are listed, and one is chosen from them', async () => {
  await server.rows(`delete from league where id = '${league}'`);
  const { user, found, find } = await open();
  await find('avery01');
  expect(await found.findByText('Leagues of avery01:')).toBeInTheDocument();
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fixture Dynasty League2026, 12 teams',
    'Fixture Pre-Draft League2026, 12 teams, here already',
  ]);
  await user.click(found.getByRole('button', { name: 'Fixture Dynasty League' }));
  expect(await found.findByRole('button', { name: 'Add Fixture Dynasty League' })).toBeInTheDocument();
  expect(leagueInput()).toHaveValue('avery01');
  await user.type(input(/^Season/), '2023');
  await user.click(findButton());
  expect(await found.findByText('avery01 has no leagues in that season.')).toBeInTheDocument();
  expect(found.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
});

test('an import that fails says why', async () => {
  const askedAt = new Date().toISOString();
  server.intercept((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/Leagues' && request.method === 'GET') return undefined;
    const name = 'Harbour League';
    const hosted = { leagueId: '77', provider: 'default', name, season: 2026, teams: ['Lions'], isAdded: false, askedAt };
    if (pathname.startsWith('/api/Leagues')) return Response.json(hosted);
    if (pathname !== '/api/Admin/GetRuns') return undefined;
    const run = { id: 9, call: 'addLeague', leagueId: '77', leagueName: name, startedBy: 'a@example.com', startedAt: askedAt };
    const counts = { rows: 0, skipped: 0, unmatched: [], seconds: 1, note: null };
    return Response.json([{ ...run, ...counts, endedAt: askedAt, outcome: 'failed', error: 'MyFantasyLeague: rosters' }]);
  });
  const { user, found, find } = await open();
  await find('77');
  await user.click(await found.findByRole('button', { name: 'Add Harbour League' }));
  expect(await found.findByText('Harbour League could not be added: MyFantasyLeague: rosters')).toBeInTheDocument();
});

test('the key of a private league is sent before the league is looked for, and is nowhere in the store', async () => {
  const { user, store, find } = await open();
  const sent: string[] = [];
  server.intercept((request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/Leagues/')) return undefined;
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

test('a key that is refused keeps what was typed', async () => {
  const { user, find } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'MyFantasyLeague');
  await user.type(screen.getByLabelText('API key, for a private league'), 'open sesame');
  await find('70001');
  expect(await screen.findByText(/^API key: /)).toBeInTheDocument();
  expect(screen.getByLabelText('API key, for a private league')).toHaveValue('open sesame');
  expect(findButton()).toHaveAttribute('aria-busy', 'false');
});
