import { screen, waitFor } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { scrollNear } from '../../support/near';
import { renderRoute } from '../../support/renderRoute';
import { providers, yearScreen } from './scorePages';

jest.mock('@mui/x-charts/BarChart', () => ({
  BarChart: ({ series }: { series: object[] }) => <output data-testid="bars">{JSON.stringify(series)}</output>,
}));
jest.mock('@mui/x-charts/LineChart', () => ({
  LineChart: ({ series }: { series: object[] }) => <output data-testid="lines">{JSON.stringify(series)}</output>,
}));

type Drawn = { label: string; data: (number | null)[]; color: string; stack?: string }[];
const drawn = async (id: string) => JSON.parse((await screen.findByTestId(id)).textContent) as Drawn;
const { IntersectionObserver: before } = globalThis;

afterEach(() => {
  globalThis.IntersectionObserver = before;
});

test('no plot is drawn before it is near; it has a name, and a sentence that names the table of its numbers', async () => {
  renderRoute(yearScreen(providers[0]));
  const figure = await screen.findByRole('figure', { name: '2025 points by team, bench and reserve' });
  expect(figure).toBeVisible();
  expect(screen.getByRole('img', { name: /The table Team Scores has every number/ })).toBeInTheDocument();
  expect(screen.queryByTestId('bars')).toBeNull();
});

test.each(providers)('points by year: Team, Bench and Res Score stacked, highest total first, $name', async (provider) => {
  scrollNear();
  renderRoute(yearScreen(provider));
  const { teams } = (await get(`${provider.call}?leagueId=${provider.leagueId}&year=2025`)).json<Schema<'PointsByYear'>>();
  const sorted = teams.toSorted((a, b) => b.teamScoreIncBenchAndRes - a.teamScoreIncBenchAndRes);
  const bars = await drawn('bars');
  expect(bars.map(({ label, data }) => [label, data])).toEqual([
    ['Team Score', sorted.map((team) => team.teamScoreTotal)],
    ['Bench Score', sorted.map((team) => team.benchScoreTotal)],
    ['Res Score', sorted.map((team) => team.resScoreTotal)],
  ]);
  expect(new Set(bars.map(({ stack }) => stack)).size).toBe(1);
  for (const { color } of bars) expect(color).toMatch(/^var\(--/);
});

test('a team’s weeks stand beside the median of all teams of its league', async () => {
  scrollNear();
  const [{ call, leagueId, teamId }] = providers;
  const year = (await get(`${call}?leagueId=${leagueId}&year=2025`)).json<Schema<'PointsByYear'>>();
  const all = await Promise.all(
    year.teams.map(async (team) =>
      (await get(`${call}Team?leagueId=${leagueId}&year=2025&teamId=${team.teamId}`)).json<Schema<'PointsByYearTeam'>>(),
    ),
  );
  const firstWeek = all.map(({ weeks }) => weeks.find(({ week }) => week === 1)!.teamScoreTotal).toSorted((a, b) => a - b);
  const half = firstWeek.length / 2;
  renderRoute(`${yearScreen(providers[0])}/${teamId}`);
  await waitFor(async () => expect((await drawn('lines'))[1]!.data[0]).not.toBeNull());
  const [own, medians] = await drawn('lines');
  const index = year.teams.findIndex((team) => team.teamId === teamId);
  expect(own!.data).toEqual(all[index]!.weeks.toSorted((a, b) => a.week - b.week).map((week) => week.teamScoreTotal));
  expect(medians!.data[0]).toBeCloseTo((firstWeek[Math.ceil(half) - 1]! + firstWeek[Math.floor(half)]!) / 2, 5);
});
