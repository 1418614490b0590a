import { useMemo } from 'react';
import { choicesOf, writeChoices } from './choices';
import type { Column } from './columnTypes';
import type { TableView } from './useTableView';

type Props<Row extends object> = { column: Column<Row>; rows: readonly Row[]; view: TableView<Row> };

/** The filter of a column with choices, as a native select of one of them. A filter that the URL has otherwise is an entry of its own. */
export function FilterSelect<Row extends object>({ column, rows, view }: Props<Row>) {
  const { field, headerName } = column;
  const choices = useMemo(() => choicesOf(column, rows), [column, rows]);
  const applied = view.filters.find((filter) => filter.field === field);
  const entries = choices.map(({ value, label }) => ({ text: writeChoices([value]), label }));
  const isOther = applied !== undefined && entries.every(({ text }) => text !== applied.text);
  return (
    <select
      className="input"
      aria-label={headerName}
      value={applied?.text ?? ''}
      onChange={(event) => view.setFilter(field, event.target.value)}
    >
      <option value="">{headerName}: all</option>
      {isOther && <option value={applied.text}>{applied.label}</option>}
      {entries.map(({ text, label }) => (
        <option key={text} value={text}>
          {label}
        </option>
      ))}
    </select>
  );
}
