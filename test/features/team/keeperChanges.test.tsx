import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

const card = async () => within(await screen.findByRole('region', { name: 'Keeper marks' }));

beforeAll(() => get('/api/health'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('a commissioner sees who marked a keeper, as soon as it is marked', async () => {
  await logIn();
  const { user } = renderRoute('/league/132/team/13210');
  expect(await (await card()).findByText(/^Marks and removals of this team/)).toBeVisible();
  const [box] = await screen.findAllByRole('checkbox', { name: /^Keeper:/ });
  const name = box!.getAttribute('aria-label')!.replace('Keeper: ', '');
  const wasKept = (box as HTMLInputElement).checked;
  await user.click(box!);
  const row = within(await (await card()).findByRole('row', { name: new RegExp(name) }));
  expect(row.getByText(wasKept ? 'Mark removed' : 'Marked')).toBeVisible();
  expect(row.getByText(testAdmin.email)).toBeVisible();
  expect(row.getByRole('link', { name })).toBeVisible();
});

test('a visitor and a member do not see the history, and it is not requested', async () => {
  const asked = jest.fn();
  server.intercept(({ url }) => void (url.includes('GetKeeperChanges') && asked()));
  const { unmount } = renderRoute('/league/132/team/13202');
  await screen.findAllByRole('checkbox');
  unmount();
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13202' }] });
  await logIn('member@example.com');
  renderRoute('/league/132/team/13202');
  await screen.findByRole('button', { name: 'Account member@example.com' });
  await screen.findAllByRole('checkbox');
  expect(screen.queryByRole('region', { name: 'Keeper marks' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
