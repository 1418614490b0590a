import { HostError } from '../../../../server/hosts/errors';
import { mflAdapter } from '../../../../server/hosts/mfl/adapter';
import { recordedMfl } from '../../../../server/hosts/mfl/recorded';
import type { Source } from '../../../../server/hosts/port';
import { mflName } from '../../../../server/hosts/mfl/response';
import { responding, pickTradesOf, recordedText } from './recordedLeagues';

const one: Source = { externalId: '1', season: 2025, host: null };
const franchise = (id: string, name: string, more = {}) => ({ id, name, ...more });
const league = (more = {}) => ({
  league: {
    id: '1',
    name: 'Odd League',
    franchises: { franchise: [franchise('0001', 'One'), franchise('0002', 'Two')] },
    ...more,
  },
});
const given = (responses: Record<string, unknown>) => mflAdapter(responding({ league: league(), ...responses }));

test('an error with status 200 is a failure with the host’s message', async () => {
  const refused = given({ league: recordedText('samples/league_private_error') });
  await expect(refused.teams({ ...one, externalId: '90000' })).rejects.toThrow(
    'MyFantasyLeague gives no league 90000 in 2025: it is private and needs the API key of that season',
  );
  const invalid = given({ rosters: recordedText('samples/playerStatus_invalid-request') });
  await expect(invalid.rosters(one)).rejects.toThrow('Error - No Valid Player IDs!');
  await expect(given({ rosters: { error: 'plain words' } }).rosters(one)).rejects.toThrow('plain words');
});

test('an invalid response is refused with the field and the rule', async () => {
  await expect(given({ rosters: '<html>' }).rosters(one)).rejects.toThrow(
    "MyFantasyLeague's rosters of league 1 in 2025 is not JSON",
  );
  await expect(given({ league: { league: { id: '1' } } }).teams(one)).rejects.toThrow('name must be text');
  await expect(given({ rosters: { rosters: { franchise: [{ player: [] }] } } }).rosters(one)).rejects.toThrow(
    'MyFantasyLeague rosters[0]: id must be an id',
  );
  await expect(mflAdapter(responding({})).teams(one)).rejects.toThrow('MyFantasyLeague has no league 1 in 2025');
});

test('tags between words leave a space, others nothing', () => {
  expect(
    ['East<br>Side', 'East <BR /> Side<br>', '<p>East</p><p>Side</p>', '<b>Ea</b>st <i>Side</i>', '<script>x</script>y'].map(
      mflName,
    ),
  ).toEqual(['East Side', 'East Side', 'East Side', 'East Side', 'xy']);
});

test('only MyFantasyLeague’s servers are called, for numeric league ids', async () => {
  await expect(given({}).teams({ ...one, host: 'www00.myfantasyleague.com.example.org' })).rejects.toThrow(
    'the host must be a server of myfantasyleague.com',
  );
  await expect(given({}).teams({ ...one, externalId: '1&TYPE=x' })).rejects.toThrow(
    'the league id must be a number, got 1&TYPE=x',
  );
});

test('a league is read from its own server, what belongs to no league from the common one', async () => {
  const asked: string[] = [];
  const transport = responding({ league: league(), rosters: { rosters: { franchise: { id: '0001' } } } });
  const watched = mflAdapter({
    get: (url) => {
      asked.push(url);
      return transport.get(url);
    },
  });
  await watched.rosters({ ...one, host: 'https://www45.myfantasyleague.com' }, 3);
  await watched.rosters(one);
  await watched.players(2025);
  await watched.ranks(2025);
  expect(asked).toEqual([
    'https://www45.myfantasyleague.com/2025/export?TYPE=rosters&L=1&W=3&JSON=1',
    'https://api.myfantasyleague.com/2025/export?TYPE=rosters&L=1&JSON=1',
    'https://api.myfantasyleague.com/2025/export?TYPE=players&DETAILS=1&JSON=1',
    'https://api.myfantasyleague.com/2025/export?TYPE=playerRanks&JSON=1',
  ]);
});

