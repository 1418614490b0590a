import { screen, waitFor } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { rest } from '../../support/rest';
import { renderRoute } from '../../support/renderRoute';

const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: null, result: null });
let games: object[] = [];
let asked: string[] = [];

async function open(hasComingGames: boolean) {
  const standings = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  asked = [];
  server.intercept(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/League/GetLeague') return Response.json({ ...standings, hasComingGames });
    if (pathname !== '/api/League/GetGames') return undefined;
    asked.push(url);
    const week = searchParams.get('week') === '4' ? { week: 4, games } : { week: 3, games: [] };
    return Response.json({ leagueName: 'L', season: 2025, weeks: [1, 2, 3, 4], idle: [], ...week });
  });
  renderRoute('/league/132/team/13204');
  await screen.findByRole('heading', { level: 1, name: /Long-Winded|Caf|./ });
}
afterEach(() => server.intercept(null));

test('in a season a team’s page names its next game', async () => {
  games = [{ teams: [side('13201', 'Harbour Lights'), side('13204', 'Own')] }];
  await open(true);
  const line = await screen.findByText(/Next game, week 4/);
  expect(line).toHaveTextContent('Next game, week 4: Harbour Lights');
  expect(line.querySelector('a')).toHaveAttribute('href', '/league/132/team/13201');
});

test('a team without a game in the coming week', async () => {
  games = [{ teams: [side('13201', 'Harbour Lights'), side('13202', 'Other')] }];
  await open(true);
  expect(await screen.findByText('Week 4: no opponent')).toBeInTheDocument();
});

test('outside of a season no games are asked for', async () => {
  await open(false);
  await waitFor(() => expect(screen.getByText(/points/)).toBeInTheDocument());
  await rest(200);
  expect(asked).toEqual([]);
});
