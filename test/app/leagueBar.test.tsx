import { configure, screen, waitFor, within } from '@testing-library/react';
import { logIn } from '../support/logIn';
import { renderFrame } from '../support/renderFrame';
import { renderRoute, testConfig } from '../support/renderRoute';

// Menus that are closed.
configure({ defaultHidden: false });

const bar = () => within(screen.getByRole('navigation', { name: 'League' }));
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const switcher = () => main().getByRole('button', { name: 'Leagues' });
/** Waits until the bar names its league. */
const shown = (league: string) => screen.findByText(league, { selector: '.league-place__name' });
const hrefs = () =>
  within(main().getAllByRole('list')[0]!)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  ['/rookies/132/2025', 'Global League', 'Players'],
  ['/history/132/pointsbyyear/2024/13204/3', 'Global League', 'Scores'],
  ['/sleeper/league/620000000000000149', 'Sunday Dynasty', 'Standings'],
])('%s says that it is a page of %s, in the group %s', async (address, league, group) => {
  renderFrame(address);
  expect(await shown(league)).toBeVisible();
  expect(bar().getByRole('link', { name: group })).toHaveAttribute('aria-current');
  expect(bar().queryAllByRole('link', { current: true })).toHaveLength(group === 'Standings' ? 0 : 1);
});

test('the screens of the current group are listed one level below', async () => {
  const { user } = renderFrame('/league/132');
  await shown('Global League');
  expect(bar().queryByRole('link', { name: 'Available Players' })).not.toBeInTheDocument();
  await user.click(bar().getByRole('link', { name: 'Players' }));
  await waitFor(() => expect(window.location.pathname).toBe('/availableplayers/132'));
  expect(await bar().findByRole('link', { name: 'Available Players' })).toHaveAttribute('aria-current', 'page');
  expect(bar().getByRole('link', { name: '2025 Rookies' })).toHaveAttribute('href', '/rookies/132/2025');
});

test('the Leagues menu leads to the same screen and view of each league, by keyboard', async () => {
  const { user } = renderFrame('/depthchart/132');
  await shown('Global League');
  switcher().focus();
  await user.keyboard('{Enter}');
  expect(hrefs()[1]).toBe('/depthchart/348764');
  expect(hrefs()[9]).toBe('/sleeper/depthchart/620000000000000260');
  expect(main().getByRole('link', { name: 'Global League' })).toHaveAttribute('aria-current', 'page');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await shown('Col League')).toBeVisible();
  expect(window.location.pathname).toBe('/depthchart/348764');
  expect(switcher()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['/league/132/team/13204', '/league/348764'],
  ['/league/132?view=games&week=8', '/league/348764?view=games'],
  ['/league/history/132?view=final&year=2021', '/league/history/348764'],
])('from %s the Leagues menu leads to %s', async (address, path) => {
  const { user } = renderFrame(address);
  await shown('Global League');
  await user.click(switcher());
  expect(main().getByRole('link', { name: 'Col League' })).toHaveAttribute('href', path);
  await user.keyboard('{Escape}');
  expect(switcher()).toHaveFocus();
});

test('more than ten leagues have a search field', async () => {
  const { leagues } = testConfig();
  const more = { id: '77', name: 'Harbour Nine', provider: 'default' } as const;
  const { user } = renderFrame('/depthchart/132', testConfig({ leagues: [...leagues, more] }));
  await shown('Global League');
  await user.click(switcher());
  expect(await main().findByRole('searchbox', { name: 'Search leagues' })).toHaveFocus();
  await user.keyboard('harbur');
  expect(hrefs()).toEqual(['/depthchart/77']);
  await user.keyboard('{ArrowDown}');
  expect(main().getByRole('link', { name: 'Harbour Nine' })).toHaveFocus();
  await user.clear(main().getByRole('searchbox'));
  await user.keyboard('xyzzy');
  expect(main().getByText('No such league')).toBeVisible();
  await user.clear(main().getByRole('searchbox'));
  await user.keyboard('col leauge{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/depthchart/348764'));
  await waitFor(() => expect(switcher()).toHaveAttribute('aria-expanded', 'false'));
});

test('the Leagues menu has the account’s leagues first, then others with their platform, then demo leagues', async () => {
  const email = 'of-two-leagues@example.com';
  const scopes = [{ leagueId: '132', teamId: '13204' }, { leagueId: '8645669' }];
  await server.addAccount({ email, role: 'commissioner', scopes });
  await logIn(email);
  const leagues = testConfig().leagues.map((league) => ({
    ...league,
    isDemo: league.provider === 'sleeper' || league.id === '132',
  }));
  const { user } = renderFrame('/depthchart/132', testConfig({ leagues }));
  await shown('Global League');
  await user.click(switcher());
  const items = () => within(main().getAllByRole('list')[0]!).getAllByRole('listitem');
  await waitFor(() =>
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'Your leagues',
      'Global League',
      'Champions LeagueMyFantasyLeague',
      'Leagues',
      ...['Col League', 'Bangin Heads League', 'Universal', 'Premier', 'Dynasty'].map((name) => `${name}MyFantasyLeague`),
      'Demo leagues',
      ...leagues.filter(({ provider }) => provider === 'sleeper').map(({ name }) => name),
    ]),
  );
  localStorage.clear();
});

