import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../../../support/call';
import { chooseLeague } from '../../../../support/chooseLeague';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';
import { testAdmin } from '../../../../support/testAdmin';
import { withGrid } from '../../../../support/withGrid';

withGrid();

const member = 'member@example.com';
const table = () => screen.findByRole('grid', { name: 'Accounts' });
const rolesOf = (email: string) => server.rows(`select role from account where email = '${email}'`);

/** Opens what can be changed of an account. */
async function open(email: string) {
  await logIn();
  const { user } = renderRoute('/admin/accounts');
  await user.click(await within(await table()).findByRole('button', { name: `Change ${email}` }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: email })) };
}

beforeAll(async () => {
  await get('/api/health');
  await server.rows(`update team set name = 'Team of the test' where league_id = '132' and id = '13201'`);
});
beforeEach(() => server.addAccount({ email: member, role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] }));
afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await server.rows(`delete from account where email <> '${testAdmin.email}'`);
});

test('an admin sees who has an account and what it may do, and changes its role, leagues and teams', async () => {
  const { user, dialog } = await open(member);
  const rights = within(dialog.getByRole('form', { name: 'Role, leagues and teams' }));
  await user.selectOptions(rights.getByLabelText('Role'), 'Commissioner');
  await user.click(rights.getByRole('button', { name: 'Save' }));
  expect(await rights.findByText('Leagues and teams: must have a league, which the commissioner runs')).toBeVisible();
  await user.click(rights.getByRole('button', { name: 'Add another league or team' }));
  await chooseLeague(user, 'Global League', 'League 2', rights);
  await user.click(rights.getByRole('button', { name: 'Save' }));
  expect(await rights.findByText('Role, leagues and teams saved.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const row = (await within(await table()).findByRole('button', { name: `Change ${member}` })).closest('[role=row]');
  expect(row).toHaveTextContent(`${member}CommissionerGlobal League, Team of the test (Global League)NoneNever0Change`);
});

test('the only admin keeps the role, and cannot remove itself', async () => {
  const { user, dialog } = await open(testAdmin.email);
  await user.selectOptions(dialog.getByLabelText('Role'), 'Member');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(`Role: must be admin: ${testAdmin.email} is the only one`)).toBeVisible();
  expect(dialog.getByText('Another admin can remove your account.')).toBeVisible();
  expect(await rolesOf(testAdmin.email)).toEqual([{ role: 'admin' }]);
});

test('an account gets a link for a new password, is logged out, and is removed once its e-mail address was typed', async () => {
  await server.accessToken(member);
  const { user, dialog } = await open(member);
  expect(dialog.getByText('Logged in in one browser.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End all sessions' }));
  expect(await dialog.findByText('Logged in in no browsers.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make link for a new password' }));
  expect(await dialog.findByLabelText(/^Send this link/)).toBeVisible();

  const removal = within(dialog.getByRole('form', { name: 'Removal' }));
  await user.type(removal.getByRole('textbox'), 'other@example.com');
  await user.click(removal.getByRole('button'));
  expect(await removal.findByText(`E-mail address, to confirm: must be ${member}, to confirm`)).toBeVisible();
  expect(await rolesOf(member)).toHaveLength(1);
  await user.clear(removal.getByRole('textbox'));
  await user.type(removal.getByRole('textbox'), member);
  await user.click(removal.getByRole('button'));
  const left = () => within(screen.getByRole('grid', { name: 'Accounts', hidden: true }));
  await waitFor(() => expect(left().queryByRole('button', { name: `Change ${member}`, hidden: true })).toBeNull());
  // It fades out.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await within(await table()).findByRole('button', { name: `Change ${testAdmin.email}` })).toBeInTheDocument();
  expect(within(await table()).queryByRole('button', { name: `Change ${member}` })).toBeNull();
  expect(await rolesOf(member)).toEqual([]);
});
