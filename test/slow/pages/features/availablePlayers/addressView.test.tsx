import { act, screen, waitFor, within } from '@testing-library/react';
import { routesByName } from '../../../../support/routes';
import { respondToCalls } from '../../../../support/interceptCalls';
import { renderRoute } from '../../../../support/renderRoute';
import { sleep } from '../../../../support/sleep';
import { findGrid, shownColumn } from '../../../../support/table';

const ADDRESS = '/availableplayers/132';

const player = (name: string, position: string, nflTeam: string, nflRank: number) => ({
  ...{ name, position, nflTeam, nflRank, isRookie: false, fantasyProsInfo: null },
  positionSortOrder: ['QB', 'RB', 'WR', 'TE'].indexOf(position) + 1,
});
const named = [
  player('Josh Allen', 'QB', 'BUF', 3),
  player('Josh Jacobs', 'RB', 'GB', 1),
  player('Keenan Allen', 'WR', 'LAC', 2),
  player('Dallas Goedert', 'TE', 'PHI', 4),
];

beforeEach(() => {
  respondToCalls('/api/League/GetAvailablePlayers', () => ({
    leagueName: 'Global League',
    players: [...named, ...Array.from({ length: 56 }, (_, index) => player(`Zed ${index}`, 'WR', 'KC', index + 10))],
  }));
});
afterEach(() => {
  server.intercept(null);
  jest.restoreAllMocks();
});

const address = () => decodeURIComponent(window.location.search);
const expectAddress = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));

test('sort, filter, page and page size replace the URL’s query; defaults are omitted', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  const entries = window.history.length;
  await user.click(screen.getByRole('columnheader', { name: /Name/ }));
  await user.click(screen.getByRole('columnheader', { name: /Name/ }));
  await expectAddress('?sort=-name');
  await user.click(screen.getByRole('columnheader', { name: /Rank/ }));
  await expectAddress('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), 'Show 10');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await expectAddress('?show=10&page=2');
  await user.click(screen.getByRole('button', { name: 'Filter NFL Team' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: /^KC/ }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await expectAddress('?filter.nflTeam=KC&show=10');
  expect(window.history.length).toBe(entries);
});

test('a link followed before the view is in the URL opens its page, however late', async () => {
  let come!: () => void;
  const code = new Promise<() => React.JSX.Element>((resolve) => {
    come = () => resolve(() => <h1>Here</h1>);
  });
  jest.spyOn(routesByName.depthChart, 'page').mockReturnValue(code);
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  await user.click(screen.getByRole('columnheader', { name: /Name/ }));
  await user.type(screen.getByRole('searchbox'), 'allen');
  await user.click(screen.getByRole('link', { name: 'Teams' }));
  await sleep(700);
  await act(async () => come());
  expect(await screen.findByRole('heading', { level: 1, name: 'Here' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/depthchart/132');
});

test('a shared URL shows its view: chips, order, page and search', async () => {
  renderRoute(`${ADDRESS}?sort=-name&filter.nflTeam=KC&search=zed&page=2&show=50`);
  await findGrid('Available Players');
  expect(screen.getByRole('button', { name: 'Remove NFL Team: KC' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search available players' })).toHaveValue('zed');
  expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending');
  expect(shownColumn(2)).toEqual(['Zed 5', 'Zed 4', 'Zed 3', 'Zed 2', 'Zed 1', 'Zed 0']);
  expect(screen.getByText('51–56 of 56')).toBeVisible();
});

test('invalid values in the URL are ignored', async () => {
  renderRoute(`${ADDRESS}?sort=-nothing&filter.nothing=x&filter.rowNumber=1&page=99&show=13`);
  await findGrid('Available Players');
  expect(screen.getByText('41–60 of 60')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Rank/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('the debounced search finds each word in name, position or team, best match first; Back restores the previous view', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  const box = screen.getByRole('searchbox', { name: 'Search available players' });
  await user.type(box, 'allen');
  await waitFor(() => expect(shownColumn(2)).toEqual(['Keenan Allen', 'Josh Allen']));
  await waitFor(() => expect(address()).toBe('?search=allen'));
  await user.type(box, ' qb');
  await waitFor(() => expect(shownColumn(2)).toEqual(['Josh Allen']));
  await waitFor(() => expect(address()).toBe('?search=allen+qb'));
  expect(box).toHaveValue('allen qb');
  await user.clear(box);
  await user.type(box, 'zzz');
  expect(await screen.findByText('No results found. Adjust filters to find results')).toBeVisible();
  await waitFor(() => expect(address()).toBe('?search=zzz'));

  await user.click(screen.getByRole('link', { name: 'Teams' }));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  window.history.back();
  expect(await screen.findByRole('searchbox', { name: 'Search available players' })).toHaveValue('zzz');
});
