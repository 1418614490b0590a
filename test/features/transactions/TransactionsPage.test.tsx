import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, [role="gridcell"]')].map(({ textContent }) => textContent));

async function open(address: string) {
  const { user } = renderRoute(address);
  await screen.findByRole('heading', { level: 1, name: 'Global League' });
  await screen.findAllByRole('link', { name: /^[A-Z]/ });
  return user;
}

test('each move shows player, team, time and kind; names link to player and team', async () => {
  await open('/transactions/132/2025');
  const [first] = await screen.findAllByRole('row', { name: /Free agents/ });
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/player=\d+/),
    expect.stringMatching(/^\/league\/132\/team\/132\d\d$/),
  ]);
  const dates = rows().map(([date]) => Date.parse(date!));
  expect(dates.length).toBeGreaterThan(10);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('years link to each other; one without transactions says so', async () => {
  const user = await open('/transactions/132/2025');
  await user.click(screen.getByRole('link', { name: /2024/ }));
  expect(await screen.findByText('The league’s host has no transactions of 2024.')).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'Years' })).getByRole('link', { name: '2025' })).toHaveAttribute(
    'href',
    '/transactions/132/2025',
  );
});

test('a trade of a Sleeper league has its picks in words, which lead to the teams that had them', async () => {
  const league = '620000000000000149';
  renderRoute(`/sleeper/transactions/${league}/2025?q=round`);
  const [pick] = await screen.findAllByRole('link', { name: /^\d{4} round \d of .+/ });
  expect(pick!.getAttribute('href')).toMatch(new RegExp(`^/sleeper/league/${league}/team/\\d+$`));
});
