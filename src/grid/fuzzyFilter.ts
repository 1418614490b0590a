import { matchText } from '../../server/domain/matchText';

export interface FilterStep<Row> {
  text: string;
  /** What the filtered column shows for a row. */
  textOf: (row: Row) => string;
}

/**
 * The rows that match every filter, best match first. The last filter ranks; ties are ranked by the filter before it, and so on, finally
 * by the original order.
 */
export function fuzzyFilter<Row>(rows: readonly Row[], filters: readonly FilterStep<Row>[]): readonly Row[] {
  return filters.reduce((left, { text, textOf }) => matchText(left, text, (row) => ({ names: [textOf(row)] })), rows);
}
