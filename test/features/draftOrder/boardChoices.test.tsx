import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { surname } from '../../../src/features/draftOrder/surname';
import { logIn } from '../../support/logIn';
import { respondToCalls } from '../../support/interceptCalls';
import { cellsOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';

const BOARD = 'Draft board';
const ADDRESS = '/draftorder/132?view=board';

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

const own: Omit<Schema<'DraftPick'>, 'pickString' | 'totalPick' | 'teamId' | 'teamName'> = {
  ...{ actualPick: 1, originalTeamId: null, originalTeam: null, originalDate: null, slotTeamId: null, slotTeam: null },
  ...{ keeper: false, player: null },
};
const bees = { teamId: '2', teamName: 'Bees' };
const fromAnts = { originalTeamId: '1', originalTeam: 'Ants', slotTeamId: '1', slotTeam: 'Ants' };
const player = { playerId: '4034', playerName: "Ja'Marr St. Chase", position: 'WR' };
const picks = [
  { ...own, ...{ teamId: '1', teamName: 'Ants' }, pickString: '1.01', totalPick: 1 },
  { ...own, ...bees, pickString: '1.02', totalPick: 2 },
  { ...own, ...bees, ...fromAnts, pickString: '2.01', totalPick: 3 },
  { ...own, ...bees, ...fromAnts, pickString: '2.02', totalPick: 4, keeper: true, player },
];
const respond = () =>
  respondToCalls('/api/Draft/GetDraftOrder', () => ({
    ...{ leagueName: 'L', lastDraftOrderRefresh: null },
    rounds: [{ picks: picks.slice(0, 2) }, { picks: picks.slice(2) }],
  }));

const highlighted = () =>
  [...screen.getByRole('table', { name: BOARD }).querySelectorAll('.draft-board__highlight')].map(
    ({ textContent }) => /\d\.\d\d/.exec(textContent)![0],
  );
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Highlight' });

test('the picks that a chosen team owns are highlighted, also those that it got in trades; the URL names the team', async () => {
  respond();
  const { user } = renderRoute(ADDRESS);
  await screen.findByRole('table', { name: BOARD });
  expect(select()).toHaveDisplayValue('No team');
  expect(highlighted()).toEqual([]);
  expect([...select().options].map(({ text }) => text)).toEqual(['No team', 'Ants', 'Bees']);
  await user.selectOptions(select(), 'Bees');
  expect(highlighted()).toEqual(['1.02', '2.01', '2.02']);
  expect(within(screen.getByRole('table', { name: BOARD })).getAllByRole('img', { name: 'highlighted' })).toHaveLength(3);
  expect(window.location.search).toBe('?view=board&team=2');
  await user.selectOptions(select(), 'No team');
  expect(highlighted()).toEqual([]);
  expect(window.location.search).toBe('?view=board');
});

test('a URL that names an unknown team highlights none', async () => {
  respond();
  renderRoute(`${ADDRESS}&team=99`);
  await screen.findByRole('table', { name: BOARD });
  expect(select()).toHaveDisplayValue('No team');
});

test('by default the picks of the viewer’s own team are highlighted; none is a choice of the URL', async () => {
  await server.addAccount({ email: 'owner@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
  await logIn('owner@example.com');
  const { user } = renderRoute(ADDRESS);
  await screen.findByRole('table', { name: BOARD });
  await waitFor(() => expect(select()).toHaveValue('13204'));
  expect(highlighted().length).toBeGreaterThan(0);
  await user.selectOptions(select(), 'No team');
  expect(highlighted()).toEqual([]);
  expect(window.location.search).toBe('?view=board&team=none');
  await user.selectOptions(select(), 'Gridiron Gurus');
  expect(window.location.search).toBe('?view=board');
});

test('a traded pick is marked, and a keeper’s pick says who keeps him', async () => {
  respond();
  renderRoute(ADDRESS);
  await screen.findByRole('table', { name: BOARD });
  const marked = screen.getByRole('table', { name: BOARD }).querySelectorAll('.draft-board__traded');
  expect([...marked].map(({ textContent }) => textContent)).toEqual([
    '2.01to Bees',
    "2.02 KeeperWR Ja'Marr St. Chasekept by Bees",
  ]);
});

test('compact rows have the number and the surname, or the owner of a traded pick, and are remembered', async () => {
  respond();
  const first = renderRoute(ADDRESS);
  await screen.findByRole('table', { name: BOARD });
  await first.user.click(screen.getByRole('button', { name: 'Compact rows' }));
  expect(window.location.search).toBe('?view=board&rows=compact');
  expect(rowsOf(BOARD).map((row) => texts(cellsOf(row)))).toEqual([
    ['1', '1.01 ', '1.02 '],
    ['2', '2.01 Bees2.02 St. Chase', ''],
  ]);
  const link = within(rowsOf(BOARD)[1]!).getByRole('link', { name: player.playerName });
  expect(link.parentElement).toHaveAttribute('title', `2.02, Keeper, ${player.playerName}, kept by Bees`);
  first.unmount();

  const { user } = renderRoute(ADDRESS);
  await waitFor(() => expect(window.location.search).toBe('?view=board&rows=compact'));
  await user.click(await screen.findByRole('button', { name: 'Full rows' }));
  expect(window.location.search).toBe('?view=board');
  expect(localStorage.getItem('draftOrder.rows')).toBeNull();
});

test.each([
  ["Ja'Marr Chase", 'WR', 'Chase'],
  ['Marvin Harrison Jr.', 'WR', 'Harrison Jr.'],
  ['Kansas City Chiefs', 'DEF', 'Chiefs'],
  ['Ochocinco', 'WR', 'Ochocinco'],
])('the surname of %s (%s) is %s', (playerName, position, expected) => {
  expect(surname({ playerId: '1', playerName, position })).toBe(expected);
});
