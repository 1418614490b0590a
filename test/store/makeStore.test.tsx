import { storeSession } from '../../src/session/tokenStorage';
import { selectEmailAddress, tokensReceived } from '../../src/session/authSlice';
import { makeStore } from '../../src/store/makeStore';

const host = { apiUrl: '', clientUrl: '' };
const secret = 'access-token-of-a-session';
const tokens = {
  accessToken: secret,
  accessTokenExpiration: '2026-11-21T12:15:00Z',
  refreshToken: 'refresh-token-of-a-session',
  refreshTokenExpiration: '2099-12-21T12:00:00Z',
  serverTime: '2026-11-21T12:00:00Z',
};

type DevTools = { stateSanitizer: (state: unknown) => unknown; actionSanitizer: (action: unknown) => unknown };
type DevToolsWindow = { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (options: DevTools) => (enhancer: unknown) => unknown };

beforeEach(() => localStorage.clear());

test('the developer tools see no token, neither in the state nor in an action', async () => {
  let options: DevTools | undefined;
  (window as DevToolsWindow).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (given) => {
    options = given;
    return (enhancer) => enhancer;
  };
  // The toolkit looks for the extension when it is loaded.
  jest.resetModules();
  const fresh = await import('../../src/store/makeStore');
  const store = fresh.makeStore({ host, toLogIn: jest.fn() });
  delete (window as DevToolsWindow).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  const action = tokensReceived(tokens, 'a@b.example');
  store.dispatch(action);
  expect(store.getState().auth.accessToken).toBe(secret);
  const shown = JSON.stringify([options!.stateSanitizer(store.getState()), options!.actionSanitizer(action)]);
  expect(shown).toContain('a@b.example');
  expect(shown).not.toContain(secret);
  expect(shown).not.toContain(tokens.refreshToken);
});

test('a session in the browser’s storage is restored; without a host there is none', () => {
  storeSession({ refreshToken: 'refresh', refreshTokenExpiresAt: '2099-01-01T00:00:00Z', emailAddress: 'a@b.example' });
  expect(selectEmailAddress(makeStore({ host, toLogIn: jest.fn() }).getState())).toBe('a@b.example');
  expect(selectEmailAddress(makeStore({ host: null, toLogIn: jest.fn() }).getState())).toBeNull();
});
