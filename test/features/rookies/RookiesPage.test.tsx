import { act, screen, within } from '@testing-library/react';
import type { RookieRow } from '../../../src/entities/generated/rookiesTables.gen';
import { rookieColumns } from '../../../src/features/rookies/columns';
import { goTo } from '../../support/goTo';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { columnTexts, findRowTexts, headersOf, rowTexts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';
import { viewOf } from '../../support/tableView';

const ADDRESS = '/rookies/132/2025';
const CALL = '/api/Rookies';
const label = 'Rookies';

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

test('Player Name, Position, Weight (Lbs), Height, 40 Yard, FPros Pos Rank and DraftBuzz Pos Rank, as people write them, N/A for what is missing', async () => {
  const rookies = (await get(`${CALL}?year=2025`)).json<{ name: string }[]>().slice(0, 8);
  respondToCalls(CALL, () => [
    rookie('Known', { weightLbs: 211, height: '5-9', yardDash: 4.4, fantasyProsRank: 1, draftBuzzRank: 12 }),
    rookie('Unknown'),
    ...rookies,
  ]);
  renderPage(ADDRESS);
  const rows = await findRowTexts(label);
  expect(headersOf(label)).toEqual([
    'Player Name',
    'Position',
    'Weight (Lbs)',
    'Height',
    '40 Yard',
    'FPros Pos Rank',
    'DraftBuzz Pos Rank',
  ]);
  expect(rows.slice(0, 2)).toEqual([
    ['Known', 'WR', '211', '5′9″', '4.40 s', '1', '12'],
    ['Unknown', 'WR', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
  ]);
  expect(rows.slice(2).map(([name]) => name)).toEqual(rookies.map(({ name }) => name));
  expect(screen.getByRole('heading', { level: 1, name: '2025 Rookies' }).nextSibling).toHaveTextContent('Global League');
});

test('heights sort by inches, missing values last in both directions', () => {
  const rows = [
    rookie('None'),
    rookie('B', { height: '5-9', yardDash: 4.5, draftBuzzRank: 10 }),
    rookie('C', { height: '6-0', yardDash: 4.31, draftBuzzRank: 9 }),
    rookie('A', { height: '5-11', yardDash: 4.44, draftBuzzRank: 100 }),
    rookie('Odd', { height: '17 hands' }),
  ] as RookieRow[];
  const names = (sort: string) =>
    viewOf({ rows, columns: rookieColumns, getRowId: ({ name }) => name }, { sort }).rows.map(({ name }) => name);
  expect(names('height')).toEqual(['B', 'A', 'C', 'None', 'Odd']);
  expect(names('-height')).toEqual(['C', 'A', 'B', 'None', 'Odd']);
  expect(names('yardDash')).toEqual(['C', 'A', 'B', 'None', 'Odd']);
  expect(names('-draftBuzzRank')).toEqual(['A', 'B', 'C', 'None', 'Odd']);
});

test('tabs All, QB, RB, WR and TE filter by position without a request; the tab is in the URL, which can be shared', async () => {
  const three = four.filter(({ position }) => position !== 'TE');
  const calls = respondToCalls(CALL, () => three);
  const { user } = renderPage(`${ADDRESS}?position=WR`);
  await findRowTexts(label);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All', 'QB', 'RB', 'WR', 'TE']);
  for (const position of ['WR', 'QB', 'RB']) {
    if (position !== 'WR') await user.click(tab(position));
    expect(selected()).toEqual([position]);
    expect(window.location.search).toBe(`?position=${position}`);
    expect(columnTexts(label, 0)).toEqual([`A ${position}`]);
    expect(screen.getByRole('tabpanel', { name: position })).toContainElement(screen.getByRole('table'));
  }
  await user.click(tab('TE'));
  expect(screen.getByText('No data available')).toBeInTheDocument();
  await user.click(tab('All'));
  expect(window.location.pathname + window.location.search).toBe(ADDRESS);
  expect(columnTexts(label, 1)).toEqual(['QB', 'RB', 'WR']);
  goTo(`${ADDRESS}?position=%3Cb%3E`);
  expect(selected()).toEqual(['All']);
  expect(rowTexts(label)).toHaveLength(3);
  expect(calls).toEqual([{ year: '2025' }]);
});

test('arrow keys, Home and End choose among the tabs, one of which is in the tab order', async () => {
  respondToCalls(CALL, () => four);
  const { user } = renderPage(ADDRESS);
  await findRowTexts(label);
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
