import { matchSorter } from 'match-sorter';
import { matchText } from '../../server/domain/matchText';
import { NOT_AVAILABLE } from '../lib/numbers';
import { choicesOf, describeChoices, readChoices, rowChoices, typedText, writeChoices } from './choices';
import { cellText, cellValue, type Column } from './columnTypes';
import { parseNumberFilter } from './numberFilter';

/** Equal matches keep their order. */
const baseSort = (a: { index: number }, b: { index: number }) => a.index - b.index;

/** One column's filter. */
export type ColumnFilter = {
  field: string;
  headerName: string;
  /** As in the URL: the typed text, or the chosen values (`readChoices`, `typedText`). */
  text: string;
  /** The filter in words. */
  label: string;
};

type AppliedFilter<Row> = ColumnFilter & {
  /** Whether the filter puts the best match first; otherwise rows keep their order. */
  ranks: boolean;
  apply: (rows: readonly Row[]) => readonly Row[];
};

/**
 * The number that a row shows in a column, also one that stands for a missing value, such as 999; undefined without any. A rounded number is
 * compared as it is shown.
 */
function shownNumber<Row extends object>(column: Column<Row>, row: Row): number | undefined {
  const value = cellValue(column, row);
  const text = cellText(column, row);
  const shown = text.trim() === '' ? NaN : Number(text);
  if (!Number.isNaN(shown)) return shown;
  return typeof value === 'number' ? value : undefined;
}

function byNumber<Row extends object>(column: Column<Row>, text: string): Pick<AppliedFilter<Row>, 'ranks' | 'apply'> {
  const test = parseNumberFilter(text);
  if (!test) {
    const textsOf = (row: Row) => [cellText(column, row), ...(cellValue(column, row) === undefined ? [NOT_AVAILABLE] : [])];
    return { ranks: true, apply: (rows) => matchSorter(rows, text, { keys: [textsOf], baseSort }) };
  }
  const passes = (row: Row) => {
    const number = shownNumber(column, row);
    return number !== undefined && test(number);
  };
  return { ranks: false, apply: (rows) => rows.filter(passes) };
}

/** A column's filter; undefined for choices that none of the table's rows has. */
function columnFilter<Row extends object>(
  column: Column<Row>,
  text: string,
  rows: readonly Row[],
): AppliedFilter<Row> | undefined {
  const { field, headerName, filterBy = 'text' } = column;
  const own = { field, headerName, text, label: text };
  if (filterBy === 'number') return { ...own, ...byNumber(column, text) };
  if (filterBy === 'text') {
    return { ...own, ranks: true, apply: (left) => matchText(left, text, (row) => ({ names: [cellText(column, row)] })) };
  }
  const typed = typedText(text);
  if (typed) {
    const textOf = (row: Row) => {
      const labels = rowChoices(column, row).map(({ label }) => label);
      return { names: [labels.join(' ')] };
    };
    return { ...own, label: typed, ranks: true, apply: (left) => matchText(left, typed, textOf) };
  }
  const chosen = readChoices(text, choicesOf(column, rows));
  if (chosen.length === 0) return undefined;
  const values = chosen.map(({ value }) => value);
  return {
    ...own,
    text: writeChoices(values),
    label: describeChoices(chosen),
    ranks: false,
    apply: (left) => left.filter((row) => rowChoices(column, row).some(({ value }) => values.includes(value))),
  };
}

/** The filters of a table's query that its filterable columns have, in the order in which they were set. */
export function columnFilters<Row extends object>(
  filters: readonly { field: string; text: string }[],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): AppliedFilter<Row>[] {
  return filters.flatMap(({ field, text }) => {
    const column = columns.find((each) => each.field === field && each.filterable !== false);
    return (column && columnFilter(column, text, rows)) ?? [];
  });
}
