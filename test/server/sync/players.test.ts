import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { get } from '../../support/call';
import { contents, counts, removeScores, runOne, values } from './calls';
import { HostFolder, ourPlayer, people } from './hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());
beforeAll(async () => {
  server.importFrom(host);
  await removeScores();
});

const fixture = (name: string) => readFileSync(join(__dirname, '../../fixtures/players', `${name}.csv`), 'utf8');

/** Puts a file into the import folder, newer than those before it. */
let minutes = 0;
function putFile(name: string, content: string | Buffer): void {
  host.putFile(name, content);
  minutes += 1;
  utimesSync(join(host.files, name), new Date(), new Date(Date.UTC(2026, 0, 1, 0, minutes)));
}

async function twice(call: string) {
  const before = await contents();
  const first = await runOne(call);
  const after = await contents();
  const second = await runOne(call);
  expect(await contents()).toEqual(after);
  expect(second).toMatchObject({ rows: 0, error: null });
  return { first, second, changed: Object.keys(after).filter((name) => after[name] !== before[name]) };
}

test('populateCache links the host’s players with ours, adds those who are new, and writes the bye weeks', async () => {
  await server.rows("delete from bye_week where season = 2026 and nfl_team = 'KC'");
  const links = "select external_id, player_id from player_external_id where provider = 'mfl' order by external_id";
  expect(await values(links)).toEqual([]);
  const { first, changed } = await twice('populateCache');
  const all = Object.keys(people).length;
  expect(first).toMatchObject({ leagueId: null, unmatched: [], error: null });
  expect(first.rows).toBeGreaterThanOrEqual(all + 1 + 1);
  expect(changed).toEqual(['player', 'player_external_id', 'bye_week']);
  expect(await values(links)).toHaveLength(all);
  expect(await values(`select name, position, nfl_team from player where id = '${await ourPlayer('9105')}'`)).toEqual([
    ["Ja'Marr Chase", 'WR', 'CIN'],
  ]);
  expect(await values("select id, name, nfl_team from player where name = 'Zebulon Newcomer'")).toEqual([
    ['mfl-9109', 'Zebulon Newcomer', 'KC'],
  ]);
  expect(await values("select week from bye_week where season = 2026 and nfl_team = 'KC'")).toEqual([[14]]);
});

test('a host’s player who may be one of ours is reported until an alias is entered', async () => {
  const [[name]] = (await values("select name from player where id = '4034'")) as [[string]];
  const response = {
    ...Object.fromEntries(Object.entries(people).map(([id, row]) => [id, row])),
    '9201': [name.split(' ').toReversed().join(', '), 'WR', 'NYJ'],
    '9202': ['Nickname, Some', 'WR', 'NYJ'],
  };
  const player = Object.entries(response).map(([id, [of, position, team]]) => ({ id, name: of, position, team }));
  host.put('2026/players', { players: { player } });
  await server.rows(`insert into player_alias values ('Some Nickname', 'Garrett Wilson')`);
  expect(await runOne('populateCache')).toMatchObject({ unmatched: [name], error: null });
  expect(
    await values("select p.name from player_external_id x join player p on p.id = player_id where external_id = '9202'"),
  ).toEqual([['Garrett Wilson']]);
});

test('players or bye weeks that the host does not send are reported, and the stored ones stay', async () => {
  const before = await contents();
  const read = async (players: object, byes: object) => {
    host.put('2026/players', { players });
    host.put('2026/nflByeWeeks', { nflByeWeeks: byes });
    return runOne('populateCache');
  };
  const bye = { team: { id: 'KCC', bye_week: '14' } };
  const player = Object.entries(people).map(([id, [name, position, team]]) => ({ id, name, position, team }));
  expect(await read({}, bye)).toMatchObject({ unmatched: ['season 2026: MyFantasyLeague has no players of 2026'], error: null });
  expect(await read({ player }, {})).toMatchObject({
    unmatched: ['season 2026: MyFantasyLeague has no nflByeWeeks of 2026'],
    error: null,
  });
  expect(await read({}, {})).toMatchObject({ rows: 0, note: 'The host has no players of 2026 yet.' });
  expect(await contents()).toEqual(before);
  expect(await read({ player }, bye)).toMatchObject({ unmatched: [], error: null });
});

