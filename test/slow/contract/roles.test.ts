import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeSamples, queryOf, sampleCalls } from '../../contract/calls';
import { breaches, type ContractOperation, operations, takesQuery } from '../../contract/contract';

const keeperTeam = { leagueId: '132', teamId: '13201' };
const sleeperTeam = { leagueId: '620000000000000260', teamId: '610000000000001074' };
const tradeTeam = { leagueId: '612374', teamId: '61237401' };
const elsewhere = { leagueId: '348764', teamId: '34876401' };
const own = [keeperTeam, sleeperTeam, tradeTeam];
const leagueOf = ({ leagueId }: { leagueId: string }) => ({ leagueId });

const accounts = [
  { email: 'member.elsewhere@example.com', role: 'member', scopes: [elsewhere] },
  { email: 'member@example.com', role: 'member', scopes: own },
  { email: 'commissioner.elsewhere@example.com', role: 'commissioner', scopes: [leagueOf(elsewhere)] },
  { email: 'commissioner@example.com', role: 'commissioner', scopes: [...own, { leagueId: '7001' }].map(leagueOf) },
  { email: 'second.admin@example.com', role: 'admin' },
  { email: 'removed@example.com', role: 'admin' },
] as const;

/** Who may do what the contract says an operation requires; whoever is left out gets 403, who is not known 401. */
const allowed: Record<NonNullable<ContractOperation['requires']>, string[]> = {
  admin: ['second.admin@example.com'],
  commissioner: ['commissioner@example.com', 'second.admin@example.com'],
  owner: ['member@example.com', 'commissioner@example.com', 'second.admin@example.com'],
  account: accounts.slice(0, -1).map(({ email }) => email),
};

/** The hidden keepers of a team are for its owners only. */
const allowedOn = ({ id, requires }: ContractOperation) =>
  id === 'getOwnKeeperDesk' ? ['member@example.com'] : requires ? allowed[requires] : callers;

const callers = ['nobody', ...accounts.map(({ email }) => email)];
const walk = operations.flatMap((operation) => callers.map((caller) => ({ id: operation.id, caller, operation })));

beforeAll(async () => {
  await completeSamples();
  for (const { scopes = [], ...account } of accounts.map((each) => ({ scopes: undefined, ...each }))) {
    await server.addAccount({ ...account, scopes: [...scopes] });
    await server.accessToken(account.email);
  }
  await server.rows(`delete from account where email = 'removed@example.com'`);
});

async function call(operation: ContractOperation, caller: string) {
  const { id, method, path } = operation;
  const headers = caller === 'nobody' ? {} : { authorization: `Bearer ${await server.accessToken(caller)}` };
  const params = sampleCalls[id]?.params ?? { leagueId: 0 };
  if (!takesQuery(operation)) return server.inject({ method, url: path, headers, payload: params });
  return server.inject({ method, url: `${path}?${queryOf(params)}`, headers });
}

it('covers every operation but the event stream, which has no roles', () => {
  const written = readFileSync(join(__dirname, '../../../openapi/openapi.yaml'), 'utf8').match(/operationId: \w+/g) ?? [];
  expect([...new Set([...walk.map(({ id }) => id), 'events'])].map((id) => `operationId: ${id}`).sort()).toEqual(written.sort());
});

it('has rights for exactly the operations that need a token', () => {
  for (const { secured, requires } of operations) expect(Boolean(requires)).toBe(secured);
});

it.each(walk)('$id, called by $caller', async ({ caller, operation }) => {
  const response = await call(operation, caller);
  const isKnown = !['nobody', 'removed@example.com'].includes(caller);
  const refusal = allowedOn(operation).includes(caller) ? undefined : isKnown ? 403 : 401;
  if (refusal) expect([response.statusCode, ...breaches(operation, response)]).toEqual([refusal]);
  else expect([401, 403]).not.toContain(response.statusCode);
});
