import type { AllTimeTeamRow } from '../../entities/generated/gamesTables.gen';
import { number, rowNumber } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import { recordText } from '../../league/records';
import { team } from '../../league/nameColumns';
import { percentage, points } from '../../lib/numbers';

/** The columns of the all-time standings; of head-to-head records those without seasons and titles. */
export const allTimeColumns = (isHeadToHead: boolean): Column<AllTimeTeamRow>[] => [
  rowNumber(),
  team('teamName', isHeadToHead ? 'Opponent' : 'Team', { flex: 1, width: 170, pinned: 'alone', narrow: 'title' }),
  ...(isHeadToHead
    ? []
    : [
        number<AllTimeTeamRow>('seasons', 'Seasons', { width: 92, narrow: 'chip' }),
        number<AllTimeTeamRow>('titles', 'Titles', { width: 74, narrow: 'chip' }),
        number<AllTimeTeamRow>('topThree', 'Top 3', {
          ...{ width: 74, narrow: 'chip', description: 'Seasons as champion, second or third' },
        }),
      ]),
  number('wins', 'W', { width: 60, narrow: 'chip', description: 'Wins' }),
  number('losses', 'L', { width: 60, narrow: 'chip', description: 'Losses' }),
  number('draws', 'T', { width: 60, narrow: 'chip', description: 'Ties' }),
  number('percentage', 'Pct', {
    ...{ width: 74, narrow: 'figure', format: percentage, description: 'Winning percentage; a tie is half of a win' },
  }),
  number('pointsFor', 'F', { width: 98, narrow: 'chip', format: points, description: 'Points for' }),
  number('pointsAgainst', 'A', { width: 98, narrow: 'chip', format: points, description: 'Points against' }),
];

/** The wins, losses and ties of all rows: `31-27`. */
export const totalText = (rows: readonly AllTimeTeamRow[]): string =>
  recordText(
    rows.reduce(
      (sum, { wins, losses, draws }) => ({ wins: sum.wins + wins, losses: sum.losses + losses, draws: sum.draws + draws }),
      { wins: 0, losses: 0, draws: 0 },
    ),
  );
