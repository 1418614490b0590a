import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { failFirst } from '../../support/interceptCalls';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

const TABLE = 'Draft capital';
const ADDRESS = '/draftorder/132';
const COMING = '/api/Draft/GetFuturePicks';

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

/** Waits until the table, which is empty while it loads, has rows. */
const loaded = () => waitFor(() => expect(rowsOf(TABLE).length).toBeGreaterThan(0));
const shownRows = () => rowsOf(TABLE).map((row) => texts(cellsOf(row)));
const orderOf = async (leagueId: string) =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`)).json<Schema<'DraftOrder'>>();

test.each([
  ['', '132'],
  ['/sleeper', '620000000000000260'],
])('%s: a row a team with its picks after all trades, led to by a tab', async (prefix, leagueId) => {
  const picks = (await orderOf(leagueId)).rounds.flatMap((round) => round.picks);
  const { picks: coming } = (await get(`${COMING}?leagueId=${leagueId}`)).json<Schema<'ComingPicks'>>();
  const { user } = renderPage(`${prefix}/draftorder/${leagueId}`);
  await user.click(await screen.findByRole('link', { name: 'Capital' }));
  expect(window.location.search).toBe('?view=capital');
  await loaded();
  expect(screen.getByRole('heading', { level: 1, name: 'Draft Capital' })).toBeInTheDocument();
  expect(headersOf(TABLE)).toEqual(['Team', ...new Set([2026, ...coming.map(({ season }) => season)].map(String)), 'Total']);
  const rows = shownRows();
  expect(rows.map(([name]) => name)).toEqual(
    [...new Set(picks.map(({ teamName }) => teamName))].sort((a, b) => a.localeCompare(b, 'en')),
  );
  for (const [name, ofSeason, ...later] of rows) {
    const own = picks.filter(({ teamName }) => teamName === name).length;
    expect(parseInt(ofSeason!, 10)).toBe(own);
    expect(Number(later.at(-1))).toBe(own + coming.filter(({ team }) => team.teamName === name).length);
  }
  expect(within(rowsOf(TABLE)[0]!).getByRole('link', { name: rows[0]![0]! })).toBeInTheDocument();
});

test('the capital does not replace the remembered board', async () => {
  localStorage.setItem('draftOrder.view', 'board');
  const { user } = renderPage(`${ADDRESS}?view=capital`);
  await loaded();
  expect(screen.getByRole('link', { name: 'Capital' })).toHaveAttribute('aria-current', 'page');
  expect(localStorage.getItem('draftOrder.view')).toBe('board');
  await user.click(screen.getByRole('link', { name: 'Board' }));
  expect(await screen.findByRole('table', { name: 'Draft board' })).toBeInTheDocument();
});

test.each(['/draftorder/348764?view=capital', '/draftorder/348764?view=capital&year=2023'])(
  '%s: after the draft there is no capital, its URL shows the rounds',
  async (address) => {
    renderPage(address);
    await screen.findByRole('table', { name: 'Round 1' });
    expect(screen.queryByRole('link', { name: 'Capital' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: /Draft (Order|Results)/ })).toBeInTheDocument();
  },
);

test('before the draft has an order, the picks of its season are those that are traded', async () => {
  const team = { teamId: '13201', teamName: 'Ants' };
  server.intercept(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/Draft/GetDraftOrder')
      return Response.json({ leagueName: 'L', lastDraftOrderRefresh: null, rounds: [] });
    const picks = [{ season: 2026, round: 1, team, originalTeam: team, trades: [] }];
    return pathname === COMING ? Response.json({ leagueName: 'L', picks }) : undefined;
  });
  renderPage(`${ADDRESS}?view=capital`);
  await loaded();
  expect(shownRows()).toEqual([['Ants', '1', '1']]);
});

test('a failed load of the later picks says so, with a retry', async () => {
  failFirst(COMING, new Response(null, { status: 500 }));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderPage(`${ADDRESS}?view=capital`);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await loaded();
});

test('without any pick it says when there are some', async () => {
  server.intercept(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/Draft/GetDraftOrder')
      return Response.json({ leagueName: 'L', lastDraftOrderRefresh: null, rounds: [] });
    return pathname === COMING ? Response.json({ leagueName: 'L', picks: [] }) : undefined;
  });
  renderPage(`${ADDRESS}?view=capital`);
  expect(await screen.findByText(/^Picks appear before a draft/)).toBeInTheDocument();
});
