/** More navigations right after a change of the URL; the first is in `test/components/useChangeSearch.test.tsx`. */
import { screen, waitFor, within } from '@testing-library/react';
import { grid, release, shownUrl, sortedTeam } from '../../../support/sortedTeam';

test('a page that is opened right after a sort is opened, without the sort', async () => {
  await sortedTeam();
  screen.getAllByRole('link', { name: 'Standings' })[0]!.click();
  release();
  await screen.findByRole('heading', { level: 1, name: 'Standings' });
  expect(shownUrl()).toBe('/league/132');
});

test('a grouping that is chosen right after a player was opened keeps him open', async () => {
  await sortedTeam();
  release();
  const name = within(await grid()).getAllByRole('link')[0]!;
  await waitFor(() => expect(name).toHaveAttribute('href', expect.stringContaining('?sort=-position&player=')));
  const groups = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Group players' });
  name.click();
  groups.value = 'position';
  groups.dispatchEvent(new Event('change', { bubbles: true }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(shownUrl()).toMatch(/\?sort=-position&player=\w+&group=position$/);
});
