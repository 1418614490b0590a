import { matchRoute } from '../../src/routing/matchRoute';
import { routes } from '../../src/routing/routes';
import { routeNames, routesByName, type RouteName } from '../support/routes';

const second = '620000000000000149';

/** An address of every screen, each with the screen that it is. */
const addresses: [path: string, name: RouteName, params: object][] = [
  ['/', 'landing', {}],
  ['/league/132', 'standings', { leagueId: '132' }],
  ['/league/132/team/13204', 'team', { leagueId: '132', teamId: '13204' }],
  ['/league/history/132', 'history', { leagueId: '132' }],
  ['/depthchart/132', 'depthChart', { leagueId: '132' }],
  ['/rosterbreakdown/132', 'rosterBreakdown', { leagueId: '132' }],
  ['/keeperbreakdown/132', 'keeperBreakdown', { leagueId: '132' }],
  ['/draftorder/132', 'draftOrder', { leagueId: '132' }],
  ['/availableplayers/132', 'availablePlayers', { leagueId: '132' }],
  ['/history/132/pointsbyyear/2025', 'pointsByYear', { leagueId: '132', year: '2025' }],
  ['/history/132/pointsbyyear/2025/13204', 'pointsByYearTeam', { leagueId: '132', year: '2025', teamId: '13204' }],
  [
    '/history/132/pointsbyyear/2025/13204/7',
    'pointsByYearTeamWeek',
    { leagueId: '132', year: '2025', teamId: '13204', week: '7' },
  ],
  ['/futurepicks/132', 'futurePicks', { leagueId: '132' }],
  ['/transactions/132/2025', 'transactions', { leagueId: '132', year: '2025' }],
  ['/rookies/132/2025', 'rookies', { leagueId: '132', year: '2025' }],
  ['/predrafttrades/132/2026', 'preDraftTrades', { leagueId: '132', year: '2026' }],
  ['/admin', 'admin', {}],
  ['/admin/accounts', 'accounts', {}],
  ['/log-in', 'logIn', {}],
  ['/invitation', 'invitation', {}],
  ['/add-league', 'addLeague', {}],
  ['/league/132/settings', 'leagueSettings', { leagueId: '132' }],
  ['/sleeper/league/620000000000000149/settings', 'sleeperLeagueSettings', { leagueId: '620000000000000149' }],
  [`/sleeper/league/${second}`, 'sleeperStandings', { leagueId: second }],
  [`/sleeper/league/${second}/team/7`, 'sleeperTeam', { leagueId: second, teamId: '7' }],
  [`/sleeper/history/${second}/pointsbyyear/2025`, 'sleeperPointsByYear', { leagueId: second, year: '2025' }],
  [`/sleeper/history/${second}/pointsbyyear/2025/7`, 'sleeperPointsByYearTeam', { leagueId: second, year: '2025', teamId: '7' }],
  [
    `/sleeper/history/${second}/pointsbyyear/2025/7/18`,
    'sleeperPointsByYearTeamWeek',
    { leagueId: second, year: '2025', teamId: '7', week: '18' },
  ],
  [`/sleeper/league/history/${second}`, 'sleeperHistory', { leagueId: second }],
  [`/sleeper/depthchart/${second}`, 'sleeperDepthChart', { leagueId: second }],
  [`/sleeper/rosterbreakdown/${second}`, 'sleeperRosterBreakdown', { leagueId: second }],
  [`/sleeper/keeperbreakdown/${second}`, 'sleeperKeeperBreakdown', { leagueId: second }],
  [`/sleeper/draftorder/${second}`, 'sleeperDraftOrder', { leagueId: second }],
  [`/sleeper/availableplayers/${second}`, 'sleeperAvailablePlayers', { leagueId: second }],
  [`/sleeper/futurepicks/${second}`, 'sleeperFuturePicks', { leagueId: second }],
  [`/sleeper/transactions/${second}/2025`, 'sleeperTransactions', { leagueId: second, year: '2025' }],
  [`/sleeper/rookies/${second}/2025`, 'sleeperRookies', { leagueId: second, year: '2025' }],
  [`/sleeper/predrafttrades/${second}/2026`, 'sleeperPreDraftTrades', { leagueId: second, year: '2026' }],
];

test.each(addresses)('%s matches its own route', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ route: routesByName[name], params });
});

test('every route has a path in this test', () => {
  expect(addresses.map(([, name]) => name).sort()).toEqual([...routeNames].sort());
});

test('/league/history/132 is never taken for /league/:leagueId, in any order of the rows', async () => {
  jest.resetModules();
  jest.doMock('../../src/routing/routes', () => ({ routes: routes.toReversed() }));
  const { matchRoute: matchReversed } = await import('../../src/routing/matchRoute');
  for (const match of [matchRoute, matchReversed]) {
    expect(match('/league/history/132')?.route.id).toBe('history');
    expect(match('/league/history')).toBeNull();
    expect(match('/league/history/team/1')).toBeNull();
  }
  expect(addresses.map(([path]) => matchReversed(path)?.route)).toEqual(addresses.map(([, name]) => routesByName[name]));
  jest.dontMock('../../src/routing/routes');
});

test.each([
  '/league',
  '/league/global',
  '/league/132/team',
  '/league/132/players',
  '/league/-1',
  '/league/123456789012345678901',
  '/history/132/pointsbyyear',
  '/history/132/pointsbyyear/25',
  '/history/132/pointsbyyear/last',
  '/history/132/pointsbyyear/1900',
  '/rookies/132/9999',
  '/history/132/pointsbyyear/2025/13204/week',
  '/rookies/132',
  '/sleeper',
  '/sleeper/admin',
  '/sleeper/rookies/132',
  '/admin/calls',
  '/no/such/page',
])('ids are numbers, and routes match exactly: %s is no page', (path) => {
  expect(matchRoute(path)).toBeNull();
});
