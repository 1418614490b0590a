import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { leagueShown } from '../../support/leagueShown';
import { respondToCalls } from '../../support/interceptCalls';
import { renderRoute } from '../../support/renderRoute';
import { columnNames, findGrid, shownColumn, shownRows } from '../../support/table';
import { platforms, scores, yearScreen } from './scorePages';

type Body = {
  leagueName: string;
  teams: ({ teamId: string; teamName: string; ownerName: string } & ReturnType<typeof scores>)[];
};

const EMPTY = { leagueName: 'Global League', teams: [] };

afterEach(() => server.intercept(null));

describe.each(platforms)('points by year, $name', (platform) => {
  const { leagueId, screens, call } = platform;

  test('Team Name, Owner, Team Score, Bench Score, Res Score and Total Score; the default sort is by total, highest first', async () => {
    const response = (await get(`${call}?leagueId=${leagueId}&year=2025`)).json<Body>();
    respondToCalls(call, () => ({ ...response, teams: response.teams.toReversed() }));
    renderRoute(yearScreen(platform));
    await findGrid('Team Scores');
    expect(columnNames()).toEqual(['Team Name', 'Owner', 'Team Score', 'Bench Score', 'Res Score', 'Total Score']);
    const byTotal = response.teams.toSorted((a, b) => b.teamScoreIncBenchAndRes - a.teamScoreIncBenchAndRes);
    expect(shownRows()).toEqual(
      byTotal.map((team) => [
        team.teamName,
        team.ownerName,
        team.teamScoreTotal.toFixed(2),
        team.benchScoreTotal.toFixed(2),
        team.resScoreTotal.toFixed(2),
        team.teamScoreIncBenchAndRes.toFixed(2),
      ]),
    );
    expect(screen.getByRole('columnheader', { name: /Total Score/ })).toHaveAttribute('aria-sort', 'descending');
    await leagueShown(response.leagueName);
    expect(screen.getByRole('heading', { level: 1, name: '2025 Team Scores' })).toBeInTheDocument();
  });

  test('the team name leads to the team page, the row’s score to its weekly scores', async () => {
    renderRoute(yearScreen(platform));
    await findGrid('Team Scores');
    const row = within(screen.getAllByRole('row')[1]!);
    const [name, score, ...others] = row.getAllByRole('link');
    const team = name!.getAttribute('href')!.split('/').at(-1)!;
    expect(team).toMatch(/^\d+$/);
    expect(name).toHaveAttribute('href', `${screens}/league/${leagueId}/team/${team}`);
    expect(score).toHaveAttribute('href', `${yearScreen(platform)}/${team}`);
    expect(score).toHaveTextContent(/^\d+\.\d\d$/);
    expect(others).toEqual([]);
  });
});

describe('points by year', () => {
  const [{ call }] = platforms;
  const address = yearScreen(platforms[0]);

  test('sorts by any column, missing owners last in both directions', async () => {
    respondToCalls(call, () => ({
      leagueName: 'Global League',
      teams: [
        { teamId: '1', teamName: 'A', ownerName: null, ...scores(9) },
        { teamId: '2', teamName: 'B', ownerName: 'Zoë', ...scores(80) },
        { teamId: '3', teamName: 'C', ownerName: 'ann', ...scores(700) },
      ],
    }));
    const { user } = renderRoute(address);
    await findGrid('Team Scores');
    expect(shownColumn(0)).toEqual(['C', 'B', 'A']);
    await user.click(screen.getByRole('columnheader', { name: /Owner/ }));
    expect(shownColumn(1)).toEqual(['ann', 'Zoë', 'N/A']);
    await user.click(screen.getByRole('columnheader', { name: /Owner/ }));
    expect(shownColumn(1)).toEqual(['Zoë', 'ann', 'N/A']);
    await user.click(screen.getByRole('columnheader', { name: /Team Score/ }));
    expect(shownColumn(2)).toEqual(['9.00', '80.00', '700.00']);
  });

  test('HTML and emoji in names are text', async () => {
    respondToCalls(call, () => ({
      leagueName: '<i>League</i> 🏈',
      teams: [{ teamId: '1', teamName: '<b>Bold</b> 🌊', ownerName: '<script>', ...scores(1) }],
    }));
    renderRoute(address);
    await findGrid('Team Scores');
    expect(screen.getByRole('link', { name: '<b>Bold</b> 🌊' })).toBeInTheDocument();
    expect(screen.getByText('<script>')).toBeInTheDocument();
    await leagueShown('<i>League</i> 🏈');
  });

  test('without teams there is nothing to export', async () => {
    respondToCalls(call, () => EMPTY);
    renderRoute(address);
    await screen.findByText('No data available');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });
});
