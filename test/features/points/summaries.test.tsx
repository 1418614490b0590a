import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';
import { findGrid, summaryRows, shownRows } from '../../support/table';
import { platforms, yearScreen } from './scorePages';

const numbers = (rows: (string | null)[][], column: number) => rows.map((row) => Number(row[column]));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test.each(platforms)('the footer has the totals and averages of the rows, $name', async (platform) => {
  renderRoute(yearScreen(platform));
  await findGrid('Team Scores');
  const rows = shownRows();
  const [total, average] = summaryRows();
  expect([total![0], average![0]]).toEqual(['Total', 'Average']);
  for (const column of [2, 3, 4, 5]) {
    expect(Number(total![column])).toBeCloseTo(sum(numbers(rows, column)), 1);
    expect(Number(average![column])).toBeCloseTo(sum(numbers(rows, column)) / rows.length, 1);
  }
});

test('a week’s footer sums starters, bench and reserve to the team’s weekly scores', async () => {
  const [platform] = platforms;
  const { user } = renderRoute(yearScreen(platform));
  await findGrid('Team Scores');
  await user.click(within(screen.getAllByRole('row')[1]!).getAllByRole('link')[1]!);
  await findGrid('Weekly Scores');
  const [week] = shownRows();
  await user.click(
    screen.getAllByRole('link', { name: week![0]! }).find((link) => /\/\d+\/\d+$/.test(link.getAttribute('href')!))!,
  );
  await findGrid('Player Scores');
  expect(summaryRows().map((row) => row.filter(Boolean))).toEqual([
    ['Starters', week![5]],
    ['Bench', week![6]],
    ['Reserve', week![7]],
    ['Total', week![8]],
  ]);
});
