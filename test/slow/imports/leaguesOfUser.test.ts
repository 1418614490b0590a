import { send } from '../../support/call';

const user = '610000000000000001';
const league = (league_id: string, name: string, more = {}) => ({ league_id, name, season: '2025', total_rosters: 10, ...more });

let responses: Record<string, unknown>;
let stop: () => void;

beforeAll(async () => {
  stop = await server.importLive(async (path) => {
    const response = responses[path.replace('/v1/', '')];
    return response === undefined ? null : typeof response === 'string' ? response : JSON.stringify(response);
  });
});
afterAll(() => stop());
beforeEach(() => {
  responses = {
    'state/nfl': { season: '2026', league_season: '2025', season_type: 'off', week: 0 },
    'user/robin_1': { user_id: user, username: 'robin_1' },
    [`user/${user}/leagues/nfl/2025`]: [
      league('620000000000000260', 'Second', { total_rosters: undefined }),
      league('71', 'First', { total_rosters: '8' }),
    ],
    [`user/${user}/leagues/nfl/2024`]: 'null',
    'user/nobody': 'null',
  };
});

const find = (query: string) => send('GET', `/api/Leagues/OfUser?${query}`);

test("a user's leagues of the season that the NFL is in, by name", async () => {
  const found = await find('user=robin_1');
  expect(found.statusCode).toBe(200);
  expect(found.json()).toEqual([
    { externalId: '71', name: 'First', season: 2025, teamCount: 8, isAdded: false },
    { externalId: '620000000000000260', name: 'Second', season: 2025, teamCount: null, isAdded: true },
  ]);
});

test('null and a missing list are a user without leagues in that season', async () => {
  for (const season of [2024, 2023]) {
    const found = await find(`user=robin_1&season=${season}`);
    expect([found.statusCode, found.json()]).toEqual([200, []]);
  }
});

test.each(['nobody', 'somebody'])('%s is no user: the field and the reason', async (name) => {
  const found = await find(`user=${name}`);
  expect(found.statusCode).toBe(400);
  expect(found.json()).toMatchObject({ errors: [{ field: 'user', message: `Sleeper has no user ${name}. Check the name` }] });
});

test.each([
  ['<html>', "Sleeper's response to"],
  [[{ league_id: '1', season: '2025' }], 'Sleeper leagues[0]: name must be text'],
])('%j is an invalid response', async (response, reason) => {
  responses[`user/${user}/leagues/nfl/2025`] = response;
  const found = await find('user=robin_1');
  expect(found.statusCode).toBe(502);
  expect(found.body).toContain(reason);
});

test.each(['a/b', 'a.b', '', 'x'.repeat(51)])('%j is no username, and no host is called', async (name) => {
  const found = await find(`user=${encodeURIComponent(name)}`);
  expect(found.statusCode).toBe(400);
  expect(found.json()).toMatchObject({ errors: [{ field: 'user' }] });
});
