import { screen } from '@testing-library/react';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { cellsOf, columnTexts, findRowTexts, headersOf, rowsOf } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

const ADDRESS = '/availableplayers/132';
const CALL = '/api/League/GetAvailablePlayers';
const label = 'Available Players';

/** An available player as the server tells of him. */
const player = (name: string, nflRank: number | null) => ({
  ...{ position: 'WR', name, nflTeam: 'KC', nflRank, positionSortOrder: 3, isRookie: false },
  fantasyProsInfo: { avg: 12.3, age: 24.5, best: 1, worst: 20, stdDev: 2, bye: 9 },
});

afterEach(() => server.intercept(null));

test('a row counter, Position, Name, NFL team logo, Rank, ADP, Age and a read-only Rookie checkbox, by Rank, 20 a page; no tool panel and no export', async () => {
  const { players } = (await get(`${CALL}?leagueId=132`)).json<{ players: { name: string; isRookie: boolean }[] }>();
  renderPage(ADDRESS);
  await findRowTexts(label);
  expect(headersOf(label).slice(0, 8)).toEqual(['#', 'Position', 'Name', 'NFL Team', 'Rank', 'ADP', 'Age', 'Rookie']);
  expect(columnTexts(label, 2)).toEqual(players.slice(0, 20).map(({ name }) => name));
  expect(columnTexts(label, 0)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  const ranks = columnTexts(label, 4).map(Number);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const [first] = players;
  const rookie = screen.getByRole('checkbox', { name: `Rookie: ${first!.name}` });
  expect(rookie).toBeDisabled();
  expect((rookie as HTMLInputElement).checked).toBe(first!.isRookie);
  expect(cellsOf(rowsOf(label)[0]!)[3]!.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\.png$/));
  expect(screen.getByRole('heading', { level: 1, name: label })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /export|download|columns|print/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('5,000 players have pages; filters are chips that can be removed, one or all, without a request', async () => {
  const calls = respondToCalls(CALL, () => ({
    leagueName: 'Global League',
    players: Array.from({ length: 5000 }, (_, index) => player(`Zed ${index}`, index + 1)),
  }));
  const { user } = renderPage(`${ADDRESS}?page=250&filter.name=zed&filter.position=WR&filter.nflRank=>99999`);
  expect(await screen.findByText('No results found. Adjust filters to find results')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Rank: >99999' }));
  await findRowTexts(label);
  expect(screen.getByText('1–20 of 5000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await user.click(screen.getByRole('button', { name: '250' }));
  expect(columnTexts(label, 0)[0]).toBe('4981');
  expect(calls).toHaveLength(1);
});

test('unknown players on rosters are reported; a league with several player pools shows where each player is available', async () => {
  const players = [
    { ...player('Both', 1), availableIn: ['North', 'South'] },
    { ...player('One', 2), availableIn: ['South'] },
  ];
  respondToCalls(CALL, () => ({ leagueName: 'Global League', players, unknownRostered: 2 }));
  renderPage(ADDRESS);
  await findRowTexts(label);
  expect(screen.getByText('2 rostered players are unknown to Sideline: some of these may be taken.')).toBeInTheDocument();
  expect(headersOf(label).at(-1)).toBe('Available In');
  expect(columnTexts(label, 8)).toEqual(['North, South', 'South']);
});
