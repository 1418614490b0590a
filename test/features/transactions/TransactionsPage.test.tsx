import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';

const sleeper = '620000000000000149';
const transactionsOf = async (query: string) =>
  (await get(`/api/League/GetTransactions?${query}`)).json<Schema<'Transactions'>>().transactions;

/** The entries of the list, without those of menus. */
const items = () => within(screen.getByRole('region', { name: 'Transactions' })).getAllByRole('listitem');
const texts = () => items().map(({ textContent }) => textContent);

async function open(address: string) {
  const { user } = renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await within(await screen.findByRole('region', { name: 'Transactions' })).findAllByRole('listitem');
  return user;
}

test('a transaction is one row: a claim with the added and the dropped player; names link to player and team', async () => {
  const stored = await transactionsOf('leagueId=132&year=2025');
  await open('/transactions/132/2025?show=all');
  expect(items()).toHaveLength(stored.length);
  const place = stored.findIndex(({ moves }) => moves.length === 2 && moves[0]!.to !== null && moves[1]!.to === null);
  const [added, dropped] = stored[place]!.moves;
  const { teamId, teamName } = added!.to!;
  const [{ player: inPlayer }, { player: outPlayer }] = [added!, dropped!];
  expect(texts()[place]).toMatch(
    `${teamName} + ${inPlayer!.playerName} ${inPlayer!.position} − ${outPlayer!.playerName} ${outPlayer!.position}`,
  );
  expect(
    within(items()[place]!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `/league/132/team/${teamId}`,
    `/transactions/132/2025?show=all&player=${inPlayer!.playerId}`,
    `/transactions/132/2025?show=all&player=${outPlayer!.playerId}`,
  ]);
  const days = items().map((item) => Date.parse(item.querySelector('time')!.dateTime));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('a trade is one row: what each team gets, with picks in words that lead to the teams that had them', async () => {
  const stored = await transactionsOf(`leagueId=${sleeper}&year=2025`);
  await open(`/sleeper/transactions/${sleeper}/2025?show=all`);
  expect(items()).toHaveLength(stored.length);
  const place = stored.findIndex(
    ({ type, moves }) => type === 'trade' && moves.some(({ pick }) => pick?.teamId !== undefined) && moves.length > 2,
  );
  const item = items()[place]!;
  for (const { to, pick, player } of stored[place]!.moves) {
    expect(item).toHaveTextContent(`${to!.teamName} get `);
    if (player) expect(within(item).getByRole('link', { name: player.playerName })).toBeVisible();
    if (pick?.teamId === undefined) continue;
    const [link] = within(item).getAllByRole('link', {
      name: new RegExp(`^${pick.season} round ${pick.round}|of ${pick.season}$`),
    });
    expect(link!.getAttribute('href')).toMatch(new RegExp(`^/sleeper/league/${sleeper}/team/\\d+$`));
  }
});

test('a search finds a player by all his words, and the rows stay newest first', async () => {
  const stored = await transactionsOf('leagueId=132&year=2025');
  const { playerName } = stored.at(-1)!.moves[0]!.player!;
  const names = ({ moves }: Schema<'Transaction'>) => moves.map(({ player }) => player?.playerName);
  await open(`/transactions/132/2025?search=${encodeURIComponent(playerName)}`);
  const days = stored.filter((transaction) => names(transaction).includes(playerName)).map(({ at }) => at);
  expect(items().map((item) => item.querySelector('time')!.dateTime)).toEqual(days);
});

test('the season switch keeps the search; a year without transactions says so', async () => {
  const user = await open('/transactions/132/2025?filter.type=Waiver&page=2');
  await user.click(within(screen.getByRole('group', { name: 'Season' })).getByRole('link', { name: 'Season 2024' }));
  expect(await screen.findByText('The league’s host has no transactions of 2024.')).toBeVisible();
  expect(window.location.search).toBe('?filter.type=Waiver');
  expect(screen.getByRole('link', { name: 'Season 2025' })).toHaveAttribute('href', '/transactions/132/2025?filter.type=Waiver');
});

test('filters by type, team, player and position are in the URL and combine; a team is one, whatever its names', async () => {
  const stored = await transactionsOf('leagueId=132&year=2025');
  const claim = stored.find(({ type, moves }) => type === 'waiver' && moves.length === 2)!;
  const { teamId } = claim.moves[0]!.to!;
  const { playerId, position } = claim.moves[1]!.player!;
  const ofTeam = stored.filter(
    ({ type, moves }) => type === 'waiver' && moves.some(({ from, to }) => [from?.teamId, to?.teamId].includes(teamId)),
  );
  const user = await open('/transactions/132/2025?show=all');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Waiver');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), teamId);
  expect(items()).toHaveLength(ofTeam.length);
  await waitFor(() => expect(window.location.search).toBe(`?filter.type=Waiver&filter.team=${teamId}&show=all`));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Position' }), position);
  const ofPosition = ofTeam.filter(({ moves }) => moves.some(({ player }) => player?.position === position));
  expect(items()).toHaveLength(ofPosition.length);
  cleanup();
  await open(`/transactions/132/2025?show=all&filter.player=${playerId}`);
  const ofPlayer = stored.filter(({ moves }) => moves.some(({ player }) => player?.playerId === playerId));
  expect(items()).toHaveLength(ofPlayer.length);
});

test('all seasons are one link away, and the search goes along', async () => {
  const all = await transactionsOf(`leagueId=${sleeper}`);
  const first = all.at(-1)!.moves.flatMap(({ player }) => player ?? [])[0]!;
  const has = ({ moves }: Schema<'Transaction'>) => moves.some(({ player }) => player?.playerId === first.playerId);
  const path = `/sleeper/transactions/${sleeper}/2025`;
  const search = `search=${first.playerName.replace(' ', '+')}`;
  const { user } = renderRoute(`${path}?${search}`);
  await user.click(await screen.findByRole('link', { name: 'Search all seasons' }));
  expect(await screen.findByText('Transactions of all seasons')).toBeVisible();
  expect(document.title).toMatch(/^Transactions of all seasons · /);
  await within(await screen.findByRole('region', { name: 'Transactions' })).findAllByRole('listitem');
  expect(items()).toHaveLength(all.filter(has).length);
  expect(screen.queryByRole('group', { name: 'Season' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Only 2025' })).toHaveAttribute('href', `${path}?${search}`);
});

test('a search for a player finds how he came: drafted and kept too, with the pick', async () => {
  const stored = await transactionsOf('leagueId=6199037&year=2025');
  const of = (type: string) => stored.find((each) => each.type === type && each.pick)!;
  for (const [transaction, label, verb] of [
    [of('draft'), 'Drafted', '+'],
    [of('keeper'), 'Kept', 'keep'],
  ] as const) {
    const [{ player, to }] = transaction.moves as [Schema<'TransactionMove'>];
    const { round, pick } = transaction.pick!;
    await open(`/transactions/6199037/2025?search=${encodeURIComponent(player!.playerName)}`);
    expect(texts().at(-1)).toBe(
      `2025${label} ${round}.${String(pick).padStart(2, '0')}${to!.teamName} ${verb} ${player!.playerName} ${player!.position}`,
    );
    cleanup();
  }
});
