import { readCrosswalk } from '../../../server/playerFiles/crosswalk';
import { readFantasyPros } from '../../../server/playerFiles/fantasyPros';
import { toHeight } from '../../../server/playerFiles/heights';
import { playerMatcher } from '../../../server/playerFiles/match';
import { readCombine, readDraftBuzz } from '../../../server/playerFiles/rookieFiles';
import { joinRookies } from '../../../server/playerFiles/rookies';
import { playerFile } from './fixtures';

test.each([
  ['6-2', '6-2'],
  ['5-11', '5-11'],
  ['6\'2"', '6-2'],
  ['74', '6-2'],
  ['2-Jun', '6-2'],
  ['11-May', '5-11'],
  ['Jun-00', '6-0'],
  ['Jun-05', '6-5'],
  ['0-Jun', '6-0'],
  ['12-May', null],
  ['2-Xyz', null],
  ['2-Dec', null],
  ['tall', null],
  [null, null],
])('the height %s is %s', (text, height) => {
  expect(toHeight(text)).toBe(height);
});

test('the combine’s damaged heights are those of the file that is whole', () => {
  const whole = new Map(readCombine(playerFile('combine_2019_2025.csv')).map((row) => [row.name, row]));
  const damaged = readCombine(playerFile('combine_2025_spreadsheet_damaged.csv'));
  expect(damaged).toHaveLength(8);
  const shared = damaged.filter(({ name }) => whole.has(name));
  expect(shared.map(({ name }) => name)).toEqual([
    'Travis Hunter',
    'Montrell Johnson Jr.',
    'Cam Ward',
    'Tyler Warren',
    'Kyle Williams',
  ]);
  for (const row of shared) expect(row).toEqual(whole.get(row.name));
  expect(damaged[0]).toEqual({ season: 2025, name: 'BJ Adams', position: 'CB', height: '6-2', weightLbs: 182, yardDash: 4.53 });
  expect(damaged[1]).toMatchObject({ name: 'LeQuint Allen', height: '6-0', yardDash: null });
});

test('a Draft Buzz board has the rank inside the position, or it is counted', () => {
  const board = readDraftBuzz(playerFile('draftbuzz_2026.csv'));
  expect(board[1]).toEqual({
    ...{ season: null, name: 'Jeremiyah Love', position: 'RB', height: '6-0', weightLbs: 212, yardDash: 4.36, positionRank: 1 },
  });
  expect(board.map(({ name, positionRank }) => `${name} ${positionRank}`)).toContain('Ty Simpson 3');
  const seasons = readDraftBuzz(playerFile('draftbuzz_overall_2021_2025.csv'));
  expect(seasons.find(({ name }) => name === 'Kyle Williams')).toMatchObject({ season: 2025, position: 'WR', positionRank: 19 });
  const counted = readDraftBuzz('name,position,rank\nC,RB,9\nA,RB,2\nB,WR,3\n');
  expect(counted.map(({ name, positionRank }) => `${name} ${positionRank}`)).toEqual(['A 1', 'B 1', 'C 2']);
});

test('files of another kind are refused with their missing columns', () => {
  expect(() => readCombine(playerFile('draftbuzz_2026.csv'))).toThrow(
    'it has no column pos, and none called ht, and none called wt',
  );
  expect(() => readDraftBuzz(playerFile('combine_2019_2025.csv'))).toThrow('it has no column position, and none called rank');
});

test('a class is joined from its files, by name inside the class', () => {
  const crosswalk = readCrosswalk(playerFile('db_playerids.csv'));
  const known = crosswalk.flatMap(({ ids, name, position, nflTeam }) =>
    ids.sleeper && position ? [{ id: ids.sleeper, name, position, nflTeam }] : [],
  );
  const { rookies, unmatched } = joinRookies(
    2025,
    {
      fantasyPros: readFantasyPros(playerFile('rookies_all_2025-08-29.csv')).rows,
      draftBuzz: readDraftBuzz(playerFile('draftbuzz_overall_2021_2025.csv')),
      combine: readCombine(playerFile('combine_2019_2025.csv')),
      crosswalk,
    },
    playerMatcher(known),
  );
  const noDash = { yardDash: null, season: 2025 };
  expect(rookies).toEqual([
    {
      ...noDash,
      playerId: '12527',
      name: 'Ashton Jeanty',
      position: 'RB',
      height: '5-9',
      weightLbs: 211,
      fantasyProsRank: 1,
      draftBuzzRank: 1,
    },
    {
      ...noDash,
      playerId: '12530',
      name: 'Travis Hunter',
      position: 'WR',
      height: '6-0',
      weightLbs: 188,
      fantasyProsRank: 2,
      draftBuzzRank: null,
    },
    {
      ...noDash,
      playerId: '12509',
      name: 'Tre Harris',
      position: 'WR',
      height: '6-3',
      weightLbs: 210,
      fantasyProsRank: 7,
      draftBuzzRank: 6,
    },
    {
      ...noDash,
      playerId: '12522',
      name: 'Cam Ward',
      position: 'QB',
      height: '6-2',
      weightLbs: 219,
      fantasyProsRank: 1,
      draftBuzzRank: 1,
    },
    {
      ...{
        season: 2025,
        playerId: '12547',
        name: 'Kyle Williams',
        position: 'WR',
        height: '5-11',
        weightLbs: 190,
        yardDash: 4.4,
      },
      ...{ fantasyProsRank: 9, draftBuzzRank: 19 },
    },
  ]);
  expect(unmatched).toEqual(['Montrell Johnson Jr.']);
});
