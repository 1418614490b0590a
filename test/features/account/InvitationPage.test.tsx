import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { enter } from '../../support/enter';
import { holdRequests, watchResponses } from '../../support/interceptCalls';
import { logIn } from '../../support/logIn';
import { testAdmin } from '../../support/testAdmin';
import { renderRoute } from '../../support/renderRoute';

const newPassword = 'a long pass phrase';
const linkTo = async (path: string, body: object) =>
  `/invitation#${(await send('POST', path, body)).json<{ token: string }>().token}`;
const invite = () => linkTo('/api/Invitations', { role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });

type User = ReturnType<typeof renderRoute>['user'];

async function submit(user: User, email: string, password = newPassword, repeated = password) {
  enter(await screen.findByLabelText('E-mail address'), email);
  enter(screen.getByLabelText(/^Password, 8/), password);
  enter(screen.getByLabelText('Password once more'), repeated);
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
}

async function fill(url: string, ...values: [email: string, password?: string, repeated?: string]) {
  const { user } = renderRoute(url);
  await submit(user, ...values);
  return user;
}

beforeAll(() => get('/api/health'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
});

test('an invitation says who sends it, to which league and team; it adds the account and logs in, and keeps neither token nor password', async () => {
  const url = await invite();
  const token = url.split('#')[1]!;
  const sent: string[] = [];
  server.intercept(({ url: address }) => void sent.push(address));
  const { user, store } = renderRoute(url);
  const text = await screen.findByText(/invites you to/);
  expect(text).toHaveTextContent(`${testAdmin.email} invites you to Global League as manager of Harbour Lights.`);
  await submit(user, 'invited@example.com');
  await waitFor(() => expect(window.location.pathname).toBe('/league/132/team/13201'));
  expect(await screen.findByRole('button', { name: 'Account invited@example.com' })).toBeInTheDocument();
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }, sent]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(newPassword);
});

test('a link that is not open says so before anything is typed', async () => {
  renderRoute('/invitation#no-such-token');
  expect(await screen.findByText('This link: is used, withdrawn, too old or unknown')).toBeVisible();
});

test('a link for a new password sets it and logs in, replacing the current session', async () => {
  await server.addAccount({ email: 'forgetful@example.com', role: 'member' });
  const url = await linkTo('/api/Invitations/PasswordReset', { userEmail: 'forgetful@example.com' });
  const before = await logIn();
  renderRoute(url);
  expect(await screen.findByText(/^This browser is logged in as admin@example\.com\./)).toBeVisible();
  cleanup();
  await fill(url, 'forgetful@example.com');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('button', { name: 'Account forgetful@example.com' })).toBeInTheDocument();
  const refresh = () => send('POST', '/api/token/refresh', { token: before.refreshToken, userEmail: testAdmin.email });
  await waitFor(async () => expect((await refresh()).statusCode).toBe(400));
});

test('a refused field is named with its rule; the form keeps its values, but passwords not after a reload', async () => {
  const url = await invite();
  await fill(url, 'typed@example.com', 'password1');
  expect(await screen.findByText('Password: must not be one of the 3,000 most common passwords')).toBeVisible();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('typed@example.com');
  expect(screen.getByRole('button', { name: 'Save and log in' })).toHaveAttribute('aria-busy', 'false');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('password1');
});

test('a link that is too old says so; the page leads to the log-in page', async () => {
  const url = await invite();
  await server.rows("update invitation set expires_at = now() - interval '1 minute'");
  const user = await fill(url, 'late@example.com');
  expect(await screen.findByText('This link: is used, withdrawn, too old or unknown')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
});

test('an incomplete link, and passwords that differ, send nothing', async () => {
  const sent = jest.fn();
  server.intercept((request) => void (request.url.endsWith('/api/token/invitation') && sent()));
  await fill('/invitation', 'new@example.com');
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
  cleanup();
  const { user } = renderRoute(await invite());
  await screen.findByText(/invites you to/);
  await submit(user, 'new@example.com', newPassword, 'another pass phrase');
  expect(await screen.findByText('The two passwords differ.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('a link that turns out to be closed only later does not hide why the form was refused', async () => {
  const release = holdRequests('/invitation/find');
  const responded = watchResponses();
  await fill('/invitation#no-such-token', 'new@example.com', newPassword, 'another pass phrase');
  expect(await screen.findByText('The two passwords differ.')).toBeVisible();
  await release();
  await responded('/invitation/find');
  expect(screen.getByText('The two passwords differ.')).toBeVisible();
});
