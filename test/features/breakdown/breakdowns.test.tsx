import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { decimals } from '../../../src/lib/numbers';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { columnTexts, findRowTexts, headersOf, rowTexts, summaryTexts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

const keepers = { address: '/keeperbreakdown/132', call: '/api/League/GetKeeperBreakdown', table: 'Keeper Breakdown' };
const roster = { address: '/rosterbreakdown/132', call: '/api/League/GetRosterBreakdown', table: 'Roster Breakdown' };

const responseOf = async ({ call }: typeof roster) => (await get(`${call}?leagueId=132`)).json<Schema<'Breakdown'>>();
const button = (name: string) => screen.getByRole('button', { name });

let log: jest.SpyInstance;
beforeEach(() => void (log = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => {
  log.mockRestore();
  server.intercept(null);
});

test.each([
  { ...keepers, subtitle: 'Standings', count: 'Keepers', adp: 'Avg ADP' },
  { ...roster, subtitle: 'Roster Breakdowns', count: 'Players', adp: 'ADP' },
])('$table: league name and $subtitle; Adp is the default, Age switches the columns and fetches nothing', async (screenOf) => {
  const { teams } = await responseOf(screenOf);
  const calls = respondToCalls(screenOf.call, () => ({ leagueName: 'Global League', teams: teams.toReversed() }));
  const { user } = renderPage(screenOf.address);
  await findRowTexts(screenOf.table);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Global League');
  expect(screen.getByText(screenOf.subtitle, { selector: 'p' })).toBeInTheDocument();

  expect(headersOf(screenOf.table).slice(0, 5)).toEqual(['Team', screenOf.count, screenOf.adp, 'QB', 'QB Avg ADP']);
  expect([button('Adp'), button('Age')].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  // The default sort is by positionSortOrder, which no column shows.
  expect(columnTexts(screenOf.table, 0)).toEqual(teams.map(({ teamName }) => teamName));
  expect(columnTexts(screenOf.table, 2)).toEqual(teams.map(({ avgAdp }) => decimals(avgAdp)));

  await user.click(button('Age'));
  expect(headersOf(screenOf.table).slice(0, 5)).toEqual(['Team', screenOf.count, 'Avg Age', 'QB', 'QB Avg Age']);
  expect([button('Adp'), button('Age')].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  await user.click(button('Adp'));
  expect(headersOf(screenOf.table)[2]).toBe(screenOf.adp);
  expect(calls).toEqual([{ leagueId: '132' }]);
});

test('the overall Avg Age is green below 24, yellow from 24 to below 25, red from 25, also in words', async () => {
  const [first] = (await responseOf(roster)).teams;
  const ages = [23.99, 24, 24.99, 25, null];
  const teams = ages.map((avgAge, index) => ({ ...first!, teamName: `Team ${index}`, avgAge, positionSortOrder: index }));
  respondToCalls(roster.call, () => ({ leagueName: 'L', teams }));
  const { user } = renderPage(roster.address);
  await findRowTexts(roster.table);
  expect(screen.queryByText(/Avg Age:/)).not.toBeInTheDocument();
  await user.click(button('Age'));
  expect(columnTexts(roster.table, 2)).toEqual([
    '23.99 (young, below 24)',
    '24.00 (middle, 24 to below 25)',
    '24.99 (middle, 24 to below 25)',
    '25.00 (old, 25 or above)',
    'N/A',
  ]);
  const colours = ['23.99', '24.00', '24.99', '25.00'].map((age) => screen.getByText(age).className.split('table-pill-')[1]);
  expect(colours).toEqual(['green', 'yellow', 'yellow', 'red']);
  const legend = within(screen.getByText('Avg Age:').closest('p')!);
  expect(legend.getByText('middle, 24 to below 25')).toHaveClass('table-pill-yellow');
});

test.each([keepers, roster])(
  '$table: a league with defenders has the groups of which a team has some, after TE',
  async (screenOf) => {
    const { teams } = await responseOf(screenOf);
    const defended = teams.map((team, i) => ({
      ...team,
      ...{ dlCount: i, avgDlAge: 25.5, lbCount: 2, avgLbAge: 30, dbCount: 0, avgDbAge: null },
    }));
    respondToCalls(screenOf.call, () => ({ leagueName: 'L', teams: defended }));
    renderPage(`${screenOf.address}?average=age`);
    await findRowTexts(screenOf.table);
    const shown = ['DL', 'DL Avg Age', 'LB', 'LB Avg Age'];
    expect(headersOf(screenOf.table).slice(-6)).toEqual(['TE', 'TE Avg Age', ...shown]);
    expect(rowTexts(screenOf.table).map((row) => row.slice(-4))).toEqual(teams.map((_, i) => [String(i), '25.50', '2', '30.00']));
    expect(summaryTexts(screenOf.table)[0]!.slice(-4)).toEqual([((teams.length - 1) / 2).toFixed(2), '25.50', '2.00', '30.00']);
  },
);

test('the keeper breakdown says that no team has a keeper', async () => {
  const { teams } = await responseOf(keepers);
  const note = 'No team has a keeper yet.';
  const { unmount } = renderPage(keepers.address);
  await findRowTexts(keepers.table);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  unmount();
  respondToCalls(keepers.call, () => ({ leagueName: 'L', teams: teams.map((team) => ({ ...team, count: 0 })) }));
  renderPage(keepers.address);
  expect(await screen.findByText(note)).toBeVisible();
});
