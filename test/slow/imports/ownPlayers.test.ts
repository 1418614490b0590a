/** Players that a league of MyFantasyLeague has made up: the ids 0800 to 0999 are other persons in other leagues. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, runOne, values } from '../../server/sync/calls';
import {
  enterLeague,
  hostLeague,
  HostFolder,
  ourLeague,
  ourPlayer,
  people,
  rostersResponse,
  weekResponse,
} from '../../server/sync/hostFolder';
import { responsesOf, fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();
const [otherLeague, otherHostLeague] = ['78', '70002'];
const folderOf = (league: string) => join(host.recorded, 'mfl/2026', league);
const put = (league: string, responses: Record<string, unknown>) => {
  for (const [name, response] of Object.entries(responses)) host.put(`2026/${league}/${name}`, response);
};
const named = (...players: [id: string, name: string, team?: string][]) => ({
  players: {
    players: { player: players.map(([id, name, team = 'FA']) => ({ id, name, position: 'WR', team, draft_year: '2027' })) },
  },
});
const rosters = (...ids: string[]) => ({
  rosters: rostersResponse({ '0001': ['9101', ...ids], '0002': ['9102'], '0003': ['9105'], '0004': ['9106'] }),
});
const namesOf = (league: string) =>
  values(`select r.player_id, p.name from roster_entry r join player p on p.id = r.player_id
    where r.league_id = '${league}' and r.player_id like 'mfl-%' order by 1`);

let calls: string[] = [];
let stop: () => void;
afterAll(() => {
  stop();
  host.discard();
});
beforeAll(async () => {
  fillSmallLeague(host);
  cpSync(folderOf(hostLeague), folderOf(otherHostLeague), { recursive: true });
  put(hostLeague, {
    ...rosters('0802', '0835'),
    ...named(['0802', 'Manning, Arch'], ['0835', 'Smith, Jeremiah'], ['9101', 'Allen, Josh']),
  });
  put(otherHostLeague, { ...rosters('0802'), ...named(['0802', 'Williams, Ryan', 'KCC']) });
  const response = responsesOf(host);
  stop = await server.importLive((path) => {
    calls.push(path);
    return response(path);
  });
  await run('populateCache');
  await enterLeague();
  await enterLeague(otherLeague, otherHostLeague);
});

test('one id in two leagues is two players, each with his league’s name', async () => {
  calls = [];
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ unmatched: [], error: null });
  expect(calls.filter((path) => path.includes('TYPE=players')).map((path) => decodeURIComponent(path).split('?')[1])).toEqual([
    'TYPE=players&L=70001&DETAILS=1&PLAYERS=0802,0835&JSON=1',
  ]);
  expect(await runOne('RefreshRosters', otherLeague)).toMatchObject({ unmatched: [], error: null });
  expect([await namesOf(ourLeague), await namesOf(otherLeague)]).toEqual([
    [
      ['mfl-77-0802', 'Arch Manning'],
      ['mfl-77-0835', 'Jeremiah Smith'],
    ],
    [['mfl-78-0802', 'Ryan Williams']],
  ]);
  expect((await runOne('RefreshRosters', ourLeague)).rows).toBe(0);
});

test('he is the same person in line-ups, and nobody else can add him', async () => {
  const lineUp = weekResponse({
    '0001': { score: '30', starters: { '9101': '21.5', '0802': '8.5' } },
    '0002': { score: '1', starters: { '9102': '1' } },
  });
  put(otherHostLeague, { weeklyResults_3: lineUp, rosters_3: rosters('0802').rosters });
  expect((await runOne('updateHistoricalTeamWeekData', otherLeague)).error).toBeNull();
  const inWeek = `select score::float from team_week_player where league_id = '${otherLeague}' and week = 3 and player_id = 'mfl-78-0802'`;
  expect(await values(inWeek)).toEqual([[8.5]]);
  expect(await values("select nfl_team from player where id = 'mfl-78-0802'")).toEqual([[null]]);
});

test('a player of the NFL of his name is another one', async () => {
  const everybody = [...Object.entries(people), ['9301', ['Manning, Arch', 'WR', 'NYJ']] as const];
  host.put('2026/players', {
    players: { player: everybody.map(([id, [name, position, team]]) => ({ id, name, position, team, draft_year: '2027' })) },
  });
  expect(await runOne('populateCache')).toMatchObject({ unmatched: [], error: null });
  expect(await ourPlayer('9301')).toBe('mfl-9301');
  expect((await namesOf(ourLeague))[0]).toEqual(['mfl-77-0802', 'Arch Manning']);
});

test('without the host’s names the players stay under their ids, and the run names the failed call', async () => {
  rmSync(join(folderOf(otherHostLeague), 'players.json'));
  put(otherHostLeague, rosters('0802', '0803'));
  expect(await runOne('RefreshRosters', otherLeague)).toMatchObject({
    unmatched: [
      'mfl player 78-0803',
      `players: MyFantasyLeague has no players. Check on MyFantasyLeague whether the league is still there.\nMyFantasyLeague has no players of league ${otherHostLeague} in 2026`,
    ],
    error: null,
  });
  expect(await namesOf(otherLeague)).toEqual([
    ['mfl-78-0802', 'Ryan Williams'],
    ['mfl-78-0803', 'MyFantasyLeague player 78-0803'],
  ]);
  put(otherHostLeague, named(['0802', 'Williams, Ryan'], ['0803', 'Later, Named']));
  expect(await runOne('RefreshRosters', otherLeague)).toMatchObject({ unmatched: [], error: null });
  expect((await namesOf(otherLeague))[1]).toEqual(['mfl-78-0803', 'Named Later']);
});
