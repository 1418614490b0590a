import { logInProblem } from '../../../src/features/account/logInProblem';
import { returnAddress } from '../../../src/features/account/returnAddress';
import { TokenError } from '../../../src/session/tokenRequests';

test.each([
  ['/league/132', '/league/132'],
  ['/rookies/132/2025?x=1', '/rookies/132/2025?x=1'],
])('after log-in the user returns to the page that sent them: %s', (from, address) => {
  expect(returnAddress({ from })).toBe(address);
});

test.each([
  ['nothing', null],
  ['another state', 'text'],
  ['no address', { from: 7 }],
  ['another site', { from: 'https://evil.example/' }],
  ['another site without a scheme', { from: '//evil.example' }],
  ['another site by a backslash', { from: '/\\evil.example' }],
  ['a script', { from: 'javascript:alert(1)' }],
  ['the log-in page itself', { from: '/log-in?timeout' }],
])('only a URL of this application is followed, otherwise the landing page: %s', (_case, state) => {
  expect(returnAddress(state)).toBe('/');
});

test('a wrong pair, too many attempts, an unreachable server and any other failure each say so', () => {
  expect(logInProblem(new TokenError(400))).toMatch(/e-mail address or the password is wrong/);
  expect(logInProblem(new TokenError(429))).toMatch(/Too many attempts/);
  expect(logInProblem(new TokenError(0))).toMatch(/cannot be reached/);
  expect(logInProblem(new TokenError(500))).toMatch(/unexpected server error/);
  expect(logInProblem(new SyntaxError('no JSON'))).toMatch(/unexpected server error/);
});
