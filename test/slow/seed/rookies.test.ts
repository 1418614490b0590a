import { readSeedData } from '../../../scripts/seed/readData';
import { listRookies } from '../../../scripts/seed/rookies';

const rookies = listRookies(readSeedData());
const find = (season: number, name: string) => rookies.find((rookie) => rookie.season === season && rookie.name === name);

test('every class of 2019 to 2026 has its four positions', () => {
  const classes = new Set(rookies.map(({ season, position }) => `${season} ${position}`));
  expect(classes.size).toBe(8 * 4);
});

test('figures are those of the combine, ranks those of the first season and of the draft', () => {
  expect(find(2024, 'Xavier Worthy')).toMatchObject({
    position: 'WR',
    weightLbs: 165,
    height: '5-11',
    yardDash: 4.21,
    fantasyProsRank: 5,
    draftBuzzRank: 5,
  });
  expect(find(2024, 'Jayden Daniels')).toMatchObject({ fantasyProsRank: 1, draftBuzzRank: 2, yardDash: null });
  expect(find(2019, 'D.K. Metcalf') ?? find(2019, 'DK Metcalf')).toMatchObject({ weightLbs: 228, height: '6-3', yardDash: 4.33 });
});

test('a rookie who has not played has no rank of a first season', () => {
  const coming = rookies.filter(({ season }) => season === 2026);
  expect(coming.length).toBeGreaterThan(70);
  expect(coming.every(({ fantasyProsRank }) => fantasyProsRank === null)).toBe(true);
  expect(find(2026, 'Fernando Mendoza')).toMatchObject({ draftBuzzRank: 1, height: '6-5' });
});

test('ranks of a position run from 1 without a gap', () => {
  for (const key of ['fantasyProsRank', 'draftBuzzRank'] as const) {
    const ranks = rookies.flatMap((rookie) => (rookie.season === 2022 && rookie.position === 'WR' ? (rookie[key] ?? []) : []));
    expect(ranks.sort((a, b) => a - b)).toEqual(ranks.map((_, index) => index + 1));
    expect(ranks.length).toBeGreaterThan(15);
  }
});
