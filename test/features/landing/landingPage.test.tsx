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

test('the landing page names the product and leads to the standings of every league, by provider', async () => {
  renderRoute('/', testConfig({ productName: 'Two Minute Drill' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Two Minute Drill' })).toBeVisible();
  const defaults = screen.getByRole('region', { name: 'On MyFantasyLeague' });
  expect(within(defaults).getAllByRole('link')).toHaveLength(7);
  expect(within(defaults).getByRole('link', { name: 'Global League' })).toHaveAttribute('href', '/league/132');
  const second = screen.getByRole('region', { name: 'On Sleeper' });
  const addresses = within(second)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toHaveLength(3);
  expect(addresses).toContain('/sleeper/league/620000000000000149');
});

test('a provider without leagues has no heading', async () => {
  renderRoute('/', testConfig({ leagues: [{ id: '7', name: 'O’Neil & <Sons>', provider: 'default' }] }));
  expect(await screen.findByRole('link', { name: 'O’Neil & <Sons>' })).toHaveAttribute('href', '/league/7');
  expect(screen.queryByRole('heading', { name: 'On Sleeper' })).not.toBeInTheDocument();
});

test('without any league it says how the first one is added', async () => {
  renderRoute('/', testConfig({ leagues: [] }));
  expect(await screen.findByText(/^None yet\. An admin adds one/)).toBeVisible();
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
