import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { respondToCalls } from '../../support/interceptCalls';
import { headersOf, rowsOf } from '../../support/plainTable';
import { quickPolls } from '../../support/quickPolls';
import { renderPage } from '../../support/renderPage';

const CALL = '/api/Draft/GetDraftOrder';
const ADDRESS = '/draftorder/132';

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

const pick = (number: number, more: Partial<Schema<'DraftPick'>> = {}): Schema<'DraftPick'> => ({
  ...{ pickString: `1.0${number}`, totalPick: number, actualPick: number, teamId: `1320${number}`, teamName: `Team ${number}` },
  ...{ originalTeamId: null, originalTeam: null, originalDate: null, slotTeamId: null, slotTeam: null, keeper: false },
  ...{ player: null, ...more },
});
const player = { playerId: '7547', playerName: 'Amon-Ra St. Brown', position: 'WR' };
const order = (draftDay?: Schema<'DraftDay'>): Schema<'DraftOrder'> => ({
  ...{ leagueName: 'League', lastDraftOrderRefresh: null, rounds: [{ picks: [pick(1, { player }), pick(2), pick(3)] }] },
  ...(draftDay && { draftDay }),
});
const onTheClock = { pickString: '1.02', teamId: '13202', teamName: 'Team 2' };
const running = { isRunning: true, isPaused: false, startsAt: null, onTheClock };

test('while the draft runs the board says which pick is on the clock, and marks it', async () => {
  respondToCalls(CALL, () => order(running));
  const { user } = renderPage(`${ADDRESS}?view=board`);
  const notice = await screen.findByText(/The draft is running/);
  expect(notice).toHaveTextContent('The draft is running: pick 1.02 is on the clock (Team 2).');
  expect(within(notice).getByRole('link', { name: 'Team 2' })).toHaveAttribute('href', '/league/132/team/13202');
  const cells = () => [...rowsOf('Draft board')[0]!.querySelectorAll('td')];
  expect(cells().map((cell) => cell.textContent.includes('On the clock'))).toEqual([false, true, false]);
  await user.click(screen.getByRole('button', { name: 'Compact rows' }));
  expect(cells().map((cell) => within(cell).queryByRole('img', { name: 'on the clock' }) !== null)).toEqual([false, true, false]);
});

test('picks whose places nobody has set are without numbers, and the page says so', async () => {
  respondToCalls(CALL, () => ({
    ...order(),
    rounds: [{ picks: [pick(1), pick(2, { isGuess: true }), pick(3, { isGuess: true })] }],
  }));
  renderPage(ADDRESS);
  const round = within(await screen.findByRole('table', { name: 'Round 1' }));
  expect(screen.getByText(/^The draft order is set in part/)).toBeInTheDocument();
  expect(round.getAllByText(/^(1\.\d+|Not set)$/, { selector: 'a' }).map(({ textContent }) => textContent)).toEqual([
    '1.01',
    'Not set',
    'Not set',
  ]);
  expect(round.getAllByText('Not set')[0]).toHaveAttribute('title', 'Perhaps 1.02');
});

test('the rounds of a running draft have the players, and the mark', async () => {
  respondToCalls(CALL, () => order(running));
  renderPage(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  expect(headersOf('Round 1')).toContain('Player');
  const rows = rowsOf('Round 1');
  expect(rows[0]).toHaveTextContent(player.playerName);
  expect(rows.map((row) => within(row).queryByRole('img', { name: 'on the clock' }) !== null)).toEqual([false, true, false]);
});

test.each<[string, Schema<'DraftDay'> | undefined, RegExp | null]>([
  [
    'a planned one, its start',
    { isRunning: false, isPaused: false, startsAt: '2026-08-30T20:00:00Z', onTheClock: null },
    /planned for .*30/,
  ],
  ['an auction, that it runs', { ...running, onTheClock: null }, /^The draft is running\.$/],
  ['a paused one, that it is', { ...running, isPaused: true }, /^The draft is paused: pick 1\.02 is next \(Team 2\)\.$/],
  ['one without a plan, nothing', { isRunning: false, isPaused: false, startsAt: null, onTheClock: null }, null],
  ['one that is over, nothing', undefined, null],
])('of a draft the page says: of %s', async (_, draftDay, text) => {
  respondToCalls(CALL, () => order(draftDay));
  renderPage(ADDRESS);
  await screen.findByRole('table', { name: 'Round 1' });
  const notice = screen.queryByText(/The draft is/);
  if (text) expect(notice).toHaveTextContent(text);
  else expect(notice).not.toBeInTheDocument();
});

test('while its draft is not over the page asks again, without an event: the server reads the draft while somebody looks', async () => {
  const slowPolls = quickPolls(45_000);
  const calls = respondToCalls(CALL, () => order(calls.length < 3 ? running : undefined));
  renderPage(ADDRESS);
  expect(await screen.findByText(/The draft is running/)).toBeInTheDocument();
  await waitFor(() => expect(calls).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText(/The draft is running/)).not.toBeInTheDocument());
  slowPolls();
});
