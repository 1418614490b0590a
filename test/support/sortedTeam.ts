/** A team's table whose sort is written into the URL later. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from './renderRoute';
import './table';
import { withGrid } from './withGrid';

withGrid();

const team = '/league/132/team/13204';
export const grid = () => screen.findByRole('grid', { name: 'Players' });
export const shownUrl = () => location.pathname + location.search;
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Opens a team, holds the clock and sorts its players, which is not in the URL until the clock goes on. From then on React renders some time
 * after an event, as in a browser.
 */
export async function sortedTeam() {
  renderRoute(team);
  const table = within(await grid());
  const name = await waitFor(() => table.getAllByRole('link')[0]!);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'] });
  fireEvent.click(table.getByRole('columnheader', { name: /^Position/ }));
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  return { name };
}

/** Lets the clock go on, at once. */
export function release() {
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
