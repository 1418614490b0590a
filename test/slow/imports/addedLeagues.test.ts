/** Leagues of all shapes, added as a member does on the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import { get, send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { folder, orEmpty, packedWeeks, recordedResponses } from '../../server/hosts/mfl/recordedLeagues';
import { run, values } from '../../server/sync/calls';
import { rostersResponse, standingsResponse } from '../../server/sync/hostFolder';

type Schemas = components['schemas'];
interface Side {
  id: string;
  starters: string;
  nonstarters: string;
}
type Week = { weeklyResults: { matchup?: { franchise: Side[] }[]; franchise?: Side[] } };

const member = 'member@example.com';
let response: (type: string, week: string | null) => unknown = () => undefined;
/** What the league's commissioner has put into its name on the host. */
let code = '';
let stop: () => void;
let worker: { stop: () => Promise<void> };

beforeAll(async () => {
  await server.rows('truncate league cascade');
  await server.addAccount({ email: member, role: 'member' });
  await send('POST', '/api/Admin/SetAccountRules', { leaguesPerAccount: 9 });
  stop = await server.importLive(async (path) => {
    // The players of Sleeper, which this host does not have.
    if (path.startsWith('/v1/')) return null;
    const [type, week] = ['TYPE', 'W'].map((name) => new URL(path, 'http://host').searchParams.get(name));
    if (type === 'players') return readFileSync(join(folder, '2020/players.json'), 'utf8');
    if (type === 'nflSchedule') return readFileSync(join(folder, 'samples/nflSchedule_completed-week.json'), 'utf8');
    const own = response(type!, week!);
    const sent =
      own === undefined ? orEmpty(recordedResponses).get(`https://api.myfantasyleague.com${path}`) : JSON.stringify(own);
    if (type !== 'league') return sent;
    const text = path.startsWith('/2020/') ? await sent : null;
    if (text == null) return null;
    const { league } = JSON.parse(text) as { league: { name: string } };
    return JSON.stringify({ league: { ...league, name: `${league.name} ${code}` } });
  });
  await run('populateCache');
  worker = (await server.jobs()).startWorker();
});
afterAll(async () => {
  await worker.stop();
  stop();
});

/** Adds a league on the page, and waits until it is there. */
async function add(league: string): Promise<void> {
  const found = await send('GET', `/api/Leagues/Find?platform=mfl&league=${league}&season=2020`, undefined, member);
  code = found.json<Schemas['HostLeague']>().proof!.code;
  expect((await send('POST', '/api/Leagues', { platform: 'mfl', league, season: 2020 }, member)).statusCode).toBe(200);
  const additions = async () => (await send('GET', '/api/Leagues/Additions', undefined, member)).json<Schemas['Addition'][]>();
  await eventually(async () => {
    const found = (await additions()).find(({ leagueId }) => leagueId === league);
    expect(found).toMatchObject({ outcome: 'done', error: null, provider: 'default' });
  }, 60_000);
}

/** Opens what the pages of a league read. */
async function open(league: string): Promise<Schemas['League']> {
  for (const call of ['GetDepthChart', 'GetRosterBreakdown', 'GetLeagueYears', 'GetGames', 'GetRules', 'GetAvailablePlayers'])
    expect([call, (await get(`/api/League/${call}?leagueId=${league}`)).statusCode]).toEqual([call, 200]);
  return (await get(`/api/League/GetLeague?leagueId=${league}`)).json<Schemas['League']>();
}

const count = async (table: string, league: string, what = 'count(*)') =>
  (await values(`select ${what}::int from ${table} where league_id = '${league}'`))[0]![0];

const weekOfGames = (week: number, games: string[][]) => ({
  week: String(week),
  matchup: games.map((teams) => ({ franchise: teams.map((id) => ({ id, score: '1' })) })),
});

test('sfb 2020, whose divisions have their own copies of every player', async () => {
  const weeks = packedWeeks.get('2020/90003') as Record<string, Week>;
  const { matchup = [], franchise = [] } = weeks['weeklyResults_12']!.weeklyResults;
  const sides = [...matchup.flatMap((game) => game.franchise), ...franchise];
  const players = sides.map(({ id, starters, nonstarters }): [string, string[]] => [
    id,
    `${starters},${nonstarters}`.split(',').filter(Boolean),
  ]);
  const rosters = { rosters: { franchise: rostersResponse(Object.fromEntries(players)).rosters.franchise } };
  const schedule = { schedule: { weeklySchedule: Array.from({ length: 12 }, (_, i) => weekOfGames(i + 1, [['0001', '0002']])) } };
  response = (type, week) => (type === 'rosters' && !week ? rosters : type === 'schedule' ? schedule : undefined);
  await add('90003');
  expect(await count('team', '90003')).toBe(24);
  expect(await count('team', '90003', 'count(distinct pool)')).toBe(2);
  const places = players.reduce((sum, [, ids]) => sum + ids.length, 0);
  expect(await count('roster_entry', '90003')).toBe(places);
  expect(await count('roster_entry', '90003', 'count(distinct player_id)')).toBeLessThan(places * 0.6);
  expect(await count('team_week_player', '90003', "count(*) filter (where week = 1 and slot <> 'reserve')")).toBe(527);
  expect((await open('90003')).teams).toHaveLength(24);
});

test.each([4, 14, 32])('a league of %d teams', async (size) => {
  const league = `95${size}`;
  const ids = Array.from({ length: size }, (_, i) => String(i + 1).padStart(4, '0'));
  const division = (i: number) => String(i % Math.ceil(size / 4)).padStart(2, '0');
  const games = ids.flatMap((id, i) => (i % 2 ? [] : [[id, ids[i + 1]!]]));
  const names = [...new Set(ids.map((_, i) => division(i)))];
  const pick = (round: number) =>
    ids.map((franchise, i) => ({ round: `0${round}`, pick: `${i + 1}`, franchise, player: `9${round}${franchise}` }));
  const responses: Record<string, unknown> = {
    league: {
      league: {
        ...{ id: league, name: `League of ${size}`, h2h: 'YES', startWeek: '1', endWeek: '3', lastRegularSeasonWeek: '3' },
        divisions: { division: names.map((id) => ({ id, name: `Division ${id}` })) },
        franchises: { franchise: ids.map((id, i) => ({ id, name: `Team ${id}`, division: division(i) })) },
      },
    },
    rosters: rostersResponse(Object.fromEntries(ids.map((id) => [id, [`91${id}`]]))),
    leagueStandings: standingsResponse(ids.map((id, i) => [id, 1, String(500 - i)])),
    schedule: { schedule: { weeklySchedule: [1, 2, 3].map((week) => weekOfGames(week, games)) } },
    weeklyResults: {
      weeklyResults: {
        matchup: games.map((teams) => ({ franchise: teams.map((id) => ({ id, score: '90', starters: `91${id}` })) })),
      },
    },
    draftResults: { draftResults: { draftUnit: { draftPick: [...pick(1), ...pick(2)] } } },
  };
  response = (type) => responses[type];
  await server.rows(`insert into player_external_id (provider, external_id, player_id, provisional)
    select 'mfl', '910001', min(id), false from player on conflict do nothing`);
  await add(league);
  expect(await count('team', league)).toBe(size);
  expect(await count('team_season', league, 'count(*) filter (where final_position is not null)')).toBe(size);
  expect(await count('team_week', league)).toBe(size * 3);
  expect(await count('game', league)).toBe(size * 3);
  expect(await count('draft_pick', league, 'count(player_id)')).toBe(size * 2);
  expect((await open(league)).teams).toHaveLength(size);
});
