/** Leagues of members only. `test/slow/contract` calls every operation. */
import { send } from '../support/call';
import { eventually } from '../support/eventually';
import { playerOf } from '../support/seeded';
import {
  accounts,
  demo,
  describeOpen,
  describeSecured,
  elsewhere,
  hidden,
  hideLeagues,
  open,
  problemOf,
  secured,
  setVisibility,
} from './hiddenLeagues';

beforeAll(hideLeagues);

/** The hidden league is found by its id, its platform's id, its team, or the right of the caller. */
const oneOfEach = ['getLeague', 'getSleeperLeague', 'getTeam', 'getSleeperTeam'];
describeOpen(open.filter(({ id }) => oneOfEach.includes(id)));
describeSecured(['owner', 'commissioner'].map((right) => secured.find(({ requires }) => requires === right)!));

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
