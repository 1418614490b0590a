import { clearStoredSession, readStoredSession, storeSession } from '../../src/session/tokenStorage';

const session = { refreshToken: 'refresh', refreshTokenExpiresAt: '2026-12-21T12:00:00Z', emailAddress: 'a@b.example' };
const before = Date.parse('2026-12-01T00:00:00Z');

beforeEach(() => localStorage.clear());

test('stored locally: refreshToken, refreshTokenExpiresAt and emailAddress', () => {
  storeSession(session);
  expect({ ...localStorage }).toEqual(session);
  expect(readStoredSession(before)).toEqual(session);
});

test('clearing removes them and leaves the rest of the storage', () => {
  storeSession(session);
  localStorage.setItem('theme', 'dark');
  clearStoredSession();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
});

test.each([
  ['an expired token', { refreshTokenExpiresAt: '2026-11-30T00:00:00Z' }],
  ['no token', { refreshToken: '' }],
  ['no expiry', { refreshTokenExpiresAt: '' }],
  ['an expiry that is no date', { refreshTokenExpiresAt: 'soon' }],
])('a refresh token must be present and not expired: %s', (_case, change) => {
  storeSession({ ...session, ...change });
  expect(readStoredSession(before)).toBeNull();
});

test('an expiry without a zone is UTC, whatever zone the viewer is in', () => {
  storeSession({ ...session, refreshTokenExpiresAt: '2026-12-21T12:00:00' });
  expect(readStoredSession(Date.parse('2026-12-21T11:59:59Z'))).not.toBeNull();
  expect(readStoredSession(Date.parse('2026-12-21T12:00:00Z'))).toBeNull();
});

test('with blocked storage a session lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const spies = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'removeItem')];
  spies.forEach((spy) => spy.mockImplementation(blocked));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(readStoredSession(before)).toBeNull();
  storeSession(session);
  expect(readStoredSession(before)).toEqual(session);
  clearStoredSession();
  expect(readStoredSession(before)).toBeNull();
  jest.restoreAllMocks();
});