test.each([
  ['/league/132', 'Global League', 1],
  ['/sleeper/league/620000000000000149', 'Sunday Dynasty', 0],
])('%s: of the frame’s visible links no two lead to the same page', async (address, league, hidden) => {
  renderFrame(address);
  await shown(league);
  await bar().findByRole('link', { name: 'Draft' });
  // The style sheet shows each of these in one of the two menus, by the window's width.
  const inNavbar = document.querySelectorAll('.league-bar .in-navbar a');
  const paths = [...main().getAllByRole('link'), ...bar().getAllByRole('link')].map((link) => link.getAttribute('href'));
  expect(inNavbar).toHaveLength(hidden);
  expect(new Set(paths).size).toBe(paths.length - inNavbar.length);
});

test('after the draft the bar leads to its results, and the League menu no longer to the draft order', async () => {
  renderFrame('/league/348764');
  const results = await bar().findByRole('link', { name: 'Draft Results', hidden: true });
  expect(results).toHaveAttribute('href', '/draftorder/348764?view=board');
  expect(screen.queryByRole('link', { name: 'Draft Order', hidden: true })).not.toBeInTheDocument();
});

const sleeper = '620000000000000149';

test.each([
  ['/league/132', '2025', ['/league/history/132?view=regular&year=2024', null]],
  ['/league/132?view=games&week=8', '2025', ['/league/132?view=games&year=2024', null]],
  ['/league/132?view=games&year=2024&week=8', '2024', ['/league/132?view=games&year=2023', '/league/132?view=games&year=2025']],
  ['/league/132?view=rules', '2026', ['/league/132?view=rules&year=2025', null]],
  ['/league/history/132?view=regular&year=2024', '2024', ['/league/history/132?view=regular&year=2023', '/league/132']],
  [
    '/league/history/132?view=final&year=2024',
    '2024',
    ['/league/history/132?view=final&year=2023', '/league/history/132?view=final&year=2025'],
  ],
  ['/history/132/pointsbyyear/2024/13204/3', '2024', ['/history/132/pointsbyyear/2023', '/history/132/pointsbyyear/2025']],
  ['/transactions/132/2025', '2025', ['/transactions/132/2024', '/transactions/132/2026']],
  ['/rookies/132/2025', '2025', ['/rookies/132/2024', '/rookies/132/2026']],
  ['/depthchart/132', '2026', [null, null]],
  ['/draftorder/132', '2026', [null, null]],
  ['/draftorder/348764?view=board', '2025', ['/draftorder/348764?view=board&year=2024', null]],
  [
    '/draftorder/348764?year=2024&draft=2&view=board',
    '2024',
    ['/draftorder/348764?view=board&year=2023', '/draftorder/348764?view=board'],
  ],
  ['/draftorder/348764?year=2019', '2019', [null, '/draftorder/348764?year=2020']],
  [`/sleeper/draftorder/${sleeper}`, '2026', [`/sleeper/draftorder/${sleeper}?year=2025`, null]],
])('%s: the season switch names the season %s and leads to those before and after: %j', async (address, own, [before, after]) => {
  renderFrame(address);
  const season = within(await bar().findByRole('group', { name: 'Season' }));
  const href = (sign: string) => season.queryByText(sign)?.getAttribute('href') ?? null;
  await waitFor(() =>
    expect([season.getByText(own).textContent, href('◂'), href('▸')]).toEqual([`Season ${own}`, before, after]),
  );
});

test('games and rules of a past season are those of the season in the URL', async () => {
  const { user } = renderRoute('/league/132?view=games');
  await user.click(await bar().findByRole('link', { name: 'Season 2024' }));
  expect(await screen.findByRole('heading', { level: 2, name: /^2024, week 17/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Games, 2024' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Week 15' }));
  expect(await screen.findByRole('heading', { level: 2, name: /^2024, week 15/ })).toBeInTheDocument();
  expect(window.location.search).toBe('?view=games&year=2024&week=15');
});

test('before its first week the standings say which season they show, and why', async () => {
  renderRoute('/league/132');
  expect(await screen.findByText(/2026 has not begun/)).toHaveTextContent('2025, as 2026 has not begun');
});
