import { cleanup, screen, waitFor } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute, testConfig } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

type User = ReturnType<typeof renderRoute>['user'];

async function submit(user: User, password = testAdmin.password, email = testAdmin.email) {
  await user.type(await screen.findByLabelText('E-mail address'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

test('/log-in has an e-mail and a password field that password managers know', async () => {
  renderRoute('/log-in');
  const email = await screen.findByLabelText('E-mail address');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText(/session has expired/)).toBeNull();
  expect(document.title).toBe('Log in · Sideline');
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

test('after log-in the user returns to the page that sent them there, and the navbar shows who is logged in', async () => {
  const { user } = renderRoute('/rookies/132/2025');
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await submit(user);
  await waitFor(() => expect(window.location.pathname).toBe('/rookies/132/2025'));
  await screen.findByRole('heading', { level: 1, name: '2025 Rookies' });
  expect(await screen.findByText(testAdmin.email)).toBeInTheDocument();
  expect(Object.keys(localStorage).sort()).toEqual(['emailAddress', 'refreshToken', 'refreshTokenExpiresAt']);
  expect(localStorage.getItem('emailAddress')).toBe(testAdmin.email);
  await user.click(screen.getByRole('button', { name: `Account ${testAdmin.email}` }));
  await user.click(await screen.findByRole('link', { name: 'Account' }));
  await waitFor(() => expect(document.title).toBe('Account · Sideline'));
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument();
});

test('an account with a generated password changes it first, then opens that page', async () => {
  const email = 'generated@example.com';
  await server.addAccount({ email, role: 'member' });
  await server.rows(`update account set must_change_password = true where email = '${email}'`);
  const { user } = renderRoute('/rookies/132/2025');
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await submit(user, testAdmin.password, email);
  expect(await screen.findByText(/^Your password was generated\. Change it to go on/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  await user.type(screen.getByLabelText('Current password'), testAdmin.password);
  await user.type(screen.getByLabelText(/^New password, 8/), 'a better password');
  await user.type(screen.getByLabelText('New password once more'), 'a better password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(window.location.pathname).toBe('/rookies/132/2025'));
});

test('without such a page a log-in leads to the landing page, which shows who is logged in', async () => {
  const { user } = renderRoute('/log-in');
  await submit(user);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await screen.findByRole('link', { name: 'Choose a league' });
  expect(screen.getByText(testAdmin.email)).toBeInTheDocument();
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

test('an unreachable server is reported, and the next attempt works', async () => {
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

test('after a timeout flag it says that the session has expired', async () => {
  renderRoute('/log-in?timeout');
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
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
  const { user } = renderRoute('/log-in');
  await user.type(await screen.findByLabelText('E-mail address'), testAdmin.email);
  await user.type(screen.getByLabelText('Password'), 'secret');
  expect(Object.values(sessionStorage).join()).not.toContain('secret');
  cleanup();
  renderRoute('/log-in');
  // An effect restores it, after the first paint.
  await waitFor(() => expect(screen.getByLabelText('E-mail address')).toHaveValue(testAdmin.email));
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('an admin’s account page leads to the admin page; a member’s does not', async () => {
  await logIn();
  const { user, unmount } = renderRoute('/log-in');
  await user.click(await screen.findByRole('link', { name: 'Admin' }));
  expect(window.location.pathname).toBe('/admin');
  unmount();
  await server.addAccount({ email: 'plain@example.com', role: 'member' });
  await logIn('plain@example.com');
  renderRoute('/log-in');
  await screen.findByRole('region', { name: 'Sessions' });
  await screen.findByText('This browser');
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
});
