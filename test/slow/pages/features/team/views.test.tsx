import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../../../src/api/types';
import { points } from '../../../../../src/lib/numbers';
import { get } from '../../../../support/call';
import { respondToCalls } from '../../../../support/interceptCalls';
import { renderRoute } from '../../../../support/renderRoute';

const sleeper = '620000000000000149';
const sleeperTeam = '610000000000000112';
const team = '/league/132/team/13204';

afterEach(() => server.intercept(null));

const seasonOf = async (query: string) => (await get(`/api/Team/GetTeamSeason?${query}`)).json<Schema<'TeamSeason'>>();
const cellsOf = (row: HTMLElement) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);

test.each([[sleeper, sleeperTeam, '/sleeper']])(
  'league %s: the season has a row a game, whose score leads to its matchup, with the running record and place',
  async (leagueId, teamId, prefix) => {
    const { season, games, places, teams } = await seasonOf(`leagueId=${leagueId}&teamId=${teamId}`);
    renderRoute(`${prefix}/league/${leagueId}/team/${teamId}?view=season`);
    const table = await screen.findByRole('table', { name: `${season} games` });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(games.length);
    const [first] = games;
    const cells = cellsOf(rows[0]!);
    expect(cells).toEqual(
      expect.arrayContaining([
        'Week 1',
        first!.opponentName,
        first!.result === 'W' ? 'Won' : 'Lost',
        `${points(first!.score)} – ${points(first!.opponentScore)}`,
        `${first!.recordAfter!.wins}-${first!.recordAfter!.losses}`,
      ]),
    );
    expect(within(rows[0]!).getByRole('link', { name: / – / })).toHaveAttribute(
      'href',
      `${prefix}/matchup/${leagueId}/${season}/1/${teamId}`,
    );
    const chart = screen.getByRole('img', { name: new RegExp(`among ${teams} teams: week 1 ${places[0]!.place}`) });
    expect(chart.closest('figure')).toHaveAccessibleName('Place by week');
  },
);

test('games to come have no score; a game of two weeks is one, and of two games a week the link names the opponent', async () => {
  const response = await seasonOf('leagueId=132&teamId=13204');
  const [one, two, three] = response.games;
  const unplayed = { score: null, opponentScore: null, result: null, recordAfter: null };
  const games = [
    { ...one!, weeks: [1, 2] },
    { ...two!, ...unplayed, weeks: [3] },
    { ...three!, ...unplayed, weeks: [3] },
  ];
  respondToCalls('/api/Team/GetTeamSeason', () => ({ ...response, games, places: [] }));
  renderRoute(`${team}?view=season`);
  const table = await screen.findByRole('table', { name: '2025 games' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => cellsOf(row)[0]),
  ).toEqual(['Weeks 1 and 2', 'Week 3', 'Week 3']);
  const links = within(table).getAllByRole('link', { name: 'To come' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [two!, three!].map(({ opponentId }) => `/matchup/132/2025/3/13204?opponent=${opponentId}`),
  );
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('a season without the team says so', async () => {
  renderRoute(`${team}?view=season&year=1999`);
  expect(await screen.findByText('The team has no season 1999.')).toBeVisible();
});
