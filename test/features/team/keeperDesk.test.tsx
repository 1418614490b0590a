import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { deskPlayer, getKeeperDesk } from '../../samples/getKeeperDesk';
import { plain } from '../../samples/names';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';

type Desk = Schema<'KeeperDesk'>;

const call = '/api/League/GetKeeperDesk';
// It has three keepers of three.
const path = '/league/132/team/13201?view=keepers';
const deskOf = async (query: string) => (await get(`${call}?${query}`)).json<Desk>();
const sample = getKeeperDesk.response(plain, 1) as Desk;
const respond = (change: Partial<Desk>) => respondToCalls(call, () => ({ ...sample, ...change }));

const costs = () => screen.findByRole('table', { name: 'Keeper costs' });
const cellsOf = (row: HTMLElement) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
const rowOf = async (name: string) =>
  cellsOf(
    within(await costs())
      .getByText(name)
      .closest('tr')!,
  );
const heads = async () =>
  within(await costs())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const sets = async () =>
  within(await screen.findByRole('table', { name: 'Chosen and best keepers' }))
    .getAllByRole('row')
    .slice(1)
    .map(cellsOf);

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('the server’s costs: the rules in words, a row a player, the chosen set beside the best one, and the picks left', async () => {
  const { words, players, chosen, best, picksLeft } = await deskOf('leagueId=132&teamId=13201');
  renderPage(path);
  const rules = await screen.findByRole('region', { name: 'Keeper rules of 2026' });
  expect(
    within(rules)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(words);
  const rows = within(await costs())
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => cellsOf(row)[0])).toEqual(players.map(({ playerName }) => playerName));
  expect(within(await costs()).getAllByRole('checkbox', { checked: true })).toHaveLength(chosen.playerIds.length);
  const namesOf = ({ playerIds }: Schema<'KeeperSet'>) =>
    players
      .filter(({ playerId }) => playerIds.includes(playerId))
      .map(({ playerName }) => playerName)
      .join(', ');
  expect(await sets()).toEqual([
    ['Chosen', `+${chosen.surplus}`, namesOf(chosen)],
    ['Best', `+${best.surplus}`, namesOf(best)],
  ]);
  expect(screen.getByText(`Picks left after the chosen ones: ${picksLeft.join(', ')}.`)).toBeVisible();
});

test('a row has pick, market, signed surplus, years, next cost, refusal, and how the cost came about, in full below the table', async () => {
  const kept = deskPlayer(plain);
  const moved = {
    ...{ ...kept, playerId: '2', playerName: 'Moved Man', isKeeper: false, surplus: -2, yearsLeft: 0 },
    cost: { round: 7, pick: '8.04', price: null },
    refusal: 'He was kept 3 years in a row, the most that the rules allow.',
  };
  respond({ players: [kept, moved] });
  const { user } = renderPage(path);
  expect(await heads()).toEqual([
    ...['Player', 'Position', 'Keeper', 'Cost', 'Market', 'Surplus', 'Kept', 'Left', 'Next Year', 'Refused', 'How It Came About'],
  ]);
  const reasons = kept.reasons.join(' ');
  expect(await rowOf(kept.playerName)).toEqual([kept.playerName, 'RB', '', '7.04', '4', '+3', '1', '2', 'Round 6', '', reasons]);
  expect(await rowOf('Moved Man')).toEqual([
    ...['Moved Man', 'RB', '', '8.04 for round 7', '4', '−2', '1', '0', 'Round 6', moved.refusal, reasons],
  ]);
  await user.click(screen.getByText('How the costs came about'));
  const inFull = within(screen.getByRole('table', { name: 'How the costs came about' }));
  expect(inFull.getByText(`${reasons} Refused: ${moved.refusal}`)).toBeVisible();
});

test('at an auction costs are prices, and neither surplus nor sets are shown', async () => {
  const auction = (price: number) => ({ round: null, pick: null, price });
  respond({ players: [{ ...deskPlayer(plain), cost: auction(12), nextCost: auction(17), surplus: null, yearsLeft: null }] });
  renderPage(path);
  expect(await heads()).toEqual([
    ...['Player', 'Position', 'Keeper', 'Cost', 'Market', 'Kept', 'Next Year', 'Refused', 'How It Came About'],
  ]);
  expect(await rowOf(plain.player)).toEqual(expect.arrayContaining(['$12', '$17']));
  expect(screen.queryByRole('table', { name: 'Chosen and best keepers' })).toBeNull();
});

test('after the draft it is a preview of the next season, without marks or numbers of picks', async () => {
  const { season } = await deskOf('leagueId=348764&teamId=34876401');
  renderPage('/league/348764/team/34876401?view=keepers');
  expect(await screen.findByText(new RegExp(`^The draft is over. The costs are a preview of those of ${season}`))).toBeVisible();
  expect(await heads()).not.toContain('Keeper');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('The picks that are left appear once the draft has an order.')).toBeVisible();
});

test('after the deadline the marks are locked, for all but commissioners', async () => {
  const players = (await deskOf('leagueId=132&teamId=13201')).players.slice(0, 2);
  respond({ players, deadline: '2026-08-25T22:00:00Z' });
  const { unmount } = renderPage(path);
  expect(await screen.findByText('The deadline has passed: the marks are locked.')).toBeVisible();
  for (const box of within(await costs()).getAllByRole('checkbox')) expect(box).toBeDisabled();
  unmount();
  await logIn();
  renderPage(path);
  await waitFor(async () => expect(within(await costs()).getAllByRole('checkbox')[0]).toBeEnabled());
});

test('an owner takes a mark back here: the chosen set and the picks left follow', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });
  await logIn('member@example.com');
  const before = await deskOf('leagueId=132&teamId=13201');
  const { user } = renderPage(path);
  const box = await waitFor(async () => {
    const found = within(await costs()).getAllByRole('checkbox', { checked: true })[0]!;
    expect(found).toBeEnabled();
    return found;
  });
  const name = box.getAttribute('aria-label')!.replace('Keeper: ', '');
  await user.click(box);
  expect(await screen.findAllByText(/is no longer a keeper$/)).not.toEqual([]);
  await waitFor(async () => expect((await sets())[0]![2]).not.toContain(name));
  const after = await deskOf('leagueId=132&teamId=13201');
  expect(after.chosen.playerIds).toHaveLength(before.chosen.playerIds.length - 1);
  expect(screen.getByText(`Picks left after the chosen ones: ${after.picksLeft.join(', ')}.`)).toBeVisible();
});
