import type { Season } from '../../../src/features/history/sortSeasons';
import { finishesByTeam } from '../../../src/features/history/finishes';

const season = (year: number, ...teams: [id: string, name: string, place: number | null][]) =>
  ({ year, teams: teams.map(([id, teamName, finalPosition]) => ({ id, teamName, finalPosition })) }) as Season;

test('years are oldest first, teams under their last name, with their last year, null where a team has no finish; a year without finishes is omitted', () => {
  expect(
    finishesByTeam([
      season(2025, ['a', 'A', null], ['b', 'B', null]),
      season(2024, ['b', 'New name', 1], ['a', 'A', 2]),
      season(2023, ['a', 'A', 1], ['b', 'Old name', 2], ['c', 'Gone', 3]),
    ]),
  ).toEqual({
    years: [2023, 2024],
    teams: [
      { id: 'b', name: 'New name', lastYear: 2024, finishes: [2, 1] },
      { id: 'a', name: 'A', lastYear: 2024, finishes: [1, 2] },
      { id: 'c', name: 'Gone', lastYear: 2023, finishes: [3, null] },
    ],
  });
});
