import { screen, waitFor } from '@testing-library/react';
import { callsOf } from '../../src/routing/callsOf';
import { matchRoute } from '../../src/routing/matchRoute';
import { routeIds } from '../../src/routing/routes';
import { renderRoute } from '../support/renderRoute';

const second = '620000000000000149';
const owner = '610000000000000112';

/** An address of every screen that starts with calls. */
const addresses = [
  '/league/132',
  '/league/132/team/13204',
  '/league/history/132',
  '/depthchart/132',
  '/rosterbreakdown/132',
  '/keeperbreakdown/132',
  '/draftorder/132',
  '/availableplayers/132',
  '/history/132/pointsbyyear/2025',
  '/history/132/pointsbyyear/2025/13204',
  '/history/132/pointsbyyear/2025/13204/03',
  '/rookies/132/2025',
  '/predrafttrades/132/2026',
  `/sleeper/league/${second}`,
  `/sleeper/league/${second}/team/${owner}`,
  `/sleeper/history/${second}/pointsbyyear/2025`,
  `/sleeper/history/${second}/pointsbyyear/2025/${owner}`,
  `/sleeper/history/${second}/pointsbyyear/2025/${owner}/3`,
];

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
