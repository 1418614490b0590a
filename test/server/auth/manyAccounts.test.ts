/** Calls about accounts on a server that has many. */
import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

type Link = components['schemas']['InvitationLink'];

const member = 'member@example.com';
const scope = { leagueId: '132', teamId: '13201' };

/** How often each table that grows with the accounts was read from end to end. */
async function fullReads(): Promise<Record<string, number>> {
  await server.rows('select pg_stat_force_next_flush()');
  const rows = await server.rows<{ name: string; scans: string }>(
    `select relname as name, seq_scan as scans from pg_stat_user_tables
     where relname in ('account', 'account_scope', 'session', 'refresh_token', 'security_event')`,
  );
  return Object.fromEntries(rows.map(({ name, scans }) => [name, Number(scans)]));
}

beforeAll(async () => {
  await server.addAccount({ email: member, role: 'member', scopes: [scope] });
  await server.rows(
    `insert into account (email, role) select 'many' || n || '@example.com', 'member' from generate_series(1, 5000) n`,
  );
  await server.rows(`insert into account_scope (account_id, league_id, team_id)
    select id, '132', '13202' from account where email like 'many%'`);
  await server.rows(
    `insert into session (id, account_id, started_at) select 'many' || id, id, now() from account where email like 'many%'`,
  );
  await server.rows(`insert into refresh_token (hash, session_id, expires_at)
    select id, id, now() + interval '9 days' from session where id like 'many%'`);
  await server.rows(`insert into security_event (kind, account_id) select 'log_in', id from account, generate_series(1, 2)`);
  for (const table of ['account', 'account_scope', 'session', 'refresh_token', 'security_event'])
    await server.rows(`analyze ${table}`);
  await server.accessToken();
});

const change = async (call: string, body: object) => {
  const [found] = await server.rows<{ id: number }>(`select id from account where email = '${member}'`);
  return send('POST', `/api/Accounts/${call}`, { accountId: String(found!.id), ...body });
};
const invite = () => send('POST', '/api/Invitations', { role: 'member', scopes: [scope] });
const open = (path: string, payload: object) =>
  Promise.resolve(server.inject({ method: 'POST', url: `/api/token${path}`, payload }));

const calls: readonly (readonly [name: string, call: () => ReturnType<typeof send>])[] = [
  ['a log-in', () => open('', { userEmail: member, password: testAdmin.password })],
  ['a change of rights', () => change('Rights', { role: 'commissioner', scopes: [{ ...scope, teamId: null }] })],
  ['the end of sessions', () => change('EndSessions', {})],
  ['a removal', () => change('Remove', { userEmail: member })],
  ['an invitation', invite],
  ['an opened invitation', async () => open('/invitation/find', { token: (await invite()).json<Link>().token })],
];

it.each(calls)('%s reads no table of all accounts from end to end', async (_, call) => {
  const before = await fullReads();
  expect((await call()).statusCode).toBeLessThan(300);
  expect(await fullReads()).toEqual(before);
});

it('a page of accounts counts all of them, and reads of the other tables what belongs to it', async () => {
  const before = await fullReads();
  expect((await send('GET', '/api/Accounts?page=3')).statusCode).toBe(200);
  expect(await fullReads()).toEqual({ ...before, account: before['account']! + 1 });
});
