import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { renderPage } from '../../support/renderPage';

const region = () => screen.findByRole('region', { name: 'Weekly Rosters' });

test('the last week is shown; the weeks lead to each other, and keep a team’s filter', async () => {
  const { players } = (await get('/api/League/GetWeekRosters?leagueId=132&year=2025&week=16')).json<Schema<'WeekRosters'>>();
  const ofTeam = players.filter(({ teamName }) => teamName === 'Gridiron Gurus');
  const { user } = renderPage('/weeklyrosters/132/2025?filter.teamName=Gridiron+Gurus');
  expect(await screen.findByText(/Week 17 of 2025/)).toBeInTheDocument();
  await user.click(within(screen.getByRole('navigation', { name: 'Weeks' })).getByRole('link', { name: 'Week 16' }));
  await waitFor(() => expect(window.location.search).toBe('?filter.teamName=Gridiron+Gurus&week=16'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Week 16 Rosters 2025' })).toBeInTheDocument();
  await waitFor(async () =>
    expect(
      within(await region())
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('[data-field=playerName], td, th')?.textContent),
    ).toEqual(ofTeam.map(({ playerName }) => playerName)),
  );
});

test('a week that the season does not have says so', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage('/weeklyrosters/132/2025?week=20');
  expect(await screen.findByText('The league has no such week in 2025.')).toBeInTheDocument();
  log.mockRestore();
});
