import { configure, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

configure({ defaultHidden: false });

beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

/** Opens a page, and its search by Ctrl K. */
async function openSearch(address: string, keys = '{Control>}k{/Control}') {
  const shown = renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Search' });
  await shown.user.keyboard(keys);
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  const field = dialog.getByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...shown, dialog, field };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const first = async (text: string | RegExp) => waitFor(() => expect(options()[0]).toMatch(text));

test('three letters and Enter open a player’s sheet over the page; then he is the first of the recent ones', async () => {
  const { user, field } = await openSearch('/league/132?view=league');
  await user.keyboard('cmc');
  await first(/^Christian McCaffrey RB1 · SF · Null Island Nomads · keeper · bye \d+$/);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('id', field.getAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Christian McCaffrey' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toMatch(/^\/league\/132\?view=league&player=\d+$/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe('?view=league'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Search' }));
  await first(/^Christian McCaffrey/);
  expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
});

test('a week is found by its numbers, and Enter opens it', async () => {
  const { user } = await openSearch('/draftorder/132', '/');
  await user.paste('week 9 2023');
  await first(/^Week 9, 2023/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/league/132?view=games&year=2023&week=9'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('nothing found says so, markup is text; arrow keys mark another result, around the ends; Escape closes', async () => {
  const { user, dialog, field } = await openSearch('/league/132');
  await user.paste('<b>zzzz');
  expect(await dialog.findByText('Nothing found for “<b>zzzz”.')).toBeVisible();
  expect(options()).toEqual([]);
  await user.clear(field);
  await user.paste('brown');
  await first(/^Amon-Ra St. Brown/);
  const marked = () => screen.getByRole('option', { selected: true }).textContent;
  const all = options();
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe(all[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toBe(all.at(-1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/league/132');
});

test('/ is for the search field of a page that has one', async () => {
  const { user } = renderRoute('/availableplayers/132');
  const field = await screen.findByRole('searchbox');
  await user.keyboard('/');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
