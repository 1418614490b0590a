import { linkPlayers, readCrosswalk } from '../../../server/playerFiles/crosswalk';
import { type KnownPlayer, playerMatcher } from '../../../server/playerFiles/match';
import { nameKey } from '../../../server/playerFiles/names';
import { playerFile } from './fixtures';

const known = (id: string, name: string, position: string, nflTeam: string | null = null): KnownPlayer => ({
  id,
  name,
  position,
  nflTeam,
});
const players = [
  known('1', "Ja'Marr Chase", 'WR', 'CIN'),
  known('2', 'Cameron Ward', 'QB', 'TEN'),
  known('3', 'Josh Allen', 'QB', 'BUF'),
  known('4', 'Josh Allen', 'LB', 'JAX'),
  known('5', 'Kyle Williams', 'WR', 'NE'),
  known('6', 'Kyle Williams', 'WR', 'DEN'),
  known('7', 'Taysom Hill', 'TE', 'NO'),
  known('NYG', 'New York Giants', 'DEF', 'NYG'),
  known('NYJ', 'New York Jets', 'DEF', 'NYJ'),
  known('HOU', 'Houston Texans', 'DEF', 'HOU'),
  known('LV', 'Las Vegas Raiders', 'DEF', 'LV'),
  known('WAS', 'Washington Commanders', 'DEF', 'WAS'),
];
const match = playerMatcher(players);
const idOf = (name: string, position: string | null = null, nflTeam: string | null = null) =>
  match({ name, position, nflTeam })?.id ?? null;

test.each([
  ["Ja'Marr Chase", 'jamarr chase'],
  ['Ja’Marr  CHASE', 'jamarr chase'],
  ['A.J. Brown', 'aj brown'],
  ['Amon-Ra St. Brown', 'amon ra st brown'],
  ['Marvin Harrison Jr.', 'marvin harrison'],
  ['Kenneth Walker III', 'kenny walker'],
  ['Walker IV, Sr', 'walker'],
  ['Chigoziem Okonkwo', 'chig okonkwo'],
  ['Gabriel Davis', 'gabe davis'],
  ['José Núñez', 'jose nunez'],
])('%s is compared as %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('a player is found by name in any spelling', () => {
  expect(idOf('JaMarr Chase', 'WR')).toBe('1');
  expect(idOf('Cam Ward', 'QB', 'TEN')).toBe('2');
  expect(idOf('Nobody', 'QB')).toBeNull();
});

test('among namesakes the position decides, then the team; nothing is guessed', () => {
  expect([idOf('Josh Allen', 'QB'), idOf('Josh Allen', 'LB'), idOf('Josh Allen'), idOf('Josh Allen', null, 'JAX')]).toEqual([
    ...['3', '4', null, '4'],
  ]);
  expect([idOf('Kyle Williams', 'WR', 'DEN'), idOf('Kyle Williams', 'WR'), idOf('Kyle Williams', 'WR', 'KC')]).toEqual([
    '6',
    null,
    null,
  ]);
  expect([idOf('Taysom Hill', 'QB', 'NO'), idOf('Taysom Hill', 'QB')]).toEqual(['7', null]);
});

test.each([
  ['Houston Texans', null],
  ['Houston Texans DST', null],
  ['Texans D/ST', null],
  ['Whoever', 'HOU'],
])('the defence %s of %s is found by its team', (name, nflTeam) => {
  expect(idOf(name, 'DEF', nflTeam)).toBe('HOU');
});

