import type { Schema } from '../../api/types';

type Week = Schema<'PlayerWeek'>;

/**
 * A player's points from his first to his last week of a season, null where he did not play or no team had him, and the same of the weeks
 * without a start only. A week of several teams is one, started if one of them started him.
 */
export function pointSeries(weeks: readonly Week[]): { weeks: number[]; all: (number | null)[]; benched: (number | null)[] } {
  const numbers = weeks.map(({ week }) => week);
  const first = Math.min(...numbers);
  const every = weeks.length > 0 ? Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => first + index) : [];
  const ofWeek = (week: number) => weeks.filter((each) => each.week === week);
  const pointsOf = (week: number) => {
    const played = ofWeek(week).flatMap(({ points, isBye }) => (points === null || isBye ? [] : [points]));
    return played.length > 0 ? Math.max(...played) : null;
  };
  const isStarted = (week: number) => ofWeek(week).some(({ slot }) => slot === 'starter');
  return {
    weeks: every,
    all: every.map(pointsOf),
    benched: every.map((week) => (isStarted(week) ? null : pointsOf(week))),
  };
}
