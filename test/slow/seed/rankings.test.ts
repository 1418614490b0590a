import { ageAtStart, rankSeason } from '../../../scripts/seed/rankings';
import { readSeedData } from '../../../scripts/seed/readData';

const data = readSeedData();
const nameOf = (id: string): string | undefined => data.players.get(id)?.name;
const ranking2025 = rankSeason(data, 2025);
const ranking2026 = rankSeason(data, 2026);

test.each([
  ['2025', ranking2025],
  ['2026', ranking2026],
])('the ranking of %s numbers 450 to 600 players without a gap', (_, ranking) => {
  expect(ranking.length).toBeGreaterThanOrEqual(450);
  expect(ranking.length).toBeLessThanOrEqual(600);
  expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_player, index) => index + 1));
});

test('known stars come early', () => {
  const early = ranking2025.slice(0, 25).map(({ id }) => nameOf(id));
  expect(early).toEqual(
    expect.arrayContaining(['Saquon Barkley', "Ja'Marr Chase", 'Justin Jefferson', 'Josh Allen', 'George Kittle']),
  );
});

test('a first-round rookie is ranked before his first season, a late one far behind', () => {
  const rankOf = (name: string) => ranking2025.find(({ id }) => nameOf(id) === name)?.rank ?? Infinity;
  expect(rankOf('Ashton Jeanty')).toBeLessThan(60);
  expect(rankOf('Jacory Croskey-Merritt')).toBeGreaterThan(rankOf('Ashton Jeanty') + 100);
});

test('the statistics are those of a family of rankings', () => {
  for (const { rank, best, worst, mean, stdDev } of ranking2026) {
    expect(best).toBeLessThanOrEqual(Math.min(rank, mean));
    expect(worst).toBeGreaterThanOrEqual(Math.max(rank, mean));
    expect(stdDev).toBeLessThanOrEqual((worst - best) / 2 + 0.01);
    expect(stdDev === 0).toBe(best === worst);
  }
});

test('nothing of a season is known before it', () => {
  const points = new Map(data.points);
  const otherwise = [...(data.points.get(2025) ?? [])].map(([id, weeks]): [string, typeof weeks] => [
    id,
    weeks.map((week) => week && { standard: 9_000 - week.standard, receptions: 0 }),
  ]);
  points.set(2025, new Map(otherwise));
  expect(rankSeason({ ...data, points }, 2025)).toEqual(ranking2025);
});

test('a retired player is not ranked', () => {
  expect(rankSeason(data, 2023).some(({ id }) => nameOf(id) === 'Tom Brady')).toBe(false);
  expect(rankSeason(data, 2022).some(({ id }) => nameOf(id) === 'Tom Brady')).toBe(true);
});

test('age is in years on 1 September, with one decimal', () => {
  expect(ageAtStart('2002-01-30', 2026)).toBe(24.6);
  expect(ageAtStart('2000-09-01', 2025)).toBe(25);
  expect(ageAtStart(null, 2025)).toBeNull();
});
