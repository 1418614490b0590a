import { screen, waitFor } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';

const newPassword = 'a long pass phrase';
const linkTo = async (path: string, body: object) =>
  `/invitation#${(await send('POST', path, body)).json<{ token: string }>().token}`;
const invite = () => linkTo('/api/Invitations', { role: 'member', leagueId: '132', teamId: '13201' });

async function fill(url: string, email: string, password = newPassword, repeated = password) {
  const { user, store } = renderRoute(url);
  await user.type(await screen.findByLabelText('E-mail address'), email);
  await user.type(screen.getByLabelText(/^Password, 8/), password);
  await user.type(screen.getByLabelText('Password once more'), repeated);
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
  return { user, store };
}

beforeAll(() => get('/api/health'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
});

test('an invitation adds the account and logs in; no action or stored value has the token or the password', async () => {
  const url = await invite();
  const token = url.split('#')[1]!;
  const sent: string[] = [];
  server.intercept(({ url: address }) => void sent.push(address));
  const { store } = await fill(url, 'invited@example.com');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('link', { name: 'invited@example.com' })).toBeInTheDocument();
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }, sent]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(newPassword);
});

test('a link for a new password sets it and logs in, in place of who was logged in', async () => {
  await server.addAccount({ email: 'forgetful@example.com', role: 'member' });
  const url = await linkTo('/api/Invitations/PasswordReset', { userEmail: 'forgetful@example.com' });
  await logIn();
  await fill(url, 'forgetful@example.com');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('link', { name: 'forgetful@example.com' })).toBeInTheDocument();
});

test('what is refused is named with its rule; what was typed stays, but passwords not after a reload', async () => {
  const url = await invite();
  await fill(url, 'typed@example.com', 'password1');
  expect(await screen.findByText('Password: must not be one of the 3,000 most common passwords')).toBeVisible();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('typed@example.com');
  expect(screen.getByRole('button', { name: 'Save and log in' })).toHaveAttribute('aria-busy', 'false');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('password1');
});

test('a link that was used says so', async () => {
  await fill('/invitation#used', 'late@example.com');
  expect(await screen.findByText('This link: is used, withdrawn, too old or unknown')).toBeVisible();
});

test.each([
  ['/invitation', newPassword, /^This link is not complete/],
  ['/invitation#token', 'another pass phrase', 'The two passwords differ.'],
])('%s with %j as the repeated password sends nothing', async (url, repeated, message) => {
  const sent = jest.fn();
  server.intercept((request) => void (request.url.endsWith('/api/token/invitation') && sent()));
  await fill(url, 'new@example.com', newPassword, repeated);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});
