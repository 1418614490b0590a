/** Sort, filters and search of the available players' table. */
import type { AvailablePlayerRow } from '../../../src/entities/tables';
import { columnsOf } from '../../../src/features/availablePlayers/columns';
import { choicesOf } from '../../../src/grid/choices';
import { cellText } from '../../../src/grid/columnTypes';
import { viewOf } from '../../support/tableView';

type Info = { avg?: number | null; age?: number | null };

const player = (name: string, position: string, nflTeam: string | null, nflRank: number | null, info: Info | null = {}) =>
  ({
    ...{ name, position, nflTeam, nflRank, isRookie: false },
    positionSortOrder: ['QB', 'RB', 'WR', 'TE'].indexOf(position) + 1,
    fantasyProsInfo: info && { avg: null, age: null, ...info },
  }) as AvailablePlayerRow;

const few = [
  player('Young Ram', 'WR', 'LA', 5, { age: 21 }),
  player('Grown Falcon', 'TE', 'ATL', 12, { age: 25 }),
  player('Old Charger', 'QB', 'LAC', 13, { age: 33.4 }),
  player('Free Agent', 'RB', null, 40, { age: 24.9 }),
  player('Unknown Falcon', 'WR', 'ATL', null),
];

/** A visitor, before the settings are loaded. */
const viewer = { season: undefined, beaten: undefined };

const show = (rows: AvailablePlayerRow[], params: Record<string, string>) =>
  viewOf<AvailablePlayerRow>(
    {
      ...{ rows, columns: columnsOf(rows, viewer), sort: { field: 'nflRank', direction: 'asc' } },
      ...{ filters: true, search: ['name', 'position', 'nflTeam'], getRowId: ({ name }) => name },
    },
    params,
  );
const names = (params: Record<string, string>, rows = few) => show(rows, params).rows.map(({ name }) => name);
const columnOf = (field: string) => columnsOf(few, viewer).find((column) => column.field === field)!;

const adp = 'fantasyProsInfo.avg';
const age = 'fantasyProsInfo.age';

test('a missing ADP is 999, a missing age 0, a missing rank N/A; also where the server sends these numbers they are last in both directions', () => {
  const rows = [
    player('No info', 'TE', null, null, null),
    player('Placeholders', 'TE', null, 2, { avg: 999, age: 0 }),
    player('Young', 'TE', null, 3, { avg: 180, age: 21 }),
    player('Old', 'TE', null, 4, { avg: 4.256, age: 33 }),
  ];
  const cells = (field: string, sort: string) => show(rows, { sort }).rows.map((row) => cellText(columnOf(field), row));
  expect(cells(age, age)).toEqual(['21.0', '33.0', '0', '0']);
  expect(cells(age, `-${age}`)).toEqual(['33.0', '21.0', '0', '0']);
  expect(cells(adp, adp)).toEqual(['4.26', '180.00', '999', '999']);
  expect(cells(adp, `-${adp}`)).toEqual(['180.00', '4.26', '999', '999']);
  expect(cells('nflRank', 'nflRank')).toEqual(['2', '3', '4', 'N/A']);
  expect(cells('nflRank', '-nflRank')).toEqual(['4', '3', '2', 'N/A']);
});

test('999 in the ADP filter finds the players who show 999, 0 in the Age filter those who show 0', () => {
  for (const text of ['999', '>=900', '5-1000', '999-1000'])
    expect([text, names({ [`filter.${adp}`]: text }).length]).toEqual([text, 5]);
  expect(names({ [`filter.${adp}`]: '<999' })).toEqual([]);
  for (const text of ['<1', '0-5', 'N/A']) expect([text, names({ [`filter.${age}`]: text })]).toEqual([text, ['Unknown Falcon']]);
  expect(names({ [`filter.${age}`]: '0' })[0]).toBe('Unknown Falcon');
});

test.each([
  [age, '<25', ['Young Ram', 'Free Agent', 'Unknown Falcon']],
  [age, '>= 25', ['Grown Falcon', 'Old Charger']],
  ['nflRank', '5-12', ['Young Ram', 'Grown Falcon']],
  ['nflRank', '<=12', ['Young Ram', 'Grown Falcon']],
  ['nflRank', '>12', ['Old Charger', 'Free Agent']],
  ['nflRank', '13', ['Old Charger']],
])('a number column supports comparisons and ranges of what it shows: %s %s', (field, text, expected) => {
  expect(names({ [`filter.${field}`]: text })).toEqual(expected);
});

test('the choices of a column are its values in its order, players without a team too; chosen ones keep the order of the table', () => {
  expect(choicesOf(columnOf('nflTeam'), few).map(({ label }) => label)).toEqual([
    ...['ATL Atlanta Falcons', 'LA Los Angeles Rams', 'LAC Los Angeles Chargers', 'No team'],
  ]);
  const { rows, filters } = show(few, { 'filter.nflTeam': 'LA,none' });
  expect(rows.map(({ name }) => name)).toEqual(['Young Ram', 'Free Agent']);
  expect(filters.map(({ label }) => label)).toEqual(['LA, No team']);
  expect(names({ 'filter.nflTeam': 'LA,none', 'filter.position': 'RB' })).toEqual(['Free Agent']);
});

