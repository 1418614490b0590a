import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { cellText, cellValue, sortValue } from '../../src/grid/columnTypes';
import type { Column } from '../../src/grid/columnTypes';
import { check, date, link, logo, number, text } from '../../src/grid/columnKinds';
import { sortRows } from '../../src/grid/sorting';
import { ageColour } from '../../src/lib/ageColour';

interface Row {
  id: string;
  name: string | null;
  position: string;
  order: number;
  adp: number | null;
  nflTeam: string | null;
  keeper: boolean;
  day: string | null;
  info: { avg: number | null } | null;
}
const row: Row = {
  id: '1',
  name: '<b>Josh</b>',
  position: 'QB',
  order: 1,
  adp: 12.345,
  nflTeam: 'BUF',
  keeper: true,
  day: '2025-09-04',
  info: { avg: 7.5 },
};
const empty: Row = { ...row, name: null, adp: null, nflTeam: null, keeper: false, day: null, info: null };

function draw(column: Column<Row>, of: Row) {
  const params = { row: of, value: cellValue(column, of), formattedValue: cellText(column, of), tabIndex: 0 } as const;
  return render(<MemoryRouter>{column.renderCell?.(params)}</MemoryRouter>);
}

test('missing values are N/A, or the given text', () => {
  const columns: Column<Row>[] = [text('name', 'Name'), number('adp', 'ADP'), logo('nflTeam', 'Team'), date('day', 'Date')];
  expect(columns.map((column) => cellText(column, empty))).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
  expect(cellText(text<Row>('name', 'Name', { missing: '–' }), empty)).toBe('–');
});

test('each kind shows its value', () => {
  const columns: Column<Row>[] = [
    number('adp', 'ADP', { digits: 2 }),
    number('adp', 'ADP', { format: (value) => `${value} s` }),
    number('info.avg', 'Avg'),
    date('day', 'Date'),
    check('keeper', 'Keeper', { label: () => 'Keeper' }),
  ];
  expect(columns.map((column) => cellText(column, row))).toEqual(['12.35', '12.345 s', '7.5', '4 Sep 2025', 'Yes']);
});

test('a path stops at what is missing', () => {
  expect(cellText(number<Row>('info.avg', 'Avg'), empty)).toBe('N/A');
  expect(cellText(number<Row>('info.avg', 'Avg', { value: (each) => each.info?.avg ?? 999 }), empty)).toBe('999');
});

test('numbers sort by value, whatever their format, missing last in both directions', () => {
  const column = number<Row>('adp', 'ADP', { format: (value) => `#${value}` });
  const rows = [9, null, 10, 100].map((adp) => ({ ...row, adp }));
  const order = (direction: 'asc' | 'desc') => sortRows(rows, (each) => sortValue(column, each), direction).map(({ adp }) => adp);
  expect(order('asc')).toEqual([9, 10, 100, null]);
  expect(order('desc')).toEqual([100, 10, 9, null]);
});

test('a column may sort by another value than it shows', () => {
  const column = text<Row>('position', 'Position', { sortBy: (each) => each.order });
  expect(sortValue(column, row)).toBe(1);
  expect(cellText(column, row)).toBe('QB');
});

test('checked boxes sort first', () => {
  const column = check<Row>('keeper', 'Keeper', { label: () => 'Keeper' });
  expect(sortRows([empty, row], (each) => sortValue(column, each), 'asc')).toEqual([row, empty]);
});

test('a checkbox has its own name, and is disabled by option or when it is read-only', () => {
  const label = (each: Row) => `Keeper: ${each.id}`;
  draw(check<Row>('keeper', 'Keeper', { label, onChange: () => {} }), row);
  expect(screen.getByRole('checkbox', { name: 'Keeper: 1' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toBeEnabled();
  document.body.replaceChildren();
  draw(check<Row>('keeper', 'Keeper', { label, onChange: () => {}, disabled: () => true }), row);
  expect(screen.getByRole('checkbox')).toBeDisabled();
  document.body.replaceChildren();
  draw(check<Row>('keeper', 'Rookie', { label }), empty);
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a logo is an image named by its code, found by the code and by the name; an unknown code is text', () => {
  const column = logo<Row>('nflTeam', 'NFL team');
  draw(column, row);
  expect(screen.getByRole('img', { name: 'BUF' })).toHaveAttribute('src', '/logos/BUF.png');
  expect(cellText(column, row)).toBe('BUF Buffalo Bills');
  draw(column, { ...row, nflTeam: 'XFL' });
  expect(screen.getByText('XFL')).toBeInTheDocument();
});

test('a link has its URL and shows text as text; without a value there is no link', () => {
  const column = link<Row>('name', 'Name', { to: (each) => `/team/${each.id}` });
  draw(column, row);
  expect(screen.getByRole('link', { name: '<b>Josh</b>' })).toHaveAttribute('href', '/team/1');
  document.body.replaceChildren();
  draw(column, empty);
  expect(screen.queryByRole('link')).toBeNull();
});

test('an age has its colour and the meaning in words', () => {
  draw(number<Row>('adp', 'Avg Age', { digits: 2, pill: ageColour }), { ...row, adp: 24.5 });
  expect(screen.getByText('24.50')).toHaveClass('table-pill-yellow');
  expect(screen.getByText('24.50')).toHaveTextContent('24.50 (middle, 24 to below 25)');
});
