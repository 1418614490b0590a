import { screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { rulesOf } from '../../server/domain/keeperDesk/rules';

const until = 'Tue, Aug 25, 2099, 6:00 PM EDT';
const path = '/league/132/team/13210';
const owner = { email: 'hidden@example.com', role: 'member' as const, scopes: [{ leagueId: '132', teamId: '13210' }] };

const note = `Keepers are hidden until ${until}.`;
const boxes = async () =>
  within(await screen.findByRole('table', { name: 'Players' })).findAllByRole('checkbox', { name: /^Keeper: / });
const openKeepers = (user: ReturnType<typeof renderRoute>['user']) =>
  user.click(within(screen.getByRole('navigation', { name: 'Team' })).getByRole('link', { name: 'Keepers' }));

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount(owner);
  await server.rows(`delete from keeper where league_id = '132' and season = 2026`);
  const rules = rulesOf({ deadline: '2099-08-25T22:00:00Z', isHidden: true });
  expect((await send('POST', '/api/League/SetKeeperRules', { leagueId: '132', rules })).statusCode).toBe(200);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an owner marks and sees his hidden keepers on the roster and the desk', async () => {
  await logIn(owner.email);
  const { user } = renderRoute(path);
  expect(await screen.findByText(`Only you see these keepers until ${until}.`)).toBeVisible();
  const [first] = await boxes();
  await waitFor(() => expect(first).toBeEnabled());
  const name = first!.getAttribute('aria-label')!;
  await user.click(first!);
  expect(await screen.findByText(/is now a keeper$/)).toBeVisible();
  expect((await boxes()).filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
  await openKeepers(user);
  const table = within(await screen.findByRole('table', { name: 'Keeper costs' }));
  expect(await table.findByRole('checkbox', { name, checked: true })).toBeEnabled();
  const sets = within(await screen.findByRole('table', { name: 'Chosen and best keepers' }));
  expect(sets.getByRole('row', { name: /^Chosen/ })).not.toHaveTextContent('Nobody yet');
});

test('a commissioner without the team sees that its keepers are hidden, and no box', async () => {
  await logIn();
  const { user } = renderRoute(path);
  expect(await screen.findByText(note)).toBeVisible();
  await screen.findByRole('table', { name: 'Players' });
  expect(screen.queryByRole('checkbox', { name: /^Keeper: / })).not.toBeInTheDocument();
  expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
  await openKeepers(user);
  expect(await screen.findByRole('table', { name: 'Best keepers' })).toBeVisible();
  expect(screen.queryByText(/Nobody yet|Picks left/)).not.toBeInTheDocument();
});

test('the breakdown and the draft order say so once; nobody is named as not having chosen', async () => {
  for (const url of ['/keeperbreakdown/132', '/draftorder/132', '/draftorder/132?view=board']) {
    const { unmount } = renderRoute(url);
    expect(await screen.findAllByText(note)).toHaveLength(1);
    expect(screen.queryByText('No team has a keeper yet.')).not.toBeInTheDocument();
    unmount();
  }
  renderRoute('/keeperbreakdown/132?view=choices');
  expect(await screen.findByText(note)).toBeVisible();
  const reminder = await screen.findByLabelText('A reminder for all teams');
  expect(reminder).toHaveDisplayValue(/please choose your keepers of 2026 until Tue, Aug 25, 2099, 6:00 PM EDT\.$/);
  const choices = within(screen.getByRole('table', { name: 'Keeper choices' }));
  expect(choices.queryByRole('columnheader', { name: 'Chosen' })).not.toBeInTheDocument();
  expect(screen.queryByText('Not chosen yet')).not.toBeInTheDocument();
});
