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

describe('a season with several drafts', () => {
  const draft = { rounds: 1, isAuction: false, isOver: false, isDefault: false };
  const drafts: Schema<'SeasonDraft'>[] = [
    { ...draft, number: 1 },
    { ...draft, number: 2, isDefault: true, isComing: true },
    { ...draft, number: 3, isAuction: true, isComing: true },
    { ...draft, number: 4, isComing: true },
  ];
  /** The second draft has two rounds, all others one; Bees gave their pick of the fourth away. */
  function orderWith(number: number): Schema<'DraftOrder'> {
    const pick = (round: number, at: number, owner = at): Schema<'DraftPick'> => ({
      ...{ pickString: `${round}.0${at}`, totalPick: 2 * round - 2 + at, actualPick: null, keeper: false, player: null },
      ...{ teamId: `1320${owner}`, teamName: ['Ants', 'Bees'][owner - 1]!, originalDate: null },
      ...(owner === at
        ? { originalTeamId: null, originalTeam: null, slotTeamId: null, slotTeam: null }
        : { originalTeamId: '13202', originalTeam: 'Bees', slotTeamId: '13202', slotTeam: 'Bees' }),
    });
    const rounds = number === 2 ? [1, 2] : [1];
    const picks = (round: number) => [pick(round, 1), pick(round, 2, number === 4 ? 1 : 2)];
    return { leagueName: 'L', lastDraftOrderRefresh: null, rounds: rounds.map((round) => ({ picks: picks(round) })), drafts };
  }
  /** Answers with these drafts. @returns the draft of each request */
  function answer(fails: (number: number) => boolean = () => false) {
    const asked: (string | null)[] = [];
    server.intercept(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname === COMING) return Response.json({ leagueName: 'L', picks: [] });
      if (pathname !== '/api/Draft/GetDraftOrder') return undefined;
      const named = searchParams.get('draft');
      asked.push(named);
      const number = Number(named ?? 2);
      return fails(number) ? new Response(null, { status: 500 }) : Response.json(orderWith(number));
    });
    return asked;
  }
  const counted = [
    ['Ants', '2', '2 (+1st)', '4'],
    ['Bees', '2', '0 (−1st)', '2'],
  ];

  test.each<[string, (string | null)[]]>([
    ['', [null, '4']],
    ['&draft=4', ['4', null]],
    ['&draft=3', ['3', null, '4']],
  ])('%s: each that is still to be made has a column, but an auction and one that nobody holds', async (search, requests) => {
    const asked = answer();
    renderPage(`${ADDRESS}?view=capital${search}`);
    await waitFor(() => expect(shownRows()).toEqual(counted));
    expect(headersOf(TABLE)).toEqual(['Team', '2026, draft 2', '2026, draft 4', 'Total']);
    expect(asked).toEqual(requests);
    expect(screen.queryByRole('navigation', { name: 'Drafts of the season' })).toBeNull();
  });

  test('a failed load of one of them says so, with a retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let failures = 0;
    answer((number) => number === 4 && (failures += 1) === 1);
    const { user } = renderPage(`${ADDRESS}?view=capital`);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shownRows()).toEqual(counted));
  });
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
