import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';

const sleeper = '620000000000000149';
const read = async (leagueId: string, year: number) =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}&year=${year}`)).json<Schema<'DraftOrder'>>();
const bar = () => within(screen.getByRole('navigation', { name: 'League' }));

afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test.each([
  ['/draftorder/348764?year=2023', '348764', 2023],
  [`/sleeper/draftorder/${sleeper}?year=2024`, sleeper, 2024],
])('%s: the rounds of the season with the drafted players', async (address, leagueId, year) => {
  const { rounds } = await read(leagueId, year);
  renderRoute(address);
  await screen.findByRole('table', { name: 'Round 1' });
  expect(screen.getByRole('heading', { level: 1, name: `${year} Draft Results` })).toBeInTheDocument();
  expect(screen.getAllByRole('table')).toHaveLength(rounds.length);
  expect(headersOf('Round 1').slice(0, 5)).toEqual(['Pick No', 'Total Pick', 'Actual Pick', 'Team Name', 'Player']);
  expect(rowsOf('Round 1').map((row) => texts(cellsOf(row)).slice(3, 5))).toEqual(
    rounds[0]!.picks.map(({ teamName, player }) => [teamName, `${player!.position} ${player!.playerName}`]),
  );
  expect(screen.queryByText(/Last Refresh/)).not.toBeInTheDocument();
});

test('the season switch keeps the board, goes from season to season, and back to the league’s own', async () => {
  const { user } = renderRoute('/draftorder/348764?view=board');
  await screen.findByRole('table', { name: 'Draft board' });
  const first = async (year: number) => (await read('348764', year)).rounds[0]!.picks[0]!.player!.playerName;
  await user.click(await bar().findByRole('link', { name: 'Season 2024' }));
  expect(await screen.findByRole('heading', { level: 1, name: '2024 Draft Results' })).toBeInTheDocument();
  await waitFor(async () => expect(rowsOf('Draft board')[0]).toHaveTextContent(await first(2024)));
  await user.click(bar().getByRole('link', { name: 'Season 2025' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Draft Results' })).toBeInTheDocument();
  await waitFor(async () => expect(rowsOf('Draft board')[0]).toHaveTextContent(await first(2025)));
  expect(window.location.search).toBe('?view=board');
});

test('two seasons do not mix in the store, and the links to picks and trades are those of the league’s season', async () => {
  const { user, store } = renderRoute('/draftorder/348764?year=2023');
  await screen.findByRole('table', { name: 'Round 1' });
  await user.click(await bar().findByRole('link', { name: 'Season 2022' }));
  await screen.findByRole('heading', { level: 1, name: '2022 Draft Results' });
  await waitFor(() => expect(Object.keys(store.getState().entities.draftPicks!.lists)).toContain('348764/2022'));
  const { lists, entities } = store.getState().entities.draftPicks!;
  expect(Object.keys(lists).sort()).toEqual(['348764/2022', '348764/2023']);
  expect(Object.keys(entities)).toHaveLength(300);
  expect(bar().getByRole('link', { name: 'Pre-Draft Trades', hidden: true })).toHaveAttribute(
    'href',
    '/predrafttrades/348764/2025',
  );
});

test('the prices of a past auction, on a round and on the board', async () => {
  const { user } = renderRoute(`/sleeper/draftorder/${sleeper}?year=2022`);
  await screen.findByRole('table', { name: 'Round 1' });
  expect(headersOf('Round 1').at(-1)).toBe('Price');
  expect(texts(cellsOf(rowsOf('Round 1')[0]!)).at(-1)).toBe('47');
  await user.click(screen.getByRole('link', { name: 'Board' }));
  await screen.findByRole('table', { name: 'Draft board' });
  expect(cellsOf(rowsOf('Draft board')[0]!)[1]).toHaveTextContent(/^1\.01 · 47/);
  expect(window.location.search).toBe('?year=2022&view=board');
});

test('a season without a draft says so and leads to the draft of the league’s season', async () => {
  renderRoute('/draftorder/132?year=2024');
  expect(await screen.findByText('The league has no draft of 2024.')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Draft Order' })).toHaveAttribute('href', '/draftorder/132');
});

describe('a season with a draft to come, number 1, and an auction that is over', () => {
  const drafts: Schema<'SeasonDraft'>[] = [
    { number: 1, rounds: 16, isAuction: false, isOver: false, isDefault: true },
    { number: 2, rounds: 1, isAuction: true, isOver: true, isDefault: false },
  ];
  const choice = async () => within(await screen.findByRole('navigation', { name: 'Drafts of the season' }));

  test('the draft order lists both, and shows the chosen one, with its prices', async () => {
    const response = await read('132', 2026);
    const auction = response.rounds[0]!.picks.map((pick) => ({
      ...pick,
      amount: 1250,
      keeper: false,
      player: { playerId: '7547', playerName: 'Amon-Ra St. Brown', position: 'WR' },
    }));
    respondToCalls('/api/Draft/GetDraftOrder', ({ draft }) =>
      draft === '2' ? { ...response, drafts, rounds: [{ picks: auction }] } : { ...response, drafts },
    );
    const { user } = renderRoute('/draftorder/132');
    const links = await choice();
    expect(texts(links.getAllByRole('link'))).toEqual(['Draft 1: 16 rounds', 'Draft 2: auction']);
    expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Draft 1');
    expect(headersOf('Round 1')).not.toContain('Price');
    await user.click(links.getByRole('link', { name: /^Draft 2/ }));
    await waitFor(() => expect(headersOf('Round 1')).toContain('Price'));
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getAllByText('1,250')).toHaveLength(12);
    await user.click(screen.getByRole('link', { name: 'Board' }));
    expect(await screen.findByRole('table', { name: 'Draft board' })).toHaveTextContent('1.01 · 1,250');
    expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Draft 2');
  });

  test('a trade is of the chosen draft; in a finished one none can be entered', async () => {
    const response = (await get('/api/PreDraftTrades?leagueId=132&year=2026')).json<Schema<'PreDraftTrades'>>();
    const sent: unknown[] = [];
    server.intercept(async (request) => {
      if (new URL(request.url).pathname !== '/api/PreDraftTrades') return undefined;
      if (request.method === 'GET') return Response.json({ ...response, viewData: { ...response.viewData, drafts } });
      sent.push(await request.clone().json());
      return Response.json({ title: 'Bad Request', status: 400, errors: [] }, { status: 400 });
    });
    const { user } = renderRoute('/predrafttrades/132/2026?draft=1');
    await choice();
    const add = () => screen.getByRole('button', { name: 'Add Trade' });
    await waitFor(() => expect(add()).toBeEnabled());
    await user.click(add());
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Date'), '2026-08-20');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ draft: 1, year: 2026 })]));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click((await choice()).getByRole('link', { name: /^Draft 2/ }));
    await waitFor(() => expect(add()).toBeEnabled());
    await user.click(add());
    expect(await screen.findByRole('dialog')).toHaveTextContent('The draft of 2026 is over.');
  });
});
