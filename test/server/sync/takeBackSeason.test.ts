import type { components } from '../../../src/api/generated/schema.gen';
import { get, send } from '../../support/call';
import { enterTrade, playerOf, possibleTrade } from '../../support/seeded';
import { testAdmin } from '../../support/testAdmin';
import { contents, removeOldScores, values } from './calls';

type Schemas = components['schemas'];

const create = (leagueId: string) => send('GET', `/api/Admin/createNewSeason?leagueId=${leagueId}`);
const takeBack = (leagueId: string) => send('POST', '/api/Admin/TakeBackNewSeason', { leagueId });
const list = async () => (await send('GET', '/api/Admin/GetNewSeasons')).json<Schemas['NewSeason'][]>();
const pages = async (leagueId: string) =>
  Promise.all(
    ['League/GetLeague', 'Draft/GetDraftOrder', 'League/GetKeeperBreakdown', 'Settings'].map(
      async (path) => (await get(`/api/${path}?leagueId=${leagueId}`)).payload,
    ),
  );
const refusal = (reason: string) => [
  400,
  [{ field: 'leagueId', message: `season 2026 has ${reason}, so it can no longer be taken back` }],
];
const responded = async (leagueId: string) => {
  const response = await takeBack(leagueId);
  return [response.statusCode, response.json<Schemas['Problem']>().errors];
};

/** Another league than that of the test before, in season 2025 and drafted. */
const drafted = async () =>
  (
    (await values("select id from league where provider = 'default' and season = 2025 and has_drafted order by id limit 1")) as [
      [string],
    ]
  )[0][0];
let leagueId: string;
beforeAll(removeOldScores);
beforeEach(async () => {
  leagueId = await drafted();
});

test('a new season is listed with when and by whom, and taken back: every row and page is as before', async () => {
  expect(await list()).toEqual([]);
  const before = [await contents(), await values(`select * from league where id = '${leagueId}'`), await pages(leagueId)];
  await create(leagueId);
  expect((await pages(leagueId))[1]).not.toBe((before[2] as string[])[1]);
  const [row, ...others] = await list();
  expect(row).toMatchObject({ leagueId, season: 2026, createdBy: testAdmin.email, reason: null });
  expect(Math.abs(Date.parse(row!.createdAt) - Date.now())).toBeLessThan(60_000);
  expect(others).toEqual([]);

  const response = await takeBack(leagueId);
  expect([response.statusCode, response.json()]).toEqual([200, []]);
  expect([await contents(), await values(`select * from league where id = '${leagueId}'`), await pages(leagueId)]).toEqual(
    before,
  );
  const [last] = (await send('GET', '/api/Admin/GetRuns')).json<Schemas['MaintenanceRun'][]>();
  expect(last).toMatchObject({ call: 'takeBackNewSeason', leagueId, startedBy: testAdmin.email, outcome: 'done' });
  expect(last!.rows).toBeGreaterThan(50);

  expect(await responded(leagueId)).toEqual([400, [{ field: 'leagueId', message: 'has no new season that can be taken back' }]]);
  expect((await takeBack('999')).statusCode).toBe(404);
});

test('keepers and entered trades keep the season until they are taken back themselves', async () => {
  await create(leagueId);
  const { teamId } = (await values(`select id as "teamId" from team where league_id = '${leagueId}' order by id limit 1`)).map(
    ([id]) => ({ teamId: id as string }),
  )[0]!;
  await server.rows(`update league set manual_keepers_enabled = true where id = '${leagueId}'`);
  const keeper = `/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${await playerOf(leagueId, teamId)}`;
  expect((await send('GET', keeper)).statusCode).toBe(200);
  const trade = await possibleTrade(leagueId);
  const tradeId = await enterTrade(trade);
  const before = await contents();
  expect(await responded(leagueId)).toEqual(refusal('keepers and entered trades'));
  expect(await contents()).toEqual(before);
  expect((await list())[0]).toMatchObject({ leagueId, reason: 'Season 2026 has keepers and entered trades.' });

  await send('GET', keeper);
  expect(await responded(leagueId)).toEqual(refusal('entered trades'));
  await send('DELETE', `/api/PreDraftTrades?leagueId=${leagueId}&year=2026&tradeId=${tradeId}`);
  expect((await list())[0]).toMatchObject({ leagueId, reason: null });
  expect((await takeBack(leagueId)).statusCode).toBe(200);
  expect(await list()).toEqual([]);
});

test.each([
  ['picked players', (id: string) => `update draft_pick set player_id = (select min(id) from player) where ${id} and round = 1`],
  [
    'weekly scores',
    (id: string) => `insert into team_week select league_id, 2026, 1, id, 100, 0, 0 from team where ${id} limit 1`,
  ],
])('%s keep the season', async (what, statement) => {
  await create(leagueId);
  await server.rows(statement(`league_id = '${leagueId}'${what === 'picked players' ? ' and season = 2026' : ''}`));
  expect(await responded(leagueId)).toEqual(refusal(what));
});

test('a trade entered before the season was created does not keep it, and stays', async () => {
  await server.rows(
    `insert into draft_pick select league_id, 2026, round, pick, original_team_id from draft_pick where league_id = '${leagueId}' and season = 2025`,
  );
  const trade = { ...(await possibleTrade(leagueId)), year: 2026, date: '2026-01-02' };
  await enterTrade(trade);
  const before = await contents();
  await create(leagueId);
  expect((await takeBack(leagueId)).statusCode).toBe(200);
  expect(await contents()).toEqual(before);
  expect(
    await values(`select 1 from pick_trade where league_id = '${leagueId}' and season = 2026 and source = 'manual'`),
  ).toHaveLength(2);
});

test('a season that was created before this was recorded is not listed', async () => {
  await create(leagueId);
  await server.rows(`delete from new_season where league_id = '${leagueId}'`);
  expect((await list()).map((row) => row.leagueId)).not.toContain(leagueId);
  expect((await responded(leagueId))[0]).toBe(400);
});
