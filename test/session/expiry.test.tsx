import { screen } from '@testing-library/react';
import { get } from '../support/call';
import { logIn } from '../support/logIn';
import { renderRoute } from '../support/renderRoute';

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

test('a 401 clears the stored credentials and redirects to /log-in?timeout, once, with the way back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await logIn();
  server.intercept(({ url }) => (url.includes('/api/token') ? undefined : new Response('', { status: 401 })));
  window.history.pushState(null, '', '/depthchart/132');
  const visits = window.history.length;
  renderRoute('/league/132/team/13204?from=mail');
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/log-in?timeout');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/league/132/team/13204?from=mail' });
  expect(window.history.length).toBe(visits + 2);
  expect(localStorage).toHaveLength(0);
  jest.restoreAllMocks();
});
