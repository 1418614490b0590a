import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { showCharts } from '../../support/showCharts';
import { renderPage } from '../../support/renderPage';
import { platforms, yearScreen } from './scorePages';

jest.mock('@mui/x-charts/BarChart', () => ({
  BarChart: ({ series }: { series: object[] }) => <output data-testid="bars">{JSON.stringify(series)}</output>,
}));
jest.mock('@mui/x-charts/LineChart', () => ({
  LineChart: ({ series }: { series: object[] }) => <output data-testid="lines">{JSON.stringify(series)}</output>,
}));

type Series = { label: string; data: (number | null)[]; color: string; stack?: string }[];
const dataOf = async (id: string) => JSON.parse((await screen.findByTestId(id)).textContent) as Series;
const { IntersectionObserver: before } = globalThis;

afterEach(() => {
  globalThis.IntersectionObserver = before;
});

test('a chart renders only when it is near the viewport; it has a name and a sentence with its numbers', async () => {
  renderPage(yearScreen(platforms[0]));
  const figure = await screen.findByRole('figure', { name: '2025 Team Score from week to week' });
  expect(figure).toBeVisible();
  expect(screen.getByRole('img', { name: /^Bars from each team’s lowest to its highest week/ })).toBeInTheDocument();
  expect(screen.queryByTestId('bars')).toBeNull();
});

test.each(platforms)(
  'points by year: each team’s lowest, median and highest week, highest median first, $name',
  async (platform) => {
    showCharts();
    renderPage(yearScreen(platform));
    const call = (name: string, more = '') => get(`${name}?leagueId=${platform.leagueId}&year=2025${more}`);
    const { teams } = (await call(platform.call)).json<Schema<'PointsByYear'>>();
    const id = platform.call.includes('Sleeper') ? 'userId' : 'teamId';
    const scores = await Promise.all(
      teams.map(async ({ teamId }) => {
        const { weeks } = (await call(`${platform.call}Team`, `&${id}=${teamId}`)).json<Schema<'PointsByYearTeam'>>();
        return weeks.map(({ teamScoreTotal }) => teamScoreTotal).toSorted((a, b) => a - b);
      }),
    );
    const middle = (own: number[]) => (own[Math.ceil(own.length / 2) - 1]! + own[Math.floor(own.length / 2)]!) / 2;
    const expected = scores.toSorted((a, b) => middle(b) - middle(a));
    const [lowest, median, highest] = await dataOf('bars');
    const ends = lowest!.data.map((low, index) => [
      low,
      low! + median!.data[index]!,
      low! + median!.data[index]! + highest!.data[index]!,
    ]);
    expect(ends.map((row) => row.map((value) => value!.toFixed(1)))).toEqual(
      expected.map((own) => [own[0]!, middle(own), own.at(-1)!].map((value) => value.toFixed(1))),
    );
    expect(lowest!.color).toBe('transparent');
    expect(new Set([lowest, median, highest].map((part) => part!.stack)).size).toBe(1);
    expect(
      screen.getByRole('img', { name: /^Bars from each team’s lowest to its highest week: .* median \d+\.\d\d/ }),
    ).toBeVisible();
  },
);

test.each(platforms)('the name of each row leads to its team, before the chart is loaded too, $name', async (platform) => {
  renderPage(yearScreen(platform));
  const figure = await screen.findByRole('figure', { name: '2025 Team Score from week to week' });
  const { teams } = (await get(`${platform.call}?leagueId=${platform.leagueId}&year=2025`)).json<Schema<'PointsByYear'>>();
  const links = within(figure).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')]).toSorted()).toEqual(
    teams.map(({ teamId, teamName }) => [teamName, `${platform.screens}/league/${platform.leagueId}/team/${teamId}`]).toSorted(),
  );
  expect(within(screen.getByRole('img', { name: /^Bars/ })).queryByRole('link')).toBeNull();
});

test('the legend of a team’s weeks leads to the team', async () => {
  const [{ leagueId, teamId }] = platforms;
  renderPage(`${yearScreen(platforms[0])}/${teamId}`);
  const figure = await screen.findByRole('figure', { name: 'Team Score against the league’s median' });
  expect(await within(figure).findByRole('link')).toHaveAttribute('href', `/league/${leagueId}/team/${teamId}`);
  expect(within(figure).getByText('League median')).toBeVisible();
});

test('a team’s weeks are beside the median of all teams of its league', async () => {
  showCharts();
  const [{ call, leagueId, teamId }] = platforms;
  const year = (await get(`${call}?leagueId=${leagueId}&year=2025`)).json<Schema<'PointsByYear'>>();
  const all = await Promise.all(
    year.teams.map(async (team) =>
      (await get(`${call}Team?leagueId=${leagueId}&year=2025&teamId=${team.teamId}`)).json<Schema<'PointsByYearTeam'>>(),
    ),
  );
  const firstWeek = all.map(({ weeks }) => weeks.find(({ week }) => week === 1)!.teamScoreTotal).toSorted((a, b) => a - b);
  const half = firstWeek.length / 2;
  renderPage(`${yearScreen(platforms[0])}/${teamId}`);
  await waitFor(async () => expect((await dataOf('lines'))[1]!.data[0]).not.toBeNull());
  const [own, medians] = await dataOf('lines');
  const index = year.teams.findIndex((team) => team.teamId === teamId);
  expect(own!.data).toEqual(all[index]!.weeks.toSorted((a, b) => a.week - b.week).map((week) => week.teamScoreTotal));
  expect(medians!.data[0]).toBeCloseTo((firstWeek[Math.ceil(half) - 1]! + firstWeek[Math.floor(half)]!) / 2, 5);
});
