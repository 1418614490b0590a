import { screen, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { enter } from '../../support/enter';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';

const email = 'passkeys.only@example.com';
const chosen = 'a pass phrase of my own';
const form = async () => within(await screen.findByRole('form', { name: 'Set a password' }));

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email, role: 'member' });
});

test('an account that has passkeys only sets a password, within 10 minutes after a log-in', async () => {
  await logIn(email);
  await server.rows(`update account set password_hash = null where email = '${email}'`);
  const { user, store } = renderPage('/log-in');
  const set = async (password: string, repeated = password) => {
    const fields = await form();
    enter(fields.getByLabelText(/^Password, 8/), password);
    enter(fields.getByLabelText('Password once more'), repeated);
    await user.click(fields.getByRole('button', { name: 'Set password' }));
    return fields;
  };
  expect(await (await set(chosen, 'another phrase')).findByText('The two passwords differ.')).toBeVisible();
  expect(await (await set('password1')).findByText(/^Password: must not be one of the/)).toBeVisible();

  await server.rows("update session set started_at = now() - interval '11 minutes'");
  expect(await (await set(chosen)).findByText(/Log in with your passkey again first/)).toBeVisible();
  await server.rows('update session set started_at = now()');
  await set(chosen);
  expect(await screen.findByRole('form', { name: 'Change password' })).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain(chosen);

  const tokens = await server.inject({ method: 'POST', url: '/api/token', payload: { userEmail: email, password: chosen } });
  expect(tokens.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${tokens.json<{ accessToken: string }>().accessToken}` };
  const again = await server.inject({
    method: 'POST',
    url: '/api/Account/Password',
    headers,
    payload: { newPassword: 'one more phrase' },
  });
  expect(again.json()).toMatchObject({ status: 400, errors: [{ field: 'newPassword' }] });
  const log = await send('GET', '/api/Admin/GetSecurityLog');
  expect(JSON.stringify(log.json())).toContain('there was none');
});
