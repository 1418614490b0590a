import { waitFor } from '@testing-library/react';
import { queryEndpoints, routeQueries } from '../../src/app/routeQueries';
import { selectPageTitle } from '../../src/app/shell/usePageTitle';
import { matchRoute } from '../../src/routing/matchRoute';
import { makeStore } from '../../src/store/makeStore';
import { get } from '../support/call';
import { testConfig } from '../support/renderApp';

beforeAll(() => get('/api/health'));

const open = () => makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: () => undefined });

test.each([
  ['/league/132', 'Standings · Global League · Sideline'],
  ['/league/132?view=league', 'All Teams · Global League · Sideline'],
  ['/league/132?view=games', 'Games · Global League · Sideline'],
  ['/league/132?view=rules', 'Rules · Global League · Sideline'],
  ['/league/history/132?view=final&year=2021', '2021 Final Standings · Global League · Sideline'],
  ['/league/history/132?view=regular&year=2021', '2021 Regular Season · Global League · Sideline'],
  ['/draftorder/132?view=board', 'Draft Board · Global League · Sideline'],
  ['/draftorder/348764?year=2024', '2024 Draft Results · Col League · Sideline'],
  ['/draftorder/348764?view=board', 'Draft Results · Col League · Sideline'],
  ['/history/132/pointsbyyear/2024', '2024 Team Scores · Global League · Sideline'],
  ['/transactions/132/2024', '2024 Transactions · Global League · Sideline'],
  ['/rookies/132/2025', '2025 Rookies · Global League · Sideline'],
  ['/history/132/pointsbyyear/2024/13204/3', 'Gridiron Gurus · 2024 · Week 3 · Player Scores · Global League · Sideline'],
  ['/league/348764/team/13204', 'Not Found · Col League · Sideline'],
])('%s is titled %s', async (address, title) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const match = matchRoute(pathname)!;
  // Its chunk has the endpoints of its queries.
  await match.route.page();
  const store = open();
  for (const { name, arg } of routeQueries(match, search))
    store.dispatch(queryEndpoints[name]!.initiate(arg, { subscribe: false }));
  await waitFor(() => expect(selectPageTitle(store.getState(), testConfig(), match, search)).toBe(title));
});

test('a name cannot turn the direction of the document title', () => {
  const config = testConfig({ leagues: [{ id: '132', name: 'Left\u202eRight', provider: 'default' }] });
  expect(selectPageTitle(open().getState(), config, matchRoute('/league/132'), '')).toBe('Standings · LeftRight · Sideline');
});
