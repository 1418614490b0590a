import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';
import { testAdmin } from '../../support/testAdmin';

const numbered = (number: number) => `many${String(number).padStart(3, '0')}@example.com`;
const card = () => within(screen.getByRole('region', { name: 'Accounts' }));
const change = (email: string) => screen.findByRole('button', { name: `Change ${email}` });

beforeAll(async () => {
  await get('/api/health');
  await server.rows(`insert into account (email, role)
    select 'many' || lpad(n::text, 3, '0') || '@example.com', 'member' from generate_series(1, 119) n`);
});
afterEach(() => localStorage.clear());

test('an admin finds any of many accounts by page and by search, which the URL has, and changes it', async () => {
  await logIn();
  const { user } = renderRoute('/admin/accounts');
  await change(testAdmin.email);
  expect(card().getByText('1–50 of 120')).toBeVisible();
  expect(card().queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
  expect(card().queryByRole('combobox', { name: 'Sort by' })).toBeNull();

  const next = card().getByRole('button', { name: 'Next page' });
  await user.click(next);
  await change(numbered(50));
  expect(next).toHaveFocus();
  expect(card().getByText('51–100 of 120')).toBeVisible();
  expect(window.location.search).toBe('?page=2');

  await user.type(card().getByRole('searchbox', { name: 'Search accounts' }), 'NY117');
  await user.click(await change(numbered(117)));
  expect(card().getByText('1–1 of 1')).toBeInTheDocument();
  expect(window.location.search).toBe('?search=NY117');
  const dialog = within(await screen.findByRole('dialog', { name: numbered(117) }));
  await user.selectOptions(dialog.getByLabelText('Role'), 'Admin');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Role, leagues and teams saved.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(card().getByText(numbered(117)).closest('tr')).toHaveTextContent('Admin'));

  await user.type(card().getByRole('searchbox', { name: 'Search accounts' }), '0');
  expect(await card().findByText('No results found. Adjust filters to find results')).toBeVisible();
});
