import { sleeperAdapter } from '../../../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../../../server/hosts/sleeper/reader';
import { source } from './recordedLeagues';

const league = {
  league_id: '1',
  name: 'Odd League',
  season: '2025',
  status: 'in_season',
  previous_league_id: null,
  draft_id: null,
};
const roster = (roster_id: number, owner_id: string | null, more = {}) => ({ roster_id, owner_id, settings: {}, ...more });
const user = (user_id: string, display_name: string | null, more = {}) => ({ user_id, display_name, ...more });

/** The adapter on responses by path; the league and two rosters are there unless replaced. */
function responding(responses: Record<string, unknown>) {
  const all: Record<string, unknown> = {
    'league/1': league,
    'league/1/rosters': [roster(1, '11'), roster(2, '22')],
    ...responses,
  };
  return sleeperAdapter({
    get: async (url) => {
      const response = all[url.slice(sleeperBase.length)];
      return response === undefined ? null : typeof response === 'string' ? response : JSON.stringify(response);
    },
  });
}
const one = source('1', 2025);

test('names come without NUL characters, which the database refuses', async () => {
  const adapter = responding({ 'league/1': { ...league, name: 'Odd\0 League' }, 'league/1/users': [user('11', '\0')] });
  expect((await adapter.league(one)).name).toBe('Odd League');
  expect((await adapter.teams(one)).map(({ name }) => name)).toEqual(['Team 1', 'Team 2']);
});

test.each(['\u200b\u200b', '\u2800', '\u3164', '\ufeff', '\ufe0f', '\u{e0067}\u{e007f}', '\u202e'])(
  'a name of %j is none',
  async (name) => {
    const users = [user('11', 'ann', { metadata: { team_name: name } }), user('22', name)];
    const teams = await responding({ 'league/1/users': users }).teams(one);
    expect(teams.map((team) => team.name)).toEqual(['ann', 'Team 2']);
  },
);

test.each([
  ['\u202eevil\u202c \u2066x\u2069', 'evil x'],
  ['فريق النجوم', 'فريق النجوم'],
  ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
])('a name such as %j keeps its text and emoji, without controls that turn the text beside it', async (sent, name) => {
  const users = [user('11', 'ann', { metadata: { team_name: sent } })];
  expect((await responding({ 'league/1/users': users }).teams(one))[0]!.name).toBe(name);
});

test('names fall back from team to owner to number, and stay text', async () => {
  const adapter = responding({
    'league/1/rosters': [
      roster(1, '11'),
      roster(2, '22', { co_owners: ['33'] }),
      roster(3, null),
      roster(4, '44'),
      roster(5, '55'),
    ],
    'league/1/users': [
      user('11', 'ann', {
        metadata: { team_name: '<b>O’Neil</b> & Sons 🏈', avatar: 'https://host.example/a.png' },
        avatar: 'abc',
      }),
      user('22', 'bob', { metadata: null, avatar: 'abc' }),
      user('33', 'cy'),
      user('44', null, { metadata: { team_name: '  ' } }),
    ],
  });
  const rows = (await adapter.teams(one)).map(({ teamId, name, ownerName, avatar }) => [teamId, name, ownerName, avatar]);
  expect(rows).toEqual([
    ['11', '<b>O’Neil</b> & Sons 🏈', 'ann', 'https://host.example/a.png'],
    ['22', 'bob', 'bob, cy', 'https://sleepercdn.com/avatars/thumbs/abc'],
    ['3', 'Team 3', null, null],
    ['44', 'Team 4', undefined, null],
    ['55', 'Team 5', undefined, null],
  ]);
});

