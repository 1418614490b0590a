import Box from '@mui/material/Box';
import { gridVisibleColumnDefinitionsSelector, useGridApiContext, useGridEvent, useGridSelector } from '@mui/x-data-grid';
import { useRef } from 'react';
import type { SummaryRow } from './summary';
import { tableSizes } from './tableSize';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    label: string;
    summary: readonly SummaryRow[];
  }
}

/** The styles of the grid's cells. */
const styles = {
  flex: 'none',
  overflow: 'hidden',
  '& table': { borderSpacing: 0, tableLayout: 'fixed' },
  '& :is(th, td)': {
    height: tableSizes.row,
    borderTop: 1,
    borderColor: 'divider',
    backgroundColor: 'background.raised',
    fontWeight: 600,
    textAlign: 'left',
  },
  // A bold sum is wider than the numbers above it.
  '&& .numeric': { paddingLeft: 0, textAlign: 'right' },
} as const;

/** The summary rows of a grid. They follow its column widths, hidden columns and scrolling. */
export function SummaryFooter({ label, summary }: { label: string; summary: readonly SummaryRow[] }) {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const box = useRef<HTMLDivElement>(null);
  useGridEvent(apiRef, 'scrollPositionChange', ({ left }) => {
    if (box.current) box.current.scrollLeft = left;
  });
  if (summary.length === 0) return null;
  return (
    <Box ref={box} className="table-summary" sx={styles}>
      <table aria-label={`${label}: summary`} style={{ width: columns.reduce((sum, column) => sum + column.computedWidth, 0) }}>
        <tbody>
          {summary.map((row) => (
            <tr key={row.label}>
              {columns.map(({ field, computedWidth, align, headerClassName }, index) => {
                const text = row.texts.get(field) ?? '';
                const className = [align === 'right' && 'numeric', headerClassName].filter(Boolean).join(' ');
                if (index > 0) {
                  return (
                    <td key={field} className={className} style={{ width: computedWidth }}>
                      {text}
                    </td>
                  );
                }
                return (
                  <th key={field} scope="row" className={className} style={{ width: computedWidth }}>
                    {`${row.label} ${text}`.trim()}
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
