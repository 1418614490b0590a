import type { ReactNode } from 'react';
import { cellText, cellValue, type Column } from './columnTypes';

type Props<Row extends object> = {
  /** They stand before the title. */
  leads: readonly Column<Row>[];
  title: Column<Row>;
  chips: readonly Column<Row>[];
  /** The pixels beside the cell, below which the chips have space, too. */
  width: number;
  row: Row;
  tabIndex: -1 | 0;
};

/** A cell's content: of its renderer, or its text. */
export function cellContent<Row extends object>(column: Column<Row>, row: Row, tabIndex: -1 | 0): ReactNode {
  const formattedValue = cellText(column, row);
  return column.renderCell?.({ row, value: cellValue(column, row), formattedValue, tabIndex }) ?? formattedValue;
}

/** The grid's cell of a narrow row: leads and title, and below them the chips. */
export function NarrowCell<Row extends object>({ leads, title, chips, width, row, tabIndex }: Props<Row>) {
  const known = chips.filter((chip) => cellValue(chip, row) !== undefined);
  return (
    <div className="narrow-row">
      <div className="narrow-first">
        {leads.map((lead) => (
          <div key={lead.field} className="narrow-lead" data-label={lead.narrowLabel}>
            {cellContent(lead, row, tabIndex)}
          </div>
        ))}
        <div className="narrow-title" data-label={title.narrowLabel}>
          {cellContent(title, row, tabIndex)}
        </div>
      </div>
      <div className="narrow-chips" style={{ marginRight: -width }}>
        {known.map((chip) => (
          <span
            key={chip.field}
            className={chip.align === 'right' ? 'narrow-chip numeric' : 'narrow-chip'}
            data-label={chip.narrowLabel}
          >
            {cellContent(chip, row, tabIndex)}
          </span>
        ))}
      </div>
    </div>
  );
}