test.each([
  ['no divisions', { settings: { divisions: 0 }, metadata: { division_1: 'Old' } }, [null, null]],
  ['named and unnamed divisions', { settings: { divisions: 2 }, metadata: { division_1: 'East' } }, ['East', 'Division 2']],
  ['a division that the league does not have', { settings: { divisions: 1 } }, ['Division 1', null]],
])('%s', async (_, more, divisions) => {
  const rosters = [roster(1, '11', { settings: { division: 1 } }), roster(2, '22', { settings: { division: 2 } })];
  const adapter = responding({
    'league/1': { ...league, ...more },
    'league/1/rosters': rosters,
    'league/1/users': [user('11', 'ann')],
  });
  expect((await adapter.teams(one)).map(({ division }) => division)).toEqual(divisions);
});

test('percentage counts a tie half; ties, then points for decide between equal wins; hundredths below ten keep their place', async () => {
  const settings = (wins: number, losses: number, ties: number, fpts: number, fpts_decimal: number) => ({
    settings: { wins, losses, ties, fpts, fpts_decimal },
  });
  const rosters = [
    roster(1, '11', settings(1, 2, 0, 99, 5)),
    roster(2, '22', settings(1, 1, 1, 99, 4)),
    roster(3, '33', settings(1, 1, 1, 99, 40)),
  ];
  const standings = await responding({ 'league/1/rosters': rosters }).standings(one);
  expect(
    standings.map(({ teamId, percentage, pointsFor, divisionPosition }) => [teamId, percentage, pointsFor, divisionPosition]),
  ).toEqual([
    ['33', 0.5, 99.4, 1],
    ['22', 0.5, 99.04, 2],
    ['11', 0.3333, 99.05, 3],
  ]);
});

test('teams that have played different numbers of games are ordered by wins, ties and points', async () => {
  const records: [string, number, number, number, number][] = [
    ['once idle, a tie', 2, 1, 1, 510],
    ['more points', 2, 2, 0, 530],
    ['never idle', 3, 2, 0, 400],
    ['no games', 0, 0, 0, 0],
    ['winless', 0, 4, 0, 300],
    ['two ties', 2, 1, 2, 200],
  ];
  const rosters = records.map(([id, wins, losses, ties, fpts], i) =>
    roster(i + 1, id, { settings: { wins, losses, ties, fpts } }),
  );
  const standings = await responding({ 'league/1/rosters': rosters }).standings(one);
  const order = ['never idle', 'two ties', 'once idle, a tie', 'more points', 'winless', 'no games'];
  expect(standings.map(({ teamId, position }) => [teamId, position])).toEqual(order.map((id, i) => [id, i + 1]));
});

test('the ids of defences whose teams have moved are the present ones, wherever they are', async () => {
  const adapter = responding({
    'league/1/rosters': [
      roster(1, '11', { players: ['OAK', '7', 'LV'], keepers: ['SD'] }),
      roster(2, '22', { reserve: ['STL'] }),
    ],
    'league/1/matchups/3': [{ roster_id: 1, points: 9, starters: ['OAK'], players: ['OAK', '7'], players_points: { OAK: 9 } }],
    'league/1/transactions/1': [
      { ...{ transaction_id: '5', type: 'waiver', status: 'complete', leg: 1, created: 1 }, adds: { WSH: 1 }, drops: { JAC: 1 } },
    ],
    'players/nfl': {
      OAK: { first_name: 'Oakland', last_name: 'Raiders', position: 'DEF', team: 'OAK' },
      LV: { first_name: 'Las Vegas', last_name: 'Raiders', position: 'DEF', team: 'LV' },
      SD: { first_name: 'San Diego', last_name: 'Chargers', position: 'DEF', team: null },
    },
  });
  expect((await adapter.rosters(one)).map(({ playerId }) => playerId)).toEqual(['LV', '7', 'LAR']);
  expect((await adapter.weekScores(one, 3, {}))[0]!.players).toEqual([
    { playerId: 'LV', slot: 'starter', score: 9 },
    { playerId: '7', slot: 'bench', score: null },
  ]);
  expect((await adapter.players(2025)).map(({ playerId, name, nflTeam }) => [playerId, name, nflTeam])).toEqual([
    ['LV', 'Las Vegas Raiders', 'LV'],
    ['LAC', 'San Diego Chargers', 'LAC'],
  ]);
});

