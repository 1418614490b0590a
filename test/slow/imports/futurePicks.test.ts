import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, franchises, HostFolder, ourLeague, teamOf } from '../../server/sync/hostFolder';
import { enterSleeperLeague, ourSleeperLeague, SleeperHost, thisSeason, type Json } from '../../imports/sleeperHost';
import { fillSmallLeague } from '../../imports/smallLeague';

type Pick = components['schemas']['ComingPick'];

const picksOf = async (leagueId: string) =>
  (await get(`/api/Draft/GetFuturePicks?leagueId=${leagueId}`)).json<{ picks: Pick[] }>().picks;
const trades = async (leagueId: string) =>
  (await get(`/api/Settings?leagueId=${leagueId}`)).json<{ tradesFuturePicks: boolean }>().tradesFuturePicks;
const seasonsOf = (picks: Pick[]) => [...new Set(picks.map(({ season }) => season))];

describe('Sleeper', () => {
  const host = new SleeperHost();
  let stop: () => void;
  const path = `league/${thisSeason}`;
  const set = (settings: Json) => {
    const league = host.of(path) as Json;
    host.changed[path] = { ...league, settings: { ...(league.settings as Json), ...settings } };
  };
  const update = async () => {
    await server.rows('delete from raw_response');
    const { leagues } = await run('sleeperUpdateLeagues');
    return leagues.find(({ leagueId }) => leagueId === ourSleeperLeague)!;
  };
  const rosters = () => (host.of(`${path}/rosters`) as Json[]).map(({ roster_id: id }) => Number(id));

  beforeAll(async () => {
    stop = await server.importLive((asked) => host.response(asked));
    await server.rows('truncate league cascade');
    await enterSleeperLeague();
    set({ pick_trading: 1, draft_rounds: 4, type: 2 });
  });
  afterAll(() => stop());

  test('lists traded picks only: all others of the next three seasons stay with their first teams', async () => {
    expect(await update()).toMatchObject({ error: null });
    const picks = await picksOf(ourSleeperLeague);
    expect(seasonsOf(picks)).toEqual([2027, 2028, 2029]);
    expect(picks).toHaveLength(rosters().length * 4 * 3);
    const listed = (host.of(`${path}/traded_picks`) as Json[]).filter(({ season }) => Number(season) > 2026);
    const moved = listed.filter(({ owner_id: owner, roster_id: origin }) => owner !== origin);
    expect(moved.length).toBeGreaterThan(30);
    expect(picks.filter(({ team, originalTeam }) => team.teamId !== originalTeam.teamId)).toHaveLength(moved.length);
    expect(await trades(ourSleeperLeague)).toBe(true);
  });

  test('has the transactions by which a pick came to its owner', async () => {
    const [a, b, c] = rosters() as [number, number, number];
    const pick = { season: '2029', round: 4, roster_id: a };
    host.add(`${path}/traded_picks`, { ...pick, previous_owner_id: b, owner_id: c });
    const [trade] = host.of(`${path}/transactions/1`) as Json[];
    const deal = (id: string, at: string, from: number, to: number) => ({
      ...{ ...trade, transaction_id: id, leg: 2, status_updated: Date.parse(at), adds: null, drops: null, waiver_budget: [] },
      draft_picks: [{ ...pick, previous_owner_id: from, owner_id: to }],
    });
    host.add(`${path}/transactions/2`, deal('t1', '2026-09-10T12:00Z', a, b), deal('t2', '2026-09-14T12:00Z', b, c));
    await update();
    const found = (await picksOf(ourSleeperLeague)).find(
      ({ season, round, trades: hops }) => season === 2029 && round === 4 && hops.length,
    )!;
    expect(found.trades.map(({ date }) => date)).toEqual(['2026-09-10', '2026-09-14']);
    expect(found.trades.at(-1)!.to).toEqual(found.team);
  });

  test('a pick that came home keeps its trades', async () => {
    const [a, b] = rosters() as [number, number];
    const [trade] = host.of(`${path}/transactions/2`) as Json[];
    const deal = (id: string, at: string, from: number, to: number) => ({
      ...{ ...trade, transaction_id: id, status_updated: Date.parse(at), adds: null, drops: null, waiver_budget: [] },
      draft_picks: [{ season: '2029', round: 4, roster_id: b, previous_owner_id: from, owner_id: to }],
    });
    host.add(`${path}/traded_picks`, { season: '2029', round: 4, roster_id: b, previous_owner_id: a, owner_id: b });
    host.add(`${path}/transactions/2`, deal('h1', '2026-09-15T12:00Z', b, a), deal('h2', '2026-09-16T12:00Z', a, b));
    await update();
    const found = (await picksOf(ourSleeperLeague)).find(({ trades: hops }) => hops.some(({ date }) => date === '2026-09-15'))!;
    expect(found.team).toEqual(found.originalTeam);
    expect(found.trades.map(({ date }) => date)).toEqual(['2026-09-15', '2026-09-16']);
    expect(found.trades[1]!.to).toEqual(found.team);
    expect(found.trades[0]!.to).not.toEqual(found.team);
  });

  test('that no longer lists any traded pick takes none back', async () => {
    const before = await values('select * from future_pick order by 1, 2, 3, 4');
    const listed = host.of(`${path}/traded_picks`);
    host.changed[`${path}/traded_picks`] = [];
    expect((await update()).error).toContain('traded picks has no traded picks');
    expect(await values('select * from future_pick order by 1, 2, 3, 4')).toEqual(before);
    host.changed[`${path}/traded_picks`] = listed;
  });

  test('has none for a league without trades of picks', async () => {
    await server.rows('delete from future_pick');
    set({ pick_trading: 0 });
    expect(await update()).toMatchObject({ error: null });
    expect(await picksOf(ourSleeperLeague)).toEqual([]);
    expect(await trades(ourSleeperLeague)).toBe(false);
  });
});

