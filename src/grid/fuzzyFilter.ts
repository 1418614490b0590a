import { matchSorter, rankings } from 'match-sorter';

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

/** The rows in whose texts every word of a search stands, best match first: of the last word, then of the one before it. */
export function searchRows<Row>(rows: readonly Row[], search: string, textsOf: (row: Row) => string[]): readonly Row[] {
  return search
    .split(/\s+/)
    .reduce<readonly Row[]>(
      (left, word) =>
        matchSorter(left, word, { keys: [textsOf], threshold: rankings.CONTAINS, baseSort: (a, b) => a.index - b.index }),
      rows,
    );
}
