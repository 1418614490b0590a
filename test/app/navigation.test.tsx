import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { leagueShown } from '../support/leagueShown';
import { holdRequests, watchResponses } from '../support/interceptCalls';
import { renderRoute, testConfig } from '../support/renderRoute';
import { sleep } from '../support/sleep';
import { withGrid } from '../support/withGrid';

// Menus that are closed.
configure({ defaultHidden: false });

withGrid();

const drafted = '348764';
const second = '620000000000000149';

beforeEach(() => {
  server.intercept(null);
  localStorage.clear();
});

const mainNav = () => screen.getByRole('navigation', { name: 'Main' });
const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

async function openMenu(user: ReturnType<typeof renderRoute>['user'], name: string) {
  const button = await within(mainNav()).findByRole('button', { name });
  await user.click(button);
  return document.getElementById(button.getAttribute('aria-controls')!)!;
}

test('the navbar has a Leagues dropdown with a fixed list of ten leagues, each entry a link to its league page', async () => {
  const { user } = renderRoute('/');
  const links = linksOf(await openMenu(user, 'Leagues'));
  expect(links).toHaveLength(10);
  expect(links[0]).toBe('Global League /league/132');
  expect(links.filter((link) => link.includes('/sleeper/league/'))).toHaveLength(3);
});

test('the brand link in the navbar points to the landing page', async () => {
  const { user } = renderRoute('/league/132', testConfig({ productName: 'Two Minute Drill' }));
  await leagueShown('Global League');
  const brand = within(mainNav()).getByRole('link', { name: 'Two Minute Drill' });
  expect(brand).toHaveAttribute('href', '/');
  await user.click(brand);
  expect(await screen.findByRole('heading', { level: 1, name: 'Two Minute Drill' })).toBeInTheDocument();
});

test('the League dropdown has the links of the specification, in its order; History is a link of its own', async () => {
  const { user } = renderRoute('/keeperbreakdown/132');
  await screen.findByRole('heading', { level: 1, name: 'Global League' });
  await within(screen.getByRole('navigation', { name: 'League' })).findByRole('link', { name: 'Draft Order' });
  expect(linksOf(await openMenu(user, 'League'))).toEqual([
    'Standings /league/132',
    'Depth Chart /depthchart/132',
    'Draft Order /draftorder/132',
    'Roster Breakdown /rosterbreakdown/132',
    '2025 Rookies /rookies/132/2025',
    '2025 Team Scores /history/132/pointsbyyear/2025',
  ]);
  expect(within(mainNav()).getByRole('link', { name: 'History' })).toHaveAttribute('href', '/league/history/132');
});

test('Draft Order is shown only when the league has not drafted, and not before the settings are loaded', async () => {
  const release = holdRequests('/api/Settings');
  const { unmount } = renderRoute('/keeperbreakdown/132');
  await screen.findByRole('heading', { level: 1, name: 'Global League' });
  expect(screen.queryByRole('link', { name: 'Draft Order' })).not.toBeInTheDocument();
  await release();
  expect(await screen.findByRole('link', { name: 'Draft Order' })).toBeInTheDocument();
  unmount();

  server.intercept(null);
  const responded = watchResponses();
  renderRoute(`/keeperbreakdown/${drafted}`);
  await screen.findByRole('heading', { level: 1, name: 'Col League' });
  await responded('/api/Settings');
  await sleep(200);
  expect(screen.queryByRole('link', { name: 'Draft Order' })).not.toBeInTheDocument();
});

test('Pre-Draft Trades links to the season that the league prepares, or to the configured one when that is unknown', async () => {
  const trades = () => screen.findByRole('link', { name: 'Pre-Draft Trades' });
  const { unmount } = renderRoute('/draftorder/132');
  expect(await trades()).toHaveAttribute('href', '/predrafttrades/132/2026');
  unmount();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept((request) => (request.url.includes('/api/Settings') ? new Response(null, { status: 500 }) : undefined));
  const { user } = renderRoute('/draftorder/132');
  expect(await trades()).toHaveAttribute('href', '/predrafttrades/132/2025');

  const link = await trades();
  server.intercept((request) => (request.url.includes('/api/Settings') ? new Promise(() => undefined) : undefined));
  await user.click(screen.getByRole('link', { name: 'Keeper Breakdown' }));
  await screen.findByRole('grid', { name: 'Keeper Breakdown' });
  expect(link).toBeInTheDocument();
});

test("Sleeper's navbar is black at the top and its menu has Standings and 2025 Team Scores", async () => {
  const { user } = renderRoute(`/sleeper/league/${second}`);
  await leagueShown('Sunday Dynasty');
  expect(mainNav().closest('.navbar')).toHaveClass('navbar--black');
  expect(linksOf(await openMenu(user, 'League'))).toEqual([
    `Standings /sleeper/league/${second}`,
    `2025 Team Scores /sleeper/history/${second}/pointsbyyear/2025`,
  ]);
});