describe('a week', () => {
  const side = { roster_id: 1, matchup_id: null, points: 10.1, starters: ['7', '0', '8'], players: ['9', '8', '7', '6'] };
  const scores = { players_points: { '7': 10.1, '8': 0, '9': 0.1, '6': 0.2 } };
  const weekOf = (sides: unknown, reserve?: Map<string, Set<string>>) =>
    responding({ 'league/1/matchups/3': sides }).weekScores(one, 3, { reserve });

  test('skips empty slots, orders starters by slot and distinguishes 0 from no score', async () => {
    const [row] = await weekOf([{ ...side, players_points: { '7': 10.1, '8': 0, '9': 0.1, '6': null } }]);
    expect(row).toMatchObject({ week: 3, teamId: '11', opponentIds: [], teamScore: 10.1, benchScore: 0.1, resScore: 0 });
    expect(row!.players).toEqual([
      { playerId: '7', slot: 'starter', score: 10.1 },
      { playerId: '8', slot: 'starter', score: 0 },
      { playerId: '9', slot: 'bench', score: 0.1 },
      { playerId: '6', slot: 'bench', score: null },
    ]);
  });

  test('splits the bench from the reserve that was stored for it, and adds up exactly', async () => {
    const [row] = await weekOf([{ ...side, ...scores }], new Map([['11', new Set(['9', '7'])]]));
    expect(row).toMatchObject({ benchScore: 0.2, resScore: 0.1 });
    expect(row!.players.map(({ playerId, slot }) => `${playerId} ${slot}`)).toEqual([
      '7 starter',
      '8 starter',
      '6 bench',
      '9 reserve',
    ]);
    const [all] = await weekOf([{ ...side, ...scores }]);
    expect(all).toMatchObject({ benchScore: 0.3, resScore: 0 });
  });

  test('pairs opponents by their game; idle teams have none', async () => {
    const sides = [1, 2, 3, 4].map((roster_id) => ({ roster_id, matchup_id: roster_id < 3 ? 5 : null, points: 1 }));
    const rosters = [1, 2, 3, 4].map((id) => roster(id, `${id}${id}`));
    const week = await responding({ 'league/1/matchups/3': sides, 'league/1/rosters': rosters }).weekScores(one, 3);
    expect(week.map(({ opponentIds }) => opponentIds)).toEqual([['22'], ['11'], [], []]);
  });

  test('pairs nobody whose game has three sides', async () => {
    const sides = [1, 2, 3].map((roster_id) => ({ roster_id, matchup_id: 5, points: roster_id }));
    const rosters = [1, 2, 3].map((id) => roster(id, `${id}${id}`));
    const week = await responding({ 'league/1/matchups/3': sides, 'league/1/rosters': rosters }).weekScores(one, 3);
    expect(week.map(({ opponentIds }) => opponentIds)).toEqual([[], [], []]);
  });

  test('uses the points that the commissioner set', async () => {
    const [row] = await weekOf([{ ...side, ...scores, custom_points: 0 }]);
    expect(row!.teamScore).toBe(0);
  });

  test('accepts missing lists', async () => {
    const [row] = await weekOf([{ roster_id: 2, matchup_id: 1, points: null, starters: null }]);
    expect(row).toEqual({ week: 3, teamId: '22', opponentIds: [], teamScore: 0, benchScore: 0, resScore: 0, players: [] });
    expect(await weekOf([])).toEqual([]);
    await expect(weekOf(null)).rejects.toThrow('Sleeper has nothing at league/1/matchups/3');
  });
});

