import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';

const CALL = '/api/Draft/GetDraftOrder';
const ADDRESS = '/draftorder/132';
const BOARD = 'Draft board';

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

type Pick = Schema<'DraftPick'>;
const open: Omit<Pick, 'pickString' | 'totalPick' | 'teamId' | 'teamName'> = {
  actualPick: 1,
  originalTeamId: null,
  originalTeam: null,
  originalDate: null,
  slotTeamId: null,
  slotTeam: null,
  keeper: false,
  player: null,
};

test('the rounds are shown first; one click shows the board, which is remembered until the rounds are chosen again', async () => {
  const first = renderRoute(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  await first.user.click(screen.getByRole('link', { name: 'Board' }));
  expect(await screen.findByRole('table', { name: BOARD })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Round 1' })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?view=board');
  first.unmount();

  const { user } = renderRoute(ADDRESS);
  expect(await screen.findByRole('table', { name: BOARD })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Rounds' }));
  expect(await screen.findByRole('table', { name: 'Round 1' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('a link to a player opens his sheet over the remembered board', async () => {
  localStorage.setItem('draftOrder.view', 'board');
  renderRoute(`${ADDRESS}?player=7547`);
  expect(await screen.findByRole('dialog', { name: /St. Brown/ })).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: BOARD, hidden: true })).toBeInTheDocument();
});

test('a column per team of the order, a row per round; each pick in the column of the team that had it at first', async () => {
  const { rounds } = (await get(`${CALL}?leagueId=132`)).json<Schema<'DraftOrder'>>();
  renderRoute(`${ADDRESS}?view=board`);
  await screen.findByRole('table', { name: BOARD });
  const slots = rounds[0]!.picks.map((pick) => pick.slotTeam ?? pick.teamName);
  expect(headersOf(BOARD)).toEqual(['Rd', ...slots]);
  const rows = rowsOf(BOARD);
  expect(rows).toHaveLength(rounds.length);
  rounds.forEach(({ picks }, round) => {
    const cells = [...rows[round]!.querySelectorAll('td')];
    for (const pick of picks) {
      const cell = cells[slots.indexOf(pick.slotTeam ?? pick.teamName)]!;
      expect(cell).toHaveTextContent(new RegExp(`^${pick.pickString}`));
      if (pick.originalTeam !== null) expect(cell).toHaveTextContent(`${pick.keeper ? 'kept by' : 'to'} ${pick.teamName}`);
      if (pick.keeper) expect(cell).toHaveTextContent(`Keeper${pick.player!.position} ${pick.player!.playerName}`);
    }
  });
  expect(rounds.flatMap(({ picks }) => picks).filter(({ keeper }) => keeper).length).toBeGreaterThan(10);
});

test('a snake draft keeps teams in their columns; players lead to their sheets, teams to their pages', async () => {
  const teams = { ants: { teamId: '1', teamName: 'Ants' }, bees: { teamId: '2', teamName: 'Bees' } };
  const player = { playerId: '4034', playerName: 'Xavier', position: 'WR' };
  const traded = { originalTeamId: '1', originalTeam: 'Ants', slotTeamId: '1', slotTeam: 'Ants' };
  const rounds = [
    [
      { ...open, ...teams.ants, pickString: '1.01', totalPick: 1, player },
      { ...open, ...teams.bees, pickString: '1.02', totalPick: 2 },
    ],
    [
      { ...open, ...teams.bees, pickString: '2.01', totalPick: 3, keeper: true, player },
      { ...open, ...teams.bees, ...traded, pickString: '2.02', totalPick: 4 },
    ],
  ];
  respondToCalls(CALL, () => ({ leagueName: 'L', lastDraftOrderRefresh: null, rounds: rounds.map((picks) => ({ picks })) }));
  renderRoute(`${ADDRESS}?view=board`);
  await screen.findByRole('table', { name: BOARD });
  expect(rowsOf(BOARD).map((row) => texts(cellsOf(row)))).toEqual([
    ['1', '1.01WR Xavier', '1.02'],
    ['2', '2.02to Bees', '2.01 KeeperWR Xavier'],
  ]);
  const [first, second] = rowsOf(BOARD);
  expect(within(first!).getByRole('link', { name: 'Xavier' })).toHaveAttribute('href', `${ADDRESS}?view=board&player=4034`);
  expect(within(second!).getByRole('link', { name: 'Bees' })).toHaveAttribute('href', '/league/132/team/2');
});

test('a server that does not send players still fills the board', async () => {
  const old: Pick = { ...open, pickString: '1.01', totalPick: 1, teamName: 'Ants' };
  delete old.player;
  respondToCalls(CALL, () => ({ leagueName: 'L', lastDraftOrderRefresh: null, rounds: [{ picks: [old] }] }));
  renderRoute(`${ADDRESS}?view=board`);
  await screen.findByRole('table', { name: BOARD });
  expect(texts(cellsOf(rowsOf(BOARD)[0]!))).toEqual(['1', '1.01']);
});
