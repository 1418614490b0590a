/** More addresses of the sentences of `test/app/routeQueries.test.tsx`. */
import { screen, waitFor } from '@testing-library/react';
import { routeCacheKeys } from '../../../../src/app/routeQueries';
import { matchRoute } from '../../../../src/routing/matchRoute';
import { dataScreens, sharedScreens } from '../../../support/screens';
import { renderRoute } from '../../../support/renderRoute';

afterEach(() => server.intercept(null));

// The last has a number as someone may type it.
test.each([
  ...[...dataScreens, ...sharedScreens].filter((address) => address.startsWith('/sleeper/')),
  '/history/132/pointsbyyear/2025/13204/03',
])('%s sends just the requests that its route names, once', async (address) => {
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

test.each(['/transactions/132/2025?seasons=all', '/league/132?view=rules&year=2025'])(
  '%s sends just the requests of its view',
  async (address) => {
    const { store } = renderRoute(address);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    const { pathname, search } = new URL(address, 'http://localhost');
    expect(Object.keys(store.getState().api.queries).sort()).toEqual(routeCacheKeys(matchRoute(pathname)!, search).sort());
  },
);
