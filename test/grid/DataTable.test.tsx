import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { Column } from '../../src/grid/column';
import { check, counter, link, number, text } from '../../src/grid/columns';
import { DataTable } from '../../src/grid/DataTable';
import { LazyTable } from '../../src/grid/LazyTable';
import type { TableProps } from '../../src/grid/tableProps';
import { rest } from '../support/rest';

interface Player {
  id: string;
  name: string;
  position: string;
  adp: number | null;
  keeper: boolean;
}

const player = (id: string, name: string, position: string, adp: number | null): Player => ({
  id,
  name,
  position,
  adp,
  keeper: false,
});

const few = [
  player('1', 'Josh Allen', 'QB', 22.5),
  player('2', 'Allen Lazard', 'WR', null),
  player('3', 'Keenan Allen', 'WR', 101.25),
  player('4', 'Saquon Barkley', 'RB', 2),
];
const many = Array.from({ length: 45 }, (_, index) => player(String(index), `Player ${index + 1}`, 'WR', index + 1));

const onKeeper = jest.fn();
const onRowOpen = jest.fn();
const columns: Column<Player>[] = [
  counter(),
  text('name', 'Name', { width: 160 }),
  text('position', 'Position', { width: 110 }),
  number('adp', 'ADP', { digits: 2 }),
  check('keeper', 'Keeper', { label: (row) => `Keeper: ${row.name}`, onChange: (row, checked) => onKeeper(row.id, checked) }),
];

function show(props: Partial<TableProps<Player>> = {}, Table = DataTable<Player>) {
  const table = { label: 'Players', rows: few, columns, loading: false, ...props };
  return render(
    <MemoryRouter>
      <Table {...table} />
    </MemoryRouter>,
  );
}

const names = () => [...document.querySelectorAll('[role=gridcell][data-field=name]')].map((cell) => cell.textContent);
const button = (name: string) => screen.getByRole('button', { name });

async function filter(user: ReturnType<typeof userEvent.setup>, column: string, value: string) {
  await user.click(button(`Filter ${column}`));
  await user.type(screen.getByRole('textbox', { name: column }), value);
  await user.click(button('Apply'));
}

beforeEach(() => jest.clearAllMocks());

