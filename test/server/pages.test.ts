import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { get } from '../support/call';

const directory = mkdtempSync(join(tmpdir(), 'sideline-dist-'));
const inline = 'let inline = 1';
const inlineHash = createHash('sha256').update(inline).digest('base64');
const index = `<title>Sideline</title><script>${inline}</script>`;
const navigate = (url: string) => server.inject({ url, headers: { accept: 'text/html,*/*' } });

beforeAll(async () => {
  mkdirSync(join(directory, 'logos'));
  writeFileSync(join(directory, 'index.html'), index);
  writeFileSync(join(directory, 'config.json'), '{}');
  writeFileSync(join(directory, 'main.0123abcd.js'), 'let plain');
  writeFileSync(join(directory, 'main.0123abcd.js.br'), 'brotli');
  writeFileSync(join(directory, 'logos/KC.png'), 'png');
  await server.restart(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

it.each(['/', '/league/132', '/sleeper/league/620000000000000149/team/610000000000000001', '/nowhere?x=1'])(
  'responds to a navigation to %s with the application',
  async (url) => {
    const response = await navigate(url);
    expect([response.statusCode, response.payload]).toEqual([200, index]);
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

it.each([undefined, '*/*', 'text/*', 'application/xhtml+xml, text/html;q=0.9'])(
  'sends pages to a client that accepts %s',
  async (accept) => {
    for (const url of ['/', '/league/132']) {
      const response = await server.inject({ url, headers: accept === undefined ? {} : { accept } });
      expect([response.statusCode, response.payload]).toEqual([200, index]);
    }
  },
);

it.each(['/%', '/league/%E0%A4%A', '/%zz?x=%', '/league//132', '/league/%00'])(
  'responds to %s as to any URL without a page',
  async (url) => {
    const response = await navigate(url);
    expect([response.payload, response.headers['cache-control']]).toEqual([index, 'no-cache']);
    expect(response.headers['content-security-policy']).toContain(inlineHash);
    const { headers } = await server.inject({ url, headers: { accept: 'application/json' } });
    expect(headers['content-type']).toContain('application/problem+json');
  },
);

const oddPaths = ['/LEAGUE/1//x', '/\\x/', '/../x', '/league/..', '/league/%2e%2e/x', '/x%5c..%5cy', '/./x', '//x', '/x.y/../z'];

it.each(oddPaths)('a browser gets the page of an unknown URL at %s', async (path) => {
  // The test client and fetch() resolve such a path themselves.
  const { port } = await server.listen();
  const status = await new Promise<[number, string]>((resolve, reject) => {
    request({ port, path, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }, async (response) =>
      resolve([response.statusCode!, await textOf(response)]),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toEqual([200, index]);
});

it('leads from the file of the pages to the start page, and sends it to the service worker', async () => {
  const response = await navigate('/index.html');
  expect([response.statusCode, response.headers.location]).toEqual([308, '/']);
  const file = await get('/index.html');
  expect([file.statusCode, file.payload]).toEqual([200, index]);
});

it('sends no page to a client that accepts no HTML, and none in place of an API response', async () => {
  for (const accept of ['application/json', 'text/html;q=0, application/json']) {
    const response = await server.inject({ url: '/league/132', headers: { accept } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')]);
  }
  expect((await get('/api/Nothing')).json()).toMatchObject({ status: 404, title: 'Not Found' });
});

it('lets files with a content hash be cached for ever, and revalidates the rest', async () => {
  const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await cacheControl('/main.0123abcd.js')).toContain('immutable');
  expect(await cacheControl('/config.json')).toBe('no-cache');
  expect(await cacheControl('/logos/KC.png')).toBe('public, max-age=86400');
});

it('serves the compressed file to clients that accept it', async () => {
  const response = await server.inject({ url: '/main.0123abcd.js', headers: { 'accept-encoding': 'br' } });
  expect([response.headers['content-encoding'], response.payload]).toEqual(['br', 'brotli']);
  expect(response.headers['cache-control']).toContain('immutable');
});

it('never responds to a missing script or call with a page', async () => {
  expect((await get('/main.ffffffff.js')).statusCode).toBe(404);
  const call = await navigate('/api/Nothing');
  expect(call.json()).toMatchObject({ status: 404, title: 'Not Found' });
});

it('names the method of a call', async () => {
  const response = await server.inject({ method: 'PATCH', url: '/api/PreDraftTrades?leagueId=132' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, POST, PUT, DELETE']);
});

it('allows scripts of its own only, in files and in the page, over plain http too', async () => {
  const { headers } = await navigate('/');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${inlineHash}';`);
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('generates the same avatar for an id every time', async () => {
  const [one, same, other] = [await get('/avatars/13201.svg'), await get('/avatars/13201.svg'), await get('/avatars/13202.svg')];
  expect(one.headers['content-type']).toContain('image/svg+xml');
  expect(one.payload).toBe(same.payload);
  expect(one.payload).not.toBe(other.payload);
  expect((await get('/avatars/<script>.svg')).statusCode).toBe(404);
});

it.each([
  ['text', 'text/plain', 415],
  ['{', 'application/json', 400],
  [JSON.stringify({ x: 'x'.repeat(70_000) }), 'application/json', 413],
])('refuses a body that is no small JSON (%#)', async (payload, type, status) => {
  const response = await server.inject({ method: 'POST', url: '/api/token', payload, headers: { 'content-type': type } });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain('application/problem+json');
});
