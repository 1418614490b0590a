import { fireEvent, screen, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { chooseLeague } from '../../support/chooseLeague';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';
import { testAdmin } from '../../support/testAdmin';

const commissioner = 'commissioner@example.com';
const section = () => within(screen.getByRole('region', { name: 'Invitations' }));
const shownLink = () => section().findByLabelText<HTMLInputElement>(/^Send this link, which is not shown again/);
async function choose(user: ReturnType<typeof renderPage>['user'], field: string, option: string) {
  const select = await section().findByLabelText(field);
  await within(select).findByRole('option', { name: option });
  await user.selectOptions(select, option);
}
const rowOf = async (name: string) => (await section().findByRole('rowheader', { name })).closest('tr')!;

async function open(email?: string) {
  await logIn(email);
  const rendered = renderPage('/admin?view=people');
  await screen.findByRole('heading', { name: 'Invitations' });
  return rendered;
}

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount({ email: commissioner, role: 'commissioner', scopes: [{ leagueId: '132' }] });
  await server.rows(`update team set name = 'Team of the test' where league_id = '132' and id = '13201'`);
});
beforeEach(() => server.rows('delete from invitation'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
});

test('an invitation’s link is shown once, outside of the store, listed and withdrawn', async () => {
  const { user, store } = await open();
  expect(await section().findByText('No link is pending.')).toBeInTheDocument();
  await user.selectOptions(section().getByLabelText('Role'), 'Commissioner');
  await chooseLeague(user, 'Global League', 'League 1', section());
  await user.click(section().getByRole('button', { name: 'Add another league or team' }));
  await chooseLeague(user, 'Global League', 'League 2', section());
  await choose(user, 'Team 2', 'Team of the test');
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  const { value } = await shownLink();
  expect(value).toMatch(/^http:\/\/localhost\/invitation#[\w-]{43}$/);
  expect(JSON.stringify(store.getState())).not.toContain(value.split('#')[1]);
  const row = await rowOf('New commissioner');
  const until = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string;
  expect(Array.from(row.cells, ({ textContent }) => textContent)).toEqual([
    ...['New commissioner', 'Global League, Team of the test (Global League)', testAdmin.email, until, 'Withdraw'],
  ]);
  await user.click(within(row).getByRole('button', { name: /^Withdraw/ }));
  expect(await section().findByText('No link is pending.')).toBeInTheDocument();
  expect(await server.rows('select 1 from invitation')).toEqual([]);
});

test('a refused field is named with its rule, and the form keeps its values', async () => {
  const { user } = await open(commissioner);
  await chooseLeague(user, 'Global League', 'League 1', section());
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  expect(await section().findByText('Leagues and teams: must name a team of each league, but for a commissioner')).toBeVisible();
  expect(section().getByLabelText('League 1')).toHaveValue('Global League');
  await choose(user, 'Team 1', 'Team of the test');
  await user.click(section().getByRole('button', { name: 'Make invitation' }));
  await shownLink();
  expect(await rowOf('New member')).toHaveTextContent('Team of the test (Global League)');
});

test('a link for a new password is for an account that exists', async () => {
  const { user } = await open();
  const field = section().getByLabelText('E-mail address of an account');
  const button = section().getByRole('button', { name: 'Make link for a new password' });
  fireEvent.change(field, { target: { value: 'nobody@example.com' } });
  await user.click(button);
  expect(await section().findByText('The account is unknown.')).toBeVisible();
  fireEvent.change(field, { target: { value: commissioner } });
  await user.click(button);
  await shownLink();
  expect(await rowOf(`New password of ${commissioner}`)).toBeInTheDocument();
});

test('where the server can send mail, the link goes to an address', async () => {
  const bodies: unknown[] = [];
  server.intercept(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/Account') return Response.json({ ...(await send('GET', pathname)).json(), canSendMail: true });
    if (pathname !== '/api/Invitations' || request.method !== 'POST') return undefined;
    bodies.push(await request.json());
    return Response.json({ token: 'a-token', expiresAt: '2026-12-01T00:00:00Z', mailProblem: null });
  });
  const { user } = await open();
  const invite = within(await section().findByRole('form', { name: 'Make invitation' }));
  await user.click(await invite.findByLabelText(/^E-mail address that the link is sent to/));
  await user.paste('new@example.com');
  await user.click(invite.getByRole('button', { name: 'Make invitation' }));
  expect(await section().findByText('Sent to new@example.com.')).toBeVisible();
  expect((await shownLink()).value).toMatch(/#a-token$/);
  expect(bodies).toMatchObject([{ role: 'member', sendTo: 'new@example.com' }]);
});