test('several children are an array, one is an object, none is a missing key', async () => {
  const roster = (player?: unknown) => ({ rosters: { franchise: { id: '0001', ...(player ? { player } : {}) } } });
  const ids = async (player?: unknown) => (await given({ rosters: roster(player) }).rosters(one)).map(({ playerId }) => playerId);
  expect(await ids([{ id: '0531' }, { id: '14056' }])).toEqual(['0531', '14056']);
  expect(await ids({ id: '0531' })).toEqual(['0531']);
  expect(await ids()).toEqual([]);
  expect(await given({ transactions: { transactions: {} } }).transactions(one, 1)).toEqual([]);
  expect(await given({ transactions: { transactions: '' } }).transactions(one, 1)).toEqual([]);
});

test.each([
  ['players_single-player', ['4925 Drew Brees QB NO 2001']],
  ['players_multiple-players', ['4925 Drew Brees QB NO 2001', '10695 Andrew Luck QB IND 2012']],
  ['players_no-players', []],
])('%s', async (sample, expected) => {
  const players = await given({ players: recordedText(`samples/${sample}`) }).players(2015);
  expect(players.map((p) => `${p.playerId} ${p.name} ${p.position} ${p.nflTeam} ${p.draftYear}`)).toEqual(expected);
});

test('players of other positions are last; those without an id or a name are left out', async () => {
  const player = [
    { id: '1', name: 'Backer, Lee', position: 'LB', team: 'FA*' },
    { id: '2' },
    { name: 'No, Id' },
    { id: '3', name: 'Cher' },
  ];
  const players = await given({ players: { players: { player } } }).players(2025);
  expect(players.map(({ name, positionSortOrder }) => [name, positionSortOrder])).toEqual([
    ['Lee Backer', 7],
    ['Cher', 7],
  ]);
});

test('bye weeks and ranks', async () => {
  const adapter = given({
    nflByeWeeks: {
      nflByeWeeks: {
        year: '2025',
        team: [
          { id: 'KCC', bye_week: '10' },
          { id: 'XXX', bye_week: '4' },
          { id: 'JAC', bye_week: '' },
        ],
      },
    },
    playerRanks: {
      player_ranks: {
        player: [
          { id: '0531', rank: '1' },
          { id: '7', rank: '' },
        ],
      },
    },
  });
  expect(await adapter.byeWeeks(2025)).toEqual([{ nflTeam: 'KC', week: 10 }]);
  expect(await adapter.ranks(2025)).toEqual([{ playerId: '0531', rank: 1 }]);
});

test('names are decoded once, markup goes, and blank ones fall back; of divisions that the response lacks nothing is known', async () => {
  const named = [
    franchise('0001', '  <b>Ann’s</b> &amp; 🏈 ', { logo: 'https://host.example/logo.png', owner_name: 'Ann' }),
    franchise('0002', ' ', { icon: 'https://host.example/icon.png', logo: 'https://host.example/logo.png', division: '00' }),
  ];
  const teams = await given({ league: league({ franchises: { franchise: named }, divisions: '' }) }).teams(one);
  expect(teams).toMatchObject([
    {
      ...{ teamId: '0001', externalId: '0001', name: 'Ann’s & 🏈', ownerName: 'Ann', division: null },
      avatar: 'https://host.example/logo.png',
    },
    {
      ...{ teamId: '0002', externalId: '0002', name: 'Team 0002', ownerName: undefined, division: undefined },
      avatar: 'https://host.example/icon.png',
    },
  ]);
});

test('the given team ids are used everywhere', async () => {
  const adapter = mflAdapter(
    responding({
      league: league(),
      rosters: { rosters: { franchise: { id: '0002', player: { id: '7', status: 'TAXI_SQUAD' } } } },
      'weeklyResults 1': {
        weeklyResults: { matchup: { franchise: [{ id: '0001', score: '1', starters: '7,' }, { id: '0002' }] } },
      },
    }),
    (id) => `132-${id}`,
  );
  expect((await adapter.teams(one)).map(({ teamId, externalId }) => [teamId, externalId])).toEqual([
    ['132-0001', '0001'],
    ['132-0002', '0002'],
  ]);
  expect(await adapter.rosters(one)).toEqual([{ teamId: '132-0002', playerId: '7', slot: 'taxi' }]);
  const [first] = await adapter.weekScores(one, 1);
  expect(first).toMatchObject({ teamId: '132-0001', opponentIds: ['132-0002'] });
});

