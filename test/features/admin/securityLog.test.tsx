import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';
import { testAdmin } from '../../support/testAdmin';

const list = () => within(screen.getByRole('region', { name: 'Security log' }));

async function open() {
  await logIn();
  const { user } = renderPage('/admin?view=log');
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

test('the newest events are shown until all are requested; one kind of events is shown, page by page', async () => {
  await server.rows(`insert into security_event (kind) select 'log_out' from generate_series(1, 250)`);
  await server.rows(`insert into security_event (kind, count) values ('access_refused', 7)`);
  const user = await open();
  const loggedOut = () => list().queryAllByText('Logged out', { selector: 'th' });
  // The first two of the newest are the log-in and the refused access.
  await waitFor(() => expect(loggedOut()).toHaveLength(13));
  await user.click(list().getByRole('button', { name: 'Show all 200' }));
  expect(loggedOut()).toHaveLength(198);
  const kinds = list().getByRole('combobox', { name: 'Events' });
  await user.selectOptions(kinds, 'Access refused');
  expect(await list().findByText('Access refused, 7 times', { selector: 'th' })).toBeVisible();
  await user.selectOptions(kinds, 'Logged out');
  await user.click(await list().findByRole('button', { name: 'Older events' }));
  await user.click(await list().findByRole('button', { name: 'Show all 50' }));
  expect(list().queryByRole('button', { name: 'Older events' })).toBeNull();
  await user.click(list().getByRole('button', { name: 'Newest events' }));
  expect(await list().findByRole('button', { name: 'Older events' })).toBeVisible();
});
