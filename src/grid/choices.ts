import { cellText, cellValue, sortValue, type Column } from './columnTypes';
import { sortRows } from './sorting';

/** A value of a column, to choose in its filter. */
export type Choice = {
  /** The value in the URL. */
  value: string;
  /** Its label in the filter. */
  label: string;
};

/** The choice for rows without a value. */
const NONE = 'none';

/** The choice of a row: its value if that is a string, else the formatted text. */
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

/** Reads chosen values, such as `QB,RB`; a comma in a value has a backslash before it. Values that the column does not have are ignored. */
export function readChoices(text: string, choices: readonly Choice[]): Choice[] {
  const values = text.match(/(?:\\.|[^,])+/gs) ?? [];
  const chosen = values.map((value) => value.replace(/\\(.)/gs, '$1').trim().toLowerCase());
  return choices.filter(({ value }) => chosen.includes(value.toLowerCase()));
}

/** Chosen values as `readChoices` reads them. */
export const writeChoices = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');

/** Chosen values in a few words: `QB, RB`. */
export const describeChoices = (chosen: readonly Choice[]): string =>
  chosen.map(({ value, label }) => (value === NONE ? label : value)).join(', ');
