import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

const list = () => within(screen.getByRole('region', { name: 'Security log' }));

async function open(email?: string) {
  await logIn(email);
  const { user } = renderRoute('/admin');
  await screen.findByRole('heading', { name: 'Security log' });
  return user;
}

beforeAll(() => get('/api/health'));
beforeEach(() => server.rows('delete from security_event'));
afterEach(() => localStorage.clear());

test('an event says when, what, to whom, by whom, from where and the rest', async () => {
  await server.rows(`insert into security_event (kind, account_id, network, detail)
    values ('log_in_refused', 1, '203.0.113.0/24', 'too many failures')`);
  await open();
  const row = (await list().findByText('Log-in refused')).closest('tr')!;
  expect(Array.from(row.cells, ({ textContent }) => textContent)).toEqual([
    ...[expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), 'Log-in refused', testAdmin.email, '–'],
    ...['203.0.113.0/24', 'too many failures'],
  ]);
});

test('the newest events are shown until all are asked for', async () => {
  await server.rows(`insert into security_event (kind) select 'log_out' from generate_series(1, 250)`);
  const user = await open();
  expect(await list().findAllByText('Logged out')).toHaveLength(14);
  await user.click(list().getByRole('button', { name: 'Show all 200' }));
  expect(list().getAllByText('Logged out')).toHaveLength(199);
});

test('a member is told that it is for admins', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member' });
  await open('member@example.com');
  expect(await list().findByText('The security log is for admins.')).toBeInTheDocument();
});
