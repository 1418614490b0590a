import { accessTokenExpiry, authReducer, selectEmailAddress, sessionEnded, tokensReceived } from '../../src/session/authSlice';

const tokens = {
  accessToken: 'access',
  accessTokenExpiration: '2026-11-21T12:15:00Z',
  refreshToken: 'refresh',
  refreshTokenExpiration: '2026-12-21T12:00:00Z',
  serverTime: '2026-11-21T12:00:00Z',
};

test('access token expiry = now + (accessTokenExpiration - serverTime) - 10000 ms, whatever the two clocks say', () => {
  const now = Date.parse('2031-01-01T00:00:00Z');
  expect(accessTokenExpiry(tokens, now)).toBe(now + 15 * 60_000 - 10_000);
  expect(accessTokenExpiry({ ...tokens, accessTokenExpiration: tokens.serverTime }, now)).toBe(now - 10_000);
});

test('tokens are in the store without the refresh token, and an ended session leaves nothing', () => {
  const state = authReducer(undefined, tokensReceived(tokens, 'a@b.example', 1_000_000));
  expect(state).toEqual({
    emailAddress: 'a@b.example',
    refreshTokenExpiresAt: tokens.refreshTokenExpiration,
    accessToken: 'access',
    accessTokenExpiresAt: 1_000_000 + 15 * 60_000 - 10_000,
  });
  expect(Object.values(authReducer(state, sessionEnded('expired')))).toEqual([null, null, null, null]);
});

test('times without a zone are UTC', () => {
  const now = Date.parse('2031-01-01T00:00:00Z');
  const naive = { ...tokens, accessTokenExpiration: '2026-11-21T12:15:00', serverTime: '2026-11-21T17:30:00+0530' };
  expect(accessTokenExpiry(naive, now)).toBe(now + 15 * 60_000 - 10_000);
});

test('the selected account depends on the state alone', () => {
  const auth = { emailAddress: 'a@b.example', refreshTokenExpiresAt: '2020-01-01T00:00:00Z', accessToken: null };
  expect(selectEmailAddress({ auth: { ...auth, accessTokenExpiresAt: null } })).toBe('a@b.example');
});
