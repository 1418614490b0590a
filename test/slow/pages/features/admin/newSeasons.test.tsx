import { screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../../../support/call';
import { chooseLeague } from '../../../../support/chooseLeague';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';
import { enterTrade, possibleTrade } from '../../../../support/seeded';

const stamp = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const list = () => screen.findByRole('region', { name: 'New seasons' });
const textsOf = (row: HTMLElement) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent);

async function open() {
  await logIn();
  const { user } = renderRoute('/admin');
  await screen.findByRole('heading', { name: 'Draft and new season' });
  return user;
}

beforeAll(() => get('/api/health'));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('a season that was just created can be taken back, after a question that names the league and what happens', async () => {
  const user = await open();
  expect(screen.queryByRole('region', { name: 'New seasons' })).toBeNull();

  await chooseLeague(user, 'Dynasty');
  await user.click(screen.getByRole('button', { name: 'Create new season' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create new season?' });
  await user.click(within(dialog).getByRole('button', { name: 'Create new season' }));
  const row = (await within(await list()).findByRole('rowheader', { name: 'Dynasty' })).closest('tr')!;
  expect(textsOf(row)).toEqual(['Dynasty', '2026', 'Take back', expect.stringMatching(stamp), 'admin@example.com']);

  expect(within(row).getByRole('link', { name: 'Dynasty' })).toHaveAttribute('href', '/league/2298387');
  await user.click(screen.getByRole('button', { name: 'Take back: Dynasty' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take back season 2026?' }));
  expect(question.getByText(/^Dynasty goes back to season 2025: its teams, rosters, standings and draft/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Dynasty is in season 2025 again')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'New seasons' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Log' }));
  const runs = within(await screen.findByRole('region', { name: 'Last runs' }));
  expect(textsOf((await runs.findByText('Take back new season')).closest('tr')!).slice(2, 5)).toEqual([
    ...['Dynasty', 'admin@example.com', 'Done'],
  ]);
});

test('Close takes nothing back; a season with entered data stays, and its row says why', async () => {
  await send('GET', '/api/Admin/createNewSeason?leagueId=2298387');
  const user = await open();
  const takeBack = async () => {
    await user.click(await screen.findByRole('button', { name: 'Take back: Dynasty' }));
    return within(await screen.findByRole('dialog', { name: 'Take back season 2026?' }));
  };
  await user.click((await takeBack()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Take back: Dynasty' })).toBeVisible();

  await enterTrade(await possibleTrade('2298387'));
  await user.click((await takeBack()).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Dynasty: season 2026 has entered trades, so it can no longer be taken back')).toBeVisible();
  expect(await within(await list()).findByText('Season 2026 has entered trades.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take back: Dynasty' })).toBeNull();
});

test('a list that fails to load says so, and Retry loads it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let status = 500;
  server.intercept(({ url }) =>
    url.includes('/api/Admin/GetNewSeasons') && status !== 200 ? Response.json({ status }, { status }) : undefined,
  );
  const user = await open();
  const retry = await within(await list()).findByRole('button', { name: 'Retry' });
  status = 200;
  await user.click(retry);
  expect(await within(await list()).findByRole('rowheader', { name: 'Dynasty' })).toBeVisible();
  logged.mockRestore();
});

test('a member sees no list', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.addAccount({ email: 'reader@example.com', role: 'member' });
  await logIn('reader@example.com');
  renderRoute('/admin');
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 403 })));
  expect(screen.queryByRole('region', { name: 'New seasons' })).toBeNull();
  logged.mockRestore();
});
