import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { enter } from '../../support/enter';
import { logIn } from '../../support/logIn';
import { renderRoute, testConfig } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

type User = ReturnType<typeof renderRoute>['user'];

async function submit(user: User, password = testAdmin.password, email = testAdmin.email) {
  enter(await screen.findByLabelText('E-mail address'), email);
  enter(screen.getByLabelText('Password'), password);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
}

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

test('/log-in has an e-mail and a password field that password managers know; after a timeout it says that the session has expired', async () => {
  const { unmount } = renderRoute('/log-in');
  const email = await screen.findByLabelText('E-mail address');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText(/session has expired/)).toBeNull();
  expect(document.title).toBe('Log in · Sideline');
  unmount();
  renderRoute('/log-in?timeout');
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
});

test('an empty or malformed field sends nothing', async () => {
  const sent = jest.fn();
  const { user } = renderRoute('/log-in');
  await screen.findByLabelText('Password');
  server.intercept(({ url }) => void sent(url));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await submit(user, 'secret', 'no address');
  expect(sent).not.toHaveBeenCalled();
});

test('after log-in the user returns to the page that sent them there, and the navbar leads to the account’s page', async () => {
  const { user } = renderRoute('/league/history/132');
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await user.type(await screen.findByLabelText('E-mail address'), testAdmin.email);
  await user.type(screen.getByLabelText('Password'), `${testAdmin.password}{Enter}`);
  await waitFor(() => expect(window.location.pathname).toBe('/league/history/132'));
  await screen.findByRole('heading', { level: 1, name: 'History' });
  expect(await screen.findByText(testAdmin.email)).toBeInTheDocument();
  expect(Object.keys(localStorage).sort()).toEqual(['emailAddress', 'refreshToken', 'refreshTokenExpiresAt']);
  expect(localStorage.getItem('emailAddress')).toBe(testAdmin.email);
  await user.click(screen.getByRole('button', { name: `Account ${testAdmin.email}` }));
  await user.click(await screen.findByRole('link', { name: 'Account' }));
  await waitFor(() => expect(document.title).toBe('Account · Sideline'));
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument();
  // An admin's account leads to the admin page, too.
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
});

test('an account with a generated password changes it first, then opens that page', async () => {
  const email = 'generated@example.com';
  await server.addAccount({ email, role: 'member' });
  await server.rows(`update account set must_change_password = true where email = '${email}'`);
  const { user } = renderRoute('/league/history/132');
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await submit(user, testAdmin.password, email);
  expect(await screen.findByText(/^Your password was generated\. Change it to go on/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  enter(screen.getByLabelText('Current password'), testAdmin.password);
  enter(screen.getByLabelText(/^New password, 8/), 'a better password');
  enter(screen.getByLabelText('New password once more'), 'a better password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(window.location.pathname).toBe('/league/history/132'));
});

test('a wrong pair is reported, and the form keeps its values', async () => {
  const { user } = renderRoute('/log-in');
  await submit(user, 'not the password');
  expect(await screen.findByText('The e-mail address or the password is wrong.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('wrong');
  expect(screen.getByLabelText('E-mail address')).toHaveValue(testAdmin.email);
  expect(window.location.pathname).toBe('/log-in');
  expect(localStorage).toHaveLength(0);
});

test('an unreachable server is reported; the next attempt leads to the landing page, which shows who is logged in', async () => {
  const { user } = renderRoute('/log-in');
  await screen.findByLabelText('Password');
  server.intercept(() => {
    throw new TypeError('Failed to fetch');
  });
  await submit(user);
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  server.intercept(null);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await screen.findByRole('link', { name: 'Choose a league' });
  expect(screen.getByText(testAdmin.email)).toBeInTheDocument();
});

test('a running log-in is sent once', async () => {
  const sent = jest.fn();
  const { user } = renderRoute('/log-in');
  await screen.findByLabelText('Password');
  server.intercept(({ url }) => {
    sent(url);
    return new Promise(() => undefined);
  });
  await submit(user);
  await user.click(screen.getByRole('button', { name: 'Logging in…' }));
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('someone who is logged in reads so, and sees the form after a log-out', async () => {
  await logIn();
  const { user } = renderRoute('/log-in?timeout');
  expect(await screen.findByText(`You are logged in as ${testAdmin.email}.`)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  await user.click(await screen.findByRole('button', { name: /^Account / }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('without an API URL for the host the form says so, and no request is sent', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const sent = jest.fn();
  server.intercept(({ url }) => void sent(url));
  const { user } = renderRoute('/log-in', testConfig({ hosts: { 'elsewhere.example': { apiUrl: '', clientUrl: '' } } }));
  await submit(user);
  expect(await screen.findByText('No API URL is specified for localhost')).toBeVisible();
  expect(alert).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
  alert.mockRestore();
});

test('the e-mail address is restored after a reload, the password is not', async () => {
  renderRoute('/log-in');
  enter(await screen.findByLabelText('E-mail address'), testAdmin.email);
  enter(screen.getByLabelText('Password'), 'secret');
  expect(Object.values(sessionStorage).join()).not.toContain('secret');
  cleanup();
  renderRoute('/log-in');
  // An effect restores it, after the first paint.
  await waitFor(() => expect(screen.getByLabelText('E-mail address')).toHaveValue(testAdmin.email));
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
