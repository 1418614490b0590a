import type { Schema } from '../../../src/api/types';
import { get, send } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import { draftResponse, enterLeague, HostFolder, hostLeague, ourLeague, ourPlayer, teamOf } from '../../server/sync/hostFolder';
import { enterSleeperLeague, type Json, lastSeason, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';
import { addNextSeason, fillSmallLeague } from '../../imports/smallLeague';

const orderOf = async (leagueId: string, draft?: number) =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}${draft === undefined ? '' : `&draft=${draft}`}`)).json<
    Schema<'DraftOrder'>
  >();
const picksIn = ({ rounds }: Schema<'DraftOrder'>) => rounds.flatMap(({ picks }) => picks);

describe('Sleeper', () => {
  const host = new SleeperHost();
  const path = `league/${thisSeason}`;
  const [startup, rookie, supplemental] = ['640000000000000001', '630000000000000149', '640000000000000003'];
  const listed = (id: string, created: number, type: string, status: string) => ({
    ...{ draft_id: id, season: '2026', type, status, created },
  });
  const drafts = [listed(rookie!, 1767184841832, 'linear', 'complete'), listed(startup!, 1766000000000, 'auction', 'complete')];
  const update = async () => {
    await server.rows('delete from raw_response');
    const { leagues } = await run('sleeperUpdateLeagues');
    return leagues.find(({ leagueId }) => leagueId === ourSleeperLeague)!;
  };
  let stop: () => void;

  beforeAll(async () => {
    const rosters = host.of(`${path}/rosters`) as { roster_id: number; players: string[] }[];
    Object.assign(host.changed, {
      [`${path}/drafts`]: drafts,
      [`draft/${startup}`]: { ...drafts[1], settings: { rounds: 1, teams: 12, budget: 200 } },
      [`draft/${startup}/picks`]: rosters.map(({ roster_id, players }, i) => ({
        ...{ pick_no: i + 1, round: 1, roster_id, draft_slot: 1, player_id: players[0], metadata: { amount: String(60 - i) } },
      })),
      [`draft/${startup}/traded_picks`]: [],
      [`draft/${rookie}/traded_picks`]: (host.of(`${path}/traded_picks`) as Json[]).filter(({ season }) => season === '2026'),
    });
    stop = await server.importLive((asked) => host.response(asked));
    await server.rows('truncate league cascade');
    await enterSleeperLeague();
  });
  afterAll(() => stop());

  test('a start-up auction and a rookie draft of one season are stored apart; what was entered stays with the main one', async () => {
    const main = host.changed[`${path}/drafts`];
    host.changed[`${path}/drafts`] = [drafts[0]];
    expect(await update()).toMatchObject({ error: null });
    const only = await orderOf(ourSleeperLeague);
    expect(Object.keys(only)).toEqual(['leagueName', 'lastDraftOrderRefresh', 'rounds']);
    expect(picksIn(only).some((pick) => 'amount' in pick)).toBe(false);
    const trades = 'select round, pick, from_team_id, to_team_id, source from pick_trade order by id';
    const before = await values(trades);
    expect(before.length).toBeGreaterThan(10);
    await server.rows(
      `insert into entered_trade (league_id, season, date, from_team_id, to_team_id)
       select '${ourSleeperLeague}', 2026, '2026-08-01', min(id), max(id) from team`,
    );
    // As before the drafts were told apart.
    await server.rows('delete from league_draft');

    host.changed[`${path}/drafts`] = main;
    expect(await update()).toMatchObject({ error: null });
    const newest = await orderOf(ourSleeperLeague);
    expect(newest.drafts).toEqual([
      { number: 1, rounds: 1, isAuction: true, isOver: true, isDefault: false },
      { number: 2, rounds: 3, isAuction: false, isOver: true, isDefault: true },
    ]);
    expect(newest.rounds).toEqual(only.rounds);
    expect(await values('select distinct draft from entered_trade')).toEqual([[2]]);
    expect([await values(trades), await values('select distinct draft from pick_trade')]).toEqual([before, [[2]]]);
    const auction = await orderOf(ourSleeperLeague, 1);
    expect(picksIn(auction).map(({ amount }) => amount)).toEqual(Array.from({ length: 12 }, (_, i) => 60 - i));
    expect(picksIn(auction).every(({ player, originalTeam }) => player && originalTeam === null)).toBe(true);
    expect((await get(`/api/Draft/GetDraftOrder?leagueId=${ourSleeperLeague}&draft=3`)).statusCode).toBe(404);
    expect(await update()).toMatchObject({ error: null, rows: 0 });
  });

  test('the draft to come is shown, and its picks can be traded, while those of the others cannot', async () => {
    const open = listed(supplemental!, 1790000000000, 'linear', 'pre_draft');
    const slots = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, 12 - i]));
    Object.assign(host.changed, {
      [`${path}/drafts`]: [open, ...drafts],
      [`draft/${supplemental}`]: { ...open, slot_to_roster_id: slots, settings: { rounds: 1, teams: 12 } },
      [`draft/${supplemental}/picks`]: [],
      [`draft/${supplemental}/traded_picks`]: [],
    });
    expect(await update()).toMatchObject({ error: null });
    const order = await orderOf(ourSleeperLeague);
    expect(order.drafts?.find(({ isDefault }) => isDefault)).toMatchObject({ number: 3, isOver: false });
    expect(order.drafts?.map(({ isComing }) => isComing)).toEqual([undefined, undefined, true]);
    const [first, second] = picksIn(order);
    expect(picksIn(order)).toHaveLength(12);
    const trade = (draft?: number) => ({
      ...{ leagueId: ourSleeperLeague, year: 2026, date: '2026-08-02', roundFrom: 1, pickFrom: 1, roundTo: 1, pickTo: 2 },
      ...{ pickFromTeamId: first!.teamId!, pickToTeamId: second!.teamId!, ...(draft !== undefined && { draft }) },
    });
    const refused = await send('POST', '/api/PreDraftTrades', trade(1));
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('the draft of 2026 is over') as string]);
    const entered = await send('POST', '/api/PreDraftTrades', trade());
    expect(entered.json<Schema<'PreDraftTrades'>>().model.preDraftTrades).toHaveLength(2);
    expect(await values('select distinct draft from pick_trade order by 1')).toEqual([[2], [3]]);
    expect(
      picksIn(await orderOf(ourSleeperLeague, 3))
        .map(({ teamId }) => teamId)
        .slice(0, 2),
    ).toEqual([second!.teamId, first!.teamId]);
    const ofMain = await get(`/api/PreDraftTrades?leagueId=${ourSleeperLeague}&year=2026&draft=2`);
    expect(ofMain.json<Schema<'PreDraftTrades'>>().viewData).toMatchObject({ totalRounds: 3, drafts: order.drafts });
    const history = await send('GET', `/api/PreDraftTrades/Entered?leagueId=${ourSleeperLeague}&year=2026`);
    expect(history.json<Schema<'EnteredTrade'>[]>().map(({ trade, pickTrade }) => (trade ?? pickTrade)?.draft)).toEqual([3, 2]);
  });

  test('an unreadable draft and one that is no longer listed are reported; both stay', async () => {
    const rows = () => values('select draft, count(*)::int from draft_pick group by 1 order by 1');
    const before = await rows();
    const picks = host.changed[`draft/${startup}/picks`];
    host.changed[`draft/${startup}/picks`] = { broken: true };
    host.changed[`${path}/drafts`] = drafts;
    expect(await update()).toMatchObject({
      error: null,
      unmatched: [expect.stringContaining(`draft/${startup}/picks`), 'season 2026: draft 3 is no longer listed by the host'],
    });
    host.changed[`draft/${startup}/picks`] = [];
    expect((await update()).error).toContain('has no picks, but 12 are stored');
    expect(await rows()).toEqual(before);
    host.changed[`draft/${startup}/picks`] = picks;
  });

  test('a new season has the rounds and the type of the host’s draft, in the order of the places until the host has one', async () => {
    await server.rows('truncate league cascade');
    const open = { ...drafts[0], status: 'pre_draft', type: 'snake', draft_order: null };
    const league = { ...(host.of(path) as Json), status: 'pre_draft' };
    const [{ user_id: user }] = host.of(`league/${lastSeason}/users`) as [{ user_id: string }];
    Object.assign(host.changed, {
      [path]: league,
      [`user/${user}/leagues/nfl/2026`]: [league],
      [`draft/${rookie}`]: { ...open, settings: { rounds: 5, teams: 12 }, slot_to_roster_id: identity },
      [`draft/${rookie}/picks`]: [],
    });
    await enterSleeperLeague();
    await server.rows(`delete from league_source where season = 2026`);
    await server.rows(`update league set season = 2025`);
    expect(await runOne('createNewSeason', ourSleeperLeague)).toMatchObject({ error: null, note: null });
    const order = (await orderOf(ourSleeperLeague)).rounds.map(({ picks }) =>
      picks.map(({ teamId, slotTeamId }) => slotTeamId ?? teamId),
    );
    expect(order).toHaveLength(5);
    const places = await values(`select team_id from team_season where season = 2025 order by final_position desc`);
    expect(order[0]).toEqual(places.flat());
    expect(order[1]).toEqual(order[0]!.toReversed());
    expect(order[2]).toEqual(order[0]);
  });
});

const identity = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, i + 1]));

describe('MyFantasyLeague', () => {
  const host = new HostFolder();
  const holders = { '1.01': '0001', '1.02': '0002', '1.03': '0003', '1.04': '0004' };
  const whole = { '1.01': '9101', '1.02': '9102', '1.03': '----', '1.04': '9104' };
  const draft = () => runOne('populateLeagueDraftOrder', ourLeague);
  const rows = () =>
    values(
      `select draft, round, pick, original_team_id, player_id, amount from draft_pick where league_id = '${ourLeague}' order by 1, 2, 3`,
    );

  beforeAll(async () => {
    fillSmallLeague(host);
    host.now({ transactions: { transactions: {} } });
    server.importFrom(host);
    await server.rows('truncate league cascade');
    await run('populateCache');
    await enterLeague();
    await runOne('RefreshRosters', ourLeague);
  });
  afterAll(() => host.discard());

  test('a second draft of the year in place of the first is another draft', async () => {
    host.now({ draftResults: draftResponse(holders, {}, whole) });
    expect(await draft()).toMatchObject({ error: null });
    const first = await rows();
    expect(first).toHaveLength(4);
    host.now({ draftResults: draftResponse({ '1.01': '0004', '1.02': '0003' }) });
    expect(await draft()).toMatchObject({ error: null, unmatched: [] });
    expect(await rows()).toEqual([...first, [2, 1, 1, teamOf('0004'), null, null], [2, 1, 2, teamOf('0003'), null, null]]);
    expect((await orderOf(ourLeague)).drafts?.map(({ isOver, isDefault }) => [isOver, isDefault])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await draft()).toMatchObject({ error: null, rows: 0 });
  });

  test('an auction beside the draft has its prices, in the order of its sales; one that cannot be read is named', async () => {
    host.rename('Harbour League', { loadRosters: 'live_draft_email_auction' });
    expect(await draft()).toMatchObject({ error: null, unmatched: [expect.stringMatching(/no auctionResults of league/)] });
    const sale = (franchise: string, player: string, winningBid: string, lastBidTime: string) => ({
      ...{ franchise, player, winningBid, timeStarted: '1750000000', lastBidTime },
    });
    const auction = [sale('0002', '9106', '41.50', '1750000900'), sale('0001', '9105', '1,250', '1750000800')];
    host.now({ auctionResults: { auctionResults: { auctionUnit: { unit: 'LEAGUE', auction } } } });
    expect(await draft()).toMatchObject({ error: null, unmatched: [] });
    expect((await rows()).filter(([number]) => number === 3)).toEqual([
      [3, 1, 1, teamOf('0001'), await ourPlayer('9105'), 1250],
      [3, 1, 2, teamOf('0002'), await ourPlayer('9106'), 41.5],
    ]);
    expect((await orderOf(ourLeague)).drafts?.map(({ isAuction }) => isAuction)).toEqual([false, false, true]);
  });

  test('a new season has the host’s own draft with its trades, where the host has prepared it', async () => {
    addNextSeason(host);
    const own = { '1.01': '0003', '1.02': '0001', '2.01': '0003', '2.02': '0001' };
    host.put(`2027/${hostLeague}/draftResults`, draftResponse(own, { '2.02': ['0002'] }));
    expect(await runOne('createNewSeason', ourLeague)).toMatchObject({ error: null, note: null });
    expect(
      await values(
        `select draft, round, pick, original_team_id from draft_pick where league_id = '${ourLeague}' and season = 2027 order by 2, 3`,
      ),
    ).toEqual([
      [1, 1, 1, teamOf('0003')],
      [1, 1, 2, teamOf('0001')],
      [1, 2, 1, teamOf('0003')],
      [1, 2, 2, teamOf('0002')],
    ]);
    expect(
      await values(
        `select round, pick, from_team_id, to_team_id from pick_trade where league_id = '${ourLeague}' and season = 2027`,
      ),
    ).toEqual([[2, 2, teamOf('0002'), teamOf('0001')]]);
  });
});
