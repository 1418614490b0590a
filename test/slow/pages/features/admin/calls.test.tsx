import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../../../support/call';
import { chooseLeague } from '../../../../support/chooseLeague';
import { logIn } from '../../../../support/logIn';
import { renderRoute, testConfig } from '../../../../support/renderRoute';

/** The calls of section 7, as their addresses write them, and whether they take a leagueId. */
const calls: [name: string, takesLeague: boolean][] = [
  ['populateCache', false],
  ['populateRookies', false],
  ['PopulateFullLeagueYearData', false],
  ['PopulateLastSeasonsRoster', true],
  ['RefreshKeepers', true],
  ['RefreshRosters', true],
  ['RefreshStandings', true],
  ['UpdateLeagueYearData', false],
  ['GetNflPlayerRankings', false],
  ['SetFantasyProsPlayerIds', false],
  ['loadNewFantasyProsFile', false],
  ['updateHistoricalTeamWeekData', true],
  ['populateLeagueDraftOrder', true],
  ['sleeperUpdateLeagues', false],
  ['sleeperUpdatePlayers', false],
  ['sleeperHistoricalTeamWeekData', false],
  ['createNewSeason', false],
];

const run = (...leagues: [leagueName: string, error: string | null][]) =>
  Response.json({
    call: 'any',
    startedAt: '2026-11-21T08:00:00Z',
    endedAt: '2026-11-21T08:00:01Z',
    leagues: leagues.map(([leagueName, error], index) => ({
      leagueId: String(132 + index),
      leagueName,
      rows: 1,
      skipped: 0,
      unmatched: [],
      seconds: 1,
      error,
    })),
  });

/** The admin calls that the page sends, path and query; each gets a response by `response`, or by the server. */
function watchCalls(response: () => Response | undefined | Promise<Response | undefined> = () => run(), leagues?: []): string[] {
  const sent: string[] = [];
  server.intercept((request) => {
    const { pathname, search } = new URL(request.url);
    if (leagues && pathname === '/api/Leagues')
      return Response.json({ total: 0, pageSize: 20, leagues, demos: 0, areDemosShown: false });
    const name = pathname.replace('/api/Admin/', '');
    if (!calls.some(([call]) => call === name)) return undefined;
    sent.push(name + search);
    return response();
  });
  return sent;
}

const button = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  return within(found!).getByRole('button');
};
/** The calls that ask before they run when one league is chosen: they change every league, or create a new season. */
const asking = [
  'PopulateFullLeagueYearData',
  'UpdateLeagueYearData',
  'sleeperUpdateLeagues',
  'sleeperHistoricalTeamWeekData',
  'createNewSeason',
];
type User = ReturnType<typeof renderRoute>['user'];

