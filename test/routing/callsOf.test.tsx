import { screen, waitFor } from '@testing-library/react';
import { callsOf } from '../../src/routing/callsOf';
import { matchRoute } from '../../src/routing/matchRoute';
import { routeIds } from '../../src/routing/routes';
import { dataScreens } from '../support/screens';
import { renderRoute } from '../support/renderRoute';

// A number as someone may type it.
const addresses = [...dataScreens, '/history/132/pointsbyyear/2025/13204/03'];

afterEach(() => server.intercept(null));

test.each(addresses)('%s makes just the calls that its route names', async (address) => {
  const made: string[] = [];
  server.intercept(({ url }) => {
    made.push(url.slice(url.indexOf('/api/')));
    return undefined;
  });
  renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const named = callsOf(matchRoute(address)!).map((call) => call.address);
  expect(made.sort()).toEqual(named.sort());
});

test('every other screen starts without a call', () => {
  const withCalls = new Set(addresses.map((address) => matchRoute(address)?.id));
  expect(routeIds.filter((id) => !withCalls.has(id))).toEqual(['landing', 'admin', 'logIn']);
  for (const path of ['/', '/admin', '/log-in']) expect(callsOf(matchRoute(path)!)).toEqual([]);
});