const ranks = (ids: string[]) => ({ player_ranks: { player: ids.map((id, i) => ({ id, rank: String(i + 1) })) } });
const nflRanks = 'select player_id, nfl_rank from ranking where season = 2026 and nfl_rank is not null order by nfl_rank';

/** Whether a ranking is noted as one of today, in UTC. */
const readToday = (name: string) =>
  values(`select value = (now() at time zone 'utc')::date::text as today from installation where name = '${name}'`);

test('GetNflPlayerRankings writes the host’s ranking as a whole', async () => {
  host.put('2026/playerRanks', ranks(['9105', '9103', '4711']));
  const { first, changed } = await twice('GetNflPlayerRankings');
  expect(first).toMatchObject({ unmatched: ['mfl player 4711'], error: null });
  expect(changed).toEqual(['ranking']);
  expect(await values(nflRanks)).toEqual([
    [await ourPlayer('9105'), 1],
    [await ourPlayer('9103'), 2],
  ]);
  expect(await readToday('nflRankAsOf/2026')).toEqual([[true]]);
});

test('a ranking of unknown players changes nothing', async () => {
  const before = await contents();
  host.put('2026/playerRanks', ranks(['9105', '4711', '4712']));
  expect((await runOne('GetNflPlayerRankings')).error).toBe('Only 1 of 3 ranked players are known: import the players first.');
  expect(await contents()).toEqual(before);
});

test('loadNewFantasyProsFile loads the newest ranking once; a newer one after it', async () => {
  const before = await values('select count(*)::int as n from ranking where season = 2025 and best = 1 and std_dev = 0.2');
  putFile('dynasty_all_2025-08-08.csv', fixture('dynasty_all_2025-08-08'));
  putFile('rookies_all_2025-08-29.csv', fixture('rookies_all_2025-08-29'));
  const { first, second, changed } = await twice('loadNewFantasyProsFile');
  expect(first.error).toBeNull();
  expect(first.rows).toBeGreaterThan(0);
  expect(changed).toContain('ranking');
  expect(second.note).toBe('dynasty_all_2025-08-08.csv is loaded already, and none is newer.');
  const chase = `select best, worst, avg::float, std_dev::float, age::float from ranking where season = 2025 and player_id = '${await ourPlayer('9105')}'`;
  expect(before).toEqual([[0]]);
  expect(await values(chase)).toEqual([[1, 2, 1.1, 0.2, 25]]);
  expect(await readToday('adpAsOf/2025')).toEqual([[true]]);

  putFile(
    'FantasyPros_2025_Overall_ADP.csv',
    "Rank,Player,Team,Bye,POS,AVG\r\n1,Ja'Marr Chase,CIN,10,WR1,1.7\r\n2,No One Knows,CIN,10,RB1,2.5\r\n",
  );
  expect(counts(await runOne('loadNewFantasyProsFile'))).toMatchObject({ unmatched: ['No One Knows'], error: null });
  expect(await values(chase)).toEqual([[1, 2, 1.7, 0.2, 25]]);
});

test('a file without the needed columns is refused by their names, and nothing changes', async () => {
  const before = await contents();
  putFile('shopping.csv', 'TEAM,POS\nCIN,WR1\n');
  expect(counts(await runOne('loadNewFantasyProsFile'))).toEqual({
    ...{ rows: 0, skipped: 0, unmatched: [] },
    error:
      'shopping.csv: This is no FantasyPros file: it has no column PLAYER NAME or Player or Player (Bye), and none called RK or Rank',
  });
  expect(await contents()).toEqual(before);
  putFile('shopping.csv', 'RK,PLAYER NAME\nfirst,Josh Allen\n');
  expect((await runOne('loadNewFantasyProsFile')).error).toContain('Line 2: RK (or Rank) of Josh Allen must be a number');
  expect(await contents()).toEqual(before);
});