describe('namesakes', () => {
  const mike = (id: string, birthdate: string | null, draftYear: number | null) => ({
    ...known(id, 'Mike Williams', 'WR'),
    birthdate,
    draftYear,
  });
  const older = mike('1', '1984-01-04', 2005);
  const younger = mike('2', '1994-10-04', 2017);
  const find = (all: KnownPlayer[], birthdate: string | null, draftYear: number | null = null, position = 'WR') =>
    playerMatcher(all)({ name: 'Mike Williams', position, nflTeam: 'NYJ', birthdate, draftYear })?.id ?? null;

  test('are distinguished by birth date, give or take a day', () => {
    expect(find([older, younger], '1994-10-04')).toBe('2');
    expect(find([older, younger], '1984-01-03')).toBe('1');
    expect(find([older, younger], '1994-10-04', null, 'TE')).toBe('2');
  });

  test('of another birth date are never one person, even when only one of them is known', () => {
    expect(find([older], '2003-05-05', 2025)).toBeNull();
    expect(find([{ ...older, nflTeam: 'NYJ' }], '2003-05-05')).toBeNull();
  });

  test.each([
    ['the same draft year', '1994-10-05', 2017, { birthdate: '1993-11-09', draftYear: 2017 }, '3'],
    [
      'an unknown draft year, if a part of the date is mistyped',
      '1994-10-05',
      2017,
      { birthdate: '1995-10-05', draftYear: null },
      '3',
    ],
    [
      'an unknown draft year and a birth date years apart',
      '1994-10-05',
      2017,
      { birthdate: '1992-10-05', draftYear: null },
      null,
    ],
    ['another draft year', '1994-10-05', 2017, { birthdate: '1995-10-05', draftYear: 2018 }, null],
    ['another team', '1994-10-05', 2017, { birthdate: '1995-10-05', draftYear: 2017, nflTeam: 'KC' }, null],
    ['no team', '1994-10-05', 2017, { birthdate: '1995-10-05', draftYear: 2017, nflTeam: null }, null],
    ['another position', '1994-10-05', 2017, { birthdate: '1995-10-05', draftYear: 2017, position: 'CB' }, null],
  ])('whose birth dates differ, with one team and position and %s', (_, birthdate, draftYear, other, expected) => {
    const ours = { ...known('3', 'Mike Williams II', 'WR', 'NYJ'), ...other };
    expect(find([older, ours], birthdate, draftYear)).toBe(expected);
  });

  test('without a birth date are distinguished by draft year', () => {
    expect(find([older, younger], null, 2017)).toBe('2');
    expect(find([mike('1', null, 2005)], '2003-05-05', 2025)).toBeNull();
    expect(find([mike('1', null, 2024)], '2003-05-05', 2025)).toBe('1');
    expect(find([older, younger], null)).toBeNull();
  });
});

test('teams of one city are distinguished', () => {
  expect([idOf('New York Jets DST', 'DEF'), idOf('New York Giants', 'DEF'), idOf('New York', 'DEF')]).toEqual([
    'NYJ',
    'NYG',
    null,
  ]);
});

test.each([
  ['Oakland Raiders', 'LV'],
  ['Washington Redskins', 'WAS'],
  ['Washington Football Team DST', 'WAS'],
])('the defence %s, as it was called before, is %s', (name, id) => {
  expect(idOf(name, 'DEF')).toBe(id);
});

test('an alias that was entered is used', () => {
  const aliased = playerMatcher(players, new Map([['Jamie Chase Jr.', "Ja'Marr Chase"]]));
  expect(aliased({ name: 'Jamie Chase', position: 'WR', nflTeam: null })?.id).toBe('1');
});

test('a crosswalk maps the ids of a player', () => {
  const rows = readCrosswalk(playerFile('db_playerids.csv'));
  expect(rows[0]).toEqual({
    ...{ ids: { mfl: '17030', sleeper: '12522', fantasypros: '24755' }, name: 'Cam Ward', position: 'QB', nflTeam: 'TEN' },
    ...{ birthdate: '2002-05-25', draftYear: 2025, height: '6-2', weightLbs: 219 },
  });
  expect(rows.find(({ name }) => name === 'Marvin Harrison')!.ids).toEqual({ mfl: '2649' });
  expect(() => readCrosswalk('name,mfl_id\n')).toThrow('it has no column sleeper_id, and none called fantasypros_id');
});

