import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

const commissioner = 'commissioner@example.com';
const section = () => within(screen.getByRole('region', { name: 'Invitations' }));
const shownLink = () => section().findByLabelText<HTMLInputElement>(/^Send this link, which is not shown again/);
const rowOf = async (name: string) => (await section().findByRole('rowheader', { name })).closest('tr')!;

async function open(email?: string) {
  await logIn(email);
  const rendered = renderRoute('/admin');
  await screen.findByRole('heading', { name: 'Invitations' });
  return rendered;
}

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email: commissioner, role: 'commissioner', scopes: [{ leagueId: '132' }] });
});
beforeEach(() => server.rows('delete from invitation'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
});

test('an invitation’s link is shown once, outside of the store, listed and withdrawn', async () => {
  const { user, store } = await open();
  expect(await section().findByText('No link is open.')).toBeInTheDocument();
  await user.selectOptions(section().getByLabelText('Role'), 'Commissioner');
  await user.type(section().getByLabelText(/^League id/), '132');
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  const { value } = await shownLink();
  expect(value).toMatch(/^http:\/\/localhost\/invitation#[\w-]{43}$/);
  expect(JSON.stringify(store.getState())).not.toContain(value.split('#')[1]);
  const row = await rowOf('New commissioner');
  const until = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string;
  expect(Array.from(row.cells, ({ textContent }) => textContent)).toEqual([
    ...['New commissioner', 'League 132', testAdmin.email, until, 'Withdraw'],
  ]);
  await user.click(within(row).getByRole('button', { name: /^Withdraw/ }));
  expect(await section().findByText('No link is open.')).toBeInTheDocument();
  expect(await server.rows('select 1 from invitation')).toEqual([]);
});

test('what is refused is named with its rule, and what was typed stays', async () => {
  const { user } = await open(commissioner);
  await user.type(section().getByLabelText(/^League id/), '132');
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  expect(await section().findByText('Team id: is required for a member of a league')).toBeVisible();
  expect(section().getByLabelText(/^League id/)).toHaveValue('132');
  await user.type(section().getByLabelText(/^Team id/), '13201');
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  await shownLink();
  expect(await rowOf('New member')).toHaveTextContent('Team 13201 of 132');
});

test('a server that fails ends the loading state', async () => {
  const { user } = await open();
  server.intercept(({ url, method }) =>
    url.endsWith('/api/Invitations') && method === 'POST' ? new Response('', { status: 500 }) : undefined,
  );
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  expect(await section().findByText('An unexpected server error occurred.')).toBeVisible();
  expect(section().getByRole('button', { name: 'Make invitation' })).toHaveAttribute('aria-busy', 'false');
});

test('a link for a new password is for an account that exists', async () => {
  const { user } = await open();
  const field = section().getByLabelText('E-mail address of an account');
  const button = section().getByRole('button', { name: 'Make link for a new password' });
  await user.type(field, 'nobody@example.com');
  await user.click(button);
  expect(await section().findByText('The account is unknown.')).toBeVisible();
  await user.clear(field);
  await user.type(field, commissioner);
  await user.click(button);
  await shownLink();
  expect(await rowOf(`New password of ${commissioner}`)).toBeInTheDocument();
});
