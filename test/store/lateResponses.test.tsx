import { waitFor } from '@testing-library/react';
import { leagueApi } from '../../src/api';
import { leagueTags } from '../../src/api/tagTypes';
import { leagues } from '../../src/entities/leagues';
import { makeStore } from '../../src/store/makeStore';
import { get } from '../support/call';

const call = { platform: 'default', leagueId: '132' } as const;
const start = { subscribe: false, forceRefetch: true } as const;
const { getLeague } = leagueApi.endpoints;

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

/** A store whose prefetched query was removed by its tag while it was fetched again, and what gives each of its responses. */
async function removedWhilePending() {
  const store = makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
  const nameOf = () => leagues.selectRow(store.getState(), '132')?.leagueName;
  const good = (await get('/api/League/GetLeague?leagueId=132')).json<object>();
  await store.dispatch(getLeague.initiate(call, start));
  expect(nameOf()).toBe('Global League');
  const responses: ((response: Response) => void)[] = [];
  server.intercept(() => new Promise((resolve) => responses.push(resolve)));
  const fetchAgain = async () => {
    const count = responses.length;
    const query = store.dispatch(getLeague.initiate(call, start));
    while (responses.length === count) await new Promise((resolve) => setTimeout(resolve));
    return async (response: Response) => {
      responses[count]!(response);
      await query;
    };
  };
  const respond = await fetchAgain();
  store.dispatch(leagueApi.util.invalidateTags([...leagueTags]));
  expect(store.getState().api.queries).toEqual({});
  return { store, nameOf, fetchAgain, respond, named: (leagueName: string) => Response.json({ ...good, leagueName }) };
}

test('a response of a query that was removed meanwhile leaves nothing in the store', async () => {
  const { store, respond, named } = await removedWhilePending();
  const before = store.getState();
  await respond(named('Late League'));
  expect(store.getState()).toEqual(before);
});

test('a late response does not replace a newer one of the same query', async () => {
  const { nameOf, fetchAgain, respond, named } = await removedWhilePending();
  const respondNewer = await fetchAgain();
  // The newer query resolves with the older one only.
  void respondNewer(named('Newer League'));
  await waitFor(() => expect(nameOf()).toBe('Newer League'));
  await respond(named('Late League'));
  expect(nameOf()).toBe('Newer League');
});
