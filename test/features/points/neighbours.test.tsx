import { act, screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { findRowTexts, rowsOf } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

afterEach(() => server.intercept(null));

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const year = '/history/132/pointsbyyear/2025';
const weekResponses = (weeks: number) =>
  respondToCalls('/api/History/PointsByYearTeamWeek', ({ week }) => ({
    details:
      Number(week) > weeks
        ? []
        : [{ teamName: 'Rams', playerPosition: 'QB', playerName: `Of week ${week}`, score: 1, index: 0, slot: 'starter' }],
  }));

test('the next and the previous week are loaded and named; Back leads to the week before', async () => {
  const calls = weekResponses(17);
  const { user } = renderPage(`${year}/13204/3`);
  await screen.findByText('Of week 3');
  expect(links('Weeks')).toEqual([
    ['Week 2', `${year}/13204/2`],
    ['Week 4', `${year}/13204/4`],
  ]);
  const next = screen.getByRole('link', { name: 'Week 4' });
  await user.click(next);
  await screen.findByText('Of week 4');
  expect(heading()).toBe('Rams · 2025 · Week 4');
  expect(next).toHaveFocus();
  act(() => window.history.back());
  await screen.findByText('Of week 3');
  expect(heading()).toBe('Rams · 2025 · Week 3');
  expect(calls.map(({ week }) => week)).toEqual(['3', '4']);
});

test('there is no week before the first and after one without scores', async () => {
  weekResponses(1);
  const { user } = renderPage(`${year}/13204/1`);
  await screen.findByText('Of week 1');
  expect(links('Weeks')).toEqual([['Week 2', `${year}/13204/2`]]);
  await user.click(screen.getByRole('link', { name: 'Week 2' }));
  await screen.findByText('No data available');
  expect(links('Weeks')).toEqual([['Week 1', `${year}/13204/1`]]);
});

test('from a year to its teams, and from team to team in its order', async () => {
  const { user } = renderPage(year);
  await findRowTexts('Team Scores');
  const row = rowsOf('Team Scores').find(({ textContent }) => textContent.startsWith('Gridiron Gurus'))!;
  await user.click(within(row).getAllByRole('link').at(-1)!);
  await screen.findByRole('region', { name: 'Weekly Scores' });
  const [first, second] = links('Teams');
  expect(first?.[1] ?? second?.[1]).toMatch(new RegExp(`^${year}/\\d+$`));
  await user.click(within(screen.getByRole('navigation', { name: 'Teams' })).getAllByRole('link')[0]!);
  await waitFor(() => expect(links('Teams')).toContainEqual(['Gridiron Gurus', `${year}/13204`]));
});

test.each([
  [year, 'PointsByYear?leagueId=132&year=2025'],
  ['/sleeper/history/620000000000000149/pointsbyyear/2025', 'SleeperPointsByYear?leagueId=620000000000000149&year=2025'],
])('a team of %s that is opened by its URL has the same neighbours as from the year', async (path, call) => {
  const { teams } = (await get(`/api/History/${call}`)).json<Schema<'PointsByYear'>>();
  const [before, own, after] = teams;
  renderPage(`${path}/${own!.teamId}`);
  await screen.findByRole('heading', { level: 1, name: `${own!.teamName} · 2025` });
  await waitFor(() =>
    expect(links('Teams')).toEqual([before!, after!].map(({ teamId, teamName }) => [teamName, `${path}/${teamId}`])),
  );
});

test('from team to team by keyboard the focus stays on the next team, and at the end is on the previous one', async () => {
  const { teams } = (await get('/api/History/PointsByYear?leagueId=132&year=2025')).json<Schema<'PointsByYear'>>();
  const [before, own, last] = teams.slice(-3);
  const { user } = renderPage(`${year}/${before!.teamId}`);
  const linkTo = (team: typeof own) =>
    within(screen.getByRole('navigation', { name: 'Teams' })).getByRole('link', { name: team!.teamName });
  await waitFor(() => linkTo(own).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(linkTo(last)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(linkTo(own)).toHaveFocus());
});

test('from a week that was loaded alone, no week after the last one with scores is offered', async () => {
  const { lastWeek } = (await get('/api/History/PointsByYearTeamWeek?leagueId=132&year=2024&teamId=13204&week=1')).json<
    Schema<'PointsByYearTeamWeek'>
  >();
  renderPage(`/history/132/pointsbyyear/2024/13204/${lastWeek}`);
  await findRowTexts('Player Scores');
  expect(links('Weeks')).toEqual([[`Week ${lastWeek! - 1}`, `/history/132/pointsbyyear/2024/13204/${lastWeek! - 1}`]]);
});
