import type { components } from '../../../src/api/generated/schema.gen';
import { get, send } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import {
  enterLeague,
  HostFolder,
  ourLeague,
  ourPlayer,
  people,
  rostersResponse,
  teamOf,
  weekResponse,
} from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

type Schemas = components['schemas'];

const host = new HostFolder();
afterAll(() => host.discard());

const players = (more: Record<string, [name: string, position: string, team: string]> = {}) =>
  host.put('2026/players', {
    players: {
      player: Object.entries({ ...people, ...more }).map(([id, [name, position, team]]) => ({ id, name, position, team })),
    },
  });
const team = async () => (await get(`/api/Team/GetTeam?teamId=${teamOf('0001')}`)).json<Schemas['Team']>();
const rosterOf = async (franchise: string) =>
  (
    await values(
      `select p.name from roster_entry r join player p on p.id = r.player_id where team_id = '${teamOf(franchise)}' order by 1`,
    )
  ).flat();
const weekOf = (franchise: string) =>
  values(
    `select p.name, l.score::float from team_week_player l join player p on p.id = l.player_id
     where team_id = '${teamOf(franchise)}' and season = 2026 and week = 1 order by l.score`,
  );
const available = async () =>
  (await get(`/api/League/GetAvailablePlayers?leagueId=${ourLeague}`)).json<Schemas['AvailablePlayers']>();
const provisional = () => values('select external_id, player_id from player_external_id where provisional order by 1');

beforeAll(async () => {
  fillSmallLeague(host);
  server.importFrom(host);
  const lineUp = { '0001': { score: '120', starters: { '9101': '21.5', '4711': '98.5' } }, '0002': { score: '1', starters: {} } };
  const rosters = rostersResponse({ '0001': ['9101', '4711'], '0002': ['9102', '9108'] });
  for (const week of [1, 2, 3]) host.now({ [`weeklyResults_${week}`]: weekResponse(lineUp), [`rosters_${week}`]: rosters });
  host.now({ rosters });
  await run('populateCache');
  await enterLeague();
});

test('an unknown player is on the roster and in the line-up under the host’s id, with his points', async () => {
  expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual(['mfl player 4711']);
  expect((await runOne('updateHistoricalTeamWeekData', ourLeague)).unmatched).toEqual(['mfl player 4711']);
  expect((await team()).teamPlayers.map(({ playerName, position }) => [playerName, position])).toEqual([
    ['Josh Allen', 'QB'],
    ['MyFantasyLeague player 4711', '-'],
  ]);
  expect(await weekOf('0001')).toEqual([
    ['Josh Allen', 21.5],
    ['MyFantasyLeague player 4711', 98.5],
  ]);
  expect((await available()).unknownRostered).toBe(1);
});

test('an unknown player does not make a finished season be read again', async () => {
  expect(await values(`select complete from watermark where league_id = '${ourLeague}' and season = 2026`)).toEqual([[true]]);
});

test('when the host sends his name, his rows get it', async () => {
  players({ '4711': ['Nobody, Known', 'LB', 'KCC'] });
  expect((await runOne('populateCache')).unmatched).toEqual([]);
  expect(await rosterOf('0001')).toEqual(['Josh Allen', 'Known Nobody']);
  expect((await weekOf('0001'))[1]).toEqual(['Known Nobody', 98.5]);
  expect(await provisional()).toEqual([]);
  expect((await available()).unknownRostered).toBe(0);
  const depth = (await get(`/api/League/GetDepthChart?leagueId=${ourLeague}`)).json<Schemas['DepthChart']>();
  expect(depth.teamDepthCharts.flatMap(({ others = [] }) => others)).toMatchObject([
    { playerName: 'Known Nobody', position: 'LB' },
  ]);
  const { teams } = (await get(`/api/League/GetRosterBreakdown?leagueId=${ourLeague}`)).json<Schemas['Breakdown']>();
  expect(teams.map(({ count }) => count).sort()).toEqual([0, 0, 2, 2]);
  expect((await runOne('populateCache')).rows).toBe(0);
});

