import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { number, text } from '../../src/grid/columns';
import { DataTable } from '../../src/grid/DataTable';
import type { FooterRow } from '../../src/grid/footer';
import { PlainTable } from '../../src/grid/PlainTable';
import { TableFrame } from '../../src/grid/TableFrame';
import type { TableProps } from '../../src/grid/tableProps';
import { useTableView } from '../../src/grid/useTableView';

type Player = { id: string; name: string; adp: number | null };

/** What `LazyTable` shows until the grid's code has come. */
function FirstTable(table: TableProps<Player>) {
  const view = useTableView(table);
  return (
    <TableFrame table={table} view={view}>
      <PlainTable table={table} view={view} />
    </TableFrame>
  );
}

const onRowOpen = jest.fn();
const table = {
  label: 'Players',
  rows: [
    { id: '1', name: 'Josh Allen', adp: 22.5 },
    { id: '2', name: 'Saquon Barkley', adp: 2 },
    { id: '3', name: 'Allen Lazard', adp: null },
  ],
  columns: [
    text<Player>('name', 'Name', { renderCell: ({ row }) => row.name.toUpperCase() }),
    number<Player>('adp', 'ADP', { digits: 2, description: 'Average draft position' }),
  ],
  footer: [{ label: 'Average', of: 'average', fields: ['adp'] }] satisfies FooterRow<Player>[],
  loading: false,
  onRowOpen,
};

describe.each([
  ['grid', DataTable<Player>, 'gridcell'],
  ['plain table', FirstTable, 'cell'],
])('%s', (_name, Table, cell) => {
  const show = (address = '/') =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Table {...table} />
      </MemoryRouter>,
    );

  test('a header’s meaning describes it, is shown by focus and by pointer, and goes by Escape', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    const header = screen.getByRole('columnheader', { name: /ADP/ });
    const target = within(header).queryByRole('button') ?? header;
    expect(target).toHaveAccessibleDescription('Average draft position');
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => target.focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Average draft position');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.hover(header);
    expect(screen.getByRole('tooltip')).toBeVisible();
    await user.hover(screen.getByText('JOSH ALLEN'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('the footer stays last in every order, is of the known numbers, and opens nothing', async () => {
    const user = userEvent.setup({ delay: null });
    show('/?sort=-adp');
    expect(screen.getAllByRole(cell).map(({ textContent }) => textContent)).toEqual([
      'JOSH ALLEN',
      '22.50',
      'SAQUON BARKLEY',
      '2.00',
      'ALLEN LAZARD',
      'N/A',
      'Average',
      '12.25',
    ]);
    await user.click(screen.getByText('Average'));
    expect(onRowOpen).not.toHaveBeenCalled();
  });
});
