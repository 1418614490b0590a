/** Rows in a narrow window. jsdom has no layout: `slow/journeys/phone.test.ts` looks at what is seen. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { check, number, text } from '../../src/grid/columnKinds';
import type { Column } from '../../src/grid/columnTypes';
import { DataTable } from '../../src/grid/DataTable';
import { AppRouter } from '../../src/components/AppRouter';
import { findGrid } from '../support/table';
import { WithoutStyles } from '../support/withoutStyles';

type Player = { id: string; name: string; position: string; bye: number | null; rank: number; adp: number; isKeeper: boolean };

const players: Player[] = [
  { id: '1', name: 'Josh Allen', position: 'QB', bye: 7, rank: 1, adp: 22.5, isKeeper: true },
  { id: '2', name: 'Keenan Allen', position: 'WR', bye: null, rank: 2, adp: 10, isKeeper: false },
];
const columns: Column<Player>[] = [
  text('position', 'Position', { narrow: 'chip' }),
  number('id', 'Number', { narrow: 'lead', narrowLabel: 'No.' }),
  text('name', 'Name', { narrow: 'title' }),
  number('bye', 'Bye', { narrow: 'chip' }),
  check('isKeeper', 'Keeper', {
    narrow: 'control',
    narrowWidth: 72,
    label: ({ name }) => `Keeper: ${name}`,
    onChange: () => undefined,
  }),
  number('rank', 'Rank', { narrow: 'figure' }),
  number('adp', 'ADP', { digits: 1 }),
];

const wide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(width < 37.5rem)' });
});
afterEach(() => void (window.matchMedia = wide));

async function show() {
  const table = (
    <DataTable
      label="Players"
      rows={players}
      columns={columns}
      loading={false}
      filters
      sort={{ field: 'rank', direction: 'asc' }}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: table }]);
  render(<AppRouter router={router} />, { wrapper: WithoutStyles });
  await findGrid('Players');
  return userEvent.setup();
}

/** What a row shows, by its places: `Bye 7` is a chip with a label. */
const placesOf = (row: Element) =>
  ['lead', 'title', 'chip', 'figure', 'control'].map((place) =>
    [...row.querySelectorAll(`.narrow-${place}`)].map((part) =>
      [part.getAttribute('data-label'), part.querySelector('input')?.ariaLabel ?? part.textContent].filter(Boolean).join(' '),
    ),
  );
const gridRows = () => [...document.querySelectorAll('[role=row][data-rowindex]')].map(placesOf);
const staticRows = () => [...document.querySelectorAll('tbody tr')].map(placesOf);
const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

test('the static table and the grid show the same lead, title, chips, figure and control; a missing value is no chip', async () => {
  await show();
  const rows = [
    [['No. 1'], ['Josh Allen'], ['QB', 'Bye 7'], ['1'], ['Keeper: Josh Allen']],
    [['No. 2'], ['Keenan Allen'], ['WR'], ['2'], ['Keeper: Keenan Allen']],
  ];
  expect(gridRows()).toEqual(rows);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Keeper', 'Rank']);
  print('beforeprint');
  expect(staticRows()).toEqual(rows);
  // It has all columns, which wide windows and paper show.
  expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
  print('afterprint');
});

test('the list of the sorts reaches every column: the figure follows it, and the direction stays until it is turned', async () => {
  const user = await show();
  const list = screen.getByRole('combobox', { name: 'Sort by' });
  expect(list).toHaveDisplayValue('By Rank');
  await user.selectOptions(list, 'By ADP');
  const rows = [
    [['No. 2'], ['Keenan Allen'], ['WR', 'Rank 2'], ['10.0'], ['Keeper: Keenan Allen']],
    [['No. 1'], ['Josh Allen'], ['QB', 'Bye 7', 'Rank 1'], ['22.5'], ['Keeper: Josh Allen']],
  ];
  expect(gridRows()).toEqual(rows);
  await user.click(screen.getByRole('button', { name: 'Ascending: sort descending' }));
  expect(gridRows()).toEqual(rows.toReversed());
  print('beforeprint');
  expect(staticRows()).toEqual(rows.toReversed());
  print('afterprint');
});

test('the list of the filters opens the form of a column in the page; Apply and Escape return to the list', async () => {
  const user = await show();
  const list = screen.getByRole('combobox', { name: 'Filter by' });
  expect(screen.queryByRole('button', { name: 'Filter Name' })).toBeNull();
  await user.selectOptions(list, 'Name');
  const form = within(await screen.findByRole('group', { name: 'Filter Name' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'keenan{Enter}');
  expect(gridRows().map(([, title]) => title)).toEqual([['Keenan Allen']]);
  expect(list).toHaveFocus();
  await user.selectOptions(list, 'ADP');
  await user.type(await screen.findByRole('textbox', { name: 'ADP' }), '{Escape}');
  expect(screen.queryByRole('group', { name: 'Filter ADP' })).toBeNull();
  expect(list).toHaveFocus();
});
