/** What is written into the URL later, beside a navigation that React has not rendered yet. The clock is held, so that both meet. */
import { screen, waitFor } from '@testing-library/react';
import { release, shownUrl, sortedTeam } from '../support/sortedTeam';

test('a player who is opened right after a sort stays open, and the URL has both', async () => {
  const { name } = await sortedTeam();
  name.click();
  release();
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() => expect(shownUrl()).toMatch(/\?player=\w+&sort=-position$/));
  expect(history.state).toMatchObject({ usr: { hasOpenedSheet: true } });
});
