/** Requests at the same time about one account or link. */
import { TOTP } from 'otpauth';
import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

type Codes = components['schemas']['SecondFactorSecret'];
type Link = components['schemas']['InvitationLink'];

const { email: admin, password } = testAdmin;
const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload });

it('an invitation is used once', async () => {
  const member = { role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] };
  const { token } = (await send('POST', '/api/Invitations', member)).json<Link>();
  const accept = (name: string) =>
    post('/api/token/invitation', { token, userEmail: `${name}@at.once`, newPassword: 'a long pass phrase' });
  const responses = await Promise.all(['one', 'two'].map(accept));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await server.rows(`select 1 from account where email like '%@at.once'`)).toHaveLength(1);
});

it('a code of an authenticator app is accepted once', async () => {
  const email = 'careful@example.com';
  await server.addAccount({ email, role: 'member' });
  const path = '/api/Account/SecondFactor';
  const { secret } = (await send('POST', `${path}/Begin`, {}, email)).json<Codes>();
  const code = new TOTP({ secret }).generate();
  await send('POST', `${path}/TurnOn`, { password, code }, email);
  await server.rows('update second_factor set last_step = 0');
  const logIn = () => post('/api/token', { userEmail: email, password, code });
  const responses = await Promise.all([logIn(), logIn()]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

it('two admins who take each other’s role leave one', async () => {
  const other = 'other.admin@example.com';
  await server.addAccount({ email: other, role: 'admin' });
  const { accounts } = (await send('GET', '/api/Accounts')).json<components['schemas']['AccountPage']>();
  const demote = (userEmail: string, by: string) => {
    const { accountId } = accounts.find((account) => account.userEmail === userEmail)!;
    return send('POST', '/api/Accounts/Rights', { accountId, role: 'member', scopes: [] }, by);
  };
  await server.accessToken(other);
  await Promise.all([demote(other, admin), demote(admin, other)]);
  expect(await server.rows(`select 1 from account where role = 'admin'`)).toHaveLength(1);
});
