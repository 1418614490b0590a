import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { TableProps } from '../../src/grid/tableProps';
import { useTableView } from '../../src/grid/useTableView';

/** What a table shows at a URL with these search parameters, without its page. */
export function viewOf<Row extends object>(
  table: Partial<TableProps<Row>> & Pick<TableProps<Row>, 'rows' | 'columns'>,
  params: Record<string, string> = {},
) {
  const { result, unmount } = renderHook(() => useTableView<Row>({ label: 'Table', loading: false, ...table }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/?${new URLSearchParams(params).toString()}`]}>{children}</MemoryRouter>
    ),
  });
  unmount();
  return result.current;
}
