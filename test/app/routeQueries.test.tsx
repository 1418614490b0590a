import { screen, waitFor } from '@testing-library/react';
import { queryParameters } from '../../src/api';
import { routeQueries } from '../../src/app/routeQueries';
import { matchRoute } from '../../src/routing/matchRoute';
import { routeIds, routes } from '../../src/routing/routes';
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
  const withCalls = new Set(addresses.map((address) => matchRoute(address)?.id));
  const others = routeIds.filter((id) => !withCalls.has(id));
  expect(others).toContain('landing');
  for (const id of others) {
    const params: { leagueId?: string } = routes[id].platform === null ? {} : { leagueId: '132' };
    expect(routeQueries({ route: routes[id], params }).map(({ name }) => name)).toEqual(params.leagueId ? ['getSettings'] : []);
  }
});

test('the parameters of a query, such as a week’s, have the names and types of the contract', () => {
  expect(queryParameters.sleeperPointsByYearTeamWeek).toEqual({
    leagueId: 'string',
    year: 'number',
    userId: 'string',
    week: 'number',
  });
});