test('an ambiguous namesake is a player of his own, and takes no row from another', async () => {
  players({ '4712': ['Allen, Josh', 'QB', 'BUF'], '4711': ['Nobody, Known', 'LB', 'KCC'] });
  host.now({ rosters: rostersResponse({ '0001': ['9101'], '0002': ['9102', '9108', '4712'] }) });
  expect((await runOne('populateCache')).unmatched).toEqual(['Josh Allen']);
  expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual(['mfl player 4712']);
  expect([await rosterOf('0001'), await rosterOf('0002')]).toEqual([
    ['Josh Allen'],
    ['Josh Allen', 'Lamar Jackson', 'Trey McBride'],
  ]);
  expect(await provisional()).toEqual([['4712', 'mfl-4712']]);
  expect((await runOne('populateCache')).rows).toBe(0);
});

test('a namesake of another birth date is another player from the first day, without an alias', async () => {
  await server.rows(`update player set birthdate = '1996-05-21' where id = '${await ourPlayer('9101')}'`);
  const response = [...Object.entries(people), ['4715', ['Allen, Josh', 'QB', 'BUF']] as const].map(
    ([id, [name, position, at]]) => ({
      ...{ id, name, position, team: at, draft_year: id === '4715' ? '2025' : '' },
      ...(id === '4715' && { birthdate: '1049500800' }),
    }),
  );
  host.put('2026/players', { players: { player: response } });
  expect((await runOne('populateCache')).unmatched).toEqual([]);
  expect(await values("select id, birthdate, draft_year from player where id = 'mfl-4715'")).toEqual([
    ['mfl-4715', '2003-04-05', 2025],
  ]);
  expect(await provisional()).toEqual([['4712', 'mfl-4712']]);
  expect((await runOne('populateCache')).rows).toBe(0);
});

test('a crosswalk moves his rows to the right player', async () => {
  const bowers = await ourPlayer('9107');
  await server.rows(`delete from player_external_id where provider = 'mfl' and player_id = '${bowers}'`);
  await server.rows(`insert into keeper values ('${ourLeague}', 2026, '${teamOf('0002')}', 'mfl-4712', 'manual')`);
  await server.rows(`update player set birthdate = '2002-12-13' where id = '${bowers}'`);
  host.putFile(
    'db_playerids.csv',
    `name,mfl_id,sleeper_id,fantasypros_id,position,team,birthdate\nB.J. Bowers,4712,${bowers},NA,TE,LVR,2002-12-13\n`,
  );
  const others = Object.entries(people).filter(([id]) => id !== '9107');
  host.put('2026/players', {
    players: {
      player: [...others, ['4712', ['Bowers, B.J.', 'TE', 'LVR']] as const].map(([id, [name, position, at]]) => ({
        ...{ id, name, position, team: at },
      })),
    },
  });
  expect((await runOne('populateCache')).unmatched).toEqual([]);
  expect(await rosterOf('0002')).toEqual(['Brock Bowers', 'Lamar Jackson', 'Trey McBride']);
  expect(await values(`select player_id from keeper where league_id = '${ourLeague}'`)).toEqual([[bowers]]);
  expect(await values("select id from player where id = 'mfl-4712'")).toEqual([]);
});

test('an alias moves his rows to the player it names, whose own rows win', async () => {
  host.now({ rosters: rostersResponse({ '0001': ['9101', '4713'], '0003': ['4713', '9105'] }) });
  const responses = await runOne('RefreshRosters', ourLeague);
  expect(responses).toMatchObject({ unmatched: ['mfl player 4713'], error: null });
  expect((await send('POST', '/api/Admin/SaveAlias', { name: 'mfl player 4713', player: "Ja'Marr Chase" })).statusCode).toBe(200);
  expect([await rosterOf('0001'), await rosterOf('0003')]).toEqual([["Ja'Marr Chase", 'Josh Allen'], ["Ja'Marr Chase"]]);
  expect(await provisional()).toEqual([]);
  expect((await runOne('RefreshRosters', ourLeague)).unmatched).toEqual([]);
});