test('rosters have reserve, taxi and active slots, and keepers', async () => {
  const lists = { players: ['1', '2', '3'], reserve: ['2'], taxi: ['3'], keepers: ['1'] };
  const adapter = responding({ 'league/1/rosters': [roster(1, '11', lists), roster(2, '22', { players: null })] });
  expect((await adapter.rosters(one)).map(({ playerId, slot }) => `${playerId} ${slot}`)).toEqual([
    '1 active',
    '2 reserve',
    '3 taxi',
  ]);
  expect(await adapter.keepers(one)).toEqual([{ teamId: '11', playerId: '1' }]);
});

test('players get a name, one of our positions and one of our team codes', async () => {
  const players = {
    DET: { full_name: null, first_name: 'Detroit', last_name: 'Lions', position: 'DEF', team: 'DET' },
    1: { full_name: "Ja'Marr O'Neil", position: 'FB', fantasy_positions: ['RB'], team: 'OAK', birth_date: '' },
    2: { full_name: 'Lee Backer', position: 'LB', fantasy_positions: null, team: 'LA', metadata: { rookie_year: '2024' } },
    3: { full_name: 'No Team', position: null, team: 'XFL', birth_date: '1999-01-31' },
    4: { full_name: '', first_name: null, last_name: null, position: 'QB' },
  };
  const rows = await responding({ 'players/nfl': players }).players(2026);
  expect(rows).toEqual([
    {
      playerId: '1',
      name: "Ja'Marr O'Neil",
      position: 'RB',
      positionSortOrder: 2,
      nflTeam: 'LV',
      birthdate: null,
      draftYear: null,
      searchRank: null,
    },
    {
      playerId: '2',
      name: 'Lee Backer',
      position: 'LB',
      positionSortOrder: 7,
      nflTeam: 'LAR',
      birthdate: null,
      draftYear: 2024,
      searchRank: null,
    },
    {
      playerId: '3',
      name: 'No Team',
      position: '-',
      positionSortOrder: 7,
      nflTeam: null,
      birthdate: '1999-01-31',
      draftYear: null,
      searchRank: null,
    },
    {
      playerId: 'DET',
      name: 'Detroit Lions',
      position: 'DEF',
      positionSortOrder: 6,
      nflTeam: 'DET',
      birthdate: null,
      draftYear: null,
      searchRank: null,
    },
  ]);
});

test('a player without years of experience is a rookie of this season, unless nobody knows him; the search rank of such is none', async () => {
  const players = {
    1: { full_name: 'Rookie Drafted', position: 'WR', team: 'LA', years_exp: 0, search_rank: 12 },
    2: { full_name: 'Rookie Unsigned', position: 'WR', team: null, years_exp: 0, search_rank: 900 },
    3: { full_name: 'Nobody', position: 'WR', team: null, years_exp: 0, search_rank: 9999999 },
    4: { full_name: 'Veteran', position: 'WR', team: 'LA', years_exp: 3, search_rank: 13 },
    5: { full_name: 'Listed Otherwise', position: 'WR', team: 'LA', years_exp: 0, metadata: { rookie_year: '2025' } },
    DET: { first_name: 'Detroit', last_name: 'Lions', position: 'DEF', team: 'DET', years_exp: 0 },
  };
  const state = { season_type: 'regular', season: '2026', week: 1 };
  const rows = await responding({ 'players/nfl': players, 'state/nfl': state }).players(2024);
  expect(rows.map(({ draftYear, searchRank }) => [draftYear, searchRank])).toEqual([
    [2026, 12],
    [2026, 900],
    [null, null],
    [null, 13],
    [2025, null],
    [null, null],
  ]);
});

