import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute, testConfig } from '../support/renderRoute';

const bar = () => within(screen.getByRole('navigation', { name: 'League' }));
const switcher = (league: string) => screen.findByRole('button', { name: `${league} (change league)` });
const hrefs = () =>
  within(bar().getAllByRole('list')[0]!)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  ['/rookies/132/2025', 'Global League', 'Players'],
  ['/league/132/team/13204', 'Global League', 'Teams'],
  ['/history/132/pointsbyyear/2024/13204/3', 'Global League', 'Scores'],
  ['/sleeper/league/620000000000000149', 'Sunday Dynasty', 'Standings'],
])('%s says that it is a page of %s, in the group %s', async (address, league, group) => {
  renderRoute(address);
  expect(await switcher(league)).toBeInTheDocument();
  expect(bar().getByRole('link', { name: group })).toHaveAttribute('aria-current');
  expect(bar().queryAllByRole('link', { current: true })).toHaveLength(group === 'Standings' ? 0 : 1);
});

test.each([
  ['/league/132', 'Demo · Season 2025'],
  ['/depthchart/132', 'Demo · Season 2026'],
  ['/history/132/pointsbyyear/2019', 'Demo · Season 2019'],
])('%s names its season: %s', async (address, season) => {
  renderRoute(address);
  const nav = await screen.findByRole('navigation', { name: 'League' });
  await waitFor(() => expect(nav).toHaveTextContent(season));
});

test('an added league is not marked as a demo', async () => {
  const leagues = testConfig().leagues.map((league) => ({ ...league, isDemo: false }));
  renderRoute('/league/132', testConfig({ leagues }));
  expect(await screen.findByText('Season 2025')).toBeVisible();
});

test('the screens of the current group are listed one level below', async () => {
  const { user } = renderRoute('/league/132');
  await screen.findByRole('heading', { level: 1, name: 'Global League' });
  expect(bar().queryByRole('link', { name: 'Available Players' })).not.toBeInTheDocument();
  await user.click(bar().getByRole('link', { name: 'Players' }));
  await waitFor(() => expect(window.location.pathname).toBe('/availableplayers/132'));
  expect(await bar().findByRole('link', { name: 'Available Players' })).toHaveAttribute('aria-current', 'page');
  expect(bar().getByRole('link', { name: '2025 Rookies' })).toHaveAttribute('href', '/rookies/132/2025');
});

test('the switcher leads to the same screen of each league, by keyboard', async () => {
  const { user } = renderRoute('/depthchart/132');
  const button = await switcher('Global League');
  button.focus();
  await user.keyboard('{Enter}');
  await bar().findByRole('link', { name: 'Col League' });
  expect(hrefs()[1]).toBe('/depthchart/348764');
  expect(hrefs()[9]).toBe('/sleeper/depthchart/620000000000000260');
  expect(bar().getByRole('link', { name: 'Global League' })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Col League Depth Charts' })).toBeInTheDocument();
  expect(await switcher('Col League')).toHaveAttribute('aria-expanded', 'false');
});

test('from a team the switcher leads to the standings; Escape closes it', async () => {
  const { user } = renderRoute('/league/132/team/13204');
  await user.click(await switcher('Global League'));
  await bar().findByRole('link', { name: 'Col League' });
  expect(hrefs().slice(0, 2)).toEqual(['/league/132', '/league/348764']);
  expect(screen.queryByRole('searchbox', { name: 'Search leagues' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await switcher('Global League')).toHaveFocus();
});

test('more than ten leagues have a search field', async () => {
  const { leagues } = testConfig();
  const more = { id: '77', name: 'Harbour Nine', provider: 'default' } as const;
  const { user } = renderRoute('/league/132', testConfig({ leagues: [...leagues, more] }));
  await user.click(await switcher('Global League'));
  expect(await bar().findByRole('searchbox', { name: 'Search leagues' })).toHaveFocus();
  await user.keyboard('harbur');
  expect(hrefs()).toEqual(['/league/77']);
  await user.keyboard('{ArrowDown}');
  expect(bar().getByRole('link', { name: 'Harbour Nine' })).toHaveFocus();
  await user.clear(bar().getByRole('searchbox'));
  await user.keyboard('xyzzy');
  expect(bar().getByText('No such league')).toBeVisible();
});

test('the Leagues menu too has a search field for more than ten leagues; its links lead to standings', async () => {
  const { leagues } = testConfig();
  const more = { id: '77', name: 'Harbour Nine', provider: 'default' } as const;
  const { user } = renderRoute('/depthchart/132', testConfig({ leagues: [...leagues, more] }));
  await switcher('Global League');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(main.getByRole('button', { name: 'Leagues' }));
  expect(await main.findByRole('searchbox', { name: 'Search leagues' })).toHaveFocus();
  expect(main.getByRole('link', { name: 'Global League' })).toHaveAttribute('href', '/league/132');
  await user.keyboard('col leauge{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Col League' });
  expect(window.location.pathname).toBe('/league/348764');
  expect(main.getByRole('button', { name: 'Leagues' })).toHaveAttribute('aria-expanded', 'false');
});

test('after the draft the bar leads to its results, and the League menu no longer to the draft order', async () => {
  renderRoute('/league/348764');
  const results = await bar().findByRole('link', { name: 'Draft Results', hidden: true });
  expect(results).toHaveAttribute('href', '/draftorder/348764?view=board');
  expect(screen.queryByRole('link', { name: 'Draft Order', hidden: true })).not.toBeInTheDocument();
});

test('the season of the bar leads to its scores, where it has any', async () => {
  const { unmount } = renderRoute('/league/132');
  expect(await bar().findByRole('link', { name: 'Season 2025' })).toHaveAttribute('href', '/history/132/pointsbyyear/2025');
  unmount();
  renderRoute('/depthchart/132');
  expect(await screen.findByText(/Season 2026/)).toBeVisible();
  expect(bar().queryByRole('link', { name: 'Season 2026' })).not.toBeInTheDocument();
});

test('the menu and the switcher mark the current league, and say which are demos and where the others are', async () => {
  const leagues = testConfig().leagues.map((league) => ({ ...league, isDemo: league.id === '132' }));
  const { user } = renderRoute('/depthchart/132', testConfig({ leagues }));
  const notes = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.nextElementSibling?.textContent, link.getAttribute('aria-current')]);
  const expected = (items: ReturnType<typeof notes>) => {
    expect(items[0]).toEqual(['Global League', 'Demo', 'true']);
    expect(items[1]).toEqual(['Col League', 'MyFantasyLeague', null]);
    expect(items[9]).toEqual(['Summer Draft League', 'Sleeper', null]);
  };
  await user.click(screen.getByRole('button', { name: 'Leagues' }));
  expected(notes(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('list')[0]!));
  await user.click(await switcher('Global League'));
  await bar().findByRole('link', { name: 'Col League' });
  expected(notes(bar().getAllByRole('list')[0]!));
});
