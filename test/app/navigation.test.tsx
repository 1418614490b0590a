import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { holdRequests } from '../support/interceptCalls';
import { renderFrame } from '../support/renderFrame';
import { renderRoute, testConfig } from '../support/renderRoute';

// Menus that are closed.
configure({ defaultHidden: false });

const drafted = '348764';
const second = '620000000000000149';

beforeEach(() => {
  server.intercept(null);
  localStorage.clear();
});

const mainNav = () => screen.getByRole('navigation', { name: 'Main' });
/** Waits until the league's bar names its league. */
const shown = (league: string) => screen.findByText(league, { selector: '.league-place__name' });
const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

async function openMenu(user: ReturnType<typeof renderFrame>['user'], name: string) {
  const button = await within(mainNav()).findByRole('button', { name });
  await user.click(button);
  return document.getElementById(button.getAttribute('aria-controls')!)!;
}

test('the navbar has a Leagues dropdown with a fixed list of ten leagues, each entry a link to its league page', async () => {
  const { user } = renderFrame('/');
  const links = linksOf(await openMenu(user, 'Leagues'));
  expect(links).toHaveLength(10);
  expect(links[0]).toBe('Global League /league/132');
  expect(links.filter((link) => link.includes('/sleeper/league/'))).toHaveLength(3);
});

test('the brand link in the navbar points to the landing page', async () => {
  const { user } = renderFrame('/league/132', testConfig({ productName: 'Two Minute Drill' }));
  await shown('Global League');
  const brand = within(mainNav()).getByRole('link', { name: 'Two Minute Drill' });
  expect(brand).toHaveAttribute('href', '/');
  await user.click(brand);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('the League dropdown has the links of the specification, in its order; History is a link of its own', async () => {
  const { user } = renderFrame('/keeperbreakdown/132');
  await shown('Global League');
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
  const { unmount } = renderFrame('/keeperbreakdown/132');
  await shown('Global League');
  expect(screen.queryByRole('link', { name: 'Draft Order' })).not.toBeInTheDocument();
  await release();
  expect(await screen.findByRole('link', { name: 'Draft Order' })).toBeInTheDocument();
  unmount();

  server.intercept(null);
  renderFrame(`/keeperbreakdown/${drafted}`);
  await screen.findByText('Draft Results');
  expect(screen.queryByRole('link', { name: 'Draft Order' })).not.toBeInTheDocument();
});

test('Pre-Draft Trades links to the season that the league prepares, or to the configured one when that is unknown', async () => {
  const trades = () => screen.findByRole('link', { name: 'Pre-Draft Trades' });
  const { unmount } = renderFrame('/draftorder/132');
  expect(await trades()).toHaveAttribute('href', '/predrafttrades/132/2026');
  unmount();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept((request) => (request.url.includes('/api/Settings') ? new Response(null, { status: 500 }) : undefined));
  const { user } = renderRoute('/draftorder/132');
  expect(await trades()).toHaveAttribute('href', '/predrafttrades/132/2025');

  const link = await trades();
  server.intercept((request) => (request.url.includes('/api/Settings') ? new Promise(() => undefined) : undefined));
  await user.click(screen.getByRole('link', { name: 'Keeper Breakdown' }));
  await screen.findByRole('table', { name: 'Keeper Breakdown' });
  expect(link).toBeInTheDocument();
});

test("Sleeper's navbar is black at the top and its menu has Standings and 2025 Team Scores", async () => {
  const { user } = renderFrame(`/sleeper/league/${second}`);
  await shown('Sunday Dynasty');
  expect(mainNav().closest('.navbar')).toHaveClass('navbar--black');
  expect(linksOf(await openMenu(user, 'League'))).toEqual([
    `Standings /sleeper/league/${second}`,
    `2025 Team Scores /sleeper/history/${second}/pointsbyyear/2025`,
  ]);
});

test('after the page is scrolled more than 499 pixels the navbar turns solid red', () => {
  renderFrame('/');
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
  const { user } = renderFrame('/');
  const menu = await openMenu(user, 'Leagues');
  expect(menu).toBeVisible();
  await user.tab();
  expect(within(menu).getAllByRole('link')[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(menu).not.toBeVisible();
  expect(within(mainNav()).getByRole('button', { name: 'Leagues' })).toHaveFocus();
});

test('Escape closes an open menu first, then the collapsed navbar around it', async () => {
  const { user } = renderFrame('/');
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
  renderFrame('/', testConfig({ companyName: 'Fourth & Long' }));
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${new Date().getFullYear()} Fourth & Long`);
});

test('an unknown route shows a Not Found page inside the layout', async () => {
  renderRoute('/league/history');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
  expect(mainNav()).toBeInTheDocument();
  expect(document.title).toBe('Not Found · Sideline');
});

test.each([
  ['/league/132/team/13204', 'Gridiron Gurus', 'Gridiron Gurus · Team · Global League · Sideline'],
  ['/league/132?view=games&week=8', 'Games week 8', 'Games week 8 · Global League · Sideline'],
])('%s has the heading %s, which begins the document title', async (address, heading, title) => {
  renderRoute(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(title));
});

test('a team that does not exist is Not Found', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderRoute('/league/132/team/9');
  await waitFor(() => expect(document.title).toBe('Not Found · Global League · Sideline'));
  log.mockRestore();
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
  const { user } = renderFrame('/league/132');
  const hasDraftOrder = async () => linksOf(await openMenu(user, 'League')).some((text) => text.startsWith('Draft Order'));
  await waitFor(async () => expect(await hasDraftOrder()).toBe(true));
  await user.click(within(await openMenu(user, 'Leagues')).getByRole('link', { name: 'Col League' }));
  await shown('Col League');
  expect(await hasDraftOrder()).toBe(false);
  await user.click(within(await openMenu(user, 'Leagues')).getByRole('link', { name: 'Global League' }));
  await shown('Global League');
  expect(await hasDraftOrder()).toBe(true);
});