test.each([
  'draft_all_2025-08-10_short_headers',
  'draft_all_2025-08-16_projections_view',
  'draft_all_2025-08-28',
  'draft_all_2025-08-29_vs_experts',
  'adp_overall_2025',
  'adp_overall_2026-08',
  'draft_all_2026-08',
])('a file in the layout of %s is loaded', async (name) => {
  await server.rows('update ranking set nfl_rank = null, avg = null');
  putFile('shopping.csv', 'RK,PLAYER NAME\n1,Josh Allen\n');
  putFile(`${name}.csv`, fixture(name));
  const { error, rows, skipped } = await runOne('loadNewFantasyProsFile');
  expect([error, rows + skipped > 0]).toEqual([null, true]);
});

test('a ranking file of a season without bye weeks is loaded, with one bye week a team; different ones are reported', async () => {
  await server.rows('delete from bye_week where season in (2026, 2027)');
  await server.rows('update ranking set nfl_rank = null');
  const byes = (season: number) => values(`select nfl_team, week from bye_week where season = ${season} order by nfl_team`);
  const row = (rank: number, name: string, team: string, pos: string, bye: string) => `${rank},${name},${team},${pos},${bye}`;
  const header = 'RK,PLAYER NAME,TEAM,POS,BYE WEEK';
  const rows = [
    row(1, "Ja'Marr Chase", 'CIN', 'WR1', '10'),
    row(2, 'Bijan Robinson', 'ATL', 'RB1', '5'),
    row(3, 'Josh Allen', 'BUF', 'QB1', '7'),
    row(4, 'James Cook', 'BUF', 'RB2', '7'),
    row(5, 'Buffalo Bills', 'BUF', 'DST1', '9'),
    row(6, 'Joe Burrow', 'CIN', 'QB2', '10'),
    row(7, 'Kyle Pitts', 'ATL', 'TE1', '11'),
    row(8, 'Bijan Robinson', 'ATL', 'RB3', '-'),
    row(9, 'Tyreek Hill', 'FA', 'WR9', '-'),
  ];
  const file = [header, ...rows].join('\n');
  for (const season of [2026, 2027]) {
    putFile(`draft_${season}.csv`, `${file}\n10,Nobody ${season},KC,WR10,6\n`);
    const { error, unmatched } = await runOne('loadNewFantasyProsFile');
    expect(error).toBeNull();
    expect(unmatched).toEqual(
      expect.arrayContaining([
        'players: BUF has the bye weeks 7 and 9: 7 counts, which most of its players have',
        'players: ATL has the bye weeks 5 and 11: none counts',
        'players: ranks 2 and 8 are both of Bijan Robinson, 2 counts',
        `Nobody ${season}`,
      ]),
    );
    expect(await byes(season)).toEqual([
      ['BUF', 7],
      ['CIN', 10],
      ['KC', 6],
    ]);
  }
  expect(await values(`select nfl_rank from ranking where season = 2027 and player_id = '${await ourPlayer('9103')}'`)).toEqual([
    [2],
  ]);
  await server.rows('delete from ranking where season = 2027');
});