test('a chosen value that no row has is ignored; a typed one that no choice has finds nothing', () => {
  const { rows, sort, filters } = show(few, { 'filter.position': 'wr,te,XX', 'filter.nflTeam': 'Nowhere' });
  expect(rows.map(({ name }) => name)).toEqual(['Young Ram', 'Grown Falcon', 'Unknown Falcon']);
  expect([sort, filters.length]).toEqual([{ field: 'nflRank', direction: 'asc' }, 1]);
  expect(names({ 'filter.position': '~qb' })).toEqual(['Old Charger']);
  expect(names({ 'filter.position': '~goalkeeper' })).toEqual([]);
  expect(names({ 'filter.nflTeam': '~los angeles' }).toSorted()).toEqual(['Old Charger', 'Young Ram']);
});

test('a phone shows Last 3 of the league’s season, and whom a player beats in place of ADP and age', () => {
  const scored = [{ ...few[0]!, form: { season: 2026, points: 9, games: 1, last: [{ week: 1, points: 9 }] } }];
  const chips = (season: number, beaten?: Parameters<typeof columnsOf>[1]['beaten']) =>
    columnsOf(scored, { season, beaten }).flatMap(({ headerName, narrow }) => (narrow === 'chip' ? [headerName] : []));
  expect(chips(2026)).toEqual(['Position', 'NFL Team', 'ADP', 'Age', 'Last 3']);
  expect(chips(2026, new Map())).toEqual(['Position', 'NFL Team', 'Last 3', 'Better Than Your']);
  expect(chips(2027)).toEqual(['Position', 'NFL Team', 'ADP', 'Age']);
});

test('several filters of 5,000 players at once, best match first', () => {
  const rows = [
    ...Array.from({ length: 4995 }, (_, index) => player(`Zed ${index}`, 'WR', 'KC', index + 10)),
    player('Joshua Palmer', 'WR', 'KC', 900),
    player('Josh Allen', 'QB', 'KC', 4100),
    player('Big Josh', 'QB', 'KC', 2),
    player('Josh', 'WR', 'KC', 4990),
    player('J. O. Sharp', 'QB', 'KC', 1),
  ];
  expect(names({ 'filter.name': 'josh' }, rows)).toEqual(['Josh', 'Joshua Palmer', 'Josh Allen', 'Big Josh', 'J. O. Sharp']);
  expect(names({ 'filter.name': 'josh', 'filter.position': 'QB' }, rows)).toEqual(['Josh Allen', 'Big Josh', 'J. O. Sharp']);
  expect(names({ 'filter.name': 'josh', 'filter.nflRank': '>99999' }, rows)).toEqual([]);
});

describe('the search', () => {
  const rows = [
    player("De'Zhaun Stribling", 'WR', 'SF', 1),
    player('Jeremiyah Love', 'RB', 'ARI', 2),
    player('Fernando Mendoza', 'QB', 'LV', 3),
    player('Harold Fannin', 'TE', 'CLE', 4),
    player('Michael Penix Jr.', 'QB', 'ATL', 5),
    player('José Ramírez', 'RB', 'TEN', 6),
    player('Amon-Ra St. Brown', 'WR', 'DET', 7),
    player('T.J. Hockenson', 'TE', 'MIN', 8),
    player('Jake Tonges', 'TE', 'SF', 9),
    player('Keleki Latu', 'TE', 'BUF', 10),
    player('Joshua Palmer', 'WR', 'BUF', 11),
  ];

  test.each([
    ['dezhaun', ["De'Zhaun Stribling"]],
    ['De’Zhaun', ["De'Zhaun Stribling"]],
    ['stribbling', ["De'Zhaun Stribling"]],
    ['jermiah lov', ['Jeremiyah Love']],
    ['Mendosa', ['Fernando Mendoza']],
    ['fannon', ['Harold Fannin']],
    ['Harold Fannin Jr', ['Harold Fannin']],
    ['michael penix', ['Michael Penix Jr.']],
    ['penix iii', ['Michael Penix Jr.']],
    ['ramirez', ['José Ramírez']],
    ['amonra', ['Amon-Ra St. Brown']],
    ['T J', ['T.J. Hockenson']],
    ['tj hock', ['T.J. Hockenson']],
    ['jo', ['José Ramírez', 'Joshua Palmer']],
  ])('and the Name filter ignore punctuation, accents, suffixes and one wrong letter alike: %s', (typed, expected) => {
    expect(names({ search: typed }, rows).toSorted()).toEqual(expected.toSorted());
    expect(names({ 'filter.name': typed }, rows).toSorted()).toEqual(expected.toSorted());
  });

  test('matches positions and teams by the beginnings of their words', () => {
    expect(names({ search: 'te' }, rows)).toEqual([
      ...['Harold Fannin', 'T.J. Hockenson', 'Jake Tonges', 'Keleki Latu', 'José Ramírez'],
    ]);
    expect(names({ search: 'niners' }, rows)).toEqual([]);
    expect(names({ search: '49ers te' }, rows)).toEqual(['Jake Tonges']);
  });
});