describe('places', () => {
  const complete = { 'league/1': { ...league, status: 'complete', settings: { playoff_week_start: 15 } } };
  const final = { r: 1, m: 1, t1: 1, t2: 2, p: 1 };

  test('are none until the season is complete, and then those of the games that are decided', async () => {
    expect(await responding({ 'league/1/winners_bracket': [{ ...final, w: 2, l: 1 }] }).places(one)).toEqual([]);
    expect(await responding({ ...complete, 'league/1/winners_bracket': [{ ...final, w: null, l: null }] }).places(one)).toEqual(
      [],
    );
    const open = [
      { ...final, w: 2, l: 1 },
      { r: 1, m: 2, t1: null, t2: null, p: 3, w: null, l: null },
    ];
    const decided = await responding({ ...complete, 'league/1/winners_bracket': open }).places(one);
    expect(decided.map(({ teamId }) => teamId)).toEqual(['22', '11']);
    expect(await responding({ ...complete, 'league/1/winners_bracket': [] }).places(one)).toEqual([]);
    await expect(responding(complete).places(one)).rejects.toThrow('Sleeper has nothing at league/1/winners_bracket');
  });

  test('follow who feeds whom where the bracket says no place, and the games as played where it says no winner', async () => {
    const rosters = [1, 2, 3, 4].map((id) => ({ roster_id: id, owner_id: `${id}${id}`, settings: { fpts: 100 - id } }));
    const settings = { playoff_week_start: 15, last_scored_leg: 17 };
    const side = (roster_id: number, matchup_id: number, points: number) => ({ roster_id, matchup_id, points });
    const responses = {
      'league/1': { ...league, status: 'complete', settings },
      'league/1/rosters': rosters,
      'league/1/winners_bracket': [
        { r: 1, m: 1, t1: 1, t2: 4, w: 4, l: 1 },
        { r: 1, m: 2, t1: 2, t2: 3, w: 2, l: 3 },
        { r: 2, m: 4, t1: 1, t2: 3, t1_from: { l: 1 }, t2_from: { l: 2 }, w: 3 },
        { r: 2, m: 3, t1: 4, t2: 2, t1_from: { w: 1 }, t2_from: { w: 2 }, w: null, l: null },
      ],
      'league/1/matchups/15': [side(4, 1, 90), side(1, 1, 80), side(2, 2, 90), side(3, 2, 80)],
      // The final takes two weeks.
      'league/1/matchups/16': [side(4, 1, 90), side(2, 1, 95), side(1, 2, 80), side(3, 2, 81)],
      'league/1/matchups/17': [side(4, 1, 90.5), side(2, 1, 85), side(1, 2, 80), side(3, 2, 81)],
    };
    const placesOf = async (more = {}) => (await responding({ ...responses, ...more }).places(one)).map(({ teamId }) => teamId);
    expect(await placesOf()).toEqual(['44', '22', '33', '11']);
    expect(await placesOf({ 'league/1/winners_bracket': [] })).toEqual(['44', '22', '33', '11']);
  });

  test('go to winner and loser', async () => {
    const places = await responding({ ...complete, 'league/1/winners_bracket': [{ ...final, w: 2, l: 1 }] }).places(one);
    expect(places).toEqual([
      { teamId: '22', finalPosition: 1 },
      { teamId: '11', finalPosition: 2 },
    ]);
  });
});

test.each([
  ['pre_draft', false],
  ['drafting', false],
  ['in_season', true],
  ['complete', true],
  ['post_season', true],
])('a league that is %s has drafted: %s', async (status, hasDrafted) => {
  expect((await responding({ 'league/1': { ...league, status } }).league(one)).hasDrafted).toBe(hasDrafted);
});

test.each(['in_season', 'post_season'])('the games to come of a league that is %s are read', async (status) => {
  const settings = { last_scored_leg: 2, leg: 3 };
  const sides = [1, 2].map((roster_id) => ({ roster_id, matchup_id: 1, points: 0 }));
  const host = responding({
    ...{ 'league/1': { ...league, status, settings }, 'league/1/matchups/3': sides },
    'league/1/rosters': [roster(1, '11'), roster(2, '22')],
  });
  expect((await host.league(one)).currentWeek).toBe(3);
  expect(await host.comingGames(one)).toHaveLength(2);
});

