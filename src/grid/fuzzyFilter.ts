import { matchSorter } from 'match-sorter';

export interface FilterStep<Row> {
  text: string;
  /** What the filtered column shows for a row. */
  textOf: (row: Row) => string;
}

/**
 * The rows that match every filter, best match first. The last filter ranks; among its equals the one before it does, and so on
 * down to the order in which the rows came.
 */
export function fuzzyFilter<Row>(rows: readonly Row[], filters: readonly FilterStep<Row>[]): readonly Row[] {
  return filters.reduce<readonly Row[]>(
    (left, { text, textOf }) => matchSorter(left, text, { keys: [textOf], baseSort: (a, b) => a.index - b.index }),
    rows,
  );
}
