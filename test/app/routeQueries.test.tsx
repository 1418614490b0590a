import { screen, waitFor } from '@testing-library/react';
import { queryArg } from '../../src/api';
import { routeQueries } from '../../src/app/routeQueries';
import { matchRoute } from '../../src/routing/matchRoute';
import { routes } from '../../src/routing/routes';
import { dataScreens, sharedScreens } from '../support/screens';
import { renderRoute } from '../support/renderRoute';

// A number as someone may type it.
const addresses = [...dataScreens, ...sharedScreens, '/history/132/pointsbyyear/2025/13204/03'];

afterEach(() => server.intercept(null));

const queriesOf = (path: string) => routeQueries(matchRoute(path)!);
/** A query as a test reads it: its operation in lower case, as the URLs of the API have it too, with its parameters. */
const asText = (name: string, arg: object) =>
  [name.replace(/^get/, ''), ...Object.entries(arg).map(([key, value]) => `${key}=${value}`)].join(' ').toLowerCase();
const requestText = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/^Get/, '');
  return asText(name, Object.fromEntries(searchParams));
};

test.each(addresses)('%s sends just the requests that its route names', async (address) => {
  const made: string[] = [];
  server.intercept(({ url }) => {
    made.push(requestText(url));
    return undefined;
  });
  renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const named = queriesOf(address).map(({ name, arg }) => asText(name, arg));
  expect(made.sort()).toEqual(named.sort());
});

test('every other screen sends no queries of its own', () => {
  const withCalls = new Set(addresses.map((address) => matchRoute(address)?.route));
  const others = routes.filter((route) => !withCalls.has(route));
  expect(others.map(({ id }) => id)).toContain('landing');
  for (const route of others) {
    const params: { leagueId?: string } = route.platform === null ? {} : { leagueId: '132' };
    expect(routeQueries({ route, params }).map(({ name }) => name)).toEqual(params.leagueId ? ['getSettings'] : []);
  }
});

test('the argument of a query has the names and types of the contract', () => {
  expect(queryArg('sleeperPointsByYearTeamWeek', 'sleeper', { leagueId: '620', year: '2025', teamId: '7', week: '03' })).toEqual({
    leagueId: '620',
    year: 2025,
    userId: '7',
    week: 3,
  });
});