test('weeks go to the last scored; those before the start week are early', async () => {
  const settings = { start_week: 3, last_scored_leg: 5 };
  expect(await responding({ 'league/1': { ...league, settings } }).league(one)).toMatchObject({
    weeks: [1, 2, 3, 4, 5],
    early: [1, 2],
  });
});

test('ids beyond a safe integer stay exact, also as JSON numbers', async () => {
  const bare = JSON.stringify({ ...league, draft_id: 0 }).replace('"draft_id":0', '"draft_id": 630000000000000112');
  const picks = [{ pick_no: 1, round: 1, roster_id: '2', player_id: '4984', is_keeper: true }];
  const adapter = responding({ 'league/1': bare, 'draft/630000000000000112': {}, 'draft/630000000000000112/picks': picks });
  expect(await adapter.draft(one)).toEqual([
    {
      round: 1,
      pick: 1,
      totalPick: 1,
      teamId: '22',
      originalTeamId: null,
      formerTeamIds: null,
      playerId: '4984',
      isKeeper: true,
    },
  ]);
});

test('an invalid response is refused with the field and the rule', async () => {
  await expect(responding({}).league(source('9', 2025))).rejects.toThrow('Sleeper has no league 9');
  await expect(responding({ 'league/1': '<html>' }).league(one)).rejects.toThrow("Sleeper's response to league/1 is not JSON");
  await expect(responding({ 'league/1': { ...league, season: 'soon' } }).league(one)).rejects.toThrow(
    'Sleeper league 1: season must be a year',
  );
  await expect(responding({ 'league/1/rosters': {} }).rosters(one)).rejects.toThrow('Sleeper rosters must be a list, got {}');
  await expect(responding({ 'league/1/matchups/1': [{}] }).weekScores(one, 1)).rejects.toThrow(
    'Sleeper matchups[0]: roster_id must be an id (league/1/matchups/1)',
  );
});

test('a circular history ends', async () => {
  const circle = {
    'league/1': { ...league, previous_league_id: '2' },
    'league/2': { ...league, league_id: '2', season: '2024', previous_league_id: '1' },
  };
  expect(await responding(circle).history(one)).toEqual([one, source('2', 2024)]);
});

test('the next season is a league of a member that follows on this one', async () => {
  const next = { ...league, league_id: '3', season: '2026', previous_league_id: '1' };
  const users = { 'league/1/users': [user('11', 'ann'), user('22', 'bob')] };
  const others = { 'user/11/leagues/nfl/2026': [{ ...league, league_id: '9', previous_league_id: null }] };
  expect(await responding({ ...users, ...others, 'user/22/leagues/nfl/2026': [next] }).successor(one)).toEqual(source('3', 2026));
  expect(await responding({ ...users, ...others, 'user/22/leagues/nfl/2026': null }).successor(one)).toBeNull();
});

test('of two leagues that renew one, the next season is the one that the members share, or that has drafted', async () => {
  const renewal = (league_id: string, status: string) => ({
    ...{ ...league, league_id, status, season: '2026', previous_league_id: '1' },
  });
  const users = { 'league/1/users': [user('11', 'ann'), user('22', 'bob')] };
  const both = [renewal('3', 'pre_draft'), renewal('4', 'in_season'), renewal('5', 'pre_draft')];
  const next = async (ofBob: unknown) =>
    (await responding({ ...users, 'user/11/leagues/nfl/2026': both, 'user/22/leagues/nfl/2026': ofBob }).successor(one))
      ?.externalId;
  expect(await next([both[2]])).toBe('5');
  expect(await next(both.slice(0, 2))).toBe('4');
  expect(await next(null)).toBe('4');
});

