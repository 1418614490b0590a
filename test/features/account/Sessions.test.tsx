import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';

const email = 'sessions@example.com';
const list = () => within(screen.getByRole('region', { name: 'Sessions' }));
const rows = async () => {
  await list().findByText('This browser');
  return list()
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
};

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email, role: 'member' });
});
beforeEach(async () => {
  await server.rows('delete from session');
  await logIn(email);
  await server.rows(`update session set browser = 'Firefox on Linux', started_at = now() - interval '3 hours 5 minutes',
    last_used_at = now() - interval '2 hours 5 minutes'`);
  await logIn(email);
});
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

async function open() {
  const { user } = renderRoute('/log-in');
  await screen.findByRole('heading', { name: 'Account' });
  return user;
}
const endButton = () => list().findByRole('button', { name: /^End the session in Firefox on Linux, last used 2 hours ago/ });

test('each session says which browser, since when and how recently; this one has no End; a member has no link to the admin page', async () => {
  await open();
  expect(await rows()).toEqual([
    ['Unknown', 'just now', 'just now', 'This browser'],
    ['Firefox on Linux', '3 hours ago', '2 hours ago', 'End'],
  ]);
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
});

test('a session is ended without a question', async () => {
  const user = await open();
  await user.click(await endButton());
  expect(await list().findByText('The session has ended.')).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  expect(await server.rows('select 1 from session')).toHaveLength(1);
});

test('all others are ended', async () => {
  const user = await open();
  await user.click(await list().findByRole('button', { name: 'End all others' }));
  expect(await list().findByText('All other sessions have ended.')).toBeInTheDocument();
  expect(list().queryByRole('button')).toBeNull();
});

test('a session that ended elsewhere is reported and removed from the list', async () => {
  const user = await open();
  const button = await endButton();
  await server.rows(`delete from session where browser is not null`);
  await user.click(button);
  expect(await list().findByText('The session is unknown.')).toBeInTheDocument();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});
