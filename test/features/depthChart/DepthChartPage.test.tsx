import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

const CALL = '/api/League/GetDepthChart';
const ADDRESS = '/depthchart/132';
const TABLE = 'Depth charts';

const none: Omit<Schema<'TeamDepthChart'>, 'teamName'> = {
  quarterbacks: [],
  runningBacks: [],
  wideReceivers: [],
  tightEnds: [],
  kickers: [],
  defenses: [],
};

afterEach(() => server.intercept(null));

test("the heading is the league name with 'Depth Charts'; one row per team, each column listing player names", async () => {
  const { teamDepthCharts } = (await get(`${CALL}?leagueId=132`)).json<Schema<'DepthChart'>>();
  renderPage(ADDRESS);
  await screen.findByRole('table', { name: TABLE });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Global League Depth Charts');
  expect(headersOf(TABLE)).toEqual(['Team', 'QB', 'RB', 'WR', 'TE', 'K', 'DEF']);
  const shown = rowsOf(TABLE).map((row) => {
    const [team, ...lists] = cellsOf(row);
    return [team!.textContent, ...lists.map((cell) => texts(within(cell).queryAllByRole('listitem')))];
  });
  const marks = { reserve: ' IR', taxi: ' Taxi' };
  const names = (players: Schema<'DepthChartPlayer'>[]) =>
    players.map(({ playerName, slot }) => `${playerName}${slot ? marks[slot] : ''}`);
  expect(shown).toEqual(
    teamDepthCharts.map((team) => [
      team.teamName,
      names(team.quarterbacks),
      names(team.runningBacks),
      names(team.wideReceivers),
      names(team.tightEnds),
      names(team.kickers),
      names(team.defenses),
    ]),
  );
  expect(shown.flat(2).length).toBeGreaterThan(50);
});

test('a team without players has a row; names are text, and may be repeated', async () => {
  const quarterbacks = [{ playerName: '<u>Al</u> 🏈' }, { playerName: '<u>Al</u> 🏈' }];
  const teamDepthCharts = [
    { teamName: 'Twins & <i>', ...none, quarterbacks },
    { teamName: 'Nobody', ...none },
  ];
  respondToCalls(CALL, () => ({ leagueName: 'L', teamDepthCharts }));
  renderPage(ADDRESS);
  await screen.findByRole('table', { name: TABLE });
  const [twins, nobody] = rowsOf(TABLE).map(cellsOf);
  expect(twins![0]).toHaveTextContent('Twins & <i>');
  expect(texts(within(twins![1]!).getAllByRole('listitem'))).toEqual(['<u>Al</u> 🏈', '<u>Al</u> 🏈']);
  expect(texts(nobody!)).toEqual(['Nobody', '', '', '', '', '', '']);
});

test('players on injured reserve and on the taxi squad are marked with a word, and a line below says what it means', async () => {
  const quarterbacks: Schema<'DepthChartPlayer'>[] = [
    { playerId: '1', playerName: 'Bryce Young' },
    { playerId: '2', playerName: 'Kyler Murray', slot: 'reserve' },
  ];
  const others: Schema<'OtherPlayers'> = [{ playerId: '3', playerName: 'Jihaad Campbell', position: 'LB', slot: 'taxi' }];
  respondToCalls(CALL, () => ({ leagueName: 'L', teamDepthCharts: [{ teamName: 'One', ...none, quarterbacks, others }] }));
  renderPage(ADDRESS);
  await screen.findByRole('table', { name: TABLE });
  const cells = rowsOf(TABLE).map(cellsOf)[0]!;
  expect(texts(within(cells[1]!).getAllByRole('listitem'))).toEqual(['Bryce Young', 'Kyler Murray IR']);
  expect(cells.at(-1)).toHaveTextContent('Jihaad Campbell LB Taxi');
  expect(screen.getByText('Injured reserve')).toHaveTextContent('IR Injured reserve');
  expect(screen.getByText('Taxi squad')).toHaveTextContent('Taxi Taxi squad');
});

test('a league with individual defenders has a column for them, with their positions', async () => {
  const others = [{ playerId: '1', playerName: 'Fred Warner', position: 'LB' }];
  respondToCalls(CALL, () => ({
    leagueName: 'L',
    teamDepthCharts: [
      { teamName: 'Defenders', ...none, others },
      { teamName: 'None', ...none },
    ],
  }));
  renderPage(ADDRESS);
  await screen.findByRole('table', { name: TABLE });
  expect(headersOf(TABLE).at(-1)).toBe('Other');
  expect(rowsOf(TABLE).map((row) => texts(cellsOf(row)).at(-1))).toEqual(['Fred Warner LB', '']);
});
