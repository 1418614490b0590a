import { cellText, cellValue, sortValue, type Column } from './columnTypes';
import { sortRows } from './sorting';

/** A value of a column, to choose in its filter. */
export type Choice = {
  /** The value in the URL. */
  value: string;
  /** Its words in the filter. */
  label: string;
};

/** The choice of the rows that have no value. */
const NONE = 'none';

/** The choice that a row falls under: its value, or the text of a value that is no text. */
export function choiceOf<Row extends object>(column: Column<Row>, row: Row): string {
  const value = cellValue(column, row);
  if (value === undefined) return NONE;
  return typeof value === 'string' ? value : cellText(column, row);
}

/** The different values of a column, in its order; rows without a value come last. */
export function choicesOf<Row extends object>(column: Column<Row>, rows: readonly Row[]): Choice[] {
  const firstRows = new Map<string, Row>();
  for (const row of rows) if (!firstRows.has(choiceOf(column, row))) firstRows.set(choiceOf(column, row), row);
  return sortRows([...firstRows], ([, row]) => sortValue(column, row), 'asc').map(([value, row]) => ({
    value,
    label: value === NONE ? (column.missingChoice ?? cellText(column, row)) : cellText(column, row),
  }));
}

/** Reads chosen values, such as `QB,RB`. What the column does not have is left out. */
export function readChoices(text: string, choices: readonly Choice[]): Choice[] {
  const chosen = text.split(',').map((value) => value.trim().toLowerCase());
  return choices.filter(({ value }) => chosen.includes(value.toLowerCase()));
}

/** Chosen values as `readChoices` reads them. */
export const writeChoices = (values: readonly string[]): string => values.join(',');

/** Chosen values in a few words: `QB, RB`. */
export const describeChoices = (chosen: readonly Choice[]): string =>
  chosen.map(({ value, label }) => (value === NONE ? label : value)).join(', ');