/** Clicks a call's button, and agrees where it asks: for all leagues, those that take one ask too. */
async function press(user: User, name: string) {
  const isForAll = screen.getByRole<HTMLInputElement>('combobox', { name: 'League' }).value === 'All';
  await user.click(button(name));
  const takesLeague = calls.some(([call, takes]) => call === name && takes);
  if (!asking.includes(name) && !(isForAll && takesLeague)) return;
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getAllByRole('button')[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const outcome = (name: string) => button(name).closest('li')!.querySelector<HTMLElement>('.outcome')!;

async function open() {
  const { user } = renderRoute('/admin');
  await screen.findByRole('combobox', { name: 'League' });
  return user;
}

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

test('a call that takes leagueId uses the dropdown’s league (All = 0), the others take none; a new season may be one league’s', async () => {
  const sent = watchCalls();
  const user = await open();
  await press(user, 'RefreshKeepers');
  await waitFor(() => expect(outcome('RefreshKeepers')).toHaveTextContent('Done'));
  expect(sent).toEqual(['RefreshKeepers?leagueId=0']);
  await chooseLeague(user, 'Dynasty');
  for (const [name] of calls) await press(user, name);
  await waitFor(() => expect(sent).toHaveLength(18));
  const taking = (name: string, takesLeague: boolean) => takesLeague || name === 'createNewSeason';
  expect(sent.slice(1)).toEqual(
    calls.map(([name, takesLeague]) => (taking(name, takesLeague) ? `${name}?leagueId=2298387` : name)),
  );
});

test('a call without a league that failed or had nothing to do says why', async () => {
  const result = (more: object) =>
    Response.json({
      ...{ call: 'any', startedAt: '2026-11-21T08:00:00Z', endedAt: '2026-11-21T08:00:01Z' },
      leagues: [{ leagueId: null, leagueName: null, rows: 0, skipped: 0, unmatched: [], seconds: 1, error: null, ...more }],
    });
  watchCalls(() => result({ error: 'The host does not respond.' }));
  const user = await open();
  await user.click(button('populateCache'));
  await waitFor(() => expect(outcome('populateCache')).toHaveTextContent(/^Failed at .*: The host does not respond\.$/));
  expect(outcome('populateCache')).not.toHaveTextContent('leagues');
  watchCalls(() => result({ note: 'There is no new file.' }));
  await user.click(button('loadNewFantasyProsFile'));
  await waitFor(() =>
    expect(outcome('loadNewFantasyProsFile')).toHaveTextContent(/^Nothing to do at .*: There is no new file\.$/),
  );
});

test('a failure is swallowed: no alert, dialog, console noise or unhandled error', async () => {
  await logIn();
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const noise = (['error', 'warn', 'log'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const user = await open();
  watchCalls(() => Response.json({ status: 500 }, { status: 500 }));
  await press(user, 'createNewSeason');
  await waitFor(() => expect(outcome('createNewSeason')).toHaveTextContent('Failed'));
  watchCalls(() => {
    throw new TypeError('Failed to fetch');
  });
  await press(user, 'RefreshStandings');
  await waitFor(() => expect(outcome('RefreshStandings')).toHaveTextContent('Failed'));
  // The store's checks, which run in development only, warn of a slow machine.
  const isNoise = ([text]: unknown[]) => !/^\w+Middleware took \d+ms/.test(String(text));
  for (const { mock } of [alert, unhandled, ...noise] as jest.Mock[]) expect(mock.calls.filter(isNoise)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  process.off('unhandledRejection', unhandled);
  jest.restoreAllMocks();
});

test('a new season can be for one Sleeper league; other calls for it send nothing and say so', async () => {
  const sent = watchCalls();
  const user = await open();
  await chooseLeague(user, 'Sunday Dynasty');
  for (const [name, takesLeague] of calls) {
    expect(button(name)).toHaveAttribute('aria-disabled', String(takesLeague));
    const isMarked =
      within(button(name).closest('li')!).queryByText('only for MyFantasyLeague leagues, not for Sunday Dynasty') !== null;
    expect([name, isMarked]).toEqual([name, takesLeague]);
  }
  await user.click(button('RefreshRosters'));
  await user.click(button('createNewSeason'));
  const question = within(await screen.findByRole('dialog', { name: 'Create new season?' }));
  expect(question.getByText(/This changes Sunday Dynasty\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Create new season' }));
  await waitFor(() => expect(sent).toEqual(['createNewSeason?leagueId=620000000000000149']));
});

test('without a league the calls for leagues are disabled, and each says why; a click sends nothing', async () => {
  const sent = watchCalls(undefined, []);
  await logIn();
  const { user } = renderRoute('/admin', testConfig({ leagues: [], adminLeagues: [{ id: 0, name: 'All' }] }));
  await waitFor(() => expect(screen.getAllByText('no MyFantasyLeague league yet')).toHaveLength(8));
  expect(screen.getAllByText('no Sleeper league yet')).toHaveLength(2);
  expect(screen.getAllByText('no league yet')).toHaveLength(1);
  for (const name of ['RefreshStandings', 'sleeperUpdateLeagues', 'createNewSeason']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
  expect(button('populateCache')).toHaveAttribute('aria-disabled', 'false');
});

test('a hidden demo league can be chosen for a call, and is named among those that a call on all changes', async () => {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled, visibility, is_demo)
     values ('7002', 'default', 'Closed League', 2026, 2026, false, false, 'members', true)`,
  );
  await logIn();
  const { user } = renderRoute('/admin');
  await screen.findByRole('combobox', { name: 'League' });
  await screen.findByText('all 11 leagues');
  await chooseLeague(user, 'Closed League');
  await user.click(screen.getByRole('button', { name: 'Import all years of history' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/This changes .*\bClosed League\b/);
  await server.rows("delete from league where id = '7002'");
});
