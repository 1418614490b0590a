import { join } from 'node:path';
import { send } from '../support/call';
import { eventually } from '../support/eventually';
import { playerOf } from '../support/seeded';
import { completeSamples, queryOf, sampleCalls } from './calls';
import { breaches, type ContractOperation, operations, takesQuery } from './contract';

const hidden = ['132', '620000000000000149', '620000000000000260', '612374'];
/** A league of members only that came with the installation. */
const demo = '612374';
const elsewhere = '348764';

const accounts = {
  member: { email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] },
  demoMember: { email: 'demo.member@example.com', role: 'member', scopes: [{ leagueId: demo, teamId: '61237401' }] },
  sleeperMember: {
    email: 'sleeper.member@example.com',
    role: 'member',
    scopes: [{ leagueId: '620000000000000149', teamId: '610000000000000001' }],
  },
  outsider: { email: 'outsider@example.com', role: 'member', scopes: [{ leagueId: elsewhere, teamId: '34876401' }] },
  commissionerElsewhere: { email: 'elsewhere@example.com', role: 'commissioner', scopes: [{ leagueId: elsewhere }] },
} satisfies Record<string, Parameters<typeof server.addAccount>[0]>;

/** The operations whose sample is about one league. */
const ofLeague = operations.filter(({ id }) => {
  const params = sampleCalls[id]?.params ?? {};
  return 'leagueId' in params || 'teamId' in params;
});
const open = ofLeague.filter(({ secured }) => !secured);
const secured = ofLeague.filter(({ requires }) => requires === 'commissioner' || requires === 'owner');

const setVisibility = (leagueId: string, visibility: 'public' | 'members', email?: string) =>
  send('PUT', '/api/Leagues/Settings', { leagueId, visibility }, email);

async function call(operation: ContractOperation, email?: string, more = {}) {
  const { id, method, path } = operation;
  const headers = { ...more, ...(email && { authorization: `Bearer ${await server.accessToken(email)}` }) };
  const { params } = sampleCalls[id]!;
  if (!takesQuery(operation)) return server.inject({ method, url: path, headers, payload: params });
  return server.inject({ method, url: `${path}?${queryOf(params)}`, headers });
}

const problemOf = (response: { json: () => unknown }) => (response.json() as { detail: string }).detail;

beforeAll(async () => {
  await server.restart(join(__dirname, '../../dist'));
  await server.rows(`update league set is_demo = id = '${demo}'`);
  await completeSamples();
  for (const account of Object.values(accounts)) await server.addAccount(account);
  for (const operation of open) expect((await call(operation)).statusCode).toBe(200);
  for (const leagueId of hidden) expect((await setVisibility(leagueId, 'members')).statusCode).toBe(200);
});

it('covers the calls of a league and of a team', () => {
  const ids = open.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['getLeague', 'getTeam', 'getSleeperTeam', 'getPlayer', 'getSettings']));
  expect(open.length).toBeGreaterThan(20);
  expect(secured.length).toBeGreaterThan(8);
});

