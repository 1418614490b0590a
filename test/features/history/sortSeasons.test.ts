import type { Schema } from '../../../src/api/types';
import { sortSeasons } from '../../../src/features/history/sortSeasons';

const team = (id: string, finalPosition: number | null) => ({ id, finalPosition }) as Schema<'LeagueYearTeam'>;

test('years are newest first, their teams by final position, those without one last in response order', () => {
  const seasons = sortSeasons([
    { year: 2023, teams: [team('a', 2), team('b', 1)] },
    { year: 2024, teams: [team('a', null), team('b', 10), team('c', null), team('d', 9)] },
  ]);
  expect(seasons.map(({ year, teams }) => [year, teams.map(({ id }) => id).join('')])).toEqual([
    [2024, 'dbac'],
    [2023, 'ba'],
  ]);
});

test('a league without years has no seasons', () => {
  expect(sortSeasons([])).toEqual([]);
});
