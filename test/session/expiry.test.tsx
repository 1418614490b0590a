import { act, screen } from '@testing-library/react';
import { selectHasEnded } from '../../src/session/authSlice';
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
  renderRoute('/futurepicks/132?from=mail');
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/log-in?timeout');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/futurepicks/132?from=mail' });
  expect(window.history.length).toBe(visits + 2);
  expect(localStorage).toHaveLength(0);
  jest.restoreAllMocks();
});

test('a session that ended in another tab shows a notice, which can be dismissed; a log-out here shows none', async () => {
  await logIn();
  const { user, store } = renderRoute('/');
  const notices: boolean[] = [];
  const stop = store.subscribe(() => selectHasEnded(store.getState()) && notices.push(true));
  await user.click(await screen.findByRole('button', { name: /^Account / }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  await act(() => logIn());
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByRole('button', { name: /^Account / })).toBeVisible();
  expect(notices).toEqual([]);
  stop();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByText('Your session has ended.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Your session has ended.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});
