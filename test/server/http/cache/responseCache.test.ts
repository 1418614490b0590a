import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { type InvalidationBus, localBus } from '../../../../server/db/invalidation';
import { makeResponseCache } from '../../../../server/http/cache/responseCache';

const long = 'long '.repeat(1000);

/** A server whose paths `/<league>/<name>` are cached by their path, `/shared/<name>` being about no league. Each read is recorded. */
function setUp(maxSize?: number) {
  const reads: string[] = [];
  let isConnected = true;
  let read = (path: string) => Promise.resolve(`${reads.push(path)} ${path.endsWith('long') ? long : path}`);
  const bus: InvalidationBus = { ...localBus(), isConnected: () => isConnected };
  const cache = makeResponseCache(bus, { maxSize });
  const app = fastify();
  app.addHook('onRequest', async (_, reply) => void reply.header('x-hook', 'ran'));
  app.get<{ Params: { league: string } }>('/:league/:name', (request, reply) =>
    cache.respond(request, reply, request.url, async () => {
      const { league } = request.params;
      return { type: 'text/plain', body: await read(request.url), scope: league === 'shared' ? undefined : league };
    }),
  );
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return {
    ...{ bus, reads, get, app },
    disconnect: () => (isConnected = false),
    readBy: (next: typeof read) => (read = next),
  };
}

const paths = ['/1/a', '/2/a', '/shared/a'];

it('reads once until something is written, and runs the hooks of the framework for every response', async () => {
  const { get, reads, bus } = setUp();
  for (const path of [...paths, ...paths]) expect((await get(path)).headers['x-hook']).toBe('ran');
  expect(reads).toEqual(paths);
  bus.notifyLocal();
  const { headers } = await get('/1/a');
  expect([headers['cache-status'], headers['cache-control'], headers.vary]).toEqual([
    'sideline; fwd=miss',
    'no-cache',
    'Accept-Encoding',
  ]);
  expect((await get('/1/a')).headers['cache-status']).toBe('sideline; hit');
});

it('a write to a league invalidates only its responses', async () => {
  const { get, reads, bus } = setUp();
  for (const path of paths) await get(path);
  bus.notifyLocal('1');
  for (const path of paths) await get(path);
  expect(reads).toEqual([...paths, '/1/a']);
});

it('caches nothing while notifications of other processes do not arrive', async () => {
  const { get, reads, disconnect } = setUp();
  await get('/1/a');
  disconnect();
  await Promise.all([get('/1/a'), get('/1/a')]);
  expect(reads).toHaveLength(3);
});

it('concurrent misses share one read, also in different encodings', async () => {
  const { get, reads } = setUp();
  const [plain, brotli, gzip] = await Promise.all(
    ['identity', 'br', 'gzip'].map((each) => get('/1/long', { 'accept-encoding': each })),
  );
  expect(reads).toHaveLength(1);
  expect([brotli?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli!.rawPayload).toString()).toBe(plain!.payload);
  expect(gunzipSync(gzip!.rawPayload).toString()).toBe(plain!.payload);
});

it.each([undefined, '1'])(
  'a response that was read before a write to %s is not cached, nor given to requests after it',
  async (written) => {
    const { get, bus, readBy } = setUp();
    const finish: ((value: string) => void)[] = [];
    readBy(() => new Promise((resolve) => finish.push(resolve)));
    const before = get('/1/a');
    while (finish.length < 1) await new Promise(setImmediate);
    bus.notifyLocal(written);
    const after = get('/1/a');
    while (finish.length < 2) await new Promise(setImmediate);
    finish[1]!('new');
    expect((await after).payload).toBe('new');
    finish[0]!('old');
    expect((await before).payload).toBe('old');
    expect((await get('/1/a')).payload).toBe('new');
  },
);

it('does not cache a failure', async () => {
  const { get, readBy } = setUp();
  readBy(() => Promise.reject(new Error('no')));
  expect((await get('/1/a')).statusCode).toBe(500);
  readBy(() => Promise.resolve('yes'));
  expect((await get('/1/a')).payload).toBe('yes');
});

it('evicts the least recently used entry when its bytes are full, and never exceeds them', async () => {
  const { get, reads } = setUp(3 * 6000);
  for (const path of ['/1/long', '/2/long', '/3/long', '/1/long', '/4/long']) await get(path);
  expect(reads).toEqual(['/1/long', '/2/long', '/3/long', '/4/long']);
  await get('/1/long');
  expect(reads).toHaveLength(4);
  await get('/2/long');
  expect(reads).toHaveLength(5);
});

describe('conditional requests', () => {
  const known = (etag: string, encoding = 'identity') => ({ 'if-none-match': etag, 'accept-encoding': encoding });

  it.each([
    ['the ETag', (etag: string) => etag],
    ['it as a weak one', (etag: string) => `W/${etag}`],
    ['a list that has it', (etag: string) => `"other", W/"a,b" , ${etag}`],
    ['any', () => '*'],
  ])('%s: 304 with the headers that a cache updates', async (_, form) => {
    const { get } = setUp();
    const { headers } = await get('/1/a');
    const response = await get('/1/a', known(form(String(headers.etag))));
    expect([response.statusCode, response.payload, response.headers['content-type']]).toEqual([304, '', undefined]);
    expect(response.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  });

  it.each(['"other"', 'W/"other", "b"', ''])('not its ETag (%s): the whole response', async (etag) => {
    expect((await setUp().get('/1/a', known(etag))).statusCode).toBe(200);
  });

  it('each encoding has an ETag of its own', async () => {
    const { get } = setUp();
    const etagOf = async (encoding: string) => String((await get('/1/long', { 'accept-encoding': encoding })).headers.etag);
    const [plain, brotli, gzip] = [await etagOf('identity'), await etagOf('br'), await etagOf('gzip')];
    expect(new Set([plain, brotli, gzip]).size).toBe(3);
    expect((await get('/1/long', known(brotli, 'br'))).statusCode).toBe(304);
    expect((await get('/1/long', known(brotli, 'gzip'))).statusCode).toBe(200);
  });
});

it('responds to HEAD from the cache, without a body', async () => {
  const { get, app, reads } = setUp();
  const { headers, payload } = await get('/1/a');
  const head = await app.inject({ method: 'HEAD', url: '/1/a' });
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', String(payload.length)]);
  expect([head.headers.etag, head.headers['cache-status']]).toEqual([headers.etag, 'sideline; hit']);
  expect(reads).toHaveLength(1);
});
