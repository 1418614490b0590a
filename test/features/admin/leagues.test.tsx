import { screen, waitFor, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderRoute } from '../../support/renderRoute';

const name = 'Short Lived League';
const list = () => within(screen.getByRole('region', { name: 'Leagues' }));
const row = async () => (await list().findByRole('rowheader', { name })).closest('tr')!;
const stored = () => server.rows("select manual_keepers_enabled as manual from league where id = '7001'");

async function open() {
  await logIn();
  const { user } = renderRoute('/admin');
  await screen.findByRole('heading', { name: 'Leagues' });
  return user;
}

beforeAll(() => get('/api/health'));
beforeEach(() =>
  server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('7001', 'default', '${name}', 2026, 2026, false, false) on conflict do nothing`,
  ),
);
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('every league is listed with its id and season, and its name leads to it', async () => {
  await open();
  const cells = Array.from((await row()).cells, ({ textContent }) => textContent);
  expect(cells).toEqual([name, '2026', '', 'Remove', '7001']);
  expect(within(await row()).getByRole('link')).toHaveAttribute('href', '/league/7001');
});

test('whether keepers are marked here is set for a league', async () => {
  const user = await open();
  const box = within(await row()).getByRole('checkbox', { name: `Keepers of ${name} are marked here` });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(await stored()).toEqual([{ manual: true }]);
  await user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
});

test('a league is removed once its name was typed', async () => {
  const user = await open();
  await user.click(within(await row()).getByRole('button', { name: `Remove ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
  const input = dialog.getByRole('textbox', { name: 'Name of the league' });
  await user.type(input, 'short lived');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(`Name of the league: must be ${name}`)).toBeInTheDocument();
  expect(input).toHaveValue('short lived');
  expect(await stored()).toHaveLength(1);
  await user.clear(input);
  await user.type(input, name);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(`${name} removed`)).toBeInTheDocument();
  expect(await stored()).toEqual([]);
  await waitFor(() => expect(list().queryByRole('rowheader', { name })).not.toBeInTheDocument());
});

test('before a removal the league is saved as a file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => void saved.push(blob), revokeObjectURL: () => undefined });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const user = await open();
  await user.click(within(await row()).getByRole('button', { name: `Remove ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
  await user.click(dialog.getByRole('button', { name: 'Save an export first' }));
  await waitFor(() => expect(names).toEqual(['ShortLivedLeague_export.json']));
  expect(saved[0]!.type).toBe('application/json');
  expect(await stored()).toHaveLength(1);
  jest.restoreAllMocks();
});

test('a league that somebody else removed meanwhile is told, and leaves the list', async () => {
  const user = await open();
  const box = within(await row()).getByRole('checkbox');
  await server.rows("delete from league where id = '7001'");
  await user.click(box);
  expect(await list().findByText(/League 7001/)).toBeInTheDocument();
});