test("without rows: 'No data available', and Retry only after a failed load", async () => {
  const onRetry = jest.fn();
  const { rerender } = show({ rows: [], onRetry });
  expect(screen.getByText('No data available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  rerender(
    <MemoryRouter>
      <DataTable label="Players" rows={[]} columns={columns} loading={false} error={new Error('down')} onRetry={onRetry} />
    </MemoryRouter>,
  );
  await userEvent.click(button('Retry'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('while loading there is a spinner inside the region, and no message', () => {
  show({ rows: [], loading: true });
  const region = screen.getByRole('region', { name: 'Players' });
  expect(within(region).getByRole('progressbar')).toBeVisible();
  expect(screen.queryByText('No data available')).toBeNull();
});

test('the apply button is disabled while the input is empty; the best match comes first until the user sorts', async () => {
  const user = userEvent.setup({ delay: null });
  show({ filters: true, sort: { field: 'adp', direction: 'asc' } });
  expect(names()).toEqual(['Saquon Barkley', 'Josh Allen', 'Keenan Allen', 'Allen Lazard']);
  await user.click(button('Filter Name'));
  expect(button('Apply')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'allen');
  await user.click(button('Apply'));
  expect(names()).toEqual(['Allen Lazard', 'Josh Allen', 'Keenan Allen']);
  await user.click(screen.getByRole('columnheader', { name: /ADP/ }));
  expect(names()).toEqual(['Josh Allen', 'Keenan Allen', 'Allen Lazard']);
  await user.click(screen.getByRole('columnheader', { name: /ADP/ }));
  expect(names()).toEqual(['Keenan Allen', 'Josh Allen', 'Allen Lazard']);
});

test('several columns filter at once; nothing left says so; a chip and Clear take a filter away', async () => {
  const user = userEvent.setup({ delay: null });
  show({ filters: true });
  await filter(user, 'Name', 'allen');
  await filter(user, 'Position', 'wr');
  expect(names()).toEqual(['Allen Lazard', 'Keenan Allen']);
  await filter(user, 'ADP', '999');
  expect(names()).toEqual([]);
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeVisible();
  await user.click(button('Remove ADP: 999'));
  await user.click(button('Filter Name'));
  await user.click(button('Clear'));
  expect(names()).toEqual(['Allen Lazard', 'Keenan Allen']);
  await user.click(button('Remove Position: wr'));
  expect(names()).toHaveLength(4);
});

test('pages of 20 with page buttons, and Show 10, 20, 50, 100 and All', async () => {
  const user = userEvent.setup({ delay: null });
  show({ rows: many, pagination: true });
  expect(names()).toHaveLength(20);
  const size = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Show 10', 'Show 20', 'Show 50', 'Show 100', 'All']);
  await user.click(button('3'));
  expect(button('3')).toHaveAttribute('aria-current', 'page');
  expect(names()).toEqual(['Player 41', 'Player 42', 'Player 43', 'Player 44', 'Player 45']);
  expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent('41');
  await user.selectOptions(size, 'All');
  expect(screen.getByText('1–45 of 45')).toBeVisible();
  expect(screen.queryByRole('button', { name: '2' })).toBeNull();
});

test('a row opens by click and by Enter, its checkbox does not open it', async () => {
  const user = userEvent.setup({ delay: null });
  show({ onRowOpen });
  await user.click(screen.getByText('Josh Allen'));
  expect(onRowOpen).toHaveBeenLastCalledWith(few[0]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onRowOpen).toHaveBeenLastCalledWith(few[1]);
  expect(onRowOpen).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('checkbox', { name: 'Keeper: Keenan Allen' }));
  expect(onKeeper).toHaveBeenCalledWith('3', true);
  expect(onRowOpen).toHaveBeenCalledTimes(2);
});

test('the first rows are a plain table at once, in the default order, and become the grid with what the viewer has chosen', async () => {
  const user = userEvent.setup({ delay: null });
  const linked = [link<Player>('name', 'Name', { to: (row) => `/team/${row.id}` }), number<Player>('adp', 'ADP', { digits: 2 })];
  show({ columns: linked, sort: { field: 'adp', direction: 'asc' }, onRowOpen }, LazyTable<Player>);
  // The change waits while the focus is inside.
  act(() => button('ADP').focus());
  const table = screen.getByRole('table', { name: 'Players' });
  const cells = () =>
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells()).toEqual(['Saquon Barkley', '2.00', 'Josh Allen', '22.50', 'Keenan Allen', '101.25', 'Allen Lazard', 'N/A']);
  expect(screen.getByRole('link', { name: 'Saquon Barkley' })).toHaveAttribute('href', '/team/4');
  await user.click(button('ADP'));
  expect(cells().slice(0, 2)).toEqual(['Keenan Allen', '101.25']);
  await rest(300);
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(document.body);
  expect(await screen.findByRole('grid', { name: 'Players' })).toBeVisible();
  expect(names()).toEqual(['Keenan Allen', 'Josh Allen', 'Saquon Barkley', 'Allen Lazard']);
  expect(screen.getByRole('link', { name: 'Saquon Barkley' })).toHaveAttribute('href', '/team/4');
});

test('the change waits while something in the plain table is pressed, so that no click is lost', async () => {
  show({ onRowOpen }, LazyTable<Player>);
  const cell = within(screen.getByRole('table')).getByText('Josh Allen');
  fireEvent.pointerDown(cell);
  await rest(300);
  expect(cell).toBeInTheDocument();
  fireEvent.pointerUp(cell);
  fireEvent.click(cell);
  expect(onRowOpen).toHaveBeenCalledWith(few[0]);
  expect(await screen.findByRole('grid', { name: 'Players' })).toBeVisible();
});

test('the export saves the found rows as all-data.csv', async () => {
  const user = userEvent.setup({ delay: null });
  const saved: [string, Blob][] = [];
  let blob: Blob;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:table';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, blob]);
  });
  show({ filters: true, exportable: true });
  await filter(user, 'Name', 'josh');
  await user.click(button('Export'));
  const [name, file] = saved[0]!;
  const reader = new FileReader();
  const content = await new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
  expect([name, content]).toEqual(['all-data.csv', 'Name,Position,ADP,Keeper\r\nJosh Allen,QB,22.5,false']);
});
