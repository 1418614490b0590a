/** Leagues of members only, and what the calls about them must not say. */
import { join } from 'node:path';
import { send } from '../support/call';
import { completeSamples, queryOf, sampleCalls } from './calls';
import { breaches, type ContractOperation, operations, takesQuery } from './contract';

/** The leagues of members only. */
export const hidden = ['132', '620000000000000149', '620000000000000260', '612374'];
/** A league of members only that came with the installation. */
export const demo = '612374';
/** A public league. */
export const elsewhere = '348764';

/** Members of each hidden league, and people of another one. */
export const accounts = {
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
/** The public ones. */
export const open = ofLeague.filter(({ secured }) => !secured);
/** Those that need rights in the league. */
export const secured = ofLeague.filter(({ requires }) => requires === 'commissioner' || requires === 'owner');

/** Sets who may read a league, as the admin unless an account is named. */
export const setVisibility = (leagueId: string, visibility: 'public' | 'members', email?: string) =>
  send('PUT', '/api/Leagues/Settings', { leagueId, visibility }, email);

async function call(operation: ContractOperation, email?: string, more = {}) {
  const { id, method, path } = operation;
  const headers = { ...more, ...(email && { authorization: `Bearer ${await server.accessToken(email)}` }) };
  const { params } = sampleCalls[id]!;
  if (!takesQuery(operation)) return server.inject({ method, url: path, headers, payload: params });
  return server.inject({ method, url: `${path}?${queryOf(params)}`, headers });
}

/** The sentence of a refusal. */
export const problemOf = (response: { json: () => unknown }) => (response.json() as { detail: string }).detail;

/** Makes some leagues hidden, of each platform and a demo, after everybody has read them. */
export async function hideLeagues() {
  await server.restart(join(__dirname, '../../dist'));
  await server.rows(`update league set is_demo = id = '${demo}'`);
  await completeSamples();
  for (const account of Object.values(accounts)) await server.addAccount(account);
  for (const operation of open) expect((await call(operation)).statusCode).toBe(200);
  for (const leagueId of hidden) expect((await setVisibility(leagueId, 'members')).statusCode).toBe(200);
}

/** Tests that operations of one league tell nobody but its members about it. */
export function describeOpen(tested: ContractOperation[]) {
  describe.each(tested)('$id of a league of members only', (operation) => {
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
}

/** Tests that operations which need rights are no way to learn of it. */
export function describeSecured(tested: ContractOperation[]) {
  it.each(tested.filter(({ id }) => id !== 'createInvitation'))(
    '$id of a members-only league is a 404 for a commissioner of another league',
    async (operation) => {
      const { params } = sampleCalls[operation.id]!;
      if (operation.id === 'removeLeague') Object.assign(params, { leagueId: '132' });
      const response = await call(operation, accounts.commissionerElsewhere.email);
      expect([response.statusCode, ...breaches(operation, response)]).toEqual([404]);
    },
  );
}
