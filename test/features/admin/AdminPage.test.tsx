import { screen, waitFor, within } from '@testing-library/react';
import { adminCalls } from '../../../src/features/admin/adminCalls';
import { get } from '../../support/call';
import { chooseLeague } from '../../support/chooseLeague';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';

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

test('one red button per call, with a human name and the call as its description; one has a warning sign; All is the first league', async () => {
  const user = await open();
  for (const [name] of calls) {
    expect(button(name)).toHaveAccessibleDescription(name);
    expect(button(name)).toHaveClass('button--danger');
    expect(button(name)).toHaveAccessibleName(/^[A-Z][a-z]+ [\w ’]+$/);
  }
  const labels = Object.values(adminCalls).map(({ label }) => label);
  expect(new Set(labels).size).toBe(17);
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('.outcome'))).toHaveLength(17);
  expect(button('createNewSeason')).toHaveClass('button--risky');
  expect(document.querySelectorAll('.button--risky')).toHaveLength(1);

  expect(screen.getByRole('combobox')).toHaveValue('All');
  await user.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Global League MyFantasyLeague, 132',
    'Col League MyFantasyLeague, 348764',
    'Bangin Heads League MyFantasyLeague, 612374',
    'Champions League MyFantasyLeague, 8645669',
    'Universal MyFantasyLeague, 4800184',
    'Premier MyFantasyLeague, 6199037',
    'Dynasty MyFantasyLeague, 2298387',
    'Sunday Dynasty Sleeper, 620000000000000149',
    'Kickers & Defense Sleeper, 620000000000000186',
    'Summer Draft League Sleeper, 620000000000000260',
  ]);
});

test('a running call shows progress and can’t be sent twice; then its outcome with the time is shown, also after leaving the page', async () => {
  let finish: (response: Response) => void = () => undefined;
  const sent = watchCalls(() => new Promise((resolve) => (finish = resolve)));
  const user = await open();
  await user.dblClick(button('populateCache'));
  expect(button('populateCache')).toHaveAttribute('aria-busy', 'true');
  expect(outcome('populateCache')).toHaveTextContent('Running…');
  await user.click(button('populateCache'));
  await waitFor(() => expect(sent).toEqual(['populateCache']));
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await screen.findByLabelText('Password');
  window.history.back();
  await screen.findByRole('combobox', { name: 'League' });
  await user.click(button('populateCache'));
  expect(sent).toHaveLength(1);
  finish(run(['Global League', null]));
  await waitFor(() => expect(outcome('populateCache')).toHaveTextContent(/^Done at \d\d:\d\d:\d\d$/));
  expect(button('populateCache')).toHaveAttribute('aria-busy', 'false');
  await user.click(button('populateCache'));
  await waitFor(() => expect(sent).toHaveLength(2));
  finish(new Response(null, { status: 204 }));
  await waitFor(() => expect(outcome('populateCache')).toHaveTextContent(/^Done at/));
});

test('a run that failed for some leagues names them', async () => {
  watchCalls(() => run(['Premier', 'no response'], ['Dynasty', null]));
  const user = await open();
  await press(user, 'RefreshRosters');
  await waitFor(() => expect(outcome('RefreshRosters')).toHaveTextContent(/^Done at .*, but failed for Premier$/));
});

test('a member reads that the calls and the lists are for admins', async () => {
  await server.addAccount({ email: 'reader@example.com', role: 'member' });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await logIn('reader@example.com');
  const user = await open();
  const views: [label: string, ...hidden: string[]][] = [
    ['Leagues & jobs', 'the list of leagues', 'the schedule', 'failed jobs'],
    ['Players', 'unmatched players', 'aliases'],
    ['Log', 'the last runs', 'the security log'],
  ];
  for (const [label, ...hidden] of views) {
    await user.click(screen.getByRole('link', { name: label }));
    for (const list of hidden) expect(await screen.findByText(`Only admins see ${list}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  }
  await user.click(screen.getByRole('link', { name: 'Calls' }));
  await user.click(button('populateCache'));
  await waitFor(() => expect(outcome('populateCache')).toHaveTextContent('Failed: Only an admin may do this.'));
  log.mockRestore();
});

test('without a session a call leads to the log-in page, which leads back', async () => {
  const user = await open();
  await press(user, 'createNewSeason');
  expect(await screen.findByText('Log in to continue.')).toBeVisible();
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/admin' });
});

test('a call for all leagues asks first and names how many and which it changes, and Close sends nothing; for one league only a call that changes every league asks', async () => {
  const sent = watchCalls();
  const user = await open();
  const item = button('createNewSeason').closest('li')!;
  expect(within(item).getByText('all 10 leagues')).toBeVisible();
  await user.click(button('createNewSeason'));
  const question = within(await screen.findByRole('dialog', { name: 'Create new season?' }));
  expect(
    question.getByText(
      /Moves a league whose season is decided to the next one.* This changes Global League, Col League, .*Sunday Dynasty/,
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);

  const rosters = button('RefreshRosters');
  expect(within(rosters.closest('li')!).getByText('all 7 MyFantasyLeague leagues')).toBeVisible();
  expect(rosters).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(rosters);
  const ofRosters = within(await screen.findByRole('dialog', { name: 'Refresh rosters?' }));
  expect(
    ofRosters.getByText(
      /^Reads the league’s name and state, its teams and rosters\. This changes Global League, .* and Dynasty\.$/,
    ),
  ).toBeVisible();
  await user.click(ofRosters.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);

  await chooseLeague(user, 'Dynasty');
  expect(within(item).getByText('Dynasty')).toBeVisible();
  expect(button('RefreshRosters')).not.toHaveAttribute('aria-haspopup');
  await user.click(button('RefreshRosters'));
  await waitFor(() => expect(sent).toEqual(['RefreshRosters?leagueId=2298387']));
  await user.click(button('createNewSeason'));
  const ofOne = within(await screen.findByRole('dialog', { name: 'Create new season?' }));
  expect(ofOne.getByText(/This changes Dynasty\.$/)).toBeVisible();
  await user.click(ofOne.getByRole('button', { name: 'Create new season' }));
  await waitFor(() => expect(sent.slice(1)).toEqual(['createNewSeason?leagueId=2298387']));
});

test('each view shows its parts, is named by the URL and opens by keyboard; an unknown one is the first', async () => {
  await logIn();
  const views: Record<string, string[]> = {
    '': ['Standings, scores and history', 'Rosters and keepers'],
    '?view=leagues': ['Leagues', 'Schedule', 'Failed jobs'],
    '?view=players': ['Unmatched players', 'Aliases'],
    '?view=people': ['Invitations', 'Accounts'],
    '?view=log': ['Last runs', 'Security log'],
  };
  const { user } = renderRoute('/admin?view=nothing');
  const tabs = within(await screen.findByRole('navigation', { name: 'Admin' }));
  expect(tabs.getByRole('link', { name: 'Calls' })).toHaveAttribute('aria-current', 'page');
  for (const [search, regions] of Object.entries(views)) {
    const link = tabs.getAllByRole('link').find((each) => each.getAttribute('href') === `/admin${search}`)!;
    link.focus();
    await user.keyboard('{Enter}');
    expect(window.location.search).toBe(search);
    for (const name of regions) expect(await screen.findByRole('region', { name })).toBeVisible();
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(link).toHaveFocus();
    const others = Object.values(views)
      .flat()
      .filter((name) => !regions.includes(name));
    for (const name of others) expect(screen.queryByRole('region', { name })).toBeNull();
  }
});