describe('an open draft', () => {
  const draft = (settings: object, more: object = {}) => ({
    ...{ draft_id: '9', status: 'pre_draft', type: 'snake', draft_order: { u1: 1, u2: 2, u3: 3 }, ...more },
    ...{ slot_to_roster_id: { 1: 3, 2: 1, 3: 2 }, settings: { rounds: 4, teams: 3, ...settings } },
  });
  const kept = { round: 2, pick_no: 5, roster_id: 1, draft_slot: 2, player_id: '77', is_keeper: true };
  const trade = { season: '2025', round: 4, roster_id: 3, previous_owner_id: 3, owner_id: 2 };
  const read = (response: object) =>
    responding({
      'league/1': { ...league, draft_id: '9', status: 'pre_draft' },
      'league/1/rosters': [1, 2, 3].map((id) => ({ roster_id: id, owner_id: `u${id}` })),
      'league/1/traded_picks': [trade],
      'draft/9/picks': [kept],
      'draft/9': response,
    }).draft(one);
  const originsOf = async (response: object) => {
    const picks = await read(response);
    return [1, 2, 3, 4].map((round) => picks.flatMap((pick) => (pick.round === round ? pick.originalTeamId : [])).join(' '));
  };

  it.each([
    ['snake', {}, {}, ['u3 u1 u2', 'u2 u1 u3', 'u3 u1 u2', 'u2 u1 u3']],
    ['snake whose third round repeats the second', { reversal_round: 3 }, {}, ['u3 u1 u2', 'u2 u1 u3', 'u2 u1 u3', 'u3 u1 u2']],
    ['linear one', { reversal_round: 3 }, { type: 'linear' }, ['u3 u1 u2', 'u3 u1 u2', 'u3 u1 u2', 'u3 u1 u2']],
  ])('that is a %s has all its slots', async (_, settings, more, origins) => {
    expect(await originsOf(draft(settings, more))).toEqual(origins);
  });

  it('has kept players at their pick, and the owners after trades', async () => {
    const picks = await read(draft({}));
    expect(picks).toHaveLength(12);
    expect(picks[4]).toMatchObject({ round: 2, pick: 2, totalPick: 5, teamId: 'u1', playerId: '77' });
    expect(picks.filter(({ playerId }) => playerId === null)).toHaveLength(11);
    expect(picks.at(-1)).toMatchObject({ round: 4, pick: 3, originalTeamId: 'u3', teamId: 'u2', isGuess: false });
  });

  it('is a guess while nobody has set its order, and has no slots in an auction or when it is over', async () => {
    const identity = { draft_order: null, slot_to_roster_id: { 1: 1, 2: 2, 3: 3 } };
    const guesses = await read({ ...draft({}), ...identity });
    expect(guesses.every(({ isGuess, playerId }) => playerId !== null || isGuess)).toBe(true);
    expect(await read({ ...draft({}), draft_order: null, slot_to_roster_id: null })).toEqual(
      guesses.map((pick) => (pick.playerId === null ? pick : { ...pick, originalTeamId: null })),
    );
    expect((await read({ ...draft({}), ...identity, status: 'drafting' })).some(({ isGuess }) => isGuess)).toBe(false);
    expect(await read(draft({}, { type: 'auction' }))).toHaveLength(1);
    expect(await read(draft({}, { status: 'complete' }))).toHaveLength(1);
  });

  it.each([
    ['one team: the others are guesses', { u3: 2 }, { 2: 3 }, ['u1?', 'u3', 'u2?']],
    ['one team, with the others at their numbers', { u3: 2 }, { 1: 1, 2: 3, 3: 2 }, ['u1?', 'u3', 'u2?']],
    ['all but one team, whose place is left', { u3: 1, u1: 3 }, { 1: 3, 3: 1 }, ['u3', 'u2', 'u1']],
  ])('has the places that an order in part sets for %s', async (_, draft_order, slot_to_roster_id, expected) => {
    const first = (await read({ ...draft({ rounds: 1 }), draft_order, slot_to_roster_id })).filter(({ round }) => round === 1);
    expect(first.map(({ originalTeamId, isGuess }) => `${originalTeamId}${isGuess ? '?' : ''}`)).toEqual(expected);
  });
});
