import { screen } from '@testing-library/react';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';
import { columnNames, findGrid, shownColumn, shownRows } from '../../support/table';
import { platforms, scores, yearScreen } from './scorePages';

type Body = { weeks: ({ week: number; teamName: string } & ReturnType<typeof scores>)[] };

afterEach(() => server.intercept(null));

describe.each(platforms)('weekly scores, $name', (platform) => {
  const { leagueId, teamId, teamParameter } = platform;
  const call = `${platform.call}Team`;
  const address = `${yearScreen(platform)}/${teamId}`;

  test('Week (a link to the week page), Team Score, Bench Score, Res Score and Total Score, by week', async () => {
    const { weeks } = (await get(`${call}?leagueId=${leagueId}&year=2025&${teamParameter}=${teamId}`)).json<Body>();
    expect(weeks.length).toBeGreaterThan(9);
    respondToCalls(call, () => ({ weeks: weeks.toReversed() }));
    renderRoute(address);
    await findGrid('Weekly Scores');
    expect(columnNames()).toEqual(['Week', 'Team Score', 'Bench Score', 'Res Score', 'Total Score']);
    expect(shownRows()).toEqual(
      weeks.map((week) => [
        String(week.week),
        week.teamScoreTotal.toFixed(2),
        week.benchScoreTotal.toFixed(2),
        week.resScoreTotal.toFixed(2),
        week.teamScoreIncBenchAndRes.toFixed(2),
      ]),
    );
    expect(screen.getByRole('link', { name: '10' })).toHaveAttribute('href', `${address}/10`);
  });

  test('the heading names team and year, and a link leads up to the year’s scores', async () => {
    const calls = respondToCalls(call, () => ({ weeks: [{ week: 1, teamName: 'The Name of Then', ...scores(1) }] }));
    renderRoute(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Name of Then · 2025' })).toBeInTheDocument();
    expect(calls).toEqual([{ leagueId, year: '2025', [teamParameter]: teamId }]);
    const up = screen.getAllByRole('link', { name: '2025 Team Scores' }).find((link) => link.closest('.page'));
    expect(up).toHaveAttribute('href', yearScreen(platform));
  });
});

test('a team’s weekly scores name the team before they are loaded', async () => {
  const { user } = renderRoute(yearScreen(platforms[0]));
  await findGrid('Team Scores');
  const [, score] = screen.getAllByRole('link', { name: /^(Gridiron Gurus|\d+\.\d\d)$/ });
  respondToCalls('/api/History/PointsByYearTeam', () => new Promise(() => undefined));
  await user.click(score!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gridiron Gurus · 2025' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

test('weeks sort as numbers in both directions', async () => {
  respondToCalls('/api/History/PointsByYearTeam', () => ({
    weeks: [9, 10, 1].map((week) => ({ week, teamName: 'A', ...scores(week) })),
  }));
  const { user } = renderRoute('/history/132/pointsbyyear/2025/13204');
  await findGrid('Weekly Scores');
  expect(shownColumn(0)).toEqual(['1', '9', '10']);
  await user.click(screen.getByRole('columnheader', { name: /Week/ }));
  expect(shownColumn(0)).toEqual(['10', '9', '1']);
});