test('standings keep the host’s order; thousands separators and missing columns are accepted', async () => {
  const rows = [
    { id: '0002', h2hw: '1', h2hl: '1', h2ht: '1', pf: '1,904.20', pa: '12,345.6' },
    { id: '0001', h2hw: '3', h2hl: '0', h2ht: '0', h2hpct: '1.000', pf: '2000' },
    { id: '0003' },
  ];
  const standings = await given({ leagueStandings: { leagueStandings: { franchise: rows } } }).standings(one);
  expect(standings.map((row) => [row.teamId, row.divisionPosition, row.percentage, row.pointsFor, row.pointsAgainst])).toEqual([
    ['0002', 1, 0.5, 1904.2, 12345.6],
    ['0001', 2, 1, 2000, 0],
    ['0003', 3, 0, 0, 0],
  ]);
});

describe('a week', () => {
  test('that has not begun has no scores', async () => {
    const adapter = given({ 'weeklyResults 4': recordedText('samples/weeklyResults_future-week') });
    expect(await adapter.weekScores(one, 4)).toEqual([]);
    expect(await adapter.weekScores(one, 5)).toEqual([]);
  });

  test('scores the reserve by its own points; a blank score is none', async () => {
    const sides = [
      {
        id: '0001',
        score: '10.5',
        starters: '1,2,',
        nonstarters: '3,',
        player: [{ id: '1', score: '10.50' }, { id: '2' }, { id: '3', score: '-1.00' }],
      },
      { id: '0002', score: '', starters: '8,', player: { id: '8', score: '4.25' } },
    ];
    const player = [
      { id: '4', status: 'INJURED_RESERVE' },
      { id: '5', status: 'TAXI_SQUAD' },
      { id: '3', status: 'INJURED_RESERVE' },
      { id: '1', status: 'ROSTER' },
    ];
    const adapter = given({
      'weeklyResults 2': { weeklyResults: { franchise: sides } },
      'rosters 2': { rosters: { franchise: [{ id: '0001', player }] } },
      'playerScores 2': {
        playerScores: {
          playerScore: [
            { id: '4', score: '7.1' },
            { id: '5', score: '' },
          ],
        },
      },
    });
    const [first, second] = await adapter.weekScores(one, 2);
    expect(first).toEqual({
      ...{ week: 2, teamId: '0001', opponentIds: [], results: {}, teamScore: 10.5, benchScore: -1, resScore: 7.1 },
      players: [
        { playerId: '1', slot: 'starter', score: 10.5 },
        { playerId: '2', slot: 'starter', score: null },
        { playerId: '3', slot: 'bench', score: -1 },
        { playerId: '4', slot: 'reserve', score: 7.1 },
        { playerId: '5', slot: 'reserve', score: null },
      ],
    });
    expect(second).toMatchObject({ teamScore: 4.25 });
  });

  test('all players with a score have points, those without a team too; without any nothing is known', async () => {
    const rows = [
      { id: '4', score: '7.1' },
      { id: '5', score: '' },
      { id: '6', score: '0.00' },
    ];
    const adapter = given({
      'playerScores 2': { playerScores: { playerScore: rows } },
      'playerScores 3': { playerScores: {} },
    });
    expect([...(await adapter.playerScores!(one, 2))!]).toEqual([
      ['4', 7.1],
      ['6', 0],
    ]);
    expect(await adapter.playerScores!(one, 3)).toBeNull();
  });

  test.each([
    ['full-schedule', '10', null],
    ['full-schedule', '17', 18.9],
    ['injured-player', '3', null],
    ['suspended-player', '11', 0],
    ['week-without-scoring', '7', 0],
    ['multi-player-average', 'AVG', 27.109],
    ['multi-player-year-to-date', 'YTD', 433.74],
  ])('a player’s score in %s, week %s, is %s', async (sample, week, expected) => {
    const all: { id: string; week: string }[] = JSON.parse(recordedText(`samples/playerScores_${sample}`)).playerScores
      .playerScore;
    const row = all.find((score) => score.week === week)!;
    const adapter = given({
      'weeklyResults 1': { weeklyResults: { franchise: { id: '0001', score: '1', starters: '1,' } } },
      'rosters 1': { rosters: { franchise: { id: '0001', player: { id: row.id, status: 'TAXI_SQUAD' } } } },
      'playerScores 1': { playerScores: { playerScore: row } },
    });
    const [team] = await adapter.weekScores(one, 1);
    expect(team!.players.at(-1)).toEqual({ playerId: row.id, slot: 'reserve', score: expected });
  });

  test('without a score counts as not played; without games between teams all weeks are', async () => {
    const matchup = (score?: string) => ({ franchise: [{ id: '0001', ...(score && { score }) }, { id: '0002' }] });
    const weeklySchedule = [
      { week: '1', matchup: matchup('90.1') },
      { week: '2', matchup: [matchup(), matchup('0')] },
      { week: '3' },
    ];
    const weeks = async (schedule: unknown, more = {}, leagueStandings: unknown = {}) => {
      const nflSchedule = { nflSchedule: { matchup: { gameSecondsRemaining: '3600' } } };
      const season = { startWeek: '1', endWeek: '3', ...more };
      const responses = { league: league(season), schedule, leagueStandings, 'nflSchedule 3': nflSchedule };
      return (await given(responses).league(one)).weeks;
    };
    expect(await weeks({ schedule: { weeklySchedule } })).toEqual([1]);
    const scored = { leagueStandings: { franchise: { id: '0001', pf: '90.1' } } };
    expect(await weeks({ schedule: {} }, { h2h: 'NO' }, scored)).toEqual([1, 2, 3]);
    expect(await weeks({ schedule: {} }, { h2h: 'NO' })).toEqual([]);
    expect(await weeks({ schedule: {} }, { h2h: 'YES' })).toEqual([]);
  });
});