test('after the page is scrolled more than 499 pixels the navbar turns solid red', () => {
  renderRoute('/');
  const scrollTo = (top: number) =>
    act(() => {
      Object.assign(window, { scrollY: top });
      window.dispatchEvent(new Event('scroll'));
    });
  const navbar = mainNav().closest('.navbar');
  scrollTo(499);
  expect(navbar).not.toHaveClass('navbar--solid');
  scrollTo(500);
  expect(navbar).toHaveClass('navbar--solid');
  scrollTo(0);
  expect(navbar).not.toHaveClass('navbar--solid');
});

test('a menu closes by Escape, which gives the focus back to its button', async () => {
  const { user } = renderRoute('/');
  const menu = await openMenu(user, 'Leagues');
  expect(menu).toBeVisible();
  await user.tab();
  expect(within(menu).getAllByRole('link')[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(menu).not.toBeVisible();
  expect(within(mainNav()).getByRole('button', { name: 'Leagues' })).toHaveFocus();
});

test('Escape closes an open menu first, then the collapsed navbar around it', async () => {
  const { user } = renderRoute('/');
  const toggle = within(mainNav()).getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  const menu = await openMenu(user, 'Leagues');
  await user.keyboard('{Escape}');
  expect(menu).not.toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('a footer shows a copyright line with the current year and the company name', () => {
  renderRoute('/', testConfig({ companyName: 'Fourth & Long' }));
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${new Date().getFullYear()} Fourth & Long`);
});

test('an unknown route shows a Not Found page inside the layout', async () => {
  renderRoute('/league/history');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
  expect(mainNav()).toBeInTheDocument();
  expect(document.title).toBe('Not Found · Sideline');
});

test('the document title names screen, league and product', async () => {
  renderRoute('/league/132');
  await leagueShown('Global League');
  expect(document.title).toBe('Standings · Global League · Sideline');
});

test('a name cannot turn the direction of the document title', async () => {
  renderRoute('/league/132', testConfig({ leagues: [{ id: '132', name: 'Left\u202eRight', provider: 'default' }] }));
  await waitFor(() => expect(document.title).toBe('Standings · LeftRight · Sideline'));
});

test.each([
  ['/rookies/132/2025', '2025 Rookies · Global League · Sideline'],
  ['/league/132/team/13204', 'Gridiron Gurus · Team · Global League · Sideline'],
  ['/history/132/pointsbyyear/2024/13204/3', 'Gridiron Gurus · 2024 · Week 3 · Player Scores · Global League · Sideline'],
  ['/league/348764/team/13204', 'Not Found · Col League · Sideline'],
  ['/league/132/team/9', 'Not Found · Global League · Sideline'],
])('%s is titled %s', async (address, title) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderRoute(address);
  await waitFor(() => expect(document.title).toBe(title));
  log.mockRestore();
});

test.each([
  ['/league/132', 'Standings'],
  ['/league/132?view=league', 'All Teams'],
  ['/league/132?view=games', 'Games'],
  ['/league/132?view=games&week=8', 'Games week 8'],
  ['/league/132?view=rules', 'Rules'],
  ['/league/history/132?view=final&year=2021', '2021 Final Standings'],
  ['/league/history/132?view=regular&year=2021', '2021 Regular Season'],
  ['/draftorder/132?view=board', 'Draft Board'],
  [`/draftorder/${drafted}?year=2024`, '2024 Draft Results'],
  [`/draftorder/${drafted}?view=board`, 'Draft Results'],
  ['/history/132/pointsbyyear/2024', '2024 Team Scores'],
  ['/transactions/132/2024', '2024 Transactions'],
])('%s has the heading %s, which is the first part of the document title', async (address, heading) => {
  renderRoute(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${heading} · .* League · Sideline$`)));
});

test('a view of the admin page is in its heading and title', async () => {
  renderRoute('/admin?view=people');
  expect(await screen.findByRole('heading', { level: 1, name: 'People · Admin' })).toBeInTheDocument();
  expect(document.title).toBe('People · Admin · Sideline');
});

test('no API URL configured for the host: an alert names the host, and no request is sent', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls: string[] = [];
  server.intercept((request) => {
    calls.push(request.url);
    return undefined;
  });
  renderRoute('/league/132', testConfig({ hosts: { 'other.example': { apiUrl: '', clientUrl: '' } } }));
  await screen.findByText('No data available');
  expect(alert.mock.calls).toEqual([['No API URL is specified for localhost']]);
  expect(calls).toEqual([]);
  alert.mockRestore();
  log.mockRestore();
});

test("one league's hasDrafted never governs another league's page", async () => {
  const { user } = renderRoute('/league/132');
  const hasDraftOrder = async () => linksOf(await openMenu(user, 'League')).some((text) => text.startsWith('Draft Order'));
  await waitFor(async () => expect(await hasDraftOrder()).toBe(true));
  await user.click(within(await openMenu(user, 'Leagues')).getByRole('link', { name: 'Col League' }));
  await leagueShown('Col League');
  expect(await hasDraftOrder()).toBe(false);
  await user.click(within(await openMenu(user, 'Leagues')).getByRole('link', { name: 'Global League' }));
  await leagueShown('Global League');
  expect(await hasDraftOrder()).toBe(true);
});
