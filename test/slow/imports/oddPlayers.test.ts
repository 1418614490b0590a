/** Values in the players', ranking and bye files of hosts and people that cannot be right: they count as unknown, and are reported. */
import { runOne, values } from '../../server/sync/calls';
import { HostFolder, ourPlayer, people } from '../../server/sync/hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

const birthdates: Record<string, string> = { '9101': '832636800', '9102': '9999999999999', '9103': 'soon', '9104': '' };
const player = Object.entries(people).map(([id, [name, position, team]]) => ({
  ...{ id, name, position, team },
  ...(birthdates[id] !== undefined && { birthdate: birthdates[id] }),
}));
const sleeperPlayer = (name: string, birth_date: string) => ({
  ...{ full_name: name, position: 'WR', fantasy_positions: ['WR'], team: 'KC', birth_date },
});

beforeAll(() => {
  server.importFrom(host);
  host.put('2026/players', { players: { player } });
});

test('MyFantasyLeague: a report of each sort of value names how many there are, and the first', async () => {
  host.put('2026/nflByeWeeks', {
    nflByeWeeks: {
      team: [
        { id: 'KCC', bye_week: '14' },
        { id: 'BUF', bye_week: '31' },
      ],
    },
  });
  await server.rows(`delete from bye_week where season = 2026`);
  await server.rows(`update player set birthdate = null where name in ('Lamar Jackson', 'Bijan Robinson')`);
  const run = await runOne('populateCache');
  expect(run).toMatchObject({
    error: null,
    unmatched: [
      'players: 2 birth dates could not be read, first: "9999999999999" of Lamar Jackson (players of 2026)',
      'players: 1 bye week could not be read: "31" of BUF (nflByeWeeks of 2026)',
    ],
  });
  expect(await values('select nfl_team, week from bye_week where season = 2026')).toEqual([['KC', 14]]);
  expect(await values(`select birthdate from player where name in ('Lamar Jackson', 'Bijan Robinson')`)).toEqual([
    [null],
    [null],
  ]);

  const ranks = ['1', 'first', '-2', '0', '4'].map((rank, i) => ({ id: `910${i + 1}`, rank }));
  host.put('2026/playerRanks', { player_ranks: { player: ranks } });
  expect(await runOne('GetNflPlayerRankings')).toMatchObject({
    error: null,
    unmatched: ['players: 3 ranks could not be read, first: "first" of player 9102 (playerRanks of 2026)'],
  });
  const stored = await values('select player_id, nfl_rank from ranking where season = 2026 and nfl_rank is not null order by 2');
  expect(stored).toEqual([
    [await ourPlayer('9101'), 1],
    [await ourPlayer('9105'), 4],
  ]);
});

test('Sleeper: a birth date that is no day of the calendar does not fail the import', async () => {
  const players = { 990001: sleeperPlayer('Born Early', '0000-00-00'), 990002: sleeperPlayer('Born Right', '1999-02-28') };
  const stop = await server.importLive(async (path) => (path.endsWith('players/nfl') ? JSON.stringify(players) : null));
  const run = await runOne('sleeperUpdatePlayers');
  stop();
  server.importFrom(host);
  expect(run).toMatchObject({
    error: null,
    unmatched: ['players: 1 birth date could not be read: "0000-00-00" of Born Early (players/nfl)'],
  });
  expect(await values(`select birthdate from player where id in ('990001', '990002') order by id`)).toEqual([
    [null],
    ['1999-02-28'],
  ]);
});

test('files: a ranking, a crosswalk and the measures of rookies', async () => {
  host.putFile(
    'dynasty_2026.csv',
    'RK,TIERS,PLAYER NAME,TEAM,POS,BYE WEEK,AGE,BEST,WORST,AVG.,STD.DEV\n' +
      "1,1,Ja'Marr Chase,CIN,WR1,99,old,1,2,1.1,0.2\n2,1,Josh Allen,BUF,QB1,-,30.1,0,x,2.2,0.2\n",
  );
  await server.rows(`delete from bye_week where season = 2026 and nfl_team = 'CIN'`);
  expect(await runOne('loadNewFantasyProsFile')).toMatchObject({
    error: null,
    unmatched: [
      'players: 1 bye week could not be read: "99" in line 2 (dynasty_2026.csv)',
      'players: 1 age could not be read: "old" in line 2 (dynasty_2026.csv)',
      'players: 1 best rank could not be read: "0" in line 3 (dynasty_2026.csv)',
      'players: 1 worst rank could not be read: "x" in line 3 (dynasty_2026.csv)',
    ],
  });
  expect(await runOne('loadNewFantasyProsFile')).toMatchObject({
    unmatched: [],
    note: expect.stringContaining('loaded already') as string,
  });

  host.putFile(
    'db_playerids.csv',
    'name,mfl_id,sleeper_id,fantasypros_id,position,team,birthdate\n' +
      `Josh Allen,9101,NA,NA,QB,BUF,21.5.1996\nCeeDee Lamb,9106,NA,NA,WR,DAL,1999-02-30\nBrock Bowers,9107,NA,NA,TE,LVR,2002-12-13\n`,
  );
  expect((await runOne('populateCache')).unmatched).toContain(
    'players: 2 birth dates could not be read, first: "21.5.1996" in line 2 (db_playerids.csv)',
  );

  host.putFile(
    'draftbuzz_2026.csv',
    'rank,name,position,height,weight,forty,avg_pos_rank\n1,Zebulon Newcomer,RB,tall,2O5,fast,1\n2,Josh Allen,QB,6-5,237,4.75,1\n',
  );
  await server.rows('delete from rookie where season = 2026');
  const { unmatched, error } = await runOne('populateRookies');
  expect([error, unmatched.filter((each) => each.includes('draftbuzz'))]).toEqual([
    null,
    [
      'players: 1 height could not be read: "tall" in line 2 (draftbuzz_2026.csv)',
      'players: 1 weight could not be read: "2O5" in line 2 (draftbuzz_2026.csv)',
      'players: 1 40-yard dash could not be read: "fast" in line 2 (draftbuzz_2026.csv)',
    ],
  ]);
});
