/** Trades of picks of later seasons, when the host lists those picks and when a season begins. */
import type { Schema } from '../../../src/api/types';
import { get, send } from '../../support/call';
import { possiblePickTrade } from '../../support/seeded';
import { removeOldScores, values } from './calls';

type Trade = Awaited<ReturnType<typeof possiblePickTrade>>;

const enter = (trade: object) => send('POST', '/api/PreDraftTrades/Several', trade);
const idOf = async ({ leagueId, year }: Trade) =>
  (await send('GET', `/api/PreDraftTrades/Entered?leagueId=${leagueId}&year=${year}`)).json<Schema<'EnteredTrade'>[]>()[0]!.id;
const takeBack = async (trade: Trade) =>
  send('DELETE', `/api/PreDraftTrades?leagueId=${trade.leagueId}&year=${trade.year}&tradeId=${await idOf(trade)}`);
const future = async (leagueId: string) =>
  (await get(`/api/Draft/GetFuturePicks?leagueId=${leagueId}`)).json<Schema<'ComingPicks'>>().picks;
const ownerOf = async (leagueId: string, { season, round, originalTeamId }: Trade['fromPicks'][0]) =>
  (await future(leagueId)).find(
    (pick) => pick.season === season && pick.round === round && pick.originalTeam.teamId === originalTeamId,
  );

beforeAll(removeOldScores);

test('picks that the host lists and trades that were entered are there once', async () => {
  const trade = await possiblePickTrade('612374');
  const [pick, second] = trade.fromPicks as [Trade['fromPicks'][0], Trade['fromPicks'][0]];
  expect((await enter(trade)).statusCode).toBe(200);
  const before = await future('612374');
  const list = (owner: string) =>
    server.rows(
      `insert into future_pick select league_id, ${pick.season}, r, id, case when id = '${trade.fromTeamId}' and r = 1 then '${owner}' else id end
       from team, generate_series(1, 4) r where league_id = '612374'
       on conflict (league_id, season, round, original_team_id) do update set team_id = excluded.team_id`,
    );
  // The host does not have the trade yet, and then it has its first pick.
  for (const owner of [trade.fromTeamId, trade.toTeamId]) {
    await list(owner);
    expect(await ownerOf('612374', pick)).toMatchObject({ team: { teamId: trade.toTeamId }, trades: [{}] });
    expect(await ownerOf('612374', second)).toMatchObject({ team: { teamId: trade.toTeamId }, trades: [{ date: trade.date }] });
  }
  await server.rows("delete from future_pick where league_id = '612374'");
  expect(await future('612374')).toEqual(before);
});

test('with the order of the draft, the picks follow the trades; taking back the season or the trade reverts both', async () => {
  const [[leagueId]] = (await values(
    "select id from league where provider = 'default' and season = 2025 and has_drafted order by id limit 1",
  )) as [[string]];
  const trade = await possiblePickTrade(leagueId);
  expect((await enter({ ...trade, date: '2025-11-02' })).statusCode).toBe(200);
  const coming = await future(leagueId);
  const holders = async () => {
    const { rounds } = (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`)).json<Schema<'DraftOrder'>>();
    const of = (round: number) => rounds[round - 1]!.picks.find((pick) => pick.slotTeamId === trade.fromTeamId);
    return [of(1), of(2)];
  };
  const create = () => send('GET', `/api/Admin/createNewSeason?leagueId=${leagueId}`);

  await create();
  const moved = { teamId: trade.toTeamId, originalDate: '2025-11-02' };
  expect(await holders()).toMatchObject([moved, moved]);
  expect((await future(leagueId)).map(({ season }) => season)).not.toContain(2026);
  expect(await ownerOf(leagueId, trade.toPicks[0]!)).toMatchObject({ team: { teamId: trade.fromTeamId } });

  expect((await send('POST', '/api/Admin/TakeBackNewSeason', { leagueId })).statusCode).toBe(200);
  expect(await values(`select 1 from pick_trade where league_id = '${leagueId}' and season = 2026`)).toEqual([]);
  expect(await future(leagueId)).toEqual(coming);

  await create();
  const [first] = await holders();
  const [round, pick] = first!.pickString.split('.').map(Number) as [number, number];
  const on = {
    ...{ leagueId, year: 2026, date: '2026-01-05', fromTeamId: trade.toTeamId, toTeamId: trade.fromTeamId },
    ...{ fromPicks: [{ season: 2026, round, pick }], toPicks: [] },
  };
  expect((await enter(on)).statusCode).toBe(200);
  expect((await takeBack(trade)).json()).toMatchObject({ errors: [{ field: 'tradeId' }] });
  expect((await takeBack({ ...trade, year: 2026 })).statusCode).toBe(200);
  expect((await takeBack(trade)).statusCode).toBe(200);
  expect(await holders()).toEqual([undefined, undefined]);
});