describe('MyFantasyLeague', () => {
  const host = new HostFolder();
  const own = (id: string) => ({ id, futureDraftPick: { year: '2027', round: '1', originalPickFor: id } });
  const swapped = [
    {
      id: '0001',
      futureDraftPick: [
        { year: '2027', round: '1', originalPickFor: '0002' },
        { year: '2025', round: '1', originalPickFor: '0001' },
      ],
    },
    { id: '0002', futureDraftPick: { year: '2027', round: '1', originalPickFor: '0001' } },
    ...franchises.slice(2).map(own),
  ];
  beforeAll(async () => {
    fillSmallLeague(host);
    server.importFrom(host);
    await run('populateCache');
    await enterLeague();
    await runOne('RefreshRosters', ourLeague);
  });
  afterAll(() => host.discard());

  test('lists every pick of the years to come by its owner', async () => {
    host.now({ futureDraftPicks: { futureDraftPicks: { franchise: swapped } } });
    expect(await runOne('populateLeagueDraftOrder', ourLeague)).toMatchObject({ error: null, unmatched: [] });
    const picks = await picksOf(ourLeague);
    expect(picks.map(({ season, originalTeam, team }) => [season, originalTeam.teamId, team.teamId])).toEqual([
      [2027, teamOf('0001'), teamOf('0002')],
      [2027, teamOf('0002'), teamOf('0001')],
      [2027, teamOf('0003'), teamOf('0003')],
      [2027, teamOf('0004'), teamOf('0004')],
    ]);
    expect(picks[0]!.trades).toEqual([{ date: null, to: picks[0]!.team }]);
  });

  test.each([
    ['refuses them', { error: { $t: 'API requires logged in user' } }],
    ['sends something else', { futureDraftPicks: { franchise: { futureDraftPick: {} } } }],
  ])('that %s is reported, and the stored ones stay', async (_, response) => {
    const before = await values('select * from future_pick order by 1, 2, 3, 4');
    host.now({ futureDraftPicks: response });
    const { error, unmatched } = await runOne('populateLeagueDraftOrder', ourLeague);
    expect({ error, unmatched }).toEqual({
      error: null,
      unmatched: [expect.stringMatching(/^season 2026: .*\n.*futureDraftPicks/)],
    });
    expect(await values('select * from future_pick order by 1, 2, 3, 4')).toEqual(before);
  });

  test('with none where there were some needs a person', async () => {
    host.now({ futureDraftPicks: { futureDraftPicks: {} } });
    expect((await runOne('populateLeagueDraftOrder', ourLeague)).error).toContain(
      'has no picks of later drafts, but 4 are stored',
    );
  });
});
