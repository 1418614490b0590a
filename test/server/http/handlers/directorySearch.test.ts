import { mistypedNames, nameSpellings } from '../../../samples/nameSpellings';
import { get, send } from '../../../support/call';

const examples = [...nameSpellings, ...mistypedNames];
const inOrder = ['Fjrod Bowls', 'Fjordbowl', 'Bowl of Fjord', 'The Fjord Bowl', 'Fjord Bowl'];
const names = [...new Set(examples.map(([, name]) => name)), ...inOrder];

const find = async (query: Record<string, string>) => {
  const response = await get(`/api/Leagues/Directory?${new URLSearchParams(query)}`);
  return response.json<{ total: number; leagues: { leagueId: string; leagueName: string }[] }>();
};
const namesOf = async (query: Record<string, string>) => (await find(query)).leagues.map(({ leagueName }) => leagueName);
const setLeague = (change: object) => send('PUT', '/api/Leagues/Settings', { leagueId: '132', ...change });

beforeAll(() =>
  server.rows(
    `insert into league (id, provider, name, visibility, season, standings_season, has_drafted, manual_keepers_enabled)
     select '9' || n || v, case when n % 2 = 0 then 'sleeper' else 'default' end, name, case v when 0 then 'public' else 'members' end,
       2020, 2020, false, false
     from json_array_elements_text('${JSON.stringify(names).replaceAll("'", "''")}') with ordinality as named (name, n),
       generate_series(0, 1) as v`,
  ),
);

it.each(examples)('%s finds %s, as in the application', async (typed, name) => {
  expect(await namesOf({ search: typed })).toContain(name);
});

it('lists the leagues that contain the text first, then those with each word, then similar ones', async () => {
  expect(await namesOf({ search: 'fjord bowl' })).toEqual([
    'Fjord Bowl',
    'The Fjord Bowl',
    'Bowl of Fjord',
    'Fjordbowl',
    'Fjrod Bowls',
  ]);
});

it('counts the leagues that it lists, none of them members-only, also of a platform', async () => {
  const { total, leagues } = await find({ search: 'fjord' });
  expect([total, leagues.map(({ leagueId }) => leagueId.at(-1))]).toEqual([5, Array(5).fill('0')]);
  const ofSleeper = await find({ search: 'fjord', platform: 'sleeper' });
  expect([ofSleeper.total, ofSleeper.leagues.length]).toEqual([3, 3]);
  expect(await find({ search: 'fjord', page: '2' })).toMatchObject({ total: 5, leagues: [] });
});

it('finds a league under its new name at once, and no more when only its members see it', async () => {
  expect(await namesOf({ search: 'zweibrucken' })).toEqual([]);
  await setLeague({ leagueName: 'Zweibrücken' });
  expect(await namesOf({ search: 'zweibrucken' })).toEqual(['Zweibrücken']);
  await setLeague({ visibility: 'members' });
  expect(await namesOf({ search: 'zweibrückn' })).toEqual([]);
});

it('answers at once to a text that would be slow to find letter by letter', async () => {
  await setLeague({ visibility: 'public', leagueName: 'a'.repeat(80) });
  const start = performance.now();
  expect(await namesOf({ search: `${'a'.repeat(40)}bb` })).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});