test('a week that may be to come is not requested alone where the host lists those that are played', async () => {
  const result = { week: '1', franchise: { id: '0001', score: '1', starters: '1,', player: { id: '1', score: '1' } } };
  const adapter = given({ 'weeklyResults YTD': { allWeeklyResults: { weeklyResults: result } }, 'weeklyResults 2': '<html>' });
  const reading = { isOneOfMany: true, withoutReserve: true };
  expect(await adapter.weekScores(one, 1, reading)).toHaveLength(1);
  expect(await adapter.weekScores(one, 2, { ...reading, mayBeToCome: true })).toEqual([]);
  await expect(adapter.weekScores(one, 2, reading)).rejects.toThrow('weeklyResults of week 2');
});

describe('a draft', () => {
  const pick = (round: string, number: string, more = {}) => ({
    round,
    pick: number,
    franchise: '0001',
    player: '',
    comments: '',
    ...more,
  });
  const drafted = (draftPick: unknown, more = {}) =>
    given({ draftResults: { draftResults: { draftUnit: { draftPick, unit: 'LEAGUE' } } }, ...more });

  test.each([
    ['[Pick traded from Two.] ', ['0002']],
    ['[Pick traded from Two.\nPick traded from One.\nPick traded from Two.] thanks. [joke.]', ['0002', '0001', '0002']],
    ['[Pick skipped By Commissioner] ', []],
    ['', []],
    ['[Pick traded from Gone.] ', null],
    ['[Pick traded from Two.\nPick traded from Gone.] ', null],
  ])('%j came through %j', async (comments, formerTeamIds) => {
    expect(await drafted(pick('01', '02', { comments })).draft(one)).toEqual([
      { round: 1, pick: 2, totalPick: 1, teamId: '0001', originalTeamId: null, formerTeamIds, playerId: null },
    ]);
  });

  test.each([['[Pick traded from Two.] '], ['[Pick traded from Two.\nPick traded from Gone.] ']])(
    'a former team is not guessed where two teams have the name: %j',
    async (comments) => {
      const twins = league({ franchises: { franchise: [franchise('0001', 'Two'), franchise('0002', 'Two')] } });
      const [row] = await drafted(pick('01', '01', { comments }), { league: twins }).draft(one);
      expect(row!.formerTeamIds).toBeNull();
    },
  );

  test('is over when no pick is open, skipped ones included', async () => {
    const hasDrafted = async (...picks: unknown[]) => (await drafted(picks).league(one)).hasDrafted;
    expect(await hasDrafted(pick('01', '01', { player: '0531' }), pick('01', '02', { player: '----' }))).toBe(true);
    expect(await hasDrafted(pick('01', '01', { player: '0531' }), pick('01', '02'))).toBe(false);
    expect(await hasDrafted()).toBe(false);
  });

  test('has picks in order, whatever the order of the response', async () => {
    const picks = await drafted([
      pick('02', '01'),
      pick('01', '10', { player: '0000' }),
      pick('01', '09', { player: '0501' }),
    ]).draft(one);
    expect(picks.map((row) => [row.round, row.pick, row.totalPick, row.playerId])).toEqual([
      [1, 9, 1, '0501'],
      [1, 10, 2, null],
      [2, 1, 3, null],
    ]);
  });
});

