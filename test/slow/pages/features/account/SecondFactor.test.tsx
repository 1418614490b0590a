import { screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { get, send } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';
import { testAdmin } from '../../../../support/testAdmin';

type User = ReturnType<typeof renderRoute>['user'];
type Secret = { secret: string };

const email = 'careful@example.com';
const { password } = testAdmin;
const path = '/api/Account/SecondFactor';
const codeOf = ({ secret }: Secret) => new TOTP({ secret }).generate();
/** Lets codes that were used count again. */
const forgetUse = () => server.rows('update second_factor set last_step = 0');
async function clear() {
  for (const table of ['second_factor', 'recovery_code', 'log_in_attempt']) await server.rows(`delete from ${table}`);
}

/** Sets up the second factor of the account in another browser. */
async function setUp(by = email) {
  const secret = (await send('POST', `${path}/Begin`, {}, by)).json<Secret>();
  const made = await send('POST', `${path}/TurnOn`, { password, code: codeOf(secret) }, by);
  await forgetUse();
  return { ...secret, ...made.json<{ recoveryCodes: string[] }>() };
}

const region = { name: 'Second factor' };
const card = () => within(screen.getByRole('region', region));
const field = (name: string | RegExp) => screen.getByLabelText(name);

/** What comes after a response takes the focus in an effect, after it is shown. */
const expectFocus = (heading: string) => waitFor(() => expect(card().getByRole('heading', { name: heading })).toHaveFocus());

async function openAccount() {
  const opened = renderRoute('/log-in');
  await screen.findByRole('heading', { name: 'Account' });
  return opened;
}

async function submit(user: User, by = email) {
  await user.type(await screen.findByLabelText('E-mail address'), by);
  await user.type(field('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email, role: 'member' });
  await server.addAccount({ email: 'boss@example.com', role: 'commissioner', scopes: [{ leagueId: '132' }] });
});
beforeEach(clear);
afterEach(async () => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
  await clear();
});

describe('on the account page', () => {
  beforeEach(async () => void (await logIn(email)));

  test('it is set up with a code of the app, whose recovery codes are shown once; no secret stays in the store or the browser', async () => {
    const { user, store } = await openAccount();
    await user.click(await card().findByRole('button', { name: 'Set up' }));
    await expectFocus('Set up an authenticator app');
    expect(card().getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    const address = card()
      .getByRole('link', { name: /open it in an app/ })
      .getAttribute('href')!;
    const secret = new URL(address).searchParams.get('secret')!;
    expect(card().getByText(secret.replaceAll(/.{4}(?=.)/g, '$& '))).toBeVisible();

    await user.type(field('Your password'), 'not the one');
    await user.type(field('Code that the app shows'), codeOf({ secret }));
    await user.click(card().getByRole('button', { name: 'Turn on' }));
    expect(await card().findByText('Your password: is wrong')).toBeVisible();
    expect(field('Code that the app shows')).not.toHaveValue('');
    await user.clear(field('Your password'));
    await user.type(field('Your password'), password);
    await user.click(card().getByRole('button', { name: 'Turn on' }));

    await expectFocus('Recovery codes');
    const codes = card()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(codes).toHaveLength(10);
    const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }]);
    for (const hidden of [secret, codes[0]!, password]) expect(kept).not.toContain(hidden);
    await user.click(card().getByRole('button', { name: 'I have stored them' }));
    expect(await card().findByText(/^It is on.* 10 recovery codes are left\.$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  });

  test('a wrong code is reported, and the set-up can be cancelled', async () => {
    const { user } = await openAccount();
    await user.click(await card().findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Your password'), password);
    await user.type(field('Code that the app shows'), 'abcdef');
    await user.click(card().getByRole('button', { name: 'Turn on' }));
    expect(await card().findByText(/^Code that the app shows: is wrong, or has expired/)).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Cancel' }));
    expect(await card().findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  });

  test('new recovery codes replace those before, and it is turned off by a code', async () => {
    const { recoveryCodes } = await setUp();
    const { user } = await openAccount();
    await user.type(await screen.findByLabelText('Your password'), password);
    await user.type(field(/^Code from the app/), recoveryCodes[0]!);
    await user.click(card().getByRole('button', { name: 'Make new recovery codes' }));
    await card().findByRole('heading', { name: 'Recovery codes' });
    const [made] = card().getAllByRole('listitem');
    expect(recoveryCodes).not.toContain(made!.textContent);
    await user.click(card().getByRole('button', { name: 'I have stored them' }));

    await user.type(await screen.findByLabelText('Your password'), password);
    await user.type(field(/^Code from the app/), recoveryCodes[1]!);
    await user.click(card().getByRole('button', { name: 'Turn off' }));
    expect(await card().findByText(/^Code from the app.*: is wrong, or was used before/)).toBeVisible();
    await user.clear(field(/^Code from the app/));
    await user.type(field(/^Code from the app/), made!.textContent);
    await user.click(card().getByRole('button', { name: 'Turn off' }));
    expect(await card().findByText('The second factor is off.')).toBeVisible();
    expect(await card().findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  test('a change of the password asks for a code', async () => {
    const changing = 'changing@example.com';
    await server.addAccount({ email: changing, role: 'member' });
    await logIn(changing);
    const secret = await setUp(changing);
    const { user } = await openAccount();
    const changed = 'another pass phrase';
    await user.type(await screen.findByLabelText('Current password'), password);
    await user.type(field(/^New password, 8/), changed);
    await user.type(field('New password once more'), changed);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(field('Code')).toHaveFocus());
    await user.type(field('Code'), codeOf(secret));
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Password changed/)).toBeVisible();
  });

  test('a status that cannot be loaded is an error with Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.intercept(({ url }) => (url.endsWith(path) ? new Response('', { status: 503 }) : undefined));
    const { user } = await openAccount();
    const again = await card().findByRole('button', { name: 'Retry' });
    server.intercept(null);
    await user.click(again);
    expect(await card().findByRole('button', { name: 'Set up' })).toBeVisible();
  });
});

describe('a log-in', () => {
  test('asks for the code after the password; what was typed stays', async () => {
    const secret = await setUp();
    const { user, store } = renderRoute('/log-in');
    await submit(user);
    await waitFor(() => expect(field('Code')).toHaveFocus());
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field('Code'), '12345{Enter}');
    expect(field('Code')).toBeInvalid();
    await user.type(field('Code'), '6{Enter}');
    expect(await screen.findByText(/^The code is wrong/)).toBeVisible();
    expect(field('Code')).toHaveValue('123456');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456');
    await user.clear(field('Code'));
    await user.type(field('Code'), `${codeOf(secret)}{Enter}`);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await screen.findByRole('button', { name: `Account ${email}` })).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain(codeOf(secret));
  });

  test('accepts a recovery code; another e-mail address needs none', async () => {
    const { recoveryCodes } = await setUp();
    const { user } = renderRoute('/log-in');
    await submit(user);
    await user.type(await screen.findByLabelText('Code'), recoveryCodes[0]!);
    await user.type(field('E-mail address'), 'x');
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.type(field('E-mail address'), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('Code'), `${recoveryCodes[0]!}{Enter}`);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});

describe('where it is required', () => {
  const require = (requiresSecondFactor: boolean) => send('POST', '/api/Admin/SetAccountRules', { requiresSecondFactor });
  afterAll(() => require(false));

  test('a commissioner without one is led to it, and can go on once it is on', async () => {
    await setUp(testAdmin.email);
    expect((await require(true)).statusCode).toBe(200);
    const { user } = renderRoute('/rookies/132/2025');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await submit(user, 'boss@example.com');
    await screen.findByRole('region', region);
    expect(await card().findByText(/^Commissioners and admins need a second factor here/)).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Set up' }));
    const link = await card().findByRole('link', { name: /open it in an app/ });
    const secret = new URL(link.getAttribute('href')!).searchParams.get('secret')!;
    await user.type(field('Your password'), password);
    await user.type(field('Code that the app shows'), codeOf({ secret }));
    await user.click(card().getByRole('button', { name: 'Turn on' }));
    await user.click(await card().findByRole('button', { name: 'I have stored them' }));
    expect(card().queryByText(/^Commissioners and admins need/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/rookies/132/2025'));
  });
});
