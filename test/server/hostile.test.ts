/** Requests by someone who means harm, one kind after another; `test/slow/contract/fuzz.test.ts` makes up many more. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get, send } from '../support/call';

const outside = mkdtempSync(join(tmpdir(), 'sideline-outside-'));

beforeAll(async () => {
  mkdirSync(join(outside, 'dist/logos'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'the secret');
  writeFileSync(join(outside, 'dist/.env'), 'the secret');
  writeFileSync(join(outside, 'dist/index.html'), '<title>Sideline</title>');
  await server.restart(join(outside, 'dist'));
});
afterAll(() => rmSync(outside, { recursive: true }));

let lastAddress = 0;

/** Posts to the log-in, each time from another network address. */
const postToken = (payload: string, type = 'application/json') =>
  server.inject({
    method: 'POST',
    url: '/api/token',
    payload,
    headers: { 'content-type': type },
    remoteAddress: `10.2.0.${++lastAddress}`,
  });

describe('a path', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/logos/..%2f..%2fsecret.txt',
    '/logos/..%5c..%5csecret.txt',
    '/....//secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/logos/%00../../secret.txt',
    '/.env',
    '//etc/passwd',
    '/avatars/..%2f..%2fsecret.svg',
    '/avatars/%2e%2e/secret.svg',
  ])('%s leads to no file outside, and to no hidden one', async (url) => {
    const response = await get(url);
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.payload).not.toContain('the secret');
  });

  it('that is no UTF-8 is refused as any other malformed one', async () => {
    const response = await get('/api/%zz');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('SQL in a value', () => {
  const injections = [
    "132' or '1'='1",
    '132; delete from league',
    "1' union select password_hash from account --",
    '132/**/',
    '$1',
  ];

  it.each(injections)('%s is no id', async (leagueId) => {
    const response = await get(`/api/League/GetLeague?leagueId=${encodeURIComponent(leagueId)}`);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'leagueId', message: 'must be 1 to 20 digits' }] });
  });

  it.each(injections)('%s is an unknown e-mail address', async (injection) => {
    const response = await postToken(JSON.stringify({ userEmail: `${injection}@x`, password: injection }));
    expect(response.json()).toMatchObject({ status: 400, detail: 'The e-mail address or the password is wrong.' });
  });

  afterAll(async () => expect(await server.rows('select 1 from league')).not.toHaveLength(0));
});

describe('a body', () => {
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

  it.each([
    ['that reaches for a prototype', '{"__proto__":{"role":"admin"},"userEmail":"a@b","password":"x"}', 400, 'body'],
    ['that reaches for a prototype by its constructor', '{"constructor":{"prototype":{"role":"admin"}}}', 400, 'body'],
    ['that escapes the name', '{"__pr\\u006fto__":{"role":"admin"}}', 400, 'body'],
    ['of arrays in arrays', deep('[', ']', 30_000), 400, 'body'],
    ['of objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400, 'a'],
    ['deep inside a field', `{"userEmail":${deep('[', ']', 30_000)},"password":"x"}`, 400, 'userEmail'],
    ['that ends too early', '{"userEmail":"a@b"', 400, 'body'],
    ['that says a field twice, wrongly at last', '{"userEmail":"a@b","password":"x","userEmail":1}', 400, 'userEmail'],
    ['of more than 64 KiB', JSON.stringify({ userEmail: 'x'.repeat(65_536) }), 413, undefined],
  ])('%s is refused', async (_, body, status, field) => {
    const response = await postToken(body);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    const { errors = [] } = response.json<{ errors?: { field: string }[] }>();
    if (field) expect(errors.map((error) => error.field)).toContain(field);
  });

  it.each(['text/html', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s is refused, as a form on another site would send it',
    async (type) => {
      expect((await postToken('userEmail=a@b&password=x', type)).statusCode).toBe(415);
    },
  );
});

describe('odd text', () => {
  it.each([
    ['a null', 'a\\u0000@example.com'],
    ['a lone surrogate', 'a\\ud800@example.com'],
    ['right-to-left', '\\u202eadmin@example.com'],
    ['full-width letters', 'ａｄｍｉｎ@example.com'],
    ['combining marks', `a${'\\u0301'.repeat(200)}@example.com`],
  ])('in an e-mail address is nobody’s: %s', async (_, userEmail) => {
    const response = await postToken(`{"userEmail":"${userEmail}","password":"a\\u0000\\udfff"}`);
    expect(response.json()).toMatchObject({ status: 400, detail: 'The e-mail address or the password is wrong.' });
  });

  it.each([
    ['PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName: 'a\0b' }, 'leagueName'],
    ['PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName: '\0b' }, 'leagueName'],
    ['POST', '/api/Admin/PreviewPlayerFile', { name: '\0', text: 'RK,PLAYER NAME' }, 'name'],
    ['POST', '/api/Admin/LoadPlayerFile', { name: 'a\0', text: 'RK,PLAYER NAME' }, 'name'],
    ['GET', '/api/Accounts?search=%00', undefined, 'search'],
    ['GET', '/api/Leagues?search=%00', undefined, 'search'],
    ['GET', '/api/Admin/GetSchedule?search=%00', undefined, 'search'],
    ['PUT', '/api/Leagues/Settings', { leagueId: '132', owners: [{ teamId: '13201', ownerName: 'a\0b' }] }, 'owners.0.ownerName'],
  ] as const)('in a text that is stored is named: %s %s %j', async (method, url, body, field) => {
    const response = await send(method, url, body);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it.each(['a\0b@example.com', 'a\u200bb@example.com'])(
    'in the e-mail address of a new account is named: %j',
    async (userEmail) => {
      const { token } = (await send('POST', '/api/Invitations', { role: 'member' })).json<{ token: string }>();
      const response = await send('POST', '/api/token/invitation', { token, userEmail, newPassword: 'a long pass phrase' });
      expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'userEmail' }] });
    },
  );

  it('in a date or a team of a trade is named', async () => {
    const trade = { leagueId: '１３２', year: 2026, date: '２０２６-08-01', pickFromTeamId: '132\u200b01', pickToTeamId: '\0' };
    const response = await send('POST', '/api/PreDraftTrades', { ...trade, roundFrom: 1, roundTo: 1, pickFrom: 1, pickTo: 2 });
    const fields = response.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
    expect(fields.sort()).toEqual(['date', 'leagueId', 'pickFromTeamId', 'pickToTeamId']);
  });
});

it.each(['leagueId=132&leagueId=348764', 'leagueId[]=132', 'leagueId=132&leagueId=', 'leagueId%5B0%5D=132'])(
  'a parameter given twice, or as a list, is refused by name: %s',
  async (query) => {
    const response = await get(`/api/League/GetLeague?${query}`);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'leagueId' }] });
  },
);
