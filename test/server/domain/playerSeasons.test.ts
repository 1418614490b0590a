import { playerSeasons, type StoryWeek } from '../../../server/domain/playerSeasons';

const week = (season: number, number: number, points: number | null, more: Partial<StoryWeek> = {}): StoryWeek => ({
  ...{ season, week: number, points, slot: 'starter', teamId: 'A', isBye: false, opponentId: null },
  ...more,
});

test('a season has its weeks in their order, the points of all, and of those in which he started', () => {
  const weeks = [week(2025, 1, 10.1), week(2025, 2, 20.2, { slot: 'bench' }), week(2025, 3, null), week(2024, 1, 4)];
  expect(playerSeasons(weeks)).toEqual([
    { season: 2025, points: 30.3, startedPoints: 10.1, weeks: weeks.slice(0, 3) },
    { season: 2024, points: 4, startedPoints: 4, weeks: weeks.slice(3) },
  ]);
});

test('a week of several teams counts once, as started if he started for one of them', () => {
  const weeks = [week(2025, 1, 10, { slot: 'bench' }), week(2025, 1, 10, { teamId: 'B' }), week(2025, 2, -1.5)];
  expect(playerSeasons(weeks)).toMatchObject([{ points: 8.5, startedPoints: 8.5 }]);
});

test('a season without a played week has no points', () => {
  expect(playerSeasons([week(2025, 1, null, { isBye: true })])).toMatchObject([{ points: 0, startedPoints: 0 }]);
  expect(playerSeasons([])).toEqual([]);
});
