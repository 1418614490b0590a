/** No token but a valid one of a session that goes on opens an operation, and only in the Authorization header. */
import { createHmac } from 'node:crypto';
import { completeSamples, queryOf, sampleCalls } from '../../contract/calls';
import { breaches, type ContractOperation, operations } from '../../contract/contract';
import { testAdmin } from '../../support/testAdmin';

type Claims = Record<string, unknown>;

const secured = operations.filter(({ requires }) => requires);
/** The first operation of each kind of right: what a token is worth is decided before an operation's own code. */
const kinds = secured.filter((each, i) => secured.findIndex(({ requires }) => requires === each.requires) === i);
const writingGets = secured.filter(({ method }) => method === 'GET');
const hour = 60 * 60;
const now = Math.floor(Date.now() / 1000);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function sign(header: object, claims: Claims, key: string, hash = 'sha256') {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

let good = '';
let refreshToken = '';
let bad: Record<string, string> = {};

beforeAll(async () => {
  await completeSamples();
  const payload = { userEmail: testAdmin.email, password: testAdmin.password };
  const pair = await server.inject({ method: 'POST', url: '/api/token', payload });
  ({ accessToken: good, refreshToken } = pair.json<{ accessToken: string; refreshToken: string }>());
  const [head = '', body = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const [row] = await server.rows<{ value: string }>(`select value from installation where name = 'accessTokenKey'`);
  const key = row!.value;
  const header = { alg: 'HS256', typ: 'at+jwt' };
  expect(sign(header, claims, key)).toHaveLength(good.length);
  bad = {
    'that has expired': sign(header, { ...claims, iat: now - hour, exp: now - 1 }, key),
    'of another key': sign(header, claims, `${key}x`),
    'of an empty key': sign(header, claims, ''),
    'of no algorithm': `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    'of no algorithm, in capitals, with a signature': `${encode({ alg: 'NONE' })}.${body}.${signature}`,
    'of another algorithm with our key': sign({ alg: 'HS512', typ: 'at+jwt' }, claims, key, 'sha512'),
    'of another account': `${head}.${encode({ ...claims, accountId: 2 })}.${signature}`,
    'of a made-up session': sign(header, { ...claims, session: '00000000-0000-4000-8000-000000000000' }, key),
    'of a session that is no text': sign(header, { ...claims, session: { $ne: 1 } }, key),
    'of an account that is no number': sign(header, { ...claims, accountId: '1 or 1=1' }, key),
    'for another audience': sign(header, { ...claims, aud: 'elsewhere' }, key),
    'for no audience': sign(header, { ...claims, aud: undefined }, key),
    'of another type': sign({ alg: 'HS256', typ: 'JWT' }, claims, key),
    'of an account beyond 32 bits': sign(header, { ...claims, accountId: 2 ** 40 }, key),
    'without claims': sign(header, {}, key),
    'without its signature': `${head}.${body}.`,
    'that is a refresh token': refreshToken,
    'with nulls': `${head}\0.${body}.${signature}`,
    'of 6 KB': 'x'.repeat(6000),
  };
});

function call({ id, method, path }: ContractOperation, headers: Record<string, string>, more = '') {
  const params = sampleCalls[id]?.params ?? { leagueId: 0 };
  if (method !== 'GET') return server.inject({ method, url: `${path}?${more}`, headers, payload: params });
  return server.inject({ method, url: `${path}?${queryOf(params)}&${more}`, headers });
}

it('has an operation of each kind of right', () => expect(kinds.length).toBeGreaterThan(2));

it.each(secured)(
  '$id is refused with 401 to a token that is not good; one of each kind, to every such token',
  async (operation) => {
    const passed: string[] = [];
    const tokens = Object.entries(bad);
    for (const [name, token] of kinds.includes(operation) ? tokens : tokens.slice(0, 2)) {
      const response = await call(operation, { authorization: `Bearer ${token}` });
      if (response.statusCode !== 401 || breaches(operation, response).length) passed.push(`${name}: ${response.statusCode}`);
    }
    expect(passed).toEqual([]);
  },
);

it.each(secured)('$id takes its token from the Authorization header only', async (operation) => {
  const elsewhere: Record<string, string>[] = [
    { cookie: `token=${good}; Authorization=Bearer ${good}` },
    { 'x-access-token': good },
    { authorization: good },
  ];
  for (const headers of elsewhere) {
    expect((await call(operation, headers)).statusCode).toBe(401);
  }
  expect((await call(operation, {}, `access_token=${good}&token=${good}&authorization=Bearer ${good}`)).statusCode).toBe(401);
});

const byBrowsers: Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
  { 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
];

it.each(writingGets)('$id refuses prefetches, navigations, embeddings and other sites, whatever the token', async (operation) => {
  for (const headers of byBrowsers) {
    const response = await call(operation, { authorization: `Bearer ${good}`, ...headers });
    expect([response.statusCode, ...breaches(operation, response)]).toEqual([403]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

it('writes for a script of the page, and refuses HEAD', async () => {
  const keeper = secured.find(({ id }) => id === 'teamSetKeeper')!;
  const byScript = { authorization: `Bearer ${good}`, 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' };
  const response = await call(keeper, byScript);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const { path } of writingGets) expect((await server.inject({ method: 'HEAD', url: path })).statusCode).toBe(405);
});

it('reads the signing keys again before it refuses a token of another key, once for all such tokens that wait', async () => {
  const [operation] = kinds;
  const refuse = async () => (await call(operation!, { authorization: `Bearer ${bad['of another key']}` })).statusCode;
  expect(await refuse()).toBe(401);
  const { statements, revive } = await server.killBefore(Infinity);
  expect(await Promise.all(Array.from({ length: 200 }, refuse))).toEqual(Array<number>(200).fill(401));
  revive();
  // Half of them come while the first read is under way. The security log counts the first hundred refusals of a network.
  expect(statements()).toBeLessThan(100 + 10);
});

it('uses the account’s current rights, not those at its log-in', async () => {
  await server.addAccount({ email: 'falling@example.com', role: 'admin' });
  const authorization = `Bearer ${await server.accessToken('falling@example.com')}`;
  const trade = secured.find(({ id }) => id === 'createPreDraftTrade')!;
  const { leagueId } = sampleCalls.createPreDraftTrade!.params;
  const become = (sql: string) => server.rows(`update account set ${sql} where email = 'falling@example.com'`);
  const enter = async () => (await call(trade, { authorization })).statusCode;
  await become(`role = 'commissioner'`);
  expect(await enter()).toBe(403);
  await server.rows(`insert into account_scope select id, '${leagueId}', '' from account where email = 'falling@example.com'`);
  expect(await enter()).toBe(200);
  await server.rows(`delete from account_scope`);
  expect(await enter()).toBe(403);
  await become(`role = 'member'`);
  expect(await enter()).toBe(403);
  await server.rows(`delete from account where email = 'falling@example.com'`);
  expect(await enter()).toBe(401);
  const refusal = { level: 40, accountId: expect.any(Number) as number, path: trade.path, address: '127.0.0.1' };
  expect(await server.logged(/^A request was refused/)).toContainEqual(expect.objectContaining(refusal));
});
