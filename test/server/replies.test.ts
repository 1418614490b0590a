import { get } from '../support/call';

describe('replies of reading calls', () => {
  it('carry an ETag that answers 304 the next time', async () => {
    const first = await get('/api/League/GetLeague?leagueId=132');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const again = await server.inject({ url: '/api/League/GetLeague?leagueId=132', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('come compressed to who takes that', async () => {
    const plain = await get('/api/League/GetAvailablePlayers?leagueId=132');
    const url = '/api/League/GetAvailablePlayers?leagueId=132';
    const zipped = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });
});

it('keeps one reply whatever unknown parameters an address has', async () => {
  const ask = async (query: string) => (await get(`/api/League/GetLeague?${query}`)).json<{ leagueName: string }>().leagueName;
  const name = await ask('leagueId=348764');
  await server.rows(`update league set name = 'Renamed behind the cache' where id = '348764'`);
  expect(await ask('leagueId=348764&x=1')).toBe(name);
  expect(await ask('y=2&leagueId=348764')).toBe(name);
});
