import { cellText, cellValue, sortValue, type Choice, type Column } from './columnTypes';
import { matchText } from '../../server/domain/matchText';
import { sortRows } from './sorting';

/** The choice for rows without a value. */
const NONE = 'none';

/** The choice of a row: its value if that is a string, else the formatted text. */
function choiceOf<Row extends object>(column: Column<Row>, row: Row): string {
  const value = cellValue(column, row);
  if (value === undefined) return NONE;
  return typeof value === 'string' ? value : cellText(column, row);
}

/** The label of a row's choice. */
const choiceLabel = <Row extends object>(column: Column<Row>, row: Row): string =>
  (cellValue(column, row) === undefined ? column.missingChoice : undefined) ?? cellText(column, row);

/** The choices that find a row: its values in a column with several, else its one. */
export const rowChoices = <Row extends object>(column: Column<Row>, row: Row): readonly Choice[] =>
  column.choices?.(row) ?? [{ value: choiceOf(column, row), label: choiceLabel(column, row) }];

/** The different values of rows with several, by label; each has the label of its first row. */
function severalChoicesOf<Row>(choices: (row: Row) => readonly Choice[], rows: readonly Row[]): Choice[] {
  const known = new Map<string, Choice>();
  for (const choice of rows.flatMap(choices)) if (!known.has(choice.value)) known.set(choice.value, choice);
  return sortRows([...known.values()], ({ label }) => label, 'asc');
}

/** The different values of a column, in its order; rows without a value come last. */
export function choicesOf<Row extends object>(column: Column<Row>, rows: readonly Row[]): Choice[] {
  if (column.choices) return severalChoicesOf(column.choices, rows);
  const firstRows = new Map<string, Row>();
  for (const row of rows) if (!firstRows.has(choiceOf(column, row))) firstRows.set(choiceOf(column, row), row);
  return sortRows([...firstRows], ([, row]) => sortValue(column, row), 'asc').map(([value, row]) => ({
    value,
    label: choiceLabel(column, row),
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
  values.map((value) => value.replace(/[\\,]|^~/g, '\\$&')).join(',');

/** Before a text that was typed instead of choosing. */
const TYPED = '~';

/** The text that was typed instead of choosing values; empty for chosen ones. */
export const typedText = (text: string): string => (text.startsWith(TYPED) ? text.slice(TYPED.length).trim() : '');

/** A typed text as `typedText` reads it; empty for a blank one. */
export const writeTyped = (typed: string): string => (typed.trim() === '' ? '' : `${TYPED}${typed.trim()}`);

/** The choices that a typed text leaves, best match first. */
export const narrowed = (choices: readonly Choice[], typed: string): readonly Choice[] =>
  typed.trim() === '' ? choices : matchText(choices, typed, ({ label }) => ({ names: [label] }));

/** Chosen values in a few words: `QB, RB`. */
export const describeChoices = (chosen: readonly Choice[]): string =>
  chosen.map(({ value, label }) => (value === NONE ? label : value)).join(', ');
