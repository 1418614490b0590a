import { screen, waitFor } from '@testing-library/react';
import { leagueApi, settingsApi } from '../../../../src/api';
import { leagueTags } from '../../../../src/api/tagTypes';
import { adminApi } from '../../../../src/api/generated/admin.gen';
import { maintenanceRuns } from '../../../../src/entities/generated/adminTables.gen';
import { selectHasDrafted } from '../../../../src/entities/settingsSlice';
import { standings } from '../../../../src/entities/tables';
import { selectEmailAddress, sessionEnded, sessionFound, tokensReceived } from '../../../../src/session/authSlice';
import { makeStore } from '../../../../src/store/makeStore';
import { deserializeState, fillTables, serializeState, type SerializedState } from '../../../../src/store/serializedState';
import { get } from '../../../support/call';
import { logIn } from '../../../support/logIn';
import { renderRoute } from '../../../support/renderRoute';
import { testAdmin } from '../../../support/testAdmin';

const host = { apiUrl: '', clientUrl: '' };
const member = 'member@example.com';
const run = {
  ...{ id: 1, call: 'refreshRosters', leagueId: '132', leagueName: 'Global League', startedBy: 'secret-admin@example.com' },
  ...{ startedAt: '2026-11-20T08:05:00Z', endedAt: null, outcome: 'done', rows: 1, skipped: 0, unmatched: [] },
  ...{ seconds: 2.5, note: null, error: null },
};
const isRuns = ({ url }: Request) => url.includes('/api/Admin/GetRuns');
const stored = (emailAddress: string) => ({
  emailAddress,
  refreshToken: 'refresh',
  refreshTokenExpiresAt: '2099-01-01T00:00:00Z',
});

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email: member, role: 'member' });
});
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

/** A store that an admin has filled. */
async function filled() {
  const tokens = await logIn();
  const store = makeStore({ host, toLogIn: jest.fn() });
  store.dispatch(tokensReceived(tokens, testAdmin.email));
  server.intercept((request) => (isRuns(request) ? Response.json([run]) : undefined));
  await store.dispatch(adminApi.endpoints.getRuns.initiate());
  await store.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'default', leagueId: '132' }));
  expect(maintenanceRuns.selectRows(store.getState())).toHaveLength(1);
  return store;
}

test.each([
  ['the end of a session', sessionEnded('loggedOut')],
  ['an expired session', sessionEnded('expired')],
  ['another account', sessionFound(stored(member))],
])('%s clears entities, settings, the offline times and the API cache', async (_case, action) => {
  const store = await filled();
  store.dispatch(action);
  const { api, ...state } = store.getState();
  const { api: unused, ...empty } = makeStore({ host: null, toLogIn: jest.fn() }).getState();
  expect(unused.queries).toEqual({});
  expect({ ...state, auth: null }).toEqual({ ...empty, auth: null });
  expect([api.queries, api.mutations]).toEqual([{}, {}]);
});

test('a renewed token of the same account, and a log-in, keep what was loaded', async () => {
  const store = await filled();
  store.dispatch(tokensReceived(await logIn(), testAdmin.email));
  expect(maintenanceRuns.selectRows(store.getState())).toHaveLength(1);
  const visitor = makeStore({ host, toLogIn: jest.fn() });
  store.dispatch(sessionEnded('loggedOut'));
  await visitor.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'default', leagueId: '132' }));
  visitor.dispatch(tokensReceived(await logIn(), testAdmin.email));
  expect(standings.selectRows(visitor.getState(), { leagueId: '132' })).toHaveLength(12);
});

test('a response that arrives after its account’s session fills nothing', async () => {
  const store = await filled();
  let respond: (response: Response) => void = () => undefined;
  server.intercept((request) => (isRuns(request) ? new Promise((resolve) => (respond = resolve)) : undefined));
  const late = store.dispatch(adminApi.endpoints.getRuns.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(respond.name).not.toBe('respond'));
  store.dispatch(sessionEnded('loggedOut'));
  respond(Response.json([run]));
  await late;
  expect(maintenanceRuns.selectRows(store.getState())).toBeUndefined();
});

test.each([
  ['the end of a session', sessionEnded('loggedOut')],
  ['another account', sessionFound(stored(member))],
])('%s clears the settings too if the API cache has dropped every response', async (_case, action) => {
  const store = makeStore({ host, toLogIn: jest.fn() });
  store.dispatch(tokensReceived(await logIn(), testAdmin.email));
  await store.dispatch(settingsApi.endpoints.getSettings.initiate({ leagueId: '132' }, { subscribe: false }));
  store.dispatch(settingsApi.util.invalidateTags([...leagueTags]));
  expect(store.getState().api.queries).toEqual({});
  expect(selectHasDrafted(store.getState(), '132')).toBe(false);
  store.dispatch(action);
  expect(selectHasDrafted(store.getState(), '132')).toBeUndefined();
});

test('another account does not get what was refused to the last one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = makeStore({ host, toLogIn: jest.fn() });
  store.dispatch(tokensReceived(await logIn(), testAdmin.email));
  server.intercept(() => new Response(null, { status: 403 }));
  await store.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'default', leagueId: '132' }));
  expect(Object.values(store.getState().api.queries)).toMatchObject([{ status: 'rejected' }]);
  store.dispatch(sessionFound(stored(member)));
  expect(store.getState().api.queries).toEqual({});
});

test('another account’s query that its log-in starts stays', async () => {
  const store = await filled();
  let query: { unsubscribe: () => void } | undefined;
  const stop = store.subscribe(() => {
    if (selectEmailAddress(store.getState()) === member)
      query ??= store.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'default', leagueId: '348764' }));
  });
  store.dispatch(sessionFound(stored(member)));
  stop();
  await query;
  expect(standings.selectRows(store.getState(), { leagueId: '348764' })).toBeDefined();
  expect(maintenanceRuns.selectRows(store.getState())).toBeUndefined();
});

test('the preloaded state fills the store, and the browser’s session is restored beside it', async () => {
  const server = await filled();
  server.dispatch(sessionEnded('loggedOut'));
  await server.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'default', leagueId: '132' }));
  const sent = JSON.parse(JSON.stringify(serializeState(server.getState()))) as SerializedState;
  const preloadedState = fillTables(deserializeState(sent));
  await logIn();
  const client = makeStore({ host, toLogIn: jest.fn(), preloadedState });
  expect(client.getState().auth.emailAddress).toBe(testAdmin.email);
  expect(client.getState().entities).toEqual(server.getState().entities);
  expect(leagueApi.endpoints.getLeague.select({ platform: 'default', leagueId: '132' })(client.getState()).isSuccess).toBe(true);
});

test('an admin reads the log and logs out, a member logs in in the same tab: no row of the admin’s is left', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAdmin = true;
  server.intercept((request) => (isRuns(request) && isAdmin ? Response.json([run]) : undefined));
  await logIn();
  const { user } = renderRoute('/admin?view=log');
  expect(await screen.findByText(run.startedBy)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Account / }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  isAdmin = false;
  expect(screen.queryByText(run.startedBy)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await user.type(await screen.findByRole('textbox', { name: /e-mail/i }), member);
  await user.type(screen.getByLabelText('Password'), testAdmin.password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('region', { name: 'Last runs' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByText(run.startedBy)).toBeNull();
});
