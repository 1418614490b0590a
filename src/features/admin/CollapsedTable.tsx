import { useState } from 'react';
import { Button } from '../../components/Button';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';

const COLLAPSED_ROWS = 15;

type Props<Row> = {
  label: string;
  columns: StaticColumn<Row>[];
  rows: Row[];
  /** What the shown rows are called; the first ones by default. */
  shown?: 'first' | 'last';
  /** Whether cells contain links or buttons. */
  hasLinks?: boolean;
};

/** A table that shows its first rows, with a button for the others. */
export function CollapsedTable<Row extends { key: string }>({
  label,
  columns,
  rows,
  shown = 'first',
  hasLinks = false,
}: Props<Row>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <StaticTable
        label={label}
        columns={columns}
        rows={all ? rows : rows.slice(0, COLLAPSED_ROWS)}
        rowKey={({ key }) => key}
        hasLinks={hasLinks}
      />
      {rows.length > COLLAPSED_ROWS && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show the ${shown} ${COLLAPSED_ROWS}` : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}
