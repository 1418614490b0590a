import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondToCalls } from '../../support/interceptCalls';
import { renderRoute } from '../../support/renderRoute';
import { rest } from '../../support/rest';
import { findGrid } from '../../support/table';

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
  const { user } = renderRoute(`${year}/13204/3`);
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

test('before the first week and after one without scores there is no other', async () => {
  weekResponses(1);
  const { user } = renderRoute(`${year}/13204/1`);
  await screen.findByText('Of week 1');
  expect(links('Weeks')).toEqual([['Week 2', `${year}/13204/2`]]);
  await user.click(screen.getByRole('link', { name: 'Week 2' }));
  await screen.findByText('No data available');
  expect(links('Weeks')).toEqual([['Week 1', `${year}/13204/1`]]);
});

test('from a year to its teams, and from team to team in its order; from year to year up to the season', async () => {
  const { user } = renderRoute(year);
  await findGrid('Team Scores');
  expect(links('Years')).toEqual([['2024', '/history/132/pointsbyyear/2024']]);
  const row = screen.getByText('Gridiron Gurus').closest<HTMLElement>('[role=row]')!;
  await user.click(within(row).getAllByRole('link').at(-1)!);
  await screen.findByRole('region', { name: 'Weekly Scores' });
  const [first, second] = links('Teams');
  expect(first?.[1] ?? second?.[1]).toMatch(new RegExp(`^${year}/\\d+$`));
  await user.click(within(screen.getByRole('navigation', { name: 'Teams' })).getAllByRole('link')[0]!);
  await waitFor(() => expect(links('Teams')).toContainEqual(['Gridiron Gurus', `${year}/13204`]));
});

test('what is chosen on a year stays there, however soon another year is opened', async () => {
  renderRoute(year);
  await findGrid('Team Scores');
  const owner = () => screen.getByRole('columnheader', { name: /Owner/ });
  const other = screen.getByRole('link', { name: '2024' });
  fireEvent.click(owner());
  fireEvent.click(other);
  await screen.findByText('2024 Team Scores');
  expect(owner()).toHaveAttribute('aria-sort', 'none');
  await rest(400);
  expect(window.location.search).toBe('');
});
