import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { link, number, text } from '../../src/grid/columnKinds';
import { DataTable } from '../../src/grid/DataTable';
import type { TableProps } from '../../src/grid/tableProps';
import { AppRouter } from '../../src/components/AppRouter';

type Player = { id: string; name: string; adp: number | null };

const players: Player[] = [
  { id: '1', name: 'Josh Allen', adp: 22.5 },
  { id: '2', name: 'Allen Lazard', adp: null },
  { id: '3', name: 'Keenan Allen', adp: 101.25 },
  { id: '4', name: 'Saquon Barkley', adp: 2 },
];

const htmlOf = (props: Omit<TableProps<Player>, 'label' | 'loading'>, url = '/') => {
  const element = <DataTable label="Players" loading={false} {...props} />;
  return renderToString(<AppRouter router={createMemoryRouter([{ path: '*', element }], { initialEntries: [url] })} />);
};

test('the server renders all rows of the page as a static table with real links', () => {
  const linked = [
    link<Player>('name', 'Name', { to: (row) => `/team/${row.id}` }),
    number<Player>('adp', 'ADP', { digits: 2, shade: (value) => value / 200 }),
  ];
  const html = htmlOf({ rows: players, columns: linked, sort: { field: 'adp', direction: 'asc' }, filters: true });
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  const table = page.querySelector('table')!;
  expect(table).toHaveAccessibleName('Players');
  expect([...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    'Saquon Barkley2.00',
    'Josh Allen22.50',
    'Keenan Allen101.25',
    'Allen LazardN/A',
  ]);
  expect(table.querySelector('a')).toHaveAttribute('href', '/team/4');
  expect(table.querySelector('button, [role=grid], [aria-sort]')).toBeNull();
  page.remove();
  const many = Array.from({ length: 45 }, (_, index) => ({ id: String(index), name: `Player ${index}`, adp: index }));
  const all = htmlOf({ rows: many, columns: [text('name', 'Name')], pagination: true }, '/?show=all');
  expect(all.match(/Player \d+</g)).toHaveLength(45);
});
