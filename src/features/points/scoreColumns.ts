import type { Schema } from '../../api/types';
import type { Column } from '../../grid/columnTypes';
import type { ColumnOptions } from '../../grid/baseColumn';
import { number } from '../../grid/columnKinds';
import { points } from '../../lib/numbers';
import type { SummaryRowDef } from '../../grid/summary';

/** The URLs that a row's scores link to. */
type ScoreLinks<Row> = Partial<Record<'teamScoreTotal' | 'teamScoreIncBenchAndRes', (row: Row) => string>>;

/** The places of the scores in a narrow row. */
type ScorePlaces = Partial<Record<keyof Schema<'TeamScore'>, 'figure' | 'chip'>>;

/** The four scores of a team's year or week, in points. */
export function scoreColumns<Row extends Schema<'TeamScore'>>(
  size: Pick<ColumnOptions<Row>, 'width' | 'flex'>,
  links: ScoreLinks<Row>,
  places: ScorePlaces,
): Column<Row>[] {
  const score = (field: keyof Schema<'TeamScore'>, header: string, description: string, to?: (row: Row) => string) =>
    number<Row>(field, header, {
      ...size,
      ...{ format: points, description, ...(to && { to }) },
      narrow: places[field],
      narrowLabel: header.replace(' Score', ''),
    });
  return [
    score('teamScoreTotal', 'Team Score', 'Points of the starters', links.teamScoreTotal),
    score('benchScoreTotal', 'Bench Score', 'Points of the players on the bench'),
    score('resScoreTotal', 'Res Score', 'Points of the players in reserve'),
    score('teamScoreIncBenchAndRes', 'Total Score', 'Starters, bench and reserve', links.teamScoreIncBenchAndRes),
  ];
}

const scores = ['teamScoreTotal', 'benchScoreTotal', 'resScoreTotal', 'teamScoreIncBenchAndRes'];

/** Totals and averages of the rows. */
export const scoreSummary: SummaryRowDef<Schema<'TeamScore'>>[] = [
  { label: 'Total', of: 'sum', fields: scores },
  { label: 'Average', of: 'average', fields: scores },
];
