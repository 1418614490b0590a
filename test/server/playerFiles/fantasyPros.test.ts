import { readFantasyPros } from '../../../server/playerFiles/fantasyPros';
import { playerFile } from './fixtures';

const nothing = { bye: null, age: null, best: null, worst: null, avg: null, stdDev: null };
const read = (name: string) => readFantasyPros(playerFile(name));
const row = (name: string, player: string) => read(name).rows.find((one) => one.name === player);
const chase = { name: "Ja'Marr Chase", nflTeam: 'CIN', rank: 1 };

test.each([
  ['draft_all_2025-08-28.csv', 'draft', 6, { bye: 10 }],
  ['draft_all_2025-08-29_vs_experts.csv', 'draft', 6, { bye: 10 }],
  ['draft_all_2025-08-10_short_headers.csv', 'draft', 6, { bye: 10 }],
  ['dynasty_all_2025-08-08.csv', 'dynasty', 6, { age: 25, best: 1, worst: 2, avg: 1.1, stdDev: 0.2 }],
  ['adp_overall_2025.csv', 'adp', 4, { bye: 10, avg: 1 }],
])('%s is a %s view', (name, view, count, values) => {
  const file = read(name);
  expect([file.view, file.rows.length]).toEqual([view, count]);
  expect(file.rows[0]).toEqual({ ...chase, position: 'WR', positionRank: 1, ...nothing, ...values });
});

test('the projections view gives the rank alone', () => {
  const { view, rows } = read('draft_all_2025-08-16_projections_view.csv');
  expect(view).toBe('projections');
  expect(rows).toEqual([
    { ...chase, position: null, positionRank: null, ...nothing },
    { rank: 188, name: 'Houston Texans', nflTeam: 'HOU', position: null, positionRank: null, ...nothing },
  ]);
});

test('the rookies view gives the rank inside the position', () => {
  const { view, rows } = read('rookies_all_2025-08-29.csv');
  expect(view).toBe('rookies');
  expect(rows[1]).toEqual({
    ...{ rank: 4, name: 'Travis Hunter', nflTeam: 'JAX', position: 'WR', positionRank: 2 },
    ...{ bye: null, age: 22, best: 3, worst: 4, avg: 3.8, stdDev: 0.4 },
  });
});

test('an ADP file may have name, team and bye in one column', () => {
  const file = 'adp_overall_2026-08.csv';
  expect(read(file).view).toBe('adp');
  const shared = { ...nothing, position: 'DEF' };
  expect(row(file, 'Jahmyr Gibbs')).toMatchObject({ rank: 1, nflTeam: 'DET', bye: 6, position: 'RB', positionRank: 1, avg: 1.3 });
  expect(row(file, 'Marvin Harrison Jr.')).toMatchObject({ nflTeam: 'ARI', bye: 14, positionRank: 32 });
  expect(row(file, 'Houston Texans')).toEqual({
    ...{ ...shared, rank: 120, name: 'Houston Texans', nflTeam: null, positionRank: 1, bye: 8, avg: 123.3 },
  });
  expect(row(file, 'Los Angeles Rams')).toMatchObject({ nflTeam: null, bye: 11, positionRank: 2 });
  expect(row(file, 'Tyreek Hill')).toMatchObject({ rank: 191, nflTeam: null, bye: null });
});

test('a line for a tier, without a name, neither ends the file nor counts', () => {
  expect(read('draft_all_2026-08.csv').rows.map(({ rank }) => rank)).toEqual([1, 26, 27, 180]);
});

test('a dash is no value; a defence is recognised in any spelling', () => {
  expect(row('draft_all_2025-08-10_short_headers.csv', 'Amari Cooper')).toMatchObject({
    bye: null,
    nflTeam: null,
    positionRank: 97,
  });
  expect(row('dynasty_all_2025-08-08.csv', 'Houston Texans')).toMatchObject({
    age: null,
    best: 187,
    position: 'DEF',
    positionRank: 9,
  });
  expect(row('adp_overall_2025.csv', 'Denver Broncos')).toMatchObject({ position: 'DEF', nflTeam: null, bye: 12 });
});

test('a file without the needed columns is refused with those that are missing', () => {
  expect(() => read('fpecr_2026-08-21.csv')).toThrow(/^This is no FantasyPros file: it has no column RK or Rank$/);
  expect(() => readFantasyPros('Name,Team\nX,Y\n')).toThrow(
    'it has no column PLAYER NAME or Player or Player (Bye), and none called RK or Rank',
  );
  expect(() => readFantasyPros('')).toThrow('This is no FantasyPros file');
});

test('a rank that is no number is refused with its line', () => {
  expect(() => readFantasyPros('RK,PLAYER NAME\n1,Ann\nten,Bob\n')).toThrow('Line 3: RK (or Rank) of Bob must be a number');
});

test.each([
  ['week', 'RK,PLAYER NAME,TEAM,OPP,MATCHUP ,START/SIT,PROJ. FPTS', 'k.csv'],
  ['week', 'RK,TIERS,PLAYER NAME,TEAM,POS,OPP', 'flex.csv'],
  ['week', 'RK,PLAYER NAME,TEAM,POS,OPP,BEST,WORST,AVG.,STD.DEV', 'all.csv'],
  ['week', 'RK,PLAYER NAME,TEAM,POS,BEST,WORST,AVG.,STD.DEV', 'FantasyPros_2026_Week_11_FLX_Rankings.csv'],
  ['week', 'RK,PLAYER NAME,WK', 'ranks.csv'],
  ['restOfSeason', 'RK,PLAYER NAME,TEAM,POS,SOS SEASON,SOS PLAYOFFS,ECR VS. ADP', 'all.csv'],
  ['restOfSeason', 'RK,PLAYER NAME,TEAM,POS,BEST,WORST,AVG.,STD.DEV', 'FantasyPros_2026_Ros_ALL_Rankings.csv'],
  ['draft', 'RK,PLAYER NAME,TEAM,POS,BYE WEEK,SOS SEASON', 'draft_2026_week_1.csv'],
  ['dynasty', 'RK,TIERS,PLAYER NAME,TEAM,POS,AGE,BEST,WORST,AVG.,STD.DEV', 'dynasty_2026_week_5.csv'],
  ['draft', 'RK,PLAYER NAME,TEAM,POS', 'Rosters_2026.csv'],
])('a ranking is one of a %s by its columns %s and its name %s', (view, header, name) => {
  expect(readFantasyPros(`${header}\n1,Ann\n`, undefined, name).view).toBe(view);
});
