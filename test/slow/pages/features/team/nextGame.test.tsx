import { screen } from '@testing-library/react';
import type { Schema } from '../../../../../src/api/types';
import { get } from '../../../../support/call';
import { renderRoute } from '../../../../support/renderRoute';

const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: null, result: null });
const week = (games: object[]) => ({ leagueName: 'L', season: 2025, week: 4, weeks: [1, 2, 3, 4], games, idle: [] });

async function open(comingGames: object | undefined) {
  const standings = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  server.intercept(({ url }) =>
    new URL(url).pathname === '/api/League/GetLeague' ? Response.json({ ...standings, comingGames }) : undefined,
  );
  renderRoute('/league/132/team/13204');
  await screen.findByText(/points/);
}
afterEach(() => server.intercept(null));

test('both games of a week with two', async () => {
  const [own, one, other] = [side('13204', 'Own'), side('13201', 'Harbour Lights'), side('13202', 'Other')];
  await open(week([{ teams: [one, own] }, { teams: [own, other] }]));
  expect(await screen.findByText(/Next games,/)).toHaveTextContent('Next games, week 4: Harbour Lights, Other');
});

test('a team without a game in the coming week', async () => {
  await open(week([{ teams: [side('13201', 'Harbour Lights'), side('13202', 'Other')] }]));
  expect(await screen.findByText('Week 4: no opponent')).toBeInTheDocument();
});