test('a trade moves its picks both ways, without players and money; other moves are ignored', async () => {
  const transaction = [
    {
      type: 'TRADE',
      timestamp: '1774623376',
      franchise: '0001',
      franchise2: '0002',
      franchise1_gave_up: 'DP_0_9,14071,BB_20,',
      franchise2_gave_up: 'FP_0001_2026_2,',
    },
    { type: 'FREE_AGENT', timestamp: '1774623377', franchise: '0001', transaction: '1,|2,' },
  ];
  const traded = given({ transactions: { transactions: { transaction } } });
  expect([...(await pickTradesOf(one, 2025, traded)), ...(await pickTradesOf(one, 2026, traded))]).toEqual([
    { season: 2025, round: 1, pick: 10, date: '2026-03-27', originalTeamId: '0001', fromTeamId: '0001', toTeamId: '0002' },
    { season: 2026, round: 2, pick: null, date: '2026-03-27', originalTeamId: '0001', fromTeamId: '0002', toTeamId: '0001' },
  ]);
});

describe('places', () => {
  const side = (franchise_id: string, points: string, more = {}) => ({ franchise_id, points, ...more });
  const game = (home: unknown, away: unknown) => ({ home, away });
  const over = {
    league: league({
      startWeek: '17',
      lastRegularSeasonWeek: '14',
      endWeek: '17',
      franchises: { franchise: ['1', '2', '3', '4'].map((n) => franchise(`000${n}`, n)) },
    }),
    leagueStandings: { leagueStandings: { franchise: ['1', '2', '3', '4'].map((n) => ({ id: `000${n}`, pf: '1' })) } },
    'nflSchedule 17': recordedText('samples/nflSchedule_completed-week'),
  };
  const bracket = (playoffGame: unknown) => ({ playoffBracket: { playoffRound: [{ playoffGame: [] }, { playoffGame }] } });
  const order = async (responses: Record<string, unknown>) =>
    (await given({ ...over, ...responses }).places(one)).map(({ teamId }) => teamId.slice(-1)).join('');
  const names = (...list: string[]) => ({
    playoffBrackets: { playoffBracket: list.map((name, i) => ({ id: String(i + 1), name })) },
  });

  test('a bracket may hold the game for third place in its last round', async () => {
    const final = game(side('0003', '100', { winner_of_game: '1' }), side('0004', '99', { winner_of_game: '2' }));
    const small = game(side('0001', '80', { loser_of_game: '1' }), side('0002', '90', { loser_of_game: '2' }));
    expect(await order({ playoffBrackets: names('Playoffs'), 'playoffBracket 1': bracket([small, final]) })).toBe('3421');
  });

  test('a bracket of the teams with the worse records gives no place, whatever the two are called', async () => {
    const responses = {
      playoffBrackets: names('Championship', 'Toilet Bowl'),
      'playoffBracket 1': bracket(game(side('0004', '100'), side('0003', '90'))),
      'playoffBracket 2': bracket(game(side('0002', '100'), side('0001', '90'))),
    };
    expect(await order(responses)).toBe('2134');
  });

  test('the better seed advances when points are equal; without seeds the final stays open', async () => {
    const final = (more: object, other: object) => bracket(game(side('0003', '90', more), side('0004', '90', other)));
    expect(await order({ playoffBrackets: names('Final'), 'playoffBracket 1': final({ seed: '4' }, { seed: '1' }) })).toBe(
      '4312',
    );
    expect(await order({ playoffBrackets: names('Final'), 'playoffBracket 1': final({}, {}) })).toBe('12');
  });

  test('a final of two weeks is decided by the points of both', async () => {
    const first = game(side('0003', '100', { seed: '1' }), side('0004', '90.5', { seed: '2' }));
    const small = game(side('0001', '80', { loser_of_game: '1' }), side('0002', '90', { loser_of_game: '2' }));
    const final = (...weeks: unknown[]) => ({
      ...{ playoffBrackets: names('Final') },
      'playoffBracket 1': { playoffBracket: { playoffRound: weeks.map((playoffGame) => ({ playoffGame })) } },
    });
    const second = game(side('0004', '100.25'), side('0003', '90.7'));
    expect(await order(final(first, second))).toBe('4312');
    expect(await order(final([first, small], [second, game(side('0001', '95'), side('0002', '84.9'))]))).toBe('4312');
    expect(await order(final(first, game(side('0004', '0'), side('0003', '0'))))).toBe('12');
  });

  test('without brackets the standings decide, but only in a league without playoffs', async () => {
    expect(await order({})).toBe('');
    const straight = league({ ...over.league.league, startWeek: '17', lastRegularSeasonWeek: '17', endWeek: '17' });
    expect(await order({ league: straight })).toBe('1234');
  });
});

