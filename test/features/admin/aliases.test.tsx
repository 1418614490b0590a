import { screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';
import { testAdmin } from '../../support/testAdmin';

const stamp = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string;
const list = () => within(screen.getByRole('region', { name: 'Aliases' }));
const rowOf = async (name: string) => (await list().findByRole('rowheader', { name })).closest('tr')!;
const textsOf = (row: HTMLTableRowElement) => Array.from(row.cells, ({ textContent }) => textContent);
const give = (name: string, player: string) => send('POST', '/api/Admin/SaveAlias', { name, player });

async function open() {
  await logIn();
  const { user } = renderPage('/admin?view=players');
  await screen.findByRole('heading', { name: 'Aliases' });
  return user;
}

beforeAll(() => get('/api/health'));
beforeEach(() => server.rows('delete from player_alias'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('an alias is listed with player, platform, when and by whom, and removed after a question that names both', async () => {
  await give('Jammy Chase', "Ja'Marr Chase");
  await give('mfl player 4711', 'Brock Bowers');
  const user = await open();
  expect(textsOf(await rowOf('mfl player 4711'))).toEqual([
    ...['mfl player 4711', 'Brock Bowers', 'Remove', 'MyFantasyLeague', stamp, testAdmin.email],
  ]);
  expect(textsOf(await rowOf('Jammy Chase'))).toEqual(['Jammy Chase', "Ja'Marr Chase", 'Remove', 'All', stamp, testAdmin.email]);

  const ask = async () => {
    await user.click(list().getByRole('button', { name: 'Remove alias Jammy Chase' }));
    return within(await screen.findByRole('dialog', { name: 'Remove this alias?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rowOf('Jammy Chase')).toBeVisible();

  const question = await ask();
  expect(
    question.getByText("From the next import on, Jammy Chase is no longer Ja'Marr Chase, but an unmatched player."),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Alias Jammy Chase removed')).toBeVisible();
  expect(list().queryByRole('rowheader', { name: 'Jammy Chase' })).toBeNull();
  expect(await server.rows('select name from player_alias')).toEqual([{ name: 'mfl player 4711' }]);
});

test('an alias saved on the page is listed at once; of many, fifteen are shown until all are requested', async () => {
  for (let i = 0; i < 15; i++) await server.rows(`insert into player_alias values ('Twin ${i}', 'Josh Allen', now())`);
  server.intercept(({ url }) =>
    url.includes('/api/Admin/GetUnmatchedPlayers')
      ? Response.json([{ name: 'Jammy Chase', takesAlias: true, suggestions: [], runs: [] }])
      : undefined,
  );
  const user = await open();
  await rowOf('Twin 1');
  await user.type(await screen.findByLabelText('Our player', { selector: 'input' }), 'Tee Higgins{Enter}');
  expect(textsOf(await rowOf('Jammy Chase')).slice(0, 2)).toEqual(['Jammy Chase', 'Tee Higgins']);
  const names = () => list().getAllByRole('rowheader');
  expect(names()).toHaveLength(15);
  await user.click(list().getByRole('button', { name: 'Show all 16' }));
  expect(names()).toHaveLength(16);
});
