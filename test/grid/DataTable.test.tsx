import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { check, number, rowNumber, text } from '../../src/grid/columnKinds';
import type { Column } from '../../src/grid/columnTypes';
import { DataTable } from '../../src/grid/DataTable';
import { useArrangement } from '../../src/grid/useArrangement';
import type { TableProps } from '../../src/grid/tableProps';
import { AppRouter } from '../../src/components/AppRouter';
import '../support/table';
import { WithoutStyles } from '../support/withoutStyles';

type Player = { id: string; name: string; position: string; adp: number | null; keeper: boolean };

const player = (id: string, name: string, position: string, adp: number | null): Player => ({
  id,
  name,
  position,
  adp,
  keeper: false,
});

const fewPlayers = [
  player('1', 'Josh Allen', 'QB', 22.5),
  player('2', 'Allen Lazard', 'WR', null),
  player('3', 'Keenan Allen', 'WR', 101.25),
  player('4', 'Saquon Barkley', 'RB', 2),
];
const manyPlayers = Array.from({ length: 45 }, (_, index) => player(String(index), `Player ${index + 1}`, 'WR', index + 1));

const onKeeper = jest.fn();
const onRowActivate = jest.fn();
const columns: Column<Player>[] = [
  rowNumber(),
  text('name', 'Name', { width: 160 }),
  text('position', 'Position', { width: 110 }),
  number('adp', 'ADP', { digits: 2, description: 'Average draft position' }),
  check('keeper', 'Keeper', {
    label: (row) => `Keeper: ${row.name}`,
    saving: ({ id }) => id === '4',
    onChange: (row, checked) => onKeeper(row.id, checked),
  }),
];

function tableOf(props: Partial<TableProps<Player>> = {}, url = '/') {
  const element = <DataTable label="Players" rows={fewPlayers} columns={columns} loading={false} {...props} />;
  return <AppRouter router={createMemoryRouter([{ path: '*', element }], { initialEntries: [url] })} />;
}
const show = (props: Partial<TableProps<Player>> = {}, url?: string) => render(tableOf(props, url), { wrapper: WithoutStyles });

const names = () => [...document.querySelectorAll('[role=gridcell][data-field=name]')].map((cell) => cell.textContent);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

