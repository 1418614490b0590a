import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, send } from '../support/call';
import { playerOf } from '../support/seeded';

describe('responses of reading operations', () => {
  it('have an ETag that gets a 304 the next time', async () => {
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
  ])('are compressed for clients that accept it: %s', async (accepted, encoding, decompress) => {
    const plain = await get('/api/League/GetAvailablePlayers?leagueId=132');
    const url = '/api/League/GetAvailablePlayers?leagueId=132';
    for (let time = 0; time < 2; time++) {
      const zipped = await server.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(zipped.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(zipped.headers.etag).not.toBe(plain.headers.etag);
      expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(decompress(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  it('are sent uncompressed when they are short or nothing else is accepted', async () => {
    const ask = async (url: string, accepted: string) =>
      (await server.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await ask('/api/Settings?leagueId=132', 'br, gzip')).toBeUndefined();
    expect(await ask('/api/League/GetLeague?leagueId=132', 'deflate')).toBeUndefined();
  });
});

it('caches one response whatever unknown parameters a URL has', async () => {
  const ask = async (query: string) => (await get(`/api/League/GetLeague?${query}`)).json<{ leagueName: string }>().leagueName;
  const name = await ask('leagueId=348764');
  await server.rows(`update league set name = 'Renamed behind the cache' where id = '348764'`);
  expect(await ask('leagueId=348764&x=1')).toBe(name);
  expect(await ask('y=2&leagueId=348764')).toBe(name);
});

describe('a write', () => {
  const reads = ['/api/League/GetLeague?leagueId=132', '/api/Team/GetTeam?teamId=13202', '/api/Team/GetTeamProfile?teamId=13202'];
  const others = ['/api/League/GetLeague?leagueId=348764', '/api/Rookies?year=2025'];
  const hits = async () => {
    const statuses = new Map<string, unknown>();
    for (const url of [...reads, ...others]) statuses.set(url, (await get(url)).headers['cache-status']);
    return [...statuses].filter(([, status]) => status === 'sideline; hit').map(([url]) => url);
  };
  const toggle = (teamId: string, playerId: string) =>
    send('GET', `/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${playerId}`);

  it('invalidates the responses of its league, and no others', async () => {
    await hits();
    expect((await toggle('13202', await playerOf('132', '13202'))).statusCode).toBe(200);
    expect(await hits()).toEqual(others);
  });

  it('that is refused invalidates none', async () => {
    await hits();
    expect((await toggle('13202', '0')).statusCode).toBe(404);
    expect((await send('POST', '/api/PreDraftTrades', {})).statusCode).toBe(400);
    expect(await hits()).toEqual([...reads, ...others]);
  });

  it.each(['/api/Team/TeamSetKeeper?teamId=13202&leaguePlayerId=0', '/api/Admin/RefreshStandings?leagueId=132'])(
    'is never made by HEAD: %s',
    async (url) => {
      const headers = { authorization: `Bearer ${await server.accessToken()}` };
      expect((await server.inject({ method: 'HEAD', url, headers })).statusCode).toBe(405);
    },
  );
});
