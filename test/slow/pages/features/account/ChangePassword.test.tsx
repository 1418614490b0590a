import { screen, waitFor } from '@testing-library/react';
import { get } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';
import { testAdmin } from '../../../../support/testAdmin';

const email = 'member@example.com';
const field = (name: RegExp | string) => screen.getByLabelText(name);

/** Opens the account's page by its menu in the navbar, and sends the form. */
async function change(present: string, next: string, repeated = next) {
  const { user } = renderRoute('/');
  await user.click(await screen.findByRole('button', { name: `Account ${email}` }));
  await user.click(await screen.findByRole('link', { name: 'Account' }));
  await user.type(await screen.findByLabelText('Current password'), present);
  await user.type(field(/^New password, 8/), next);
  await user.type(field('New password once more'), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return user;
}

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email, role: 'member' });
});
beforeEach(async () => void (await logIn(email)));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('two new passwords that differ are not sent', async () => {
  const sent = jest.fn();
  server.intercept(({ url }) => void (url.endsWith('/api/token/password') && sent()));
  await change(testAdmin.password, 'a better password', 'a bitter password');
  expect(await screen.findByText('The two new passwords differ.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('a wrong current password is reported, and the form keeps its values', async () => {
  await change('not the one', 'a better password');
  expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument();
  expect(field('Current password')).toHaveValue('not the one');
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-busy', 'false');
});

test('a common password is refused by its rule', async () => {
  await change(testAdmin.password, 'Password1');
  expect(await screen.findByText('New password: must not be one of the 3,000 most common passwords')).toBeInTheDocument();
  expect(field(/^New password, 8/)).toHaveValue('Password1');
});

test('a changed password ends the other sessions; this browser stays logged in', async () => {
  const before = localStorage.getItem('refreshToken');
  await change(testAdmin.password, 'a better password');
  expect(await screen.findByText(/^Password changed/)).toBeInTheDocument();
  expect(field('Current password')).toHaveValue('');
  expect(screen.getByRole('button', { name: `Account ${email}` })).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('refreshToken')).not.toBe(before));
  const old = { token: before, userEmail: email };
  expect((await server.inject({ method: 'POST', url: '/api/token/refresh', payload: old })).statusCode).toBe(400);
  const token = { token: localStorage.getItem('refreshToken'), userEmail: email };
  expect((await server.inject({ method: 'POST', url: '/api/token/refresh', payload: token })).statusCode).toBe(200);
});
