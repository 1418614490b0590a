import type { Schema } from '../../api/types';
import type { Column } from '../../grid/columnTypes';
import type { ColumnOptions } from '../../grid/baseColumn';
import { number } from '../../grid/columnKinds';
import { points } from '../../lib/numbers';
import type { SummaryRowDef } from '../../grid/summary';

/**
 * The four scores of a team's year or week, in points.
 * @param to the URL that a row's total links to
 */
export const scoreColumns = <Row extends Schema<'TeamScore'>>(
  size: Pick<ColumnOptions<Row>, 'width' | 'flex'>,
  to?: (row: Row) => string,
): Column<Row>[] => [
  number<Row>('teamScoreTotal', 'Team Score', { ...size, format: points, description: 'Points of the starters' }),
  number<Row>('benchScoreTotal', 'Bench Score', { ...size, format: points, description: 'Points of the players on the bench' }),
  number<Row>('resScoreTotal', 'Res Score', { ...size, format: points, description: 'Points of the players in reserve' }),
  number<Row>('teamScoreIncBenchAndRes', 'Total Score', {
    ...size,
    format: points,
    description: 'Starters, bench and reserve',
    ...(to && { to }),
  }),
];

const scores = ['teamScoreTotal', 'benchScoreTotal', 'resScoreTotal', 'teamScoreIncBenchAndRes'];

/** Totals and averages of the rows. */
export const scoreSummary: SummaryRowDef<Schema<'TeamScore'>>[] = [
  { label: 'Total', of: 'sum', fields: scores },
  { label: 'Average', of: 'average', fields: scores },
];
