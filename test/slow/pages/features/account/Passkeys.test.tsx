import { screen, waitFor, within } from '@testing-library/react';
import { giveBrowserPasskeys } from '../../../../support/browserPasskeys';
import { get, send } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';
import { testAdmin } from '../../../../support/testAdmin';

const email = 'holder@example.com';
const { password } = testAdmin;
const card = () => within(screen.getByRole('region', { name: 'Passkeys' }));
const button = (name: string) => card().getByRole('button', { name });
let take: () => void;
let person: () => void = () => undefined;

const failWith = (name: string) => () => {
  throw new DOMException('', name);
};

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email, role: 'member' });
});
beforeEach(() => ({ take } = giveBrowserPasskeys(() => person())));
afterEach(async () => {
  take();
  person = () => undefined;
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
  for (const table of ['passkey', 'log_in_attempt']) await server.rows(`delete from ${table}`);
});

async function openAccount() {
  const opened = renderRoute('/log-in');
  expect(await screen.findByText('Your account has no passkeys.')).toBeVisible();
  return opened;
}

test('a passkey is added, named, logs in without a password, and is removed', async () => {
  await logIn(email);
  const { user, store, unmount } = await openAccount();
  await user.type(card().getByLabelText('Account password'), password);
  await user.click(button('Add a passkey'));
  expect(await screen.findByText('Passkey added.')).toBeVisible();
  expect(card().getByLabelText('Account password')).toHaveValue('');

  await user.click(await card().findByRole('button', { name: /^Rename the passkey/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'My phone{Enter}');
  expect(await screen.findByRole('rowheader', { name: 'My phone' })).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain(password);
  unmount();
  localStorage.clear();

  const visitor = renderRoute('/log-in');
  await visitor.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await visitor.user.click(await screen.findByRole('button', { name: `Account ${email}` }));
  await visitor.user.click(await screen.findByRole('link', { name: 'Account' }));
  await visitor.user.click(await screen.findByRole('button', { name: 'Remove the passkey My phone' }));
  const removal = within(await screen.findByRole('dialog'));
  await visitor.user.type(removal.getByLabelText('Account password'), 'wrong');
  await visitor.user.click(removal.getByRole('button', { name: 'Remove' }));
  expect(await removal.findByText('Account password: is wrong')).toBeVisible();
  await visitor.user.clear(removal.getByLabelText('Account password'));
  await visitor.user.type(removal.getByLabelText('Account password'), password);
  await visitor.user.click(removal.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The passkey My phone is removed.')).toBeInTheDocument();
  expect(await screen.findByText('Your account has no passkeys.')).toBeInTheDocument();
});

test('a passkey that fails shows the reason, and the page works on', async () => {
  await logIn(email);
  const { user, unmount } = await openAccount();
  const add = async (typed: string) => {
    await user.clear(card().getByLabelText('Account password'));
    await user.type(card().getByLabelText('Account password'), typed);
    await user.click(button('Add a passkey'));
  };
  await add('wrong');
  expect(await card().findByText('Account password: is wrong')).toBeVisible();
  person = failWith('NotAllowedError');
  await add(password);
  expect(await card().findByText(/was cancelled or took too long/)).toBeVisible();
  person = failWith('InvalidStateError');
  await add(password);
  expect(await card().findByText('This device already has a passkey for your account.')).toBeVisible();
  take();
  await user.click(button('Add a passkey'));
  expect(await card().findByText(/Passkeys do not work here/)).toBeVisible();
  expect(button('Add a passkey')).toHaveAttribute('aria-busy', 'false');
  unmount();
  localStorage.clear();

  ({ take } = giveBrowserPasskeys());
  const visitor = renderRoute('/log-in');
  await visitor.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/^No account here has this passkey/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveAttribute('aria-busy', 'false');
});

test('an invited person takes a passkey in place of a password, with the e-mail address alone', async () => {
  const { token } = (await send('POST', '/api/Invitations', { role: 'member' })).json<{ token: string }>();
  const { user, unmount } = renderRoute(`/invitation#${token}`);
  await user.type(await screen.findByLabelText('E-mail address'), 'keyholder@example.com');
  await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  unmount();
  renderRoute('/log-in');
  await screen.findByRole('heading', { name: 'Account' });
  expect(await screen.findByRole('form', { name: 'Set a password' })).toBeVisible();
  expect(card().queryByLabelText('Account password')).toBeNull();
});
