import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { devTools } from '../../src/store/devTools';
import { logIn } from '../support/logIn';

type Extension = (options: typeof devTools) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;
const global = window as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: Extension };

/** What the Redux DevTools show: actions and states. */
const shown: string[] = [];
beforeEach(() => {
  shown.length = 0;
  global.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ({ actionSanitizer, stateSanitizer }) => {
    const record: StoreEnhancer = (create) => (reducer, state) =>
      create((before, action) => {
        const after = reducer(before, action);
        shown.push(JSON.stringify([actionSanitizer(action as UnknownAction), stateSanitizer(after)]));
        return after;
      }, state);
    return (...enhancers) =>
      (create) =>
        enhancers.reduceRight((next, enhance) => enhance(next), record(create));
  };
});
afterEach(() => delete global.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__);

test('a password and the response to it are in no action and in no state that the Redux DevTools show', async () => {
  await logIn();
  // Redux Toolkit looks for the extension when it is loaded.
  jest.resetModules();
  const { untracked } = await import('../../src/api');
  const { passkeysApi } = await import('../../src/api/generated/passkeys.gen');
  const { makeStore } = await import('../../src/store/makeStore');
  const store = makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
  const password = 'not-the-password';
  const refused = await store.dispatch(passkeysApi.endpoints.beginPasskey.initiate({ passkeyBegin: { password } }, untracked));
  expect(refused.error).toMatchObject({ body: { detail: expect.stringContaining('is wrong') as string } });
  const text = shown.join('\n');
  expect(text).toContain('"beginPasskey/rejected (hidden)"');
  expect(text).not.toContain(password);
  expect(text).not.toContain((refused.error as { body: { detail: string } }).body.detail);
  expect(text).not.toContain(store.getState().auth.accessToken);
  expect(Object.keys(store.getState().api.mutations)).toEqual([]);
});

test('an action of a request is named by its endpoint, its state and its arguments', async () => {
  jest.resetModules();
  const { teamApi } = await import('../../src/api');
  const { makeStore } = await import('../../src/store/makeStore');
  const store = makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
  await store.dispatch(teamApi.endpoints.getTeam.initiate({ platform: 'default', leagueId: '132', teamId: '13204' }));
  const names = shown.map((entry) => (JSON.parse(entry) as [{ type: string }])[0].type);
  const arg = '{"platform":"default","leagueId":"132","teamId":"13204"}';
  expect(names).toEqual(expect.arrayContaining([`getTeam/pending ${arg}`, `getTeam/fulfilled ${arg}`]));
});
