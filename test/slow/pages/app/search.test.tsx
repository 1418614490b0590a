import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { logIn } from '../../../support/logIn';
import { renderRoute } from '../../../support/renderRoute';

configure({ defaultHidden: false });

beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

/** Opens a page, and its search by Ctrl K. */
async function openSearch(address: string, keys = '{Control>}k{/Control}') {
  const shown = renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Search' });
  await shown.user.keyboard(keys);
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  const field = dialog.getByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...shown, dialog, field };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const first = async (text: string | RegExp) => waitFor(() => expect(options()[0]).toMatch(text));

test.each([
  ['sunday sleepers', 'Blitz Brigade', '/league/132/team/13207', ''],
  ['lefevre', 'Zoë Lefèvre', '/league/132/team/13203', ''],
  ['col lea', 'Col League', '/league/348764', ''],
  ['depth', 'Depth Chart', '/depthchart/132', ''],
])('%s finds %s, which Enter opens', async (typed, label, path, search) => {
  const { user } = await openSearch('/draftorder/132', '/');
  await user.keyboard(typed);
  await first(new RegExp(`^${label}`));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(window.location.search).toBe(search);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('on the landing page a player opens over the standings of the first league', async () => {
  const { user } = await openSearch('/');
  await user.keyboard('josh allen');
  await first(/^Josh Allen/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/league/132?player=4984'));
});

test('where players cannot be loaded, leagues and screens are found, and Retry loads them', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => (url.includes('GetSearchIndex') ? new Response('', { status: 503 }) : undefined));
  const { user, dialog, field } = await openSearch('/league/132');
  await dialog.findByText('Couldn’t load players and teams.');
  await user.keyboard('universal');
  await first(/^Universal/);
  server.intercept(null);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog.queryByText('Couldn’t load players and teams.')).not.toBeInTheDocument());
  await user.clear(field);
  await user.type(field, 'allgeier');
  await first(/^Tyler Allgeier/);
  log.mockRestore();
});

test('another account does not see what this one has opened', async () => {
  const { user } = await openSearch('/league/132');
  await user.keyboard('depth');
  await first(/^Depth Chart/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/depthchart/132'));
  cleanup();
  await logIn();
  const { dialog } = await openSearch('/league/132');
  await dialog.findByText(/^Finds players/);
  expect(options()).toEqual([]);
});

test('the account’s other leagues follow: their teams, and who has a player in them', async () => {
  await server.addAccount({ email: 'two@example.com', role: 'member', scopes: [{ leagueId: '132' }, { leagueId: '348764' }] });
  await logIn('two@example.com');
  const { user } = await openSearch('/league/132');
  await user.keyboard('josh allen');
  await waitFor(() => expect(options().filter((text) => text?.startsWith('Josh Allen'))).toHaveLength(2));
  expect(options()[1]).toMatch(/^Josh Allen .* · Col League$/);
  await user.keyboard('{Control>}a{/Control}column inches');
  await first(/^Column Inches .* · Col League$/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/league/348764/team/34876401'));
});
