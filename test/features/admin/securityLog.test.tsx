import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

const list = () => within(screen.getByRole('region', { name: 'Security log' }));

async function open(email?: string) {
  await logIn(email);
  const { user } = renderRoute('/admin?view=log');
  await screen.findByRole('heading', { name: 'Security log' });
  return user;
}

beforeAll(() => get('/api/health'));
beforeEach(() => server.rows('delete from security_event'));
afterEach(() => localStorage.clear());

test('an event shows when, what, whose account, by whom, from where and details', async () => {
  await server.rows(`insert into security_event (kind, account_id, network, detail)
    values ('log_in_refused', 1, '203.0.113.0/24', 'too many failures')`);
  await open();
  const row = (await list().findByText('Log-in refused', { selector: 'th' })).closest('tr')!;
  expect(Array.from(row.cells, ({ textContent }) => textContent)).toEqual([
    ...[expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), 'Log-in refused', testAdmin.email, '–'],
    ...['203.0.113.0/24', 'too many failures'],
  ]);
});

test('the newest events are shown until all are requested', async () => {
  await server.rows(`insert into security_event (kind) select 'log_out' from generate_series(1, 250)`);
  const user = await open();
  expect(await list().findAllByText('Logged out', { selector: 'th' })).toHaveLength(14);
  await user.click(list().getByRole('button', { name: 'Show all 200' }));
  expect(list().getAllByText('Logged out', { selector: 'th' })).toHaveLength(199);
});

test('one kind of events is shown, page by page', async () => {
  await server.rows(`insert into security_event (kind) select 'log_out' from generate_series(1, 250)`);
  await server.rows(`insert into security_event (kind, count) values ('access_refused', 7)`);
  const user = await open();
  await user.selectOptions(await list().findByRole('combobox', { name: 'Events' }), 'Access refused');
  expect(await list().findByText('Access refused, 7 times', { selector: 'th' })).toBeVisible();
  await user.selectOptions(list().getByRole('combobox', { name: 'Events' }), 'Logged out');
  await user.click(await list().findByRole('button', { name: 'Older events' }));
  await user.click(await list().findByRole('button', { name: 'Show all 50' }));
  expect(list().queryByRole('button', { name: 'Older events' })).toBeNull();
  await user.click(list().getByRole('button', { name: 'Newest events' }));
  expect(await list().findByRole('button', { name: 'Older events' })).toBeVisible();
});

test('a member reads that it is for admins', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member' });
  await open('member@example.com');
  expect(await list().findByText('Only admins see the security log.')).toBeInTheDocument();
});
