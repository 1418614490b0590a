import { screen, waitFor } from '@testing-library/react';
import { describeTable } from '../../src/grid/useTableAnnouncements';
import type { TableProps } from '../../src/grid/tableProps';
import type { TableView } from '../../src/grid/useTableView';
import { announcementsId } from '../../src/browser/announce';
import type { Schema } from '../../src/api/types';
import { get } from '../support/call';
import { respondToCalls } from '../support/interceptCalls';
import { findGrid } from '../support/table';
import { renderRoute } from '../support/renderRoute';

const announced = (text: RegExp) => waitFor(() => expect(document.getElementById(announcementsId)).toHaveTextContent(text));

afterEach(() => server.intercept(null));

test('what was loaded, a sort and a search are announced in one polite live region', async () => {
  const all = (await get('/api/League/GetAvailablePlayers?leagueId=132')).json<Schema<'AvailablePlayers'>>();
  const few = { ...all, players: all.players.slice(0, 3) };
  let release: (body: object) => void = () => undefined;
  const held = new Promise<object>((resolve) => (release = resolve));
  respondToCalls('/api/League/GetAvailablePlayers', () => held);
  const { user } = renderRoute('/availableplayers/132');
  await screen.findByRole('region', { name: 'Available Players' });
  release(few);
  await announced(/Available Players: 3 rows/);
  await findGrid('Available Players'); // until then what is clicked may be on its way out
  await user.click(screen.getByText('Age', { selector: '.MuiDataGrid-columnHeaderTitle' }));
  await announced(/sorted by Age, ascending/);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('zzzz');
  await announced(/: 0 of 3 rows/);
  const regions = [...document.querySelectorAll(`#${announcementsId}`)];
  expect(regions.map((region) => region.getAttribute('aria-live'))).toEqual(['polite']);
});

type Row = { age: number };
const rows: Row[] = [{ age: 23 }, { age: 31 }];
const columns = [{ field: 'age', headerName: 'Age' }] as unknown as TableProps<Row>['columns'];

test.each<[string, string, Partial<TableProps<Row>>, Partial<TableView<Row>>]>([
  ['an unsorted table', '2 rows', {}, {}],
  ['one that is sorted by a field without a column', '2 rows', {}, { sort: { field: 'place', direction: 'asc' } }],
  ['a sorted one', '2 rows, sorted by Age, descending', {}, { sort: { field: 'age', direction: 'desc' } }],
  ['a search', '1 of 2 rows, best match first', {}, { found: [rows[1]!], ranks: true }],
  ['a page', '2 rows, page 2 of 3', {}, { page: 2, pageCount: 3 }],
  ['a load', 'loading', { rows: [], loading: true }, { found: [] }],
  ['a failed load', 'could not be loaded', { rows: [], failed: true }, { found: [] }],
  ['a failed refresh', '2 rows, could not be refreshed', { failed: true }, {}],
  ['no rows', 'no data available', { rows: [] }, { found: [] }],
  [
    'a page of the server',
    '60 rows, page 2 of 3',
    { serverPage: { total: 60, hasMore: false, pageSize: 25 } },
    { total: 60, page: 2, pageCount: 3 },
  ],
  [
    'a page of a server that does not count all rows',
    'more than 500 rows, page 2 of more than 20',
    { serverPage: { total: 500, hasMore: true, pageSize: 25 } },
    { total: 500, hasMore: true, page: 2, pageCount: 20 },
  ],
])('%s is described as "%s"', (_case, text, table, view) => {
  const props = { label: 'Players', columns, rows, loading: false, failed: false, ...table } as TableProps<Row>;
  expect(
    describeTable(props, {
      found: rows,
      total: (view.found ?? rows).length,
      page: 1,
      pageCount: 1,
      ranks: false,
      ...view,
    } as TableView<Row>),
  ).toBe(text);
});
