import type { StaticColumn } from './StaticTable';

/** What abbreviated headers mean, in a line below their table or tables: their tooltips need a mouse. */
export function ColumnLegend({ columns }: { columns: readonly Pick<StaticColumn<never>, 'key' | 'header' | 'description'>[] }) {
  return (
    <p className="muted column-legend row">
      {columns.map(
        ({ key, header, description }) =>
          description && (
            <span key={key}>
              <strong>{header}</strong> {description}
            </span>
          ),
      )}
    </p>
  );
}
