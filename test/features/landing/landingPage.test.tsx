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