test('a ranking of a part of the players or of the season is refused by what it is; the whole one before it is loaded', async () => {
  const nflRanks = () =>
    values(
      'select name, nfl_rank from ranking r join player p on p.id = player_id where r.season = 2028 and nfl_rank > 0 order by 2',
    );
  const whole = ['1,Josh Allen,QB1', '2,Bijan Robinson,RB1', "3,Ja'Marr Chase,WR1", '4,James Cook,RB2', '5,Joe Burrow,QB2'];
  putFile('FantasyPros_2028_Draft_ALL_Rankings.csv', ['RK,PLAYER NAME,POS', ...whole].join('\n'));
  const refused = {
    'FantasyPros_2028_Draft_RB_Rankings.csv': ['RK,PLAYER NAME\n1,James Cook\n2,Bijan Robinson\n', 'a ranking of RB only'],
    'FantasyPros_2028_Week_5_FLX_Rankings.csv': [
      "RK,PLAYER NAME,POS,OPP,STD.DEV\n1,James Cook,RB1,KC,1\n2,Ja'Marr Chase,WR1,KC,2\n",
      'a ranking of RB and WR only for one week',
    ],
    'FantasyPros_2028_Ros_ALL_Rankings.csv': [
      ['RK,PLAYER NAME,POS,SOS PLAYOFFS', ...whole.toReversed()].join('\n'),
      'a ranking for the rest of the season',
    ],
  } as const;
  Object.entries(refused).forEach(([name, [text]]) => putFile(name, text));
  const messages = Object.entries(refused).map(
    ([name, [, what]]) => `${name}: This is ${what}. Only a ranking of all players for the whole season is loaded`,
  );
  const first = await runOne('loadNewFantasyProsFile');
  expect(first).toMatchObject({ error: null, note: null });
  expect(first.unmatched.toSorted()).toEqual(messages.map((message) => `players: ${message}`).toSorted());
  expect((await nflRanks())[0]).toEqual(['Josh Allen', 1]);

  const loaded = await nflRanks();
  expect((await runOne('loadNewFantasyProsFile')).error).toBe(
    messages
      .toReversed()
      .map((message) => `${message}.`)
      .join('\n'),
  );
  putFile('few_2028.csv', 'RK,PLAYER NAME,POS\n1,Joe Burrow,QB1\n2,James Cook,RB1\n');
  expect((await runOne('loadNewFantasyProsFile')).error).toContain(
    'few_2028.csv has only 2 of the 5 players with a rank in 2028: the other 3 would have none. It was not loaded: if it is right, load it on the admin page.',
  );
  expect(await nflRanks()).toEqual(loaded);
});

test('a ranking with semicolons in UTF-16 is loaded', async () => {
  const text =
    "RK;PLAYER NAME;TEAM;POS;AGE;BEST;WORST;AVG.;STD.DEV;TIERS\n1;Josh Allen;BUF;QB1;30,5;1;3;1,5;0,5;1\n2;Ja'Marr Chase;CIN;WR1;26;1;4;2;0,7;1\n";
  putFile('dynasty_2029.csv', Buffer.from(`\uFEFF${text}`, 'utf16le'));
  await server.rows('update ranking set avg = null, nfl_rank = null');
  expect(await runOne('loadNewFantasyProsFile')).toMatchObject({ error: null, unmatched: [] });
  expect(await values('select avg::float, std_dev::float, worst from ranking where season = 2029 order by avg')).toEqual([
    [1.5, 0.5, 3],
    [2, 0.7, 4],
  ]);
  await server.rows('delete from ranking where season > 2027');
});

test('where the host refuses and the folder has no draft ranking of the season, the refusal is reported', async () => {
  host.put('2026/playerRanks', { error: { $t: 'not today' } });
  server.importFrom({ recorded: host.recorded, files: '/nowhere' });
  expect((await runOne('GetNflPlayerRankings')).error).toBe(
    'The ranks of the players could not be read from MyFantasyLeague: it refused the request. Nothing was changed. ' +
      'The details have its answer.\nMyFantasyLeague gives no playerRanks of 2026: not today',
  );
  server.importFrom(host);
  expect(await runOne('GetNflPlayerRankings')).toMatchObject({ error: null, note: null });
});

test('where the host has no ranking, GetNflPlayerRankings takes the newest draft ranking of the folder', async () => {
  host.put('2026/playerRanks', { player_ranks: {} });
  await server.rows('update ranking set nfl_rank = null');
  const { first, changed } = await twice('GetNflPlayerRankings');
  expect([first.error, changed]).toEqual([null, ['ranking']]);
  const known = (await values(nflRanks)).length;
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(10);
});

