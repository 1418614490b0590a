import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../../support/renderRoute';

/** League 132 has its draft of 2026 to come; the last eight places of each round are not set. */
beforeAll(async () => {
  await server.restart();
  await server.rows(`update draft_pick set is_guess = true where league_id = '132' and season = 2026 and pick > 4`);
});

test('picks whose places nobody has set come last in their round, without numbers, and the page says so', async () => {
  renderRoute('/draftorder/132');
  const round = await screen.findByRole('table', { name: 'Round 1' });
  expect(screen.getByText(/^The draft order is set in part/)).toBeInTheDocument();
  const numbers = within(round)
    .getAllByText(/^(1\.\d+|Not set)$/, { selector: 'a' })
    .map(({ textContent }) => textContent);
  expect(numbers).toEqual(['1.01', '1.02', '1.03', '1.04', ...Array<string>(8).fill('Not set')]);
  expect(within(round).getAllByText('Not set')[0]).toHaveAttribute('title', 'Perhaps 1.05');
});

test('the team’s page names the round of such a pick only', async () => {
  await server.rows(`update draft_pick set is_guess = true where league_id = '132' and season = 2026`);
  const [pick] = await server.rows<{ team: string }>(
    `select original_team_id as team from draft_pick where league_id = '132' and season = 2026 and round = 2 and pick = 1`,
  );
  renderRoute(`/league/132/team/${pick!.team}`);
  expect(await screen.findByRole('link', { name: /picks? in 2026$/ })).toBeInTheDocument();
  const line = screen.getByRole('link', { name: /picks? in 2026$/ }).parentElement!;
  expect(line).toHaveTextContent(/Round 2/);
  expect(line).not.toHaveTextContent(/\d\.\d\d/);
});
