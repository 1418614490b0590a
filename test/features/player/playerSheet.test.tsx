import { act, screen, waitFor, within } from '@testing-library/react';
import { leagueApi } from '../../../src/api';
import { leagueTags } from '../../../src/api/tagTypes';
import { renderRoute } from '../../support/renderRoute';
import { withGrid } from '../../support/withGrid';

withGrid();

const team = '/league/132/team/13204';

type Player = { playerId: string; playerName: string };
const roster = async () => (await server.inject('/api/Team/GetTeam?teamId=13204')).json<{ teamPlayers: Player[] }>().teamPlayers;
const available = async () =>
  (await server.inject('/api/League/GetAvailablePlayers?leagueId=132')).json<{ players: { playerId: string; name: string }[] }>()
    .players[0]!;
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => server.intercept(null));

test('a sheet has its own URL, over the page, and names the team that has the player', async () => {
  const { playerId, playerName } = (await roster())[0]!;
  const { user } = renderRoute(`/depthchart/132?player=${playerId}`);
  const dialog = within(await screen.findByRole('dialog', { name: playerName }));
  expect(dialog.getByText('Std Dev')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Gridiron Gurus' })).toHaveAttribute('href', team);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await noDialog();
  expect(window.location.pathname + window.location.search).toBe('/depthchart/132');
});

test('Back closes a sheet; the rest of the URL stays', async () => {
  const { playerId, name } = await available();
  const { user } = renderRoute('/availableplayers/132?sort=nflRank');
  await screen.findByRole('grid');
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('dialog', { name });
  expect(window.location.search).toBe(`?sort=nflRank&player=${playerId}`);
  act(() => window.history.back());
  await noDialog();
  expect(window.location.search).toBe('?sort=nflRank');
});

test('Close goes back to the page that opened the sheet, so that one step back leaves that page', async () => {
  const { user } = renderRoute(team);
  const length = window.history.length;
  const { playerName } = (await roster())[0]!;
  await screen.findByRole('grid');
  await user.click(await screen.findByRole('link', { name: playerName }));
  await user.click(within(await screen.findByRole('dialog', { name: playerName })).getByRole('button', { name: 'Close' }));
  await noDialog();
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(length + 1);
});

test.each(['nobody', '%00', 'x'.repeat(500)])('an unknown player is not found (%#)', async (player) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderRoute(`/league/132?player=${player}`);
  expect(await screen.findByRole('dialog', { name: 'Not Found' })).toHaveTextContent('There is no such player.');
  log.mockRestore();
});

test.each([team, '/depthchart/132', '/availableplayers/132', '/rookies/132/2025', '/history/132/pointsbyyear/2025/13204/3'])(
  '%s: each player’s name is a link to his sheet',
  async (address) => {
    renderRoute(address);
    const links = () => [...document.querySelectorAll('main a[href*="player="]')];
    await waitFor(() => expect(links().length).toBeGreaterThan(8));
    for (const link of links()) expect(link.getAttribute('href')).toMatch(new RegExp(`^${address}\\?player=\\w+$`));
  },
);

test('the names of teams and years lead to their pages', async () => {
  const { unmount } = renderRoute('/history/132/pointsbyyear/2025/13204/3');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Gridiron Gurus · 2025 · Week 3' });
  const links = within(heading).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Gridiron Gurus', team],
    ['2025', '/history/132/pointsbyyear/2025/13204'],
  ]);
  unmount();
  renderRoute('/league/history/132');
  const year = await screen.findByRole('link', { name: '2024' });
  expect(year).toHaveAttribute('href', '/history/132/pointsbyyear/2024');
});

test.each([
  ['over a team’s page', team],
  ['over another page', '/depthchart/132'],
])('an open sheet %s follows a refresh of its player', async (_where, page) => {
  const { playerId, playerName } = (await roster())[0]!;
  const { store } = renderRoute(`${page}?player=${playerId}`);
  const dialog = await screen.findByRole('dialog', { name: playerName });
  const rank = () => within(dialog).getByText('NFL Rank').nextElementSibling;
  expect(rank()).not.toHaveTextContent('777');
  server.intercept(async ({ url }) => {
    const { pathname, search } = new URL(url);
    if (!/Get(Team|Player)$/.test(pathname)) return undefined;
    const body = (await server.inject(pathname + search)).json<object>();
    const changed = JSON.stringify(body, (_key, value: Partial<Player> | null) =>
      value?.playerId === playerId ? { ...value, nflRank: 777 } : value,
    );
    return new Response(changed);
  });
  act(() => void store.dispatch(leagueApi.util.invalidateTags([...leagueTags])));
  await waitFor(() => expect(rank()).toHaveTextContent('777'));
});
