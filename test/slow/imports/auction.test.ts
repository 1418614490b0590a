/** A recorded auction of MyFantasyLeague, in a league of 16 teams that also drafts its rookies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { folder } from '../../server/hosts/mfl/recordedLeagues';
import { run, runOne, values } from '../../server/sync/calls';
import { draftResponse, enterLeague, rostersResponse, scheduleResponse, standingsResponse } from '../../server/sync/hostFolder';

type Schemas = components['schemas'];
interface Sale {
  player: string;
  franchise: string;
  winningBid: string;
  lastBidTime: string;
}

const league = '90008';
const ids = Array.from({ length: 16 }, (_, i) => String(i + 1).padStart(4, '0'));
const recorded = JSON.parse(readFileSync(join(folder, 'samples/auctionResults.json'), 'utf8')) as {
  auctionResults: { auctionUnit: { unit: string; auction: Sale[] } };
};
const { auction } = recorded.auctionResults.auctionUnit;
/** The sales in the order in which they ended. */
const sold = auction.toSorted((a, b) => Number(a.lastBidTime) - Number(b.lastBidTime));

const people = [...new Set(['9101', '9102', ...auction.map(({ player }) => player)])];
const rookies = (picked: Record<string, string>) => draftResponse({ '1.01': '0001', '1.02': '0002' }, {}, picked);
const base: Record<string, unknown> = {
  players: { players: { player: people.map((id) => ({ id, name: `Sold, P${id}`, position: 'WR', team: 'KCC' })) } },
  league: {
    league: {
      ...{ id: league, name: 'Auction League', h2h: 'YES', startWeek: '1', endWeek: '3', lastRegularSeasonWeek: '3' },
      ...{ loadRosters: 'email_draft_email_auction', auctionStartAmount: '45000000', auction_kind: 'email' },
      franchises: { franchise: ids.map((id) => ({ id, name: `Team ${id}` })) },
    },
  },
  rosters: rostersResponse(Object.fromEntries(ids.map((id) => [id, []]))),
  leagueStandings: standingsResponse(ids.map((id) => [id, 0, '0'])),
  schedule: scheduleResponse(0),
  draftResults: rookies({ '1.01': '9101', '1.02': '9102' }),
  auctionResults: recorded,
};
let responses = base;
let stop: () => void;

beforeAll(async () => {
  stop = await server.importLive(async (path) => {
    const type = new URL(path, 'http://host').searchParams.get('TYPE')!;
    return JSON.stringify(responses[type] ?? { [type]: {} });
  });
  await server.rows('truncate league cascade');
  await run('populateCache');
});
afterAll(() => stop());

const given = async (more: Record<string, unknown> = {}) => {
  responses = { ...base, ...more };
  await server.rows('delete from raw_response');
  return runOne('populateLeagueDraftOrder', league);
};
const start = async () => {
  await server.rows('truncate league cascade');
  await enterLeague(league, league, 2025);
  responses = base;
  expect(await runOne('RefreshRosters', league)).toMatchObject({ error: null });
};
const order = async (draft?: number) =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${league}${draft === undefined ? '' : `&draft=${draft}`}`)).json<
    Schemas['DraftOrder']
  >();
const picksOf = ({ rounds }: Schemas['DraftOrder']) => rounds.flatMap(({ picks }) => picks);

test('every sale is there in the order in which they ended, with its team, player and price; twice changes nothing', async () => {
  await start();
  expect(await given()).toMatchObject({ error: null, unmatched: [] });
  const found = await order(2);
  expect(found.drafts).toMatchObject([
    { isAuction: false, isOver: true },
    { isAuction: true, isOver: false, isDefault: true },
  ]);
  expect(
    picksOf(found).map(({ teamId, player, amount, pickString, originalTeam }) => [
      ...[pickString, teamId, player?.playerName, amount, originalTeam],
    ]),
  ).toEqual(
    sold.map(({ franchise, player, winningBid }, i) => [
      `${Math.floor(i / 16) + 1}.${String((i % 16) + 1).padStart(2, '0')}`,
      ...[`${league}-${franchise}`, `P${player} Sold`, Number(winningBid), null],
    ]),
  );
  expect(found.rounds).toHaveLength(3);
  expect(picksOf(await order(1)).map(({ player }) => player?.playerName)).toEqual(['P9101 Sold', 'P9102 Sold']);
  expect(await given()).toMatchObject({ error: null, rows: 0 });
});

test('sales that are won later come after those that are there', async () => {
  await start();
  const of = (sales: unknown) => ({ auctionResults: { auctionResults: { auctionUnit: { unit: 'LEAGUE', auction: sales } } } });
  // While the first bids run there is no sale, and one alone is no list.
  expect(await given({ auctionResults: { auctionResults: { auctionUnit: { unit: 'LEAGUE' } } } })).toMatchObject({ error: null });
  expect(await given(of(sold[0]))).toMatchObject({ error: null });
  expect(picksOf(await order(2)).map(({ amount }) => amount)).toEqual([Number(sold[0]!.winningBid)]);
  expect(await given(of(sold.slice(0, 20)))).toMatchObject({ error: null });
  expect(picksOf(await order(2))).toHaveLength(20);
  expect(await given()).toMatchObject({ error: null });
  expect(picksOf(await order(2))).toHaveLength(sold.length);
});

test('where nobody drafts, the auction is the season’s draft once the season has begun, whatever picks the host has prepared', async () => {
  const played = { schedule: scheduleResponse(1), leagueStandings: standingsResponse(ids.map((id) => [id, 1, '100'])) };
  for (const [draftResults, number] of [
    [{ draftResults: {} }, 1],
    [rookies({}), 2],
  ] as const) {
    await start();
    expect(await given({ draftResults })).toMatchObject({ error: null });
    await runOne('RefreshRosters', league);
    expect(await given({ draftResults, ...played })).toMatchObject({ error: null, unmatched: [] });
    expect(await values(`select number, is_over from league_draft where is_auction`)).toEqual([[number, true]]);
    expect(picksOf(await order()).map(({ amount }) => amount)).toEqual(sold.map(({ winningBid }) => Number(winningBid)));
  }
});