describe('players of a provider', () => {
  const crosswalk = readCrosswalk(playerFile('db_playerids.csv'));
  const player = (externalId: string, name: string, position: string, nflTeam: string | null) => ({
    externalId,
    name,
    position,
    nflTeam,
  });
  const sleeperIds = [{ provider: 'sleeper', externalId: '12547', playerId: '5' }];
  const sources = { players, crosswalk, match };

  test('are linked by the crosswalk before their names, and reported when they are none of ours', () => {
    const mfl = [
      player('17134', 'Kyle Williams', 'WR', 'NE'),
      player('15281', "Ja'Marr Chase", 'WR', 'CIN'),
      player('99999', 'Kyle Williams', 'WR', null),
      player('88888', 'Nobody', 'QB', null),
    ];
    const { links, unmatched } = linkPlayers('mfl', mfl, { links: sleeperIds, ...sources });
    expect(links).toEqual([
      { provider: 'mfl', externalId: '17134', playerId: '5' },
      { provider: 'mfl', externalId: '15281', playerId: '1' },
    ]);
    expect(unmatched.map(({ externalId }) => externalId)).toEqual(['99999', '88888']);
  });

  describe('that the crosswalk maps to a player of ours', () => {
    const ours = [{ ...known('5', 'Scott Surname', 'WR'), birthdate: '2002-11-13', draftYear: 2025 }];
    const row = { ...crosswalk[0]!, ids: { mfl: '1', sleeper: '12547', fantasypros: '77' }, birthdate: null, draftYear: null };
    const linked = (host: object, more: object = {}) =>
      linkPlayers('mfl', [{ ...player('1', 'Somebody Else', 'WR', null), ...host }], {
        ...{ links: sleeperIds, players: ours, crosswalk: [row], match: () => null },
        ...more,
      }).links.map(({ playerId }) => playerId);

    test('by one id are linked with the same birth date or name, else not', () => {
      expect(linked({})).toEqual([]);
      expect(linked({ birthdate: '2002-11-12' })).toEqual(['5']);
      expect(linked({ birthdate: '2003-11-13' })).toEqual([]);
      expect(linked({}, { crosswalk: [{ ...row, birthdate: '2002-11-13' }] })).toEqual([]);
      expect(linked({ name: 'Cam Ward' }, { crosswalk: [{ ...row, birthdate: '2002-11-13' }] })).toEqual(['5']);
      expect(linked({ name: 'Scotty Surname' })).toEqual(['5']);
      expect(linked({ name: 'Scotty Surname', birthdate: '2001-11-13' })).toEqual([]);
      expect(linked({ name: 'Scotty Surname', birthdate: '2001-11-13', draftYear: 2025 })).toEqual(['5']);
    });

    test('by two agreeing ids are linked', () => {
      const second = (playerId: string) => ({ links: [...sleeperIds, { provider: 'fantasypros', externalId: '77', playerId }] });
      expect([linked({}, second('5')), linked({}, second('6'))]).toEqual([['5'], []]);
    });
  });

  describe('of one name whose ids are wrong in the crosswalk are themselves', () => {
    const back = { ...known('7607', 'Max Miller', 'RB', 'ARI'), birthdate: '1999-05-07', draftYear: 2021 };
    const corner = { ...known('7835', 'Max Miller', 'CB', 'NYJ'), birthdate: '1999-03-08', draftYear: 2021 };
    const other = { ...known('1', 'Alan Baker', 'WR', 'DEN'), birthdate: '2000-01-01', draftYear: 2021 };
    const ours = [back, corner, other];
    const links = ours.map(({ id }) => ({ provider: 'sleeper', externalId: id, playerId: id }));
    const rowOf = (mfl: string, our: KnownPlayer) => ({
      ...{ ...our, ids: { mfl, sleeper: our.id, fantasypros: `f${our.id}` }, draftYear: 2021, height: null, weightLbs: null },
      birthdate: our.birthdate ?? null,
    });
    const reversed = [rowOf('15432', back), rowOf('15258', corner)];
    const hosts = [
      { ...player('15432', 'Max Miller', 'CB', 'NYJ'), birthdate: '1999-03-08', draftYear: 2021 },
      { ...player('15258', 'Max Miller', 'RB', 'ARI'), birthdate: '1999-05-07', draftYear: 2021 },
    ];
    const right = { 15432: '7835', 15258: '7607' };
    const linked = (mfl: typeof hosts, rows: typeof reversed, known = ours, more: typeof links = []) =>
      Object.fromEntries(
        linkPlayers('mfl', mfl, {
          ...{ links: [...links, ...more], players: known, crosswalk: rows, match: playerMatcher(known) },
        }).links.map(({ externalId, playerId }) => [externalId, playerId]),
      );
    const without = <P extends object>(each: P) => ({ ...each, birthdate: null, draftYear: null });

    test('reversed ids, in either order', () => {
      expect(linked(hosts, reversed)).toEqual(right);
      expect(linked(hosts.toReversed(), reversed.toReversed())).toEqual(right);
    });

    test('reversed ids beside two ids that agree', () => {
      const files = [back, corner].map(({ id }) => ({ provider: 'fantasypros', externalId: `f${id}`, playerId: id }));
      expect(linked(hosts, reversed, ours, files)).toEqual(right);
    });

    test('birth dates that only one side has: the position decides', () => {
      expect(linked(hosts.map(without), reversed)).toEqual(right);
      expect(linked(hosts, reversed, [without(back), corner, other])).toEqual(right);
      expect(linked(hosts, reversed, ours.map(without))).toEqual(right);
    });

    test('ids that are off by one, or there twice', () => {
      const all = [...hosts, { ...player('15433', 'Alan Baker', 'WR', 'DEN'), birthdate: '2000-01-01', draftYear: 2021 }];
      const shifted = [rowOf('15258', corner), rowOf('15432', other), rowOf('15433', back)];
      expect(linked(all, shifted)).toEqual({ ...right, 15433: '1' });
      expect(linked(all.map(without), shifted)).toEqual({ ...right, 15433: '1' });
      expect(linked(hosts, [...reversed, rowOf('15258', other), rowOf('15432', other)])).toEqual(right);
    });

    test('a name that none of ours has is not the player of a shifted row', () => {
      const stranger = { ...player('15432', 'Carl Dunn', 'QB', null), birthdate: '1998-02-02', draftYear: 2021 };
      expect(linked([stranger], reversed)).toEqual({});
      expect(linked([without(stranger)], reversed)).toEqual({});
    });

    test('the ids of a file with reversed ids of a host', () => {
      const mfl = Object.entries(right).map(([externalId, playerId]) => ({ provider: 'mfl', externalId, playerId }));
      const rows = reversed.map((row) => ({ ...row, externalId: row.ids.fantasypros }));
      const { links: found } = linkPlayers('fantasypros', rows, {
        ...{ links: [...mfl, ...links], players: ours, crosswalk: reversed, match: playerMatcher(ours) },
      });
      expect(found.map(({ externalId, playerId }) => [externalId, playerId])).toEqual([
        ['f7607', '7607'],
        ['f7835', '7835'],
      ]);
    });
  });

  test('that are linked stay so, and running it again adds nothing', () => {
    const mfl = [player('15281', "Ja'Marr Chase", 'WR', 'CIN')];
    const { links } = linkPlayers('mfl', mfl, { links: sleeperIds, ...sources });
    expect(linkPlayers('mfl', mfl, { ...sources, links: [...sleeperIds, ...links] })).toEqual({ links: [], unmatched: [] });
  });

  test('one player of ours is never two of theirs', () => {
    const twice = [player('1', "Ja'Marr Chase", 'WR', 'CIN'), player('2', 'JaMarr Chase', 'WR', 'CIN')];
    const { links, unmatched } = linkPlayers('mfl', twice, { ...sources, links: [], crosswalk: [] });
    expect([links.length, unmatched.map(({ externalId }) => externalId)]).toEqual([1, ['2']]);
  });
});
