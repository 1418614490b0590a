import { act, screen, within } from '@testing-library/react';
import { renderRoute, testConfig } from '../../support/renderRoute';

const splash = () => document.querySelector<HTMLElement>('.landing__splash')!;
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

async function scrollTo(y: number, width: number) {
  Object.assign(window, { innerWidth: width, scrollY: y });
  window.dispatchEvent(new Event('scroll'));
  await nextFrame();
}

afterEach(() => Object.assign(window, { innerWidth: 1024, scrollY: 0 }));

test('the landing page names the product and leads to the standings of every league', async () => {
  renderRoute('/', testConfig({ productName: 'Two Minute Drill' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Two Minute Drill' })).toBeVisible();
  const { leagues } = testConfig();
  const demos = screen.getByRole('region', { name: 'Demo leagues' });
  expect(within(demos).getAllByRole('link')).toHaveLength(leagues.length);
  expect(within(demos).getByRole('link', { name: 'Global League' })).toHaveAttribute('href', '/league/132');
  expect(within(demos).getByRole('link', { name: 'Sunday Dynasty' })).toHaveAttribute(
    'href',
    '/sleeper/league/620000000000000149',
  );
});

test('leagues that are no demo are listed below their platform', async () => {
  const real = [
    { id: '7', name: 'Harbour League', provider: 'default' as const },
    { id: '620000000000009999', name: 'Home League', provider: 'sleeper' as const },
  ];
  renderRoute('/', testConfig({ leagues: [...testConfig().leagues, ...real] }));
  const names = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  await screen.findByRole('heading', { level: 1 });
  expect(names('On MyFantasyLeague')).toEqual(['/league/7']);
  expect(names('On Sleeper')).toEqual(['/sleeper/league/620000000000009999']);
  expect(names('Demo leagues')).toHaveLength(testConfig().leagues.length);
});

test('a platform without leagues has no heading', async () => {
  renderRoute('/', testConfig({ leagues: [{ id: '7', name: 'O’Neil & <Sons>', provider: 'default' }] }));
  expect(await screen.findByRole('link', { name: 'O’Neil & <Sons>' })).toHaveAttribute('href', '/league/7');
  expect(screen.queryByRole('heading', { name: 'On Sleeper' })).not.toBeInTheDocument();
});

test('without any league three steps lead to the first one', async () => {
  renderRoute('/', testConfig({ leagues: [] }));
  const steps = within((await screen.findByText(/^No league yet/)).parentElement!)
    .getAllByRole('listitem')
    .slice(0, 3);
  const links = steps.map((step) => within(step).queryByRole('link')?.getAttribute('href'));
  expect(links).toEqual(['/log-in', '/add-league', undefined]);
  expect(screen.getByRole('link', { name: 'Add the first league' })).toHaveAttribute('href', '#leagues');
});

describe('with more leagues on the server than the configuration has', () => {
  const names = ['Bay Bowl', 'Cliff Cup', ...Array.from({ length: 30 }, (_, n) => `Delta League ${n + 10}`)];
  beforeAll(() =>
    server.rows(
      `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
       values ${names.map((name, n) => `('77${n}', 'sleeper', '${name}', 2026, 2026, false, false)`).join(', ')}`,
    ),
  );
  afterAll(() => server.rows("delete from league where id like '77%'"));

  test('some of them are listed, and a search finds any other', async () => {
    const { user } = renderRoute('/', testConfig({ hasMoreLeagues: true }));
    const listed = await screen.findByRole('region', { name: 'On Sleeper' });
    expect(within(listed).getByRole('link', { name: 'Bay Bowl' })).toHaveAttribute('href', '/sleeper/league/770');
    expect(within(listed).queryByRole('link', { name: 'Delta League 39' })).not.toBeInTheDocument();
    await user.type(await screen.findByRole('searchbox', { name: 'Find one of 42 leagues' }), 'league delta');
    const found = await screen.findByRole('region', { name: '30 leagues' });
    expect(within(found).getAllByRole('link')).toHaveLength(24);
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(next).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Delta League 39' })).toHaveAttribute('href', '/sleeper/league/7731');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    expect(await screen.findByText('No public league is called “nowhere”.')).toBeVisible();
  });

  test('the search of every page finds them', async () => {
    const { user } = renderRoute('/league/132', testConfig({ hasMoreLeagues: true }));
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('/');
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'cliff');
    expect(await screen.findByRole('option', { name: 'Cliff Cup Sleeper' })).toBeVisible();
  });
});

test('the splash follows the scroll only in windows wider than 991 pixels', async () => {
  renderRoute('/');
  await screen.findByRole('heading', { level: 1 });
  await scrollTo(200, 992);
  expect(splash().style.getPropertyValue('--scrolled')).toBe('200px');
  await scrollTo(300, 991);
  expect(splash().style.getPropertyValue('--scrolled')).toBe('0px');
});

test('the footer shows the current year and the company', async () => {
  renderRoute('/', testConfig({ companyName: 'Chalk & Co' }));
  expect(await screen.findByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Chalk & Co`);
});
