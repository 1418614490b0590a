import { screen, waitFor, within } from '@testing-library/react';
import { adminCalls } from '../../../src/features/admin/adminCalls';
import { logIn } from '../../support/logIn';
import { quickPolls } from '../../support/quickPolls';
import { renderPage } from '../../support/renderPage';

const run = (changes: object) => ({
  ...{ run: 'r1', call: 'refreshStandings', chosen: '0', startedBy: 'admin@example.com', startedAt: '2026-11-01T10:00:00Z' },
  ...{ endedAt: null, total: 7, done: 0, leagues: [], ...changes },
});
const ended = {
  endedAt: '2026-11-01T10:05:00Z',
  done: 7,
  leagues: [
    {
      leagueId: '132',
      leagueName: 'Global League',
      rows: 12,
      skipped: 0,
      unmatched: [],
      seconds: 3,
      error: 'No response',
      note: null,
    },
  ],
};
let queue: object[] = [];
let asked: string[] = [];
let slowPolls: () => void;

beforeEach(async () => {
  slowPolls = quickPolls(5_000);
  queue = [];
  asked = [];
  server.intercept(({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (pathname === '/api/Admin/GetActiveRuns') return Response.json(queue);
    if (pathname !== '/api/Admin/RefreshStandings') return undefined;
    queue = [run({})];
    return Response.json(queue[0]);
  });
  await logIn();
});
afterEach(() => {
  server.intercept(null);
  slowPolls();
});

const { label } = adminCalls.refreshStandings;
const line = async () => (await screen.findByRole('button', { name: label })).closest('li')!;
const status = async () => (await line()).querySelector<HTMLElement>('.outcome')!;

test('a running call is followed to its end, by league; what it changed is refetched', async () => {
  const { user } = renderPage('/admin');
  await user.click(within(await line()).getByRole('button', { name: label }));
  const question = within(await screen.findByRole('dialog', { name: `${label}?` }));
  await user.click(question.getByRole('button', { name: label }));
  await waitFor(async () => expect(await status()).toHaveTextContent('Running… 0 of 7'));
  queue = [run({ done: 3 })];
  await waitFor(async () => expect(await status()).toHaveTextContent('Running… 3 of 7'));
  expect(within(await line()).getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
  const before = asked.filter((path) => path === '/api/Admin/GetNewSeasons').length;
  queue = [run(ended)];
  await waitFor(async () => expect(await status()).toHaveTextContent(/^Done at .*, but failed for Global League/));
  await waitFor(() => expect(asked.filter((path) => path === '/api/Admin/GetNewSeasons').length).toBeGreaterThan(before));
});

test('of a run over many leagues some are listed, and ten of those that failed are named', async () => {
  const { user } = renderPage('/admin');
  const leagues = Array.from({ length: 100 }, (_, n) => ({
    ...ended.leagues[0],
    ...{ leagueId: String(n), leagueName: `League ${n}`, error: n < 12 ? 'No response' : null },
  }));
  queue = [run({ ...ended, total: 10_000, done: 10_000, failed: 12, leagues })];
  await waitFor(async () =>
    expect(await status()).toHaveTextContent(/failed for League 0, League 1, .*League 9 and 2 other leagues$/),
  );
  await user.click(within(await line()).getByText('What it did'));
  expect(within(await line()).getByText('100 of 10,000 leagues, first those that failed')).toBeVisible();
});

test('a run is shown again after a reload', async () => {
  queue = [run({ done: 5 })];
  renderPage('/admin');
  await waitFor(async () => expect(await status()).toHaveTextContent('Running… 5 of 7'));
  queue = [run(ended)];
  await waitFor(async () => expect(await status()).toHaveTextContent(/^Done at/));
});
