import { act, screen, within } from '@testing-library/react';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';
import { columnNames, findGrid, shownColumn, shownRows } from '../../support/table';

const ADDRESS = '/rookies/132/2025';
const CALL = '/api/Rookies';

/** A rookie of whom only so much is known. */
const rookie = (name: string, known: object = {}) => ({
  name,
  position: 'WR',
  weightLbs: null,
  height: null,
  yardDash: null,
  fantasyProsRank: null,
  draftBuzzRank: null,
  ...known,
});

const four = ['QB', 'RB', 'WR', 'TE'].map((position) => rookie(`A ${position}`, { position }));

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

afterEach(() => server.intercept(null));

test('Player Name, Position, Weight (Lbs), Height, 40 Yard, FPros Pos Rank and DraftBuzz Pos Rank', async () => {
  // All hundred of them would take this document, which draws every row, half a minute.
  const rookies = (await get(`${CALL}?year=2025`)).json<{ name: string }[]>().slice(0, 8);
  respondToCalls(CALL, () => rookies);
  renderRoute(ADDRESS);
  await findGrid('Rookies');
  expect(columnNames()).toEqual([
    'Player Name',
    'Position',
    'Weight (Lbs)',
    'Height',
    '40 Yard',
    'FPros Pos Rank',
    'DraftBuzz Pos Rank',
  ]);
  expect(shownColumn(0)).toEqual(rookies.map(({ name }) => name));
  expect(screen.getByRole('heading', { level: 1, name: '2025 Rookies' }).nextSibling).toHaveTextContent('Global League');
});

test('height and 40 Yard as people write them, N/A for what is missing', async () => {
  respondToCalls(CALL, () => [
    rookie('Known', { weightLbs: 211, height: '5-9', yardDash: 4.4, fantasyProsRank: 1, draftBuzzRank: 12 }),
    rookie('Unknown'),
  ]);
  renderRoute(ADDRESS);
  await findGrid('Rookies');
  expect(shownRows()).toEqual([
    ['Known', 'WR', '211', '5′9″', '4.40 s', '1', '12'],
    ['Unknown', 'WR', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
  ]);
});

test('heights sort by inches, missing values last in both directions', async () => {
  respondToCalls(CALL, () => [
    rookie('None'),
    rookie('B', { height: '5-9', yardDash: 4.5, draftBuzzRank: 10 }),
    rookie('C', { height: '6-0', yardDash: 4.31, draftBuzzRank: 9 }),
    rookie('A', { height: '5-11', yardDash: 4.44, draftBuzzRank: 100 }),
    rookie('Odd', { height: '17 hands' }),
  ]);
  const { user } = renderRoute(ADDRESS);
  await findGrid('Rookies');
  const sortBy = (name: RegExp) => user.click(screen.getByRole('columnheader', { name }));
  await sortBy(/Height/);
  expect(shownColumn(3)).toEqual(['5′9″', '5′11″', '6′0″', 'N/A', '17 hands']);
  await sortBy(/Height/);
  expect(shownColumn(3)).toEqual(['6′0″', '5′11″', '5′9″', 'N/A', '17 hands']);
  await sortBy(/40 Yard/);
  expect(shownColumn(4)).toEqual(['4.31 s', '4.44 s', '4.50 s', 'N/A', 'N/A']);
  await sortBy(/DraftBuzz/);
  await sortBy(/DraftBuzz/);
  expect(shownColumn(6)).toEqual(['100', '10', '9', 'N/A', 'N/A']);
});

test('tabs All, QB, RB, WR and TE filter by position without a request', async () => {
  const calls = respondToCalls(CALL, () => four);
  const { user } = renderRoute(ADDRESS);
  await findGrid('Rookies');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All', 'QB', 'RB', 'WR', 'TE']);
  expect(selected()).toEqual(['All']);
  expect(shownColumn(1)).toEqual(['QB', 'RB', 'WR', 'TE']);
  for (const position of ['QB', 'RB', 'WR', 'TE']) {
    await user.click(tab(position));
    expect(selected()).toEqual([position]);
    expect(shownColumn(0)).toEqual([`A ${position}`]);
    expect(screen.getByRole('tabpanel', { name: position })).toContainElement(screen.getByRole('grid'));
  }
  await user.click(tab('All'));
  expect(shownRows()).toHaveLength(4);
  expect(calls).toEqual([{ year: '2025' }]);
});

test('the tab is in the URL, so that it can be shared and survives a reload', async () => {
  respondToCalls(CALL, () => four);
  const { user } = renderRoute(`${ADDRESS}?position=WR`);
  await findGrid('Rookies');
  expect(selected()).toEqual(['WR']);
  expect(shownColumn(0)).toEqual(['A WR']);
  await user.click(tab('TE'));
  expect(window.location.search).toBe('?position=TE');
  await user.click(tab('All'));
  expect(window.location.pathname + window.location.search).toBe(ADDRESS);
});

test('a URL that names no tab shows all', async () => {
  respondToCalls(CALL, () => four);
  renderRoute(`${ADDRESS}?position=%3Cb%3E`);
  await findGrid('Rookies');
  expect(selected()).toEqual(['All']);
  expect(shownRows()).toHaveLength(4);
});

test('arrow keys, Home and End choose among the tabs, one of which is in the tab order', async () => {
  respondToCalls(CALL, () => four);
  const { user } = renderRoute(ADDRESS);
  await findGrid('Rookies');
  const tabs = within(screen.getByRole('tablist', { name: 'Position' })).getAllByRole('tab');
  const press = async (key: string, expected: string) => {
    await user.keyboard(`{${key}}`);
    expect(tab(expected)).toHaveFocus();
    expect(selected()).toEqual([expected]);
    expect(tabs.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(expected)]);
  };
  act(() => tab('All').focus());
  await press('ArrowRight', 'QB');
  await press('ArrowLeft', 'All');
  await press('ArrowLeft', 'TE');
  await press('ArrowRight', 'All');
  await press('End', 'TE');
  await press('Home', 'All');
});

test('a year or position without rookies: ‘No data available’', async () => {
  respondToCalls(CALL, () => four.slice(0, 1));
  const { user } = renderRoute(ADDRESS);
  await findGrid('Rookies');
  await user.click(tab('TE'));
  expect(screen.getByText('No data available')).toBeInTheDocument();
  await user.click(tab('QB'));
  expect(shownRows()).toHaveLength(1);
});
