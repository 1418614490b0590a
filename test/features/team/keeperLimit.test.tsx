import { screen, waitFor, within } from '@testing-library/react';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';
import { withGrid } from '../../support/withGrid';

withGrid();

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

test('before the draft the roster leads to what each player costs, and names no rule of its own', async () => {
  const { user, unmount } = renderRoute(path);
  await user.click(await screen.findByRole('link', { name: 'What each player costs as a keeper' }));
  expect(window.location.search).toBe('?view=keepers');
  expect(await screen.findByRole('region', { name: 'Keeper rules of 2026' })).toBeVisible();
  unmount();
  renderRoute('/league/348764/team/34876401');
  await screen.findByRole('grid', { name: 'Players' });
  expect(screen.queryByRole('link', { name: 'What each player costs as a keeper' })).toBeNull();
});
