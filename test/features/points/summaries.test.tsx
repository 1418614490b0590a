import { within } from '@testing-library/react';
import { findRowTexts, rowsOf, summaryTexts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';
import { platforms, yearScreen } from './scorePages';

test('a week’s footer sums starters, bench and reserve to the team’s weekly scores', async () => {
  const [platform] = platforms;
  const { user } = renderPage(yearScreen(platform));
  await findRowTexts('Team Scores');
  await user.click(within(rowsOf('Team Scores')[0]!).getAllByRole('link')[1]!);
  const [week] = await findRowTexts('Weekly Scores');
  await user.click(within(rowsOf('Weekly Scores')[0]!).getByRole('link', { name: week![0]! }));
  await findRowTexts('Player Scores');
  expect(summaryTexts('Player Scores').map((row) => row.filter(Boolean))).toEqual([
    ['Starters', week![5]],
    ['Bench', week![6]],
    ['Reserve', week![7]],
    ['Total', week![8]],
  ]);
});