test('without rows: a spinner inside the region while it loads, then a message, and Retry only after a failed load; a failed refresh leaves the rows, says that they may be out of date, and offers Retry', async () => {
  const onRetry = jest.fn();
  const { rerender } = show({ rows: [], loading: true });
  expect(within(screen.getByRole('region', { name: 'Players' })).getByRole('progressbar')).toBeVisible();
  expect(screen.queryByText('No data available')).toBeNull();
  rerender(tableOf({ rows: [], onRetry }));
  expect(screen.getByText('No data available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  rerender(tableOf({ rows: [], onRetry, failed: true }));
  await userEvent.click(button('Retry'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/may be out of date/)).toBeNull();
  rerender(tableOf({ onRetry, failed: true }));
  expect(names()).toHaveLength(4);
  expect(screen.getByText(/may be out of date/)).toBeVisible();
  await userEvent.click(button('Retry'));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('the filter form traps the focus, closes by Escape or Apply, which an empty input disables, and returns the focus; the best match comes first until the user sorts', async () => {
  const user = userEvent.setup({ delay: null });
  show({ filters: true, sort: { field: 'adp', direction: 'asc' } });
  expect(names()).toEqual(['Saquon Barkley', 'Josh Allen', 'Keenan Allen', 'Allen Lazard']);
  await user.click(button('Filter Name'));
  const dialog = screen.getByRole('dialog', { name: 'Filter Name' });
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(dialog.closest('[role=presentation]')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Filter Name')).toHaveFocus());
  await user.click(button('Filter Name'));
  expect(button('Apply')).toBeDisabled();
  await user.paste('allen');
  await user.click(button('Apply'));
  expect(names()).toEqual(['Allen Lazard', 'Josh Allen', 'Keenan Allen']);
  await waitFor(() => expect(button('Filter Name')).toHaveFocus());
  await user.click(screen.getByRole('columnheader', { name: /^ADP/ }));
  expect(names()).toEqual(['Josh Allen', 'Keenan Allen', 'Allen Lazard']);
  await user.click(screen.getByRole('columnheader', { name: /^ADP/ }));
  expect(names()).toEqual(['Keenan Allen', 'Josh Allen', 'Allen Lazard']);
  await user.click(screen.getByRole('columnheader', { name: /^ADP/ }));
  expect(names()).toEqual(['Allen Lazard', 'Josh Allen', 'Keenan Allen']);
});

test('several columns filter at once; no match shows a message; a chip and Clear remove a filter', async () => {
  const user = userEvent.setup({ delay: null });
  show({ filters: true }, '/?filter.name=allen&filter.position=wr');
  expect(names()).toEqual(['Allen Lazard', 'Keenan Allen']);
  await user.click(button('Filter ADP'));
  await user.paste('999');
  await user.click(button('Apply'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual([]);
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeVisible();
  await user.click(button('Remove ADP: 999'));
  await user.click(button('Filter Name'));
  await user.click(button('Clear'));
  expect(names()).toEqual(['Allen Lazard', 'Keenan Allen']);
  await user.click(button('Remove Position: wr'));
  expect(names()).toHaveLength(4);
});

test('pages of 20 with page buttons, and Show 10, 20, 50, 100 and All; the focus stays on Next at the last page', async () => {
  const user = userEvent.setup({ delay: null });
  show({ rows: manyPlayers, columns: columns.slice(0, 2), pagination: true });
  expect(names()).toHaveLength(20);
  const size = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Show 10', 'Show 20', 'Show 50', 'Show 100', 'All']);
  await user.click(button('2'));
  await user.click(button('Next page'));
  expect(button('3')).toHaveAttribute('aria-current', 'page');
  expect(button('Next page')).toHaveFocus();
  expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Player 41', 'Player 42', 'Player 43', 'Player 44', 'Player 45']);
  expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent('41');
  await user.selectOptions(size, 'All');
  expect(screen.getByText('1–45 of 45')).toBeVisible();
  expect(screen.queryByRole('button', { name: '2' })).toBeNull();
});

test('a row is activated by click and by Enter; a click on its checkbox or beside it, in its cell, changes only the checkbox, and nothing while that is saved', async () => {
  const user = userEvent.setup({ delay: null });
  show({ onRowActivate });
  await user.click(screen.getByText('Josh Allen'));
  expect(onRowActivate).toHaveBeenLastCalledWith(fewPlayers[0]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onRowActivate).toHaveBeenLastCalledWith(fewPlayers[1]);
  expect(onRowActivate).toHaveBeenCalledTimes(2);

  const box = screen.getByRole('checkbox', { name: 'Keeper: Keenan Allen' });
  await user.click(box);
  expect(onKeeper.mock.calls).toEqual([['3', true]]);
  await user.click(box.closest('.table-check')!);
  expect(onKeeper.mock.calls).toEqual([
    ['3', true],
    ['3', true],
  ]);
  const saving = screen.getByRole('checkbox', { name: 'Keeper: Saquon Barkley' });
  expect(saving).toHaveAttribute('aria-busy', 'true');
  await user.click(saving);
  expect(onKeeper).toHaveBeenCalledTimes(2);
  expect(onRowActivate).toHaveBeenCalledTimes(2);
});

test('a header’s description is shown on focus, closes on Escape, and is its accessible description; clicks on it sort ascending, descending, ascending', async () => {
  const user = userEvent.setup({ delay: null });
  show();
  const header = screen.getByRole('columnheader', { name: /^ADP/ });
  expect(header).toHaveAttribute('aria-description', 'Average draft position');
  act(() => header.focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Average draft position');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  const firstAfterClick = async () => {
    await user.click(header);
    return names()[0];
  };
  const firsts = [await firstAfterClick(), await firstAfterClick(), await firstAfterClick()];
  expect(firsts).toEqual(['Saquon Barkley', 'Keenan Allen', 'Saquon Barkley']);
});

test('totals are the grid’s footer, of the found rows; they are no rows of the grid', async () => {
  show(
    { summary: [{ label: 'Average', of: 'average', fields: ['adp'] }], sort: { field: 'adp', direction: 'desc' } },
    '/?sort=-adp',
  );
  expect(names()).toEqual(['Keenan Allen', 'Josh Allen', 'Saquon Barkley', 'Allen Lazard']);
  const summary = screen.getByRole('table', { name: 'Players: summary' });
  expect(within(summary).getByRole('row')).toHaveTextContent('Average41.92');
  expect(within(screen.getByRole('grid')).queryByText('41.92')).toBeNull();
});

describe('a viewer’s column arrangement', () => {
  test('is stored in the browser per table, without sort and page, until Reset view', async () => {
    const user = userEvent.setup({ delay: null });
    const { unmount } = show({}, '/?sort=-adp');
    await user.click(button('Compact rows'));
    await user.click(button('Columns'));
    await user.click(await screen.findByRole('checkbox', { name: 'Position' }));
    expect(JSON.parse(localStorage.getItem('table.Players')!)).toEqual({
      density: 'compact',
      visibility: { position: false },
      widths: {},
    });
    unmount();
    show();
    expect(screen.queryByRole('columnheader', { name: /^Position/ })).toBeNull();
    expect(button('Compact rows')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Reset view'));
    expect(screen.getByRole('columnheader', { name: /^Position/ })).toBeVisible();
    expect(button('Standard rows')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('table.Players')).toBeNull();
  });

  test('is changed and reset by the column menu of a table without a toolbar', async () => {
    const user = userEvent.setup({ delay: null });
    localStorage.setItem('table.Players', JSON.stringify({ visibility: { position: false } }));
    show({ toolbar: false });
    expect(screen.queryByRole('toolbar')).toBeNull();
    const openMenu = async () => {
      act(() => screen.getByRole('columnheader', { name: /^ADP/ }).focus());
      await user.keyboard('{Control>}{Enter}{/Control}');
      return within(await screen.findByRole('menu'));
    };
    await user.click((await openMenu()).getByRole('menuitemradio', { name: 'Compact rows' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(JSON.parse(localStorage.getItem('table.Players')!)).toMatchObject({ density: 'compact' });
    const menu = await openMenu();
    expect(menu.getByRole('menuitemradio', { name: 'Compact rows' })).toBeChecked();
    expect(menu.getByRole('menuitemradio', { name: 'Standard rows' })).not.toBeChecked();
    await user.click(menu.getByRole('menuitem', { name: 'Reset view' }));
    expect(screen.getByRole('columnheader', { name: /^Position/ })).toBeInTheDocument();
    expect(localStorage.getItem('table.Players')).toBeNull();
  });

  test('lasts as long as the page with blocked storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { result } = renderHook(() => useArrangement('Players'));
    act(() => result.current.arrange.density('compact'));
    expect(result.current.arrangement.density).toBe('compact');
    jest.restoreAllMocks();
  });
});
