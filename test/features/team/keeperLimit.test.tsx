import { screen, waitFor, within } from '@testing-library/react';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

// It has three keepers of three.
const path = '/league/132/team/13201';
const keepers = () => server.rows(`select player_id from keeper where team_id = '13201' and season = 2026`);
const openBox = async () => {
  const grid = within(await screen.findByRole('grid', { name: 'Players' }));
  return (await grid.findAllByRole<HTMLInputElement>('checkbox', { name: /^Keeper: / })).find(({ checked }) => !checked)!;
};

afterEach(() => localStorage.clear());

test('one keeper too many is refused with what to do, and a member cannot mark him anyway', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });
  await logIn('member@example.com');
  const { user } = renderRoute(path);
  await user.click(await openBox());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('3 of 3 keepers: take another mark back first.');
  expect(
    within(notice)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dismiss']);
  expect(await keepers()).toHaveLength(3);
});

test('a commissioner marks one too many anyway, which the history and the card say in words', async () => {
  await logIn();
  const { user } = renderRoute(path);
  const box = await openBox();
  const name = box.getAttribute('aria-label')!.replace('Keeper: ', '');
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Mark anyway' }));
  await waitFor(async () => expect(await keepers()).toHaveLength(4));
  expect(await screen.findByText('4 of 3 keepers: one too many')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const history = within(await screen.findByRole('region', { name: 'Keeper marks' }));
  const row = within(await history.findByRole('row', { name: new RegExp(name) }));
  expect(row.getByText('Marked, limit overridden')).toBeVisible();
  expect(row.getByText(testAdmin.email)).toBeVisible();
});

test('where keepers are marked, the page says beforehand which pick a keeper takes', async () => {
  const { unmount } = renderRoute(path);
  expect(await screen.findByText(/^In the draft order a keeper takes the team’s pick of the round/)).toBeVisible();
  unmount();
  renderRoute('/league/4800184/team/480018401');
  await screen.findAllByRole('checkbox');
  expect(screen.queryByText(/^In the draft order a keeper takes/)).toBeNull();
});
