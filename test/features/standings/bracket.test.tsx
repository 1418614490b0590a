import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

test('the play-offs are a view of the standings: rounds with games, byes, winners in bold and in words, and scores that lead to the game', async () => {
  const { user } = renderRoute('/league/132');
  await user.click(await screen.findByRole('link', { name: 'Play-offs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Play-offs' })).toBeInTheDocument();
  const final = within(await screen.findByRole('list', { name: 'Final' }));
  expect(final.getByRole('listitem').textContent).toBe('Gridiron Gurus88.06Monsoon Season88.08');
  expect(final.getByRole('img', { name: 'won' }).parentElement!).toHaveTextContent('Monsoon Season');
  expect(final.getByRole('link', { name: '88.08' })).toHaveAttribute('href', '/matchup/132/2025/17/13209');
  const quarterFinals = within(screen.getByRole('list', { name: 'Quarter-finals' }));
  expect(quarterFinals.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Redwood Rushersbye');
  const others = within(screen.getByRole('list', { name: 'Other games' }));
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Consolation, week 16Spice Route Runners128.00 – 93.62Second & Goal',
    'Third-place game, week 17Redwood Rushers126.70 – 85.20Null Island Nomads',
  ]);
});

test('another season is a link of the season switch', async () => {
  const { user } = renderRoute('/league/132?view=playoffs');
  await screen.findByRole('list', { name: 'Final' });
  await user.click(screen.getByRole('link', { name: 'Season 2024' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Play-offs 2024' })).toBeInTheDocument();
  expect(window.location.search).toBe('?view=playoffs&year=2024');
  expect(await screen.findByRole('link', { name: '124.92' })).toHaveAttribute('href', '/matchup/132/2024/16/13208');
});
