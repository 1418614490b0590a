/** What the grid does by itself, or gives way to. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import { findGrid } from '../support/table';

const name = 'Pre-Draft Trades';

test('a focused cell is copied as shown; in print the static table replaces the grid', async () => {
  const { user } = renderRoute('/predrafttrades/132/2026');
  const grid = within(await findGrid(name));
  const cell = grid.getAllByRole('gridcell')[1]!;
  await user.click(cell);
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  fireEvent.keyDown(cell, { key: 'c', keyCode: 67, ctrlKey: true });
  expect(copy.mock.calls).toEqual([[cell.textContent]]);

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('table', { name })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(await findGrid(name)).toBeInTheDocument();
});
