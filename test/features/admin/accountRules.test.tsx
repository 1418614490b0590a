import { screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';
import { testAdmin } from '../../support/testAdmin';

const label = 'Require a second factor of commissioners and admins';
const card = () => within(screen.getByRole('region', { name: 'Accounts' }));
const boxOf = () => card().findByRole('checkbox', { name: label });

beforeAll(() => get('/api/health'));
beforeEach(async () => void (await logIn()));
afterEach(() => localStorage.clear());

test('an admin with a second factor can require one, others read where to set it up; the security log has it', async () => {
  const { user } = renderPage('/admin?view=people');
  await screen.findByRole('region', { name: 'Accounts' });
  await user.click(await boxOf());
  expect(await card().findByText(/^A second factor: can be required by an admin who has one/)).toBeVisible();
  expect(await boxOf()).not.toBeChecked();

  const { secret } = (await send('POST', '/api/Account/SecondFactor/Begin', {})).json<{ secret: string }>();
  const code = new TOTP({ secret }).generate();
  await send('POST', '/api/Account/SecondFactor/TurnOn', { password: testAdmin.password, code });
  await user.click(await boxOf());
  await waitFor(async () => expect(await boxOf()).toBeChecked());
  await user.click(await boxOf());
  await waitFor(async () => expect(await boxOf()).not.toBeChecked());
  await user.click(screen.getByRole('link', { name: 'Log' }));
  expect(await screen.findByText(/second factor of commissioners and admins: not required → required/)).toBeVisible();
  expect(await screen.findByText(/: required → not required/)).toBeVisible();
});
