import { screen, waitFor, within } from '@testing-library/react';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';
import { testAdmin } from '../../support/testAdmin';

// It has three keepers of three.
const path = '/league/132/team/13201';
const keepers = () => server.rows(`select player_id from keeper where team_id = '13201' and season = 2026`);
const boxOf = async (isKeeper: boolean) => {
  const table = within(await screen.findByRole('table', { name: 'Players' }));
  const boxes = await table.findAllByRole<HTMLInputElement>('checkbox', { name: /^Keeper: / });
  return boxes.find(({ checked }) => checked === isKeeper)!;
};
const playerOf = (box: HTMLElement) => box.getAttribute('aria-label')!.replace('Keeper: ', '');

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('one keeper too many is refused with what to do, and a member cannot mark him anyway; the history of marks is neither shown nor requested', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });
  await logIn('member@example.com');
  const asked = jest.fn();
  server.intercept(({ url }) => void (url.includes('GetKeeperChanges') && asked()));
  const { user } = renderPage(path);
  await user.click(await boxOf(false));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('3 of 3 keepers: take another mark back first.');
  expect(
    within(notice)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dismiss']);
  expect(await keepers()).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Keeper marks' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('a commissioner marks one too many anyway, and takes a mark back: the card and the history say so in words, as soon as it is done', async () => {
  await logIn();
  const { user } = renderPage(path);
  const history = within(await screen.findByRole('region', { name: 'Keeper marks' }));
  expect(await history.findByText(/^Marks and removals of this team/)).toBeVisible();
  const rowOf = async (name: string) => within(await history.findByRole('row', { name: new RegExp(name) }));
  const [marked, kept] = [await boxOf(false), await boxOf(true)];
  await user.click(marked);
  await user.click(await screen.findByRole('button', { name: 'Mark anyway' }));
  await waitFor(async () => expect(await keepers()).toHaveLength(4));
  expect(await screen.findByText('4 of 3 keepers: one too many')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const row = await rowOf(playerOf(marked));
  expect(row.getByText('Marked, limit overridden')).toBeVisible();
  expect(row.getByText(testAdmin.email)).toBeVisible();
  expect(row.getByRole('link', { name: playerOf(marked) })).toBeVisible();

  await user.click(kept);
  expect((await rowOf(playerOf(kept))).getByText('Mark removed')).toBeVisible();
});