describe.each(open)('$id of a league of members only', (operation) => {
  const member = () => {
    const params = JSON.stringify(sampleCalls[operation.id]!.params);
    if (params.includes('620000000000000')) return accounts.sleeperMember;
    return params.includes(demo) ? accounts.demoMember : accounts.member;
  };

  it('is a 404 for visitors, other leagues’ members and conditional requests', async () => {
    for (const email of [undefined, accounts.outsider.email, accounts.commissionerElsewhere.email]) {
      const response = await call(operation, email, { 'if-none-match': '*' });
      expect([response.statusCode, ...breaches(operation, response)]).toEqual([404]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('is refused like an unknown league', async () => {
    const { params, unknown } = sampleCalls[operation.id]!;
    const [nobodys] = unknown!.filter((each) => 'leagueId' in params === 'leagueId' in each);
    const { method, path } = operation;
    const other = await server.inject({ method, url: `${path}?${queryOf({ ...params, ...nobodys! })}` });
    const withoutIds = (text: string) => text.replace(/\b\d+\b/g, 'ID');
    expect(withoutIds(problemOf(await call(operation)))).toBe(withoutIds(problemOf(other)));
  });

  it('is sent to its members and to admins, and not cached in between', async () => {
    for (const email of [member().email, undefined]) {
      const response = await call(operation, email ?? 'admin@example.com');
      expect([response.statusCode, ...breaches(operation, response)]).toEqual([200]);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
  });
});

it.each(secured.filter(({ id }) => id !== 'createInvitation'))(
  '$id of a members-only league is a 404 for a commissioner of another league',
  async (operation) => {
    const { params } = sampleCalls[operation.id]!;
    if (operation.id === 'removeLeague') Object.assign(params, { leagueId: '132' });
    const response = await call(operation, accounts.commissionerElsewhere.email);
    expect([response.statusCode, ...breaches(operation, response)]).toEqual([404]);
  },
);

it('is not open to invitations of another league’s commissioner', async () => {
  const invite = (leagueId: string) =>
    send(
      'POST',
      '/api/Invitations',
      { role: 'member', scopes: [{ leagueId, teamId: '1' }] },
      accounts.commissionerElsewhere.email,
    );
  const [one, other] = [await invite('132'), await invite('999')];
  expect([one.statusCode, problemOf(one)]).toEqual([403, problemOf(other)]);
});

it('refuses its years, weeks and teams like the league', async () => {
  for (const query of ['GetGames?year=1999&week=3&', 'GetTransactions?year=1999&'])
    expect(problemOf(await server.inject({ url: `/api/League/${query}leagueId=132` }))).toMatch(/^League 132/);
});

it('is in no menu and on no page except for its members, and for admins unless it is a demo', async () => {
  const config = (await server.inject({ url: '/config.json' })).json<{ leagues: { id: string }[] }>();
  for (const id of hidden) expect(config.leagues.map((league) => league.id)).not.toContain(id);
  expect(config.leagues.map(({ id }) => id)).toContain(elsewhere);
  const landing = await server.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(landing.body).not.toContain('/league/132"');
  for (const url of ['/league/132', '/team/132/13201', '/sleeper/league/620000000000000149', '/draft-order/132'])
    expect((await server.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
  const own = async (email?: string) =>
    (await send('GET', '/api/Account', undefined, email)).json<{ leagues: { leagueId: string }[] }>().leagues;
  expect((await own(accounts.member.email)).map(({ leagueId }) => leagueId)).toEqual(['132']);
  expect((await own()).map(({ leagueId }) => leagueId).sort()).toEqual(hidden.filter((id) => id !== demo).sort());
  expect((await own(accounts.outsider.email)).map(({ leagueId }) => leagueId)).toEqual([elsewhere]);
});

it('has change events for its members only', async () => {
  const listen = async (email?: string) => {
    const ticket = email && (await send('GET', '/api/Events/Ticket', undefined, email)).json<{ ticket: string }>().ticket;
    const response = await server.inject({ url: `/api/Events${ticket ? `?ticket=${ticket}` : ''}`, payloadAsStream: true });
    let text = '';
    const stream = response.stream();
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return { text: () => text, close: () => stream.destroy() };
  };
  const visitor = await listen();
  const outsider = await listen(accounts.outsider.email);
  const member = await listen(accounts.member.email);
  const mark = async (teamId: string) =>
    send('GET', `/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${await playerOf(teamId.slice(0, -2), teamId)}`);
  expect((await mark('13204')).statusCode).toBe(200);
  await eventually(() => expect(member.text()).toContain('"132"'));
  await mark('34876401');
  await send('PUT', '/api/Leagues/Settings', { leagueId: elsewhere, manualKeepersEnabled: true });
  for (const stream of [visitor, outsider]) await eventually(() => expect(stream.text()).toContain(`"${elsewhere}"`));
  for (const stream of [visitor, outsider]) expect(stream.text()).not.toContain('132');
  [visitor, outsider, member].forEach(({ close }) => close());
});

it('opens no stream with a token in place of a ticket, nor a call with a ticket', async () => {
  const token = await server.accessToken(accounts.member.email);
  const { ticket } = (await send('GET', '/api/Events/Ticket', undefined, accounts.member.email)).json<{ ticket: string }>();
  for (const wrong of [token, 'x', ticket.slice(0, -4)])
    expect((await server.inject({ url: `/api/Events?ticket=${wrong}` })).statusCode).toBe(401);
  const authorization = `Bearer ${ticket}`;
  expect((await server.inject({ url: '/api/Account', headers: { authorization } })).statusCode).toBe(401);
});

it('is readable by everybody once it is public', async () => {
  expect((await server.inject({ url: '/api/League/GetLeague?leagueId=132' })).statusCode).toBe(404);
  expect((await setVisibility('132', 'public')).json()).toMatchObject({ leagueId: '132', visibility: 'public' });
  const response = await server.inject({ url: '/api/League/GetLeague?leagueId=132' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect((await server.inject({ url: '/league/132', headers: { accept: 'text/html' } })).statusCode).toBe(200);
});
