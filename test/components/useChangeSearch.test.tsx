/** What is written into the URL later, beside a navigation that React has not rendered yet. The clock is held, so that both meet. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import '../support/table';
import { withGrid } from '../support/withGrid';

withGrid();

const team = '/league/132/team/13204';
const grid = () => screen.findByRole('grid', { name: 'Players' });
const shownUrl = () => location.pathname + location.search;
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Opens a team, holds the clock and sorts its players, which is not in the URL until the clock goes on. From then on React renders some time
 * after an event, as in a browser.
 */
async function sortedTeam() {
  renderRoute(team);
  const table = within(await grid());
  const name = await waitFor(() => table.getAllByRole('link')[0]!);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'] });
  fireEvent.click(table.getByRole('columnheader', { name: /^Position/ }));
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  return { name };
}

/** Lets the clock go on, at once. */
function release() {
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

test('a player who is opened right after a sort stays open, and the URL has both', async () => {
  const { name } = await sortedTeam();
  name.click();
  release();
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() => expect(shownUrl()).toMatch(/\?player=\w+&sort=-position$/));
  expect(history.state).toMatchObject({ usr: { hasOpenedSheet: true } });
});

test('a page that is opened right after a sort is opened, without the sort', async () => {
  await sortedTeam();
  screen.getAllByRole('link', { name: 'Standings' })[0]!.click();
  release();
  await screen.findByRole('heading', { level: 1, name: 'Standings' });
  expect(shownUrl()).toBe('/league/132');
});

test('a grouping that is chosen right after a player was opened keeps him open', async () => {
  await sortedTeam();
  release();
  const name = within(await grid()).getAllByRole('link')[0]!;
  await waitFor(() => expect(name).toHaveAttribute('href', expect.stringContaining('?sort=-position&player=')));
  const groups = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Group players' });
  name.click();
  groups.value = 'position';
  groups.dispatchEvent(new Event('change', { bubbles: true }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(shownUrl()).toMatch(/\?sort=-position&player=\w+&group=position$/);
});
