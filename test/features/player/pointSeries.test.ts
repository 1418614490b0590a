import type { Schema } from '../../../src/api/types';
import { pointSeries } from '../../../src/features/player/pointSeries';

const team = { teamId: '1', teamName: 'One' };
const week = (number: number, points: number | null, more: Partial<Schema<'PlayerWeek'>> = {}): Schema<'PlayerWeek'> => ({
  ...{ week: number, points, isBye: false, slot: 'starter', team, opponent: null },
  ...more,
});

test('every week from the first to the last has a place, without points where he did not play or no team had him', () => {
  const weeks = [week(2, 10), week(3, 4, { slot: 'bench' }), week(5, null), week(6, 0, { isBye: true }), week(7, 0)];
  expect(pointSeries(weeks)).toEqual({
    weeks: [2, 3, 4, 5, 6, 7],
    all: [10, 4, null, null, null, 0],
    benched: [null, 4, null, null, null, null],
  });
});

test('a week of several teams is one, started if one of them started him', () => {
  const other = { teamId: '2', teamName: 'Two' };
  expect(pointSeries([week(1, 8, { slot: 'bench' }), week(1, 8, { team: other })])).toEqual({
    weeks: [1],
    all: [8],
    benched: [null],
  });
  expect(pointSeries([])).toEqual({ weeks: [], all: [], benched: [] });
});