test('SetFantasyProsPlayerIds needs a crosswalk, links by its ids, and reports who is left', async () => {
  expect((await runOne('SetFantasyProsPlayerIds')).error).toContain(
    'has no crosswalk: put a CSV file into it with the columns name, mfl_id, sleeper_id and fantasypros_id.',
  );
  const crosswalk = fixture('db_playerids').trimEnd();
  const rostered = (await values(
    `select p.id, p.name from player p join player_external_id x on x.player_id = p.id and provider = 'sleeper'
     join roster_entry r on r.player_id = p.id
     where p.name in (select name from player group by name having count(*) = 1) order by p.id`,
  )) as [string, string][];
  const [mine, name] = rostered.find(([, each]) => !crosswalk.includes(each))!;
  putFile(
    'db_playerids.csv',
    `${crosswalk}\n,${mine},77777${',NA'.repeat(7)},Other Name,other name,RB,KCC,1999-09-09${',NA'.repeat(8)}\n`,
  );
  await server.rows(`update player set birthdate = '1999-09-09' where id = '${mine}'`);
  const { first, second, changed } = await twice('SetFantasyProsPlayerIds');
  expect(changed).toEqual(['player_external_id']);
  expect(second.skipped).toBe(first.rows);
  expect(
    await values("select player_id from player_external_id where provider = 'fantasypros' and external_id = '77777'"),
  ).toEqual([[mine]]);
  expect(first.unmatched.length).toBeGreaterThan(100);
  expect(first.unmatched).not.toContain(name);
});

test('populateRookies joins the rankings and measures of a class; values that no file has stay', async () => {
  putFile('draftbuzz_overall_2021_2025.csv', fixture('draftbuzz_overall_2021_2025'));
  putFile('combine_2019_2025.csv', fixture('combine_2019_2025'));
  putFile('combine_2025_spreadsheet_damaged.csv', fixture('combine_2025_spreadsheet_damaged'));
  const of = (name: string) =>
    values(
      `select fantasy_pros_rank, draft_buzz_rank, height, weight_lbs, yard_dash::float from rookie where season = 2025 and name = '${name}'`,
    );
  await server.rows(
    "update rookie set yard_dash = 4.4, fantasy_pros_rank = 9, draft_buzz_rank = 9 where season = 2025 and name = 'Ashton Jeanty'",
  );
  await server.rows("delete from rookie where season in (2021, 2025) and name <> 'Ashton Jeanty'");
  const others = 'select count(*)::int as n from rookie where season = 2024';
  const before = await values(others);
  const { changed } = await twice('populateRookies');
  expect(changed).toEqual(['rookie']);
  expect(await of('Ashton Jeanty')).toEqual([[1, 1, '5-9', 211, 4.4]]);
  expect((await values(others))[0]![0]).toBeGreaterThanOrEqual(before[0]![0] as number);
  const page = (await get('/api/Rookies?year=2025')).json<{ name: string; fantasyProsRank: number | null }[]>();
  expect(page.find(({ name }) => name === 'Ashton Jeanty')).toMatchObject({ fantasyProsRank: 1 });
});

test('rankings of one position or of few rookies leave the class as it is, and the run says why', async () => {
  const header = 'RK,PLAYER NAME,TEAM,POS,AGE,BEST,WORST,AVG.,STD.DEV';
  putFile('FantasyPros_2024_Rookies_RB_Rankings.csv', `${header}\n1,Bijan Robinson,ATL,RB1,22,1,3,1.5,0.5\n`);
  putFile('rookies_2023.csv', `${header}\n1,Bijan Robinson,ATL,RB1,22,1,3,1.5,0.5\n2,Josh Allen,BUF,QB1,22,1,3,1.5,0.5\n`);
  const before = await contents();
  expect((await runOne('populateRookies')).unmatched).toEqual(
    expect.arrayContaining([
      'players: The rookies of 2024 are ranked at RB only. Only a ranking of all positions is loaded',
      expect.stringMatching(
        /^players: The ranking of rookies of 2023 has only \d of the \d+ stored rookies: the other \d+ would be removed/,
      ),
    ]),
  );
  expect(await contents()).toEqual(before);
});

test('without the folder, calls that need files say so', async () => {
  server.importFrom({ recorded: host.recorded, files: '/nowhere' });
  const outcome = { rows: 0, error: 'There is no folder /nowhere: make it, or set IMPORT_DIR, and put the CSV files into it.' };
  expect(await runOne('loadNewFantasyProsFile')).toMatchObject(outcome);
  expect(await runOne('populateRookies')).toMatchObject(outcome);
  expect(await runOne('SetFantasyProsPlayerIds')).toMatchObject({
    error: expect.stringContaining('/nowhere has no crosswalk') as string,
  });
  expect(await runOne('populateCache')).toMatchObject({ error: null });
});
