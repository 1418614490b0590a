import { get, send } from '../../../support/call';

type League = { leagueId: string; leagueName: string; provider: string; season: number; isDemo: boolean };
type Directory = { total: number; pageSize: number; leagues: League[] };

const find = async (query: Record<string, string> = {}) => {
  const response = await get(`/api/Leagues/Directory?${new URLSearchParams(query)}`);
  return { ...response.json<Directory>(), cache: response.headers['cache-status'], status: response.statusCode };
};
const namesOf = async (query: Record<string, string>) => (await find(query)).leagues.map(({ leagueName }) => leagueName);
const cacheOf = async (path: string) => (await get(path)).headers['cache-status'];

beforeAll(() =>
  server.rows(
    `insert into league (id, provider, name, visibility, season, standings_season, has_drafted, manual_keepers_enabled)
     select '9' || n, case when n % 2 = 0 then 'sleeper' else 'default' end, 'Fjord Bowl ' || to_char(n, 'FM000'),
       case when n <= 100 then 'public' else 'members' end, 2020 + n % 5, 2020, false, false
     from generate_series(1, 101) as n`,
  ),
);

it('lists the public leagues by name in pages, demo leagues last', async () => {
  const { total, pageSize, leagues } = await find();
  expect([total, pageSize, leagues.length]).toEqual([110, 24, 24]);
  expect(leagues[0]).toEqual({ leagueId: '91', leagueName: 'Fjord Bowl 001', provider: 'default', season: 2021, isDemo: false });
  const last = await find({ page: '5' });
  expect(last.leagues.map(({ isDemo }) => isDemo)).toEqual([...Array<boolean>(4).fill(false), ...Array<boolean>(10).fill(true)]);
  expect((await find({ page: '6' })).leagues).toEqual([]);
});

it('finds each word in a name, in any order and case, and a special character alone only in a name with it', async () => {
  expect(await namesOf({ search: 'bowl FJORD 09' })).toEqual(
    [90, 91, 92, 93, 94, 95, 96, 97, 98, 99].map((n) => `Fjord Bowl ${String(n).padStart(3, '0')}`),
  );
  expect(await namesOf({ search: '%' })).toEqual([]);
  expect(await find({ search: 'fjord', platform: 'sleeper', season: '2024' })).toMatchObject({ total: 10 });
});

it('never has a members-only league', async () => {
  expect(await namesOf({ search: '101' })).toEqual([]);
});

test.each<Record<string, string>>([
  { page: '0' },
  { page: 'x' },
  { search: 'x'.repeat(81) },
  { search: 'a\0' },
  { platform: 'espn' },
  { season: '1900' },
])('names the rule that %j breaks', async (query: Record<string, string>) => {
  const response = await get(`/api/Leagues/Directory?${new URLSearchParams(query)}`);
  expect(response.statusCode).toBe(400);
  expect(response.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual(Object.keys(query));
});

it('a new name makes the directory and the league stale, and no other league', async () => {
  const [others, own] = [
    ['/api/Settings?leagueId=6199037', '/api/League/GetLeague?leagueId=6199037'],
    ['/api/Settings?leagueId=132', '/api/Leagues/Directory'],
  ];
  for (const path of [...others, ...own]) await get(path);
  for (const path of [...others, ...own]) expect([path, await cacheOf(path)]).toEqual([path, 'sideline; hit']);
  expect((await send('PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName: 'World League' })).statusCode).toBe(200);
  for (const path of others) expect([path, await cacheOf(path)]).toEqual([path, 'sideline; hit']);
  for (const path of own) expect([path, await cacheOf(path)]).toEqual([path, 'sideline; fwd=miss']);
  expect(await namesOf({ search: 'world' })).toEqual(['World League']);
  await send('PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName: '' });
});
