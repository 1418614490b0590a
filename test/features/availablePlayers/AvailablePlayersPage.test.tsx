import { screen, within } from '@testing-library/react';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';
import { columnNames, findGrid, shownColumn, shownRows } from '../../support/table';

const ADDRESS = '/availableplayers/132';
const CALL = '/api/League/GetAvailablePlayers';

type Info = { avg: number | null; age: number | null };

/** An available player as the server tells of him. */
const player = (name: string, nflRank: number | null, position = 'WR', info: Info | null = { avg: 12.3, age: 24.5 }) => ({
  position,
  name,
  nflTeam: 'KC',
  nflRank,
  positionSortOrder: ['QB', 'RB', 'WR', 'TE'].indexOf(position) + 1,
  isRookie: false,
  fantasyProsInfo: info && { best: 1, worst: 20, stdDev: 2, bye: 9, ...info },
});

const respondWith = (players: object[]) => respondToCalls(CALL, () => ({ leagueName: 'Global League', players }));

/** Filters a column by its header's form. */
async function filter(user: ReturnType<typeof renderRoute>['user'], column: string, text: string) {
  await user.click(screen.getByRole('button', { name: `Filter ${column}` }));
  const form = within(screen.getByRole('dialog', { name: `Filter ${column}` }));
  expect(form.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.type(form.getByRole('textbox'), text);
  await user.click(form.getByRole('button', { name: 'Apply' }));
}

afterEach(() => server.intercept(null));

test('a row counter, Position, Name, NFL team logo, Rank, ADP, Age and a read-only Rookie checkbox, by Rank, 20 a page', async () => {
  const { players } = (await get(`${CALL}?leagueId=132`)).json<{ players: { name: string; isRookie: boolean }[] }>();
  renderRoute(ADDRESS);
  await findGrid('Available Players');
  expect(columnNames()).toEqual(['#', 'Position', 'Name', 'NFL Team', 'Rank', 'ADP', 'Age', 'Rookie']);
  expect(shownColumn(2)).toEqual(players.slice(0, 20).map(({ name }) => name));
  expect(shownColumn(0)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  const ranks = shownColumn(4).map(Number);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const [first] = players;
  const rookie = screen.getByRole('checkbox', { name: `Rookie: ${first!.name}` });
  expect(rookie).toBeDisabled();
  expect((rookie as HTMLInputElement).checked).toBe(first!.isRookie);
  expect(within(screen.getAllByRole('row')[1]!).getByRole('img')).toHaveAttribute('src', expect.stringMatching(/\.png$/));
  expect(screen.getByRole('heading', { level: 1, name: 'Available Players' })).toBeInTheDocument();
});

test('ADP is 999 and Age 0 if missing, a missing rank is N/A; all of them are last in both directions', async () => {
  respondWith([
    player('No info', null, 'TE', null),
    player('No averages', 7, 'TE', { avg: null, age: null }),
    player('Known', 3, 'TE', { avg: 4.256, age: 21 }),
  ]);
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  expect(shownRows().map((row) => [row[2], row[4], row[5], row[6]])).toEqual([
    ['Known', '3', '4.26', '21.0'],
    ['No averages', '7', '999', '0'],
    ['No info', 'N/A', '999', '0'],
  ]);
  await user.click(screen.getByRole('columnheader', { name: /Rank/ }));
  expect(shownColumn(2)).toEqual(['No averages', 'Known', 'No info']);
  await user.click(screen.getByRole('columnheader', { name: /Age/ }));
  expect(shownColumn(6)).toEqual(['21.0', '0', '0']);
  expect(shownColumn(0)).toEqual(['1', '2', '3']);
});

test('the placeholders 999 and 0 are last in both directions, also where the server sends them', async () => {
  respondWith([
    player('No info', 1, 'TE', null),
    player('Placeholders', 2, 'TE', { avg: 999, age: 0 }),
    player('Young', 3, 'TE', { avg: 180, age: 21 }),
    player('Old', 4, 'TE', { avg: 4, age: 33 }),
  ]);
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  const sortBy = async (header: RegExp, column: number) => {
    await user.click(screen.getByRole('columnheader', { name: header }));
    return shownColumn(column);
  };
  expect(await sortBy(/Age/, 6)).toEqual(['21.0', '33.0', '0', '0']);
  expect(await sortBy(/Age/, 6)).toEqual(['33.0', '21.0', '0', '0']);
  expect(await sortBy(/ADP/, 5)).toEqual(['4.00', '180.00', '999', '999']);
  expect(await sortBy(/ADP/, 5)).toEqual(['180.00', '4.00', '999', '999']);
});

test('no tool panel and no export', async () => {
  renderRoute(ADDRESS);
  await findGrid('Available Players');
  expect(screen.queryByRole('button', { name: /export|download|columns|print/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('5,000 players: pages, and several filters at once with fuzzy ranking, best match first', async () => {
  const odd = [
    player('Joshua Palmer', 900),
    player('Josh Allen', 4100, 'QB'),
    player('Big Josh', 2, 'QB'),
    player('Josh', 4990),
    player('J. O. Sharp', 1, 'QB'),
  ];
  const calls = respondWith([...Array.from({ length: 4995 }, (_, index) => player(`Zed ${index}`, index + 10)), ...odd]);
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  expect(screen.getByText('1–20 of 5000')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Available Players: pages' }));
  await user.click(pages.getByRole('button', { name: '250' }));
  expect(shownColumn(0)[0]).toBe('4981');

  await filter(user, 'Name', 'josh');
  expect(shownColumn(2)).toEqual(['Josh', 'Joshua Palmer', 'Josh Allen', 'Big Josh', 'J. O. Sharp']);
  expect(shownColumn(0)).toEqual(['1', '2', '3', '4', '5']);
  await user.click(screen.getByRole('button', { name: 'Filter Position' }));
  await user.click(screen.getByRole('checkbox', { name: 'QB' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(shownColumn(2)).toEqual(['Josh Allen', 'Big Josh', 'J. O. Sharp']);
  await filter(user, 'Rank', '>99999');
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Rank: >99999' }));
  expect(shownRows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(screen.getByText('1–20 of 5000')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('unknown players on rosters are reported', async () => {
  respondToCalls(CALL, () => ({ leagueName: 'Global League', players: [player('Known', 3)], unknownRostered: 2 }));
  renderRoute(ADDRESS);
  await findGrid('Available Players');
  expect(screen.getByText('2 rostered players are unknown to Sideline: some of these may be taken.')).toBeInTheDocument();
});

test('a league with several player pools shows where each player is available', async () => {
  const inPools = (name: string, nflRank: number, availableIn: string[]) => ({ ...player(name, nflRank), availableIn });
  respondWith([inPools('Both', 1, ['North', 'South']), inPools('One', 2, ['South'])]);
  renderRoute(ADDRESS);
  await findGrid('Available Players');
  expect(columnNames().at(-1)).toBe('Available In');
  expect(shownColumn(8)).toEqual(['North, South', 'South']);
});
