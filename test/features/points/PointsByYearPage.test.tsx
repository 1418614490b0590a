import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { goTo } from '../../support/goTo';
import { leagueShown } from '../../support/leagueShown';
import { respondToCalls } from '../../support/interceptCalls';
import { columnTexts, findRowTexts, headersOf, rowsOf, summaryTexts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';
import { platforms, scores, yearScreen } from './scorePages';

type Body = {
  leagueName: string;
  teams: ({ teamId: string; teamName: string; ownerName: string } & ReturnType<typeof scores>)[];
};

const label = 'Team Scores';
const EMPTY = { leagueName: 'Global League', teams: [] };

afterEach(() => server.intercept(null));

describe.each(platforms)('points by year, $name', (platform) => {
  const { leagueId, screens, call } = platform;

  test('Team Name, Owner, Team Score, Bench Score, Res Score and Total Score; the default sort is by total, highest first, with totals and averages below; the team name leads to the team page, the row’s score to its weekly scores', async () => {
    const response = (await get(`${call}?leagueId=${leagueId}&year=2025`)).json<Body>();
    respondToCalls(call, () => ({ ...response, teams: response.teams.toReversed() }));
    renderPage(yearScreen(platform));
    const byTotal = response.teams.toSorted((a, b) => b.teamScoreIncBenchAndRes - a.teamScoreIncBenchAndRes);
    const scoresOf = (team: Body['teams'][number]) => [
      team.teamScoreTotal,
      team.benchScoreTotal,
      team.resScoreTotal,
      team.teamScoreIncBenchAndRes,
    ];
    expect(await findRowTexts(label)).toEqual(
      byTotal.map((team) => [team.teamName, team.ownerName, ...scoresOf(team).map((score) => score.toFixed(2))]),
    );
    expect(headersOf(label)).toEqual(['Team Name', 'Owner', 'Team Score', 'Bench Score', 'Res Score', 'Total Score']);
    const sums = byTotal.map(scoresOf).reduce((a, b) => a.map((score, index) => score + b[index]!));
    expect(summaryTexts(label).map(([name, , ...numbers]) => [name, ...numbers.map((text) => Number(text).toFixed(1))])).toEqual([
      ['Total', ...sums.map((sum) => sum.toFixed(1))],
      ['Average', ...sums.map((sum) => (sum / byTotal.length).toFixed(1))],
    ]);
    await leagueShown(response.leagueName);
    expect(screen.getByRole('heading', { level: 1, name: '2025 Team Scores' })).toBeInTheDocument();

    const [{ teamId }] = byTotal as [Body['teams'][number]];
    const [name, score, ...others] = within(rowsOf(label)[0]!).getAllByRole('link');
    expect(name).toHaveAttribute('href', `${screens}/league/${leagueId}/team/${teamId}`);
    expect(score).toHaveAttribute('href', `${yearScreen(platform)}/${teamId}`);
    expect(score).toHaveTextContent(/^\d+\.\d\d$/);
    expect(others).toEqual([]);
  });
});

describe('points by year', () => {
  const [{ call }] = platforms;
  const address = yearScreen(platforms[0]);

  test('sorts by any column, missing owners last in both directions; HTML and emoji in names are text', async () => {
    respondToCalls(call, () => ({
      leagueName: '<i>League</i> 🏈',
      teams: [
        { teamId: '1', teamName: '<b>Bold</b> 🌊', ownerName: null, ...scores(9) },
        { teamId: '2', teamName: 'B', ownerName: 'Zoë', ...scores(80) },
        { teamId: '3', teamName: 'C', ownerName: '<script>', ...scores(700) },
      ],
    }));
    renderPage(address);
    expect((await findRowTexts(label)).map(([name]) => name)).toEqual(['C', 'B', '<b>Bold</b> 🌊']);
    await leagueShown('<i>League</i> 🏈');
    const sortBy = (sort: string) => goTo(`${address}?sort=${sort}`);
    sortBy('ownerName');
    expect(columnTexts(label, 1)).toEqual(['<script>', 'Zoë', 'N/A']);
    sortBy('-ownerName');
    expect(columnTexts(label, 1)).toEqual(['Zoë', '<script>', 'N/A']);
    sortBy('teamScoreTotal');
    expect(columnTexts(label, 2)).toEqual(['9.00', '80.00', '700.00']);
  });

  test('without teams there is nothing to export', async () => {
    respondToCalls(call, () => EMPTY);
    renderPage(address);
    await screen.findByText('No data available');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });
});
