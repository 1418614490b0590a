import { generatePath } from 'react-router';
import { matchRoute } from '../../src/routing/matchRoute';
import { routes } from '../../src/routing/routes';
import { routeNames, routesByName, type RouteName } from '../support/routes';

const params: Record<string, string> = { leagueId: '620000000000000149', teamId: '7', year: '2025', week: '18', playerId: 'PIT' };
const paramsOf = (path: string) => Object.fromEntries(Object.entries(params).filter(([name]) => path.includes(`:${name}`)));

/** A URL of every screen, each with the screen that it is. */
const addresses = routeNames.map((name): [path: string, name: RouteName, params: object] => {
  const { path } = routesByName[name];
  return [generatePath<string>(path, params), name, paramsOf(path)];
});

test.each(addresses)('%s matches its own route', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ route: routesByName[name], params });
});

test.each(routes.filter(({ path }) => path.includes(':')))('$path: a malformed parameter is no page', ({ path }) => {
  for (const name of Object.keys(paramsOf(path))) {
    const url = generatePath<string>(path, { ...params, [name]: 'not,valid' });
    expect([url, matchRoute(url)]).toEqual([url, null]);
  }
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
