import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from '../support/call';

describe('replies of reading calls', () => {
  it('carry an ETag that answers 304 the next time', async () => {
    const first = await get('/api/League/GetLeague?leagueId=132');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const again = await server.inject({ url: '/api/League/GetLeague?leagueId=132', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('come compressed to who takes that: %s', async (accepted, encoding, decompress) => {
    const plain = await get('/api/League/GetAvailablePlayers?leagueId=132');
    const url = '/api/League/GetAvailablePlayers?leagueId=132';
    for (let time = 0; time < 2; time++) {
      const zipped = await server.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(zipped.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag: plain.headers.etag });
      expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(decompress(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  it('go as they are when they are short or nothing else is accepted', async () => {
    const ask = async (url: string, accepted: string) =>
      (await server.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await ask('/api/Settings?leagueId=132', 'br, gzip')).toBeUndefined();
    expect(await ask('/api/League/GetLeague?leagueId=132', 'deflate')).toBeUndefined();
  });
});

it('keeps one reply whatever unknown parameters an address has', async () => {
  const ask = async (query: string) => (await get(`/api/League/GetLeague?${query}`)).json<{ leagueName: string }>().leagueName;
  const name = await ask('leagueId=348764');
  await server.rows(`update league set name = 'Renamed behind the cache' where id = '348764'`);
  expect(await ask('leagueId=348764&x=1')).toBe(name);
  expect(await ask('y=2&leagueId=348764')).toBe(name);
});