describe('the next season', () => {
  const at = (responses: Record<string, unknown>) =>
    mflAdapter({
      get: async (url) => {
        const response = responses[/\/(\d{4})\//.exec(url)?.[1] ?? ''];
        return response === undefined ? null : typeof response === 'string' ? response : JSON.stringify(response);
      },
    });
  const history = (...years: number[]) => ({
    history: { league: years.map((year) => ({ year: String(year), url: `https://www45.myfantasyleague.com/${year}/home/1` })) },
    baseURL: 'https://www45.myfantasyleague.com',
  });

  test('is the league of the same id that looks back on this one', async () => {
    const next = { externalId: '1', season: 2026, host: 'www45.myfantasyleague.com' };
    expect(await at({ 2025: league(), 2026: league(history(2026, 2025)) }).successor(one)).toEqual(next);
  });

  test('is none while there is no league, or another one under the id', async () => {
    expect(await at({ 2025: league() }).successor(one)).toBeNull();
    expect(await at({ 2025: league(), 2026: { error: { $t: 'Invalid league' } } }).successor(one)).toBeNull();
    expect(await at({ 2025: league(), 2026: league(history(2026)) }).successor(one)).toBeNull();
  });

  test('is not reported as missing when the host cannot be reached', async () => {
    const adapter = mflAdapter({
      get: async (url) => {
        if (url.includes('/2026/')) throw new HostError('MyFantasyLeague could not be reached');
        return JSON.stringify(league());
      },
    });
    await expect(adapter.successor(one)).rejects.toThrow('could not be reached');
  });
});

test('nothing is recorded outside of the folder’s layout', async () => {
  const { get } = recordedMfl('/nowhere');
  for (const url of [
    'https://api.myfantasyleague.com/2025/export?TYPE=..%2Fsecret&JSON=1',
    'https://api.myfantasyleague.com/2025/export?TYPE=league&L=..&JSON=1',
    'https://api.myfantasyleague.com/2025/other?TYPE=league&L=1&JSON=1',
  ])
    await expect(get(url)).rejects.toThrow('No recorded response can stand for');
});
