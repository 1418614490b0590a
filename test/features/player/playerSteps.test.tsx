import { act, screen, waitFor, within } from '@testing-library/react';
import { gridChunk } from '../../../src/grid/gridChunk';
import { renderRoute } from '../../support/renderRoute';
import { keepStaticTables, withGrid } from '../../support/withGrid';

withGrid();

type Available = { playerId: string; name: string; position: string; nflRank: number | null };

/** The available quarterbacks, last rank first: a sort and a filter. */
const page = '/availableplayers/132?sort=-nflRank&filter.position=QB';
const quarterbacks = async () =>
  (await server.inject('/api/League/GetAvailablePlayers?leagueId=132'))
    .json<{ players: Available[] }>()
    .players.filter(({ position, nflRank }) => position === 'QB' && nflRank !== null)
    .toSorted((a, b) => b.nflRank! - a.nflRank!);
const shown = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const before = { ...gridChunk };

beforeEach(() => {
  Object.assign(gridChunk, before);
  server.intercept(null);
});

test.each(['grid', 'table'])('the arrow keys and the buttons show the neighbours in the order of the %s', async (role) => {
  if (role === 'table') {
    gridChunk.loaded = () => undefined;
    keepStaticTables();
  }
  const [first, second, third] = (await quarterbacks()) as [Available, Available, Available];
  const { user } = renderRoute(page);
  await screen.findByRole(role);
  const length = window.history.length;
  await user.click(await screen.findByRole('link', { name: first.name }));
  const dialog = within(await shown(first.name));
  expect(dialog.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: `Next: ${second.name}` }));
  await shown(second.name);
  await user.keyboard('{ArrowRight}');
  await shown(third.name);
  expect(new URLSearchParams(window.location.search).get('player')).toBe(third.playerId);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await user.keyboard('{ArrowLeft}');
  await shown(second.name);
  // The sheet is one step of the history, and closing it leads to the row of the player whom it showed last.
  expect(window.history.length).toBe(length + 1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await noDialog();
  expect(window.location.pathname + window.location.search).toBe(page);
  expect(screen.getByRole('link', { name: second.name })).toHaveFocus();
});

test('a key that is for a field changes nothing', async () => {
  const [first, second] = (await quarterbacks()) as [Available, Available];
  const { user } = renderRoute(page);
  await user.click(await screen.findByRole('link', { name: first.name }));
  const dialog = await shown(first.name);
  const field = document.createElement('input');
  dialog.append(field);
  act(() => field.focus());
  await user.keyboard('{ArrowRight}');
  expect(await shown(first.name)).toBeInTheDocument();
  act(() => field.remove());
  await user.keyboard('{ArrowRight}');
  await shown(second.name);
});

test('the steps go on to the players of the other pages of the table', async () => {
  const [ninth, tenth, next] = (await quarterbacks()).slice(8, 11) as [Available, Available, Available];
  const { user } = renderRoute(`${page}&show=10`);
  await user.click(await screen.findByRole('link', { name: tenth.name }));
  const dialog = within(await shown(tenth.name));
  expect(dialog.getByRole('button', { name: `Previous: ${ninth.name}` })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await shown(next.name);
  // Its row is not on the page.
  await user.keyboard('{Escape}');
  await noDialog();
  expect(screen.getByRole('link', { name: tenth.name })).toHaveFocus();
});

test('a table without sort and filters has them too: the players of its cells in their order', async () => {
  const { user } = renderRoute('/depthchart/132');
  const table = await screen.findByRole('table', { name: 'Depth charts' });
  const links = within(table)
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ search }) => search.includes('player='));
  await user.click(links[1]!);
  const dialog = within(await shown(links[1]!.textContent));
  expect(dialog.getByRole('button', { name: `Previous: ${links[0]!.textContent}` })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: `Next: ${links[2]!.textContent}` }));
  await shown(links[2]!.textContent);
  await user.keyboard('{Escape}');
  await noDialog();
  expect(links[2]).toHaveFocus();
});

test('a player who is in no table of the page has no neighbours', async () => {
  const [{ playerId, name }] = (await quarterbacks()) as [Available];
  renderRoute(`/depthchart/132?player=${playerId}`);
  const dialog = within(await shown(name));
  expect(dialog.queryByRole('button', { name: /Next|Previous/ })).not.toBeInTheDocument();
});
