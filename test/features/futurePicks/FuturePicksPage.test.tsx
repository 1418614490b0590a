import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';

const [first, second, third] = ['13201', '13202', '13203'];

beforeAll(async () => {
  await get('/api/health');
  await server.rows(`insert into future_pick values ('132', 2028, 1, '${first}', '${third}'), ('132', 2028, 1, '${third}', '${third}'),
    ('132', 2028, 2, '${first}', '${first}'), ('132', 2029, 1, '${second}', '${second}')`);
  const move = (id: string, from: string, to: string) =>
    server.rows(`with t as (insert into league_transaction values ('132', 2025, '${id}', 'trade', 1, '2025-09-0${id.at(-1)}T12:00Z', null) returning 1)
      insert into transaction_move (league_id, season, external_id, index, pick_season, pick_round, pick_team_id, from_team_id, to_team_id)
      values ('132', 2025, '${id}', 0, 2028, 1, '${first}', '${from}', '${to}')`);
  await move('hop1', first!, second!);
  await move('hop2', second!, third!);
});

test('each season has a table of each team’s picks by round, with first owner, former owners and day', async () => {
  renderRoute('/futurepicks/132');
  const table = within(await screen.findByRole('table', { name: 'Picks of 2028' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Team Name', 'Round 1', 'Round 2']);
  const row = (name: string) => within(table.getByRole('rowheader', { name }).closest('tr')!).getAllByRole('cell');
  const texts = (name: string) => row(name).map(({ textContent }) => textContent);
  expect(texts('Harbour Lights')).toEqual(['–', 'Own']);
  expect(texts('Café Touchdown')).toEqual(["Harbour Lights through O'Neil & <Sons> · 1 Sep 2025, 2 Sep 2025Own", '–']);
  const through = within(row('Café Touchdown')[0]!).getByRole('link', { name: "O'Neil & <Sons>" });
  expect(through).toHaveAttribute('href', `/league/132/team/${second}`);
  expect(screen.getByRole('table', { name: 'Picks of 2029' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Future Picks' })).toHaveAttribute('aria-current', 'page');
});

test('a league that trades no picks says so, and has no link to the page', async () => {
  renderRoute('/futurepicks/348764');
  expect(await screen.findByText(/This league trades no picks of later drafts/)).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Pre-Draft Trades' });
  expect(screen.queryByRole('link', { name: 'Future Picks' })).not.toBeInTheDocument();
});
