import { bySeason } from '../../../src/features/history/bySeason';
import type { SeasonTeamRow } from '../../../src/entities/seasonTeams';

const row = (year: number, id: string, finalPosition: number | null) =>
  ({ key: `${year}/${id}`, year, id, finalPosition }) as SeasonTeamRow;

test('years are newest first, their teams by final position, those without one last in response order', () => {
  const seasons = bySeason([
    row(2023, 'a', 2),
    row(2024, 'a', null),
    row(2024, 'b', 10),
    row(2024, 'c', null),
    row(2024, 'd', 9),
    row(2023, 'b', 1),
  ]);
  expect(seasons.map(({ year, teams }) => [year, teams.map(({ id }) => id).join('')])).toEqual([
    [2024, 'dbac'],
    [2023, 'ba'],
  ]);
});

test('a league without years has no seasons', () => {
  expect(bySeason([])).toEqual([]);
});
