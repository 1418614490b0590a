import { screen, waitFor } from '@testing-library/react';
import { queryArg } from '../../src/api';
import { routeCacheKeys, routeQueries } from '../../src/app/routeQueries';
import { matchRoute } from '../../src/routing/matchRoute';
import { routes } from '../../src/routing/routes';
import { dataScreens, sharedScreens } from '../support/screens';
import { renderRoute } from '../support/renderRoute';

afterEach(() => server.intercept(null));

// `test/slow/pages/app/sleeperQueries.test.tsx` has those of the other platform.
const addresses = dataScreens.filter((address) => !address.startsWith('/sleeper/'));

test.each(addresses)('%s sends just the requests that its route names, once', async (address) => {
  let requests = 0;
  server.intercept(() => {
    requests += 1;
    return undefined;
  });
  const { store } = renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const named = routeCacheKeys(matchRoute(address)!);
  expect(Object.keys(store.getState().api.queries).sort()).toEqual(named.sort());
  expect(requests).toBe(named.length);
});

test.each([
  ['/league/132?view=games&year=2023&week=8', ['getLeague', { platform: 'default' }], ['getGames', { year: 2023, week: 8 }]],
  ['/league/132?view=rules&year=2025', ['getLeague', { platform: 'default' }], ['getRules', { year: 2025 }]],
  ['/league/132?view=games&year=soon&week=0', ['getLeague', { platform: 'default' }], ['getGames', {}]],
  ['/draftorder/348764?year=2024&draft=2', ['getDraftOrder', { year: 2024, draft: 2 }]],
  ['/predrafttrades/132/2026?draft=2', ['getPreDraftTrades', { year: 2026, draft: 2 }]],
  ['/transactions/132/2025?seasons=all', ['getTransactions', {}]],
  ['/transactions/132/2025?year=2023', ['getTransactions', { year: 2025 }]],
  ['/matchup/132/2025/3/13204?opponent=13205', ['getMatchup', { year: 2025, week: 3, teamId: '13204', opponentId: '13205' }]],
] as [string, ...[string, object][]][])('%s: the loader starts the queries of its view', (address, ...queries) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const match = matchRoute(pathname)!;
  const started = routeQueries(match, search).filter(({ name }) => name !== 'getSettings');
  const { leagueId } = match.params;
  expect(started).toEqual(queries.map(([name, arg]) => ({ name, arg: { leagueId, ...arg } })));
});

test.each(['/draftorder/348764?year=2024'])('%s sends just the requests of its view', async (address) => {
  const { store } = renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(Object.keys(store.getState().api.queries).sort()).toEqual(routeCacheKeys(matchRoute(pathname)!, search).sort());
});

test('every other screen sends no queries of its own', () => {
  const withCalls = new Set([...dataScreens, ...sharedScreens].map((address) => matchRoute(address)?.route));
  const others = routes.filter((route) => !withCalls.has(route));
  expect(others.map(({ id }) => id)).toContain('landing');
  for (const route of others) {
    const params: { leagueId?: string } = route.platform === null ? {} : { leagueId: '132' };
    expect(routeQueries({ route, params }).map(({ name }) => name)).toEqual(params.leagueId ? ['getSettings'] : []);
  }
});

test('the argument of a query has the names and types of the contract', () => {
  expect(queryArg('pointsByYearTeamWeek', 'sleeper', { leagueId: '620', year: '2025', teamId: '7', week: '03' })).toEqual({
    platform: 'sleeper',
    leagueId: '620',
    year: 2025,
    teamId: '7',
    week: 3,
  });
});
