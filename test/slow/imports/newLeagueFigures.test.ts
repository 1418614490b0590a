/** Ranks, ADP, bye weeks and rookies of a league that was added to an empty product, without a file and without a shell. */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import { get, send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { HostFolder, hostLeague } from '../../server/sync/hostFolder';
import { run, values } from '../../server/sync/calls';
import { fillSmallLeague, responsesOf } from '../../imports/smallLeague';
import { type Json, recorded, SleeperHost, thisSeason } from '../../imports/sleeperHost';

type Schemas = components['schemas'];

const host = new HostFolder();
const sleeper = new SleeperHost();
const mfl = responsesOf(host);
/** Exports of MyFantasyLeague that do not respond. */
let silent: string[] = [];
let stop: () => void;
let worker: { stop: () => Promise<void> };

/** Players of the Sleeper league by MyFantasyLeague's ids. */
const sleepers: [id: string, name: string, position: string, team: string][] = [
  ['9301', 'McCarthy, J.J.', 'QB', 'MIN'],
  ['9302', 'Bryant, Pat', 'WR', 'DEN'],
  ['9303', 'Tate, Carnell', 'WR', 'TEN'],
];

beforeAll(async () => {
  fillSmallLeague(host);
  server.importFrom(host);
  const { players } = JSON.parse((await mfl('/2026/export?TYPE=players&JSON=1'))!) as { players: { player: Json[] } };
  const more = sleepers.map(([id, name, position, team]) => ({ id, name, position, team }));
  host.put('2026/players', { players: { player: [...players.player, ...more] } });
  const ranked = ['9105', '9103', '9303', '9101', '9301'];
  host.put('2026/playerRanks', { player_ranks: { player: ranked.map((id, i) => ({ id, rank: String(i + 1) })) } });
  const picks = ranked.map((id, i) => ({
    id,
    rank: String(i + 1),
    averagePick: `${i + 1}.25`,
    minPick: '1',
    maxPick: `${i + 9}`,
  }));
  host.put('2026/adp', { adp: { timestamp: '1', totalDrafts: '40', player: [...picks, { id: '9302', averagePick: '' }] } });
  const byes = [
    ['BUF', '7'],
    ['CIN', '10'],
    ['TEN', '9'],
    ['MIN', '6'],
  ];
  host.put('2026/nflByeWeeks', { nflByeWeeks: { team: byes.map(([id, week]) => ({ id, bye_week: week })) } });
  const people = Object.entries(recorded('players/nfl') as Record<string, Json>);
  sleeper.changed['players/nfl'] = Object.fromEntries(
    people.map(([id, person], i) => {
      const isRookie = person.full_name === 'Carnell Tate';
      return [id, { ...person, years_exp: isRookie ? 0 : 4, search_rank: isRookie ? 40 : 100 + i }];
    }),
  );
  sleeper.changed['state/nfl'] = { season_type: 'regular', season: '2026', league_season: '2026', week: 2 };
  stop = await server.importLive(async (path) => {
    if (path.startsWith('/v1/')) return sleeper.response(path);
    return silent.some((type) => path.includes(`TYPE=${type}&`) && !path.includes('&L=')) ? undefined : mfl(path);
  });
  worker = (await server.jobs()).startWorker();
});
beforeEach(async () => {
  silent = [];
  await server.rows('truncate league, player, ranking, bye_week, rookie, sync_state, raw_response cascade');
  await server.rows(`delete from installation where name like '%Source/%' or name like '%AsOf/%'`);
});
afterAll(async () => {
  await worker.stop();
  stop();
  host.discard();
});

/** Adds a league on the page, and waits until it and the data of all leagues were read. */
async function add(platform: 'mfl' | 'sleeper', league: string): Promise<string> {
  const found = await send('POST', '/api/Leagues', { platform, league, ...(platform === 'mfl' && { season: 2026 }) });
  expect(found.statusCode).toBe(200);
  await eventually(
    async () => expect(await values(`select done_at is not null from sync_state where key = 'players'`)).toEqual([[true]]),
    60_000,
  );
  return (await values('select id from league'))[0]![0] as string;
}

/** Reads the data of all leagues, as the schedule does every day. */
const readAgain = async () => (await server.jobs()).run({ resource: 'players', leagueId: null });

/** The players of all teams, by name. */
async function playersOf(leagueId: string, call = 'GetTeam'): Promise<Map<string, Schemas['TeamPlayer']>> {
  const teams = await values(`select id from team where league_id = '${leagueId}'`);
  const responses = await Promise.all(
    teams.map(async ([id]) => (await get(`/api/Team/${call}?leagueId=${leagueId}&teamId=${String(id)}`)).json<Schemas['Team']>()),
  );
  return new Map(responses.flatMap(({ teamPlayers }) => teamPlayers).map((player) => [player.playerName, player]));
}
const available = async (leagueId: string) =>
  (await get(`/api/League/GetAvailablePlayers?leagueId=${leagueId}`)).json<{ players: Schemas['AvailablePlayer'][] }>().players;

test('an added MyFantasyLeague league has byes, ranks and ADP without a file', async () => {
  const players = await playersOf(await add('mfl', hostLeague));
  expect(players.get("Ja'Marr Chase")).toMatchObject({
    nflRank: 1,
    fantasyProsInfo: { bye: 10, avg: 1.25, best: 1, worst: 9, stdDev: null },
  });
  expect(players.get('Josh Allen')).toMatchObject({ nflRank: 4, fantasyProsInfo: { bye: 7, avg: 4.25 } });
});

test('an added Sleeper league has byes, ranks, ADP and rookies without a file', async () => {
  const league = await add('sleeper', thisSeason);
  const players = await playersOf(league, 'GetSleeperTeam');
  expect(players.get('Carnell Tate')).toMatchObject({ nflRank: 3, fantasyProsInfo: { bye: 9, avg: 3.25 } });
  expect(players.get('J.J. McCarthy')).toMatchObject({ nflRank: 5, fantasyProsInfo: { bye: 6, avg: 5.25 } });
  expect((await get('/api/Rookies?year=2026')).json()).toMatchObject([{ name: 'Carnell Tate', position: 'WR' }]);
});

test("without ranks available players are in the order of last season's points, then of Sleeper's searches, then of names", async () => {
  silent = ['playerRanks', 'adp'];
  const league = await add('sleeper', thisSeason);
  const scored = async () => values(`select count(*) > 0 from team_week_player where season = 2025`);
  await eventually(async () => expect(await scored()).toEqual([[true]]), 60_000);
  expect((await get(`/api/Settings?leagueId=${league}`)).json()).toMatchObject({ nflRankSeason: null, pointsSeason: 2025 });
  const free = (await available(league)).flatMap(({ playerId }) => playerId ?? []);
  const sums = await values(
    `select player_id, sum(score)::float from (select player_id, week, max(score) score from team_week_player
     where league_id = '${league}' and season = 2025 group by 1, 2) w group by 1`,
  );
  const points = new Map(sums as [string, number | null][]);
  const pointsOf = (id: string) => points.get(id) ?? -Infinity;
  const searches = new Map((await values('select id, search_rank from player')) as [string, number | null][]);
  const searchOf = (id: string) => searches.get(id) ?? Infinity;
  const scorers = free.filter((id) => points.get(id) != null);
  expect(scorers.length).toBeGreaterThan(2);
  const best = free.toSorted((a, b) => pointsOf(b) - pointsOf(a) || searchOf(a) - searchOf(b) || 0);
  expect(free).toEqual(best);
});

test('a source that fails holds up no other, and is reported', async () => {
  silent = ['players', 'playerRanks'];
  const league = await add('sleeper', thisSeason);
  expect((await get('/api/Rookies?year=2026')).json()).toMatchObject([{ name: 'Carnell Tate' }]);
  expect((await playersOf(league, 'GetSleeperTeam')).get('Carnell Tate')).toMatchObject({
    nflRank: null,
    fantasyProsInfo: { bye: 9 },
  });
  const [[unmatched]] = (await values(
    `select unmatched from import_run where call = 'syncPlayers' order by id desc limit 1`,
  )) as [[string[]]];
  expect(unmatched.filter((each) => each.startsWith('players: '))).toHaveLength(3);
});

test("a loaded file takes precedence over the host's figures of the same kind, also when the host sends them again", async () => {
  const league = await add('mfl', hostLeague);
  host.putFile(
    'dynasty_2026.csv',
    'RK,TIERS,PLAYER NAME,TEAM,POS,AGE,BEST,WORST,AVG.,STD.DEV\n1,1,Josh Allen,BUF,QB1,30,1,3,1.5,0.5\n' +
      '2,1,Bijan Robinson,ATL,RB1,24,1,3,2,0.5\n3,1,Carnell Tate,TEN,WR1,21,2,4,3,0.5\n',
  );
  expect((await run('loadNewFantasyProsFile')).leagues).toMatchObject([{ error: null }]);
  await readAgain();
  const players = await playersOf(league);
  expect(players.get('Josh Allen')).toMatchObject({
    nflRank: 4,
    fantasyProsInfo: { avg: 1.5, best: 1, worst: 3, stdDev: 0.5 },
  });
  expect(players.get("Ja'Marr Chase")).toMatchObject({ nflRank: 1, fantasyProsInfo: { avg: null, best: null } });
  const draft = ['1,Bijan Robinson,ATL,RB1,5', '2,Carnell Tate,TEN,WR1,9', '3,Josh Allen,BUF,QB1,7'];
  host.putFile('draft_2026.csv', ['RK,PLAYER NAME,TEAM,POS,BYE WEEK', ...draft].join('\n'));
  utimesSync(join(host.files, 'draft_2026.csv'), new Date(), new Date(Date.now() + 60_000));
  expect((await run('loadNewFantasyProsFile')).leagues).toMatchObject([{ error: null }]);
  await readAgain();
  const ranks = [...(await playersOf(league))].map(([name, { nflRank }]) => [name, nflRank] as const);
  expect(new Map(ranks.filter(([, rank]) => rank !== null))).toEqual(
    new Map([
      ['Bijan Robinson', 1],
      ['Josh Allen', 3],
    ]),
  );
});
