import { screen, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

const label = 'Require a second factor of commissioners and admins';
const card = () => within(screen.getByRole('region', { name: 'Log-in' }));
const boxOf = () => card().findByRole('checkbox', { name: label });

beforeAll(() => get('/api/health'));
beforeEach(async () => void (await logIn()));
afterEach(() => localStorage.clear());

async function open() {
  const { user } = renderRoute('/admin');
  await screen.findByRole('region', { name: 'Log-in' });
  return user;
}

test('an admin without a second factor cannot require one, and reads where to set it up', async () => {
  const user = await open();
  await user.click(await boxOf());
  expect(await card().findByText(/^A second factor: can be required by an admin who has one/)).toBeVisible();
  expect(await boxOf()).not.toBeChecked();
});

test('one who has it can; the security log tells', async () => {
  const { secret } = (await send('POST', '/api/Account/SecondFactor/Begin', {})).json<{ secret: string }>();
  const code = new TOTP({ secret }).generate();
  await send('POST', '/api/Account/SecondFactor/TurnOn', { password: testAdmin.password, code });
  const user = await open();
  await user.click(await boxOf());
  expect(await screen.findByText(/second factor required of commissioners and admins/)).toBeVisible();
  expect(await boxOf()).toBeChecked();
  await user.click(await boxOf());
  expect(await screen.findByText(/second factor not required/)).toBeVisible();
  expect(await boxOf()).not.toBeChecked();
});
