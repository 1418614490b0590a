import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get, send } from '../../../support/call';
import { contents, removeOldScores, run, values } from '../../../server/sync/calls';
import {
  draftResponse,
  enterLeague,
  HostFolder,
  hostLeague,
  ourLeague,
  rostersResponse,
  standingsResponse,
  scheduleResponse,
  teamOf,
} from '../../../server/sync/hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

const one = async (leagueId: string) => (await run('createNewSeason')).leagues.find((row) => row.leagueId === leagueId)!;
const takeBack = (leagueId: string) => send('POST', '/api/Admin/TakeBackNewSeason', { leagueId });
/** Every column of a league's own row. */
const leagueRows = (id: string) => values(`select * from league where id = '${id}'`);
const leagueRow = (id: string) => values(`select season, standings_season, has_drafted from league where id = '${id}'`);
const drafted = "select id, season from league where provider = 'default' and has_drafted order by id";

beforeAll(async () => {
  server.importFrom(host);
  await removeOldScores();
});

test('a league without a host is rolled over once its season is decided, and twice changes nothing', async () => {
  const [[id]] = (await values("select id from league where provider = 'default' and has_drafted order by id limit 1")) as [
    [string],
  ];
  expect(await leagueRow(id)).toEqual([[2025, 2025, true]]);
  const roster = () => values(`select team_id, player_id, slot from roster_entry where league_id = '${id}' order by player_id`);
  const [rosterBefore, picks] = [
    await roster(),
    await values(`select 1 from draft_pick where league_id = '${id}' and season = 2025`),
  ];
  expect(await values(`select 1 from draft_pick where league_id = '${id}' and season = 2026`)).toEqual([]);

  expect(await one(id)).toMatchObject({ rows: 1 + picks.length + 12, error: null, note: null });
  expect(await leagueRow(id)).toEqual([[2026, 2025, false]]);
  expect(await roster()).toEqual(rosterBefore);
  expect(await values(`select 1 from keeper where league_id = '${id}' and season = 2026`)).toEqual([]);
  const firstRound = await values(
    `select original_team_id from draft_pick where league_id = '${id}' and season = 2026 and round = 1 order by pick`,
  );
  expect(firstRound).toEqual(
    await values(`select team_id from team_season where league_id = '${id}' and season = 2025 order by final_position desc`),
  );
  expect((await get(`/api/Draft/GetDraftOrder?leagueId=${id}`)).json<{ rounds: unknown[] }>().rounds).toHaveLength(
    picks.length / 12,
  );

  const after = await contents();
  expect(await one(id)).toMatchObject({ rows: 0, error: null, note: 'Season 2026 of this league is not decided yet.' });
  expect(await contents()).toEqual(after);
  expect(await values(drafted)).toEqual([]);
});

test('a roll-over of one league leaves the others; an unknown league is not found', async () => {
  const found = await send('GET', '/api/Admin/createNewSeason?leagueId=132');
  expect(found.json<{ leagues: { leagueId: string }[] }>().leagues.map(({ leagueId }) => leagueId)).toEqual(['132']);
  const unknown = await send('GET', '/api/Admin/createNewSeason?leagueId=999');
  expect(unknown.statusCode).toBe(404);
});

test('the draft goes from round to round as last season’s did', async () => {
  const orders = await values(
    `select d.league_id, d.season, string_agg(original_team_id, ' ' order by pick) from draft_pick d where round = 2 and season in (2025, 2026)
     and exists (select from draft_pick e where e.league_id = d.league_id and e.season = 2025) group by 1, 2 order by 1, 2`,
  );
  const firsts = await values(
    `select d.league_id, d.season, string_agg(original_team_id, ' ' order by pick) from draft_pick d where round = 1 and season in (2025, 2026)
     and exists (select from draft_pick e where e.league_id = d.league_id and e.season = 2025) group by 1, 2 order by 1, 2`,
  );
  const isLinear = (i: number) => orders[i]![2] === firsts[i]![2];
  expect(orders.length).toBeGreaterThan(2);
  for (let i = 0; i < orders.length; i += 2) expect([orders[i]![0], isLinear(i + 1)]).toEqual([orders[i]![0], isLinear(i)]);
});

test('a hosted league is rolled over once the host has its next season; trades of its picks are applied', async () => {
  const final = {
    playoffBrackets: { playoffBrackets: { playoffBracket: { id: '1', name: 'Championship' } } },
    playoffBracket_1: {
      playoffBracket: {
        playoffRound: {
          playoffGame: { home: { franchise_id: '0002', points: '101' }, away: { franchise_id: '0003', points: '99' } },
        },
      },
    },
  };
  const trade = { type: 'TRADE', timestamp: '1760000000', franchise: '0004', franchise2: '0001', franchise2_gave_up: '' };
  host.before({
    ...final,
    leagueStandings: standingsResponse([
      ['0003', 2, '300'],
      ['0002', 1, '200'],
      ['0001', 1, '150'],
      ['0004', 0, '100'],
    ]),
    schedule: scheduleResponse(3),
    rosters: rostersResponse({ '0001': ['9101'], '0002': ['9102'] }),
    draftResults: draftResponse(
      {
        '1.01': '0001',
        '1.02': '0002',
        '1.03': '0003',
        '1.04': '0004',
        '2.01': '0004',
        '2.02': '0003',
        '2.03': '0002',
        '2.04': '0001',
      },
      {},
      {
        '1.01': '9101',
        '1.02': '----',
        '1.03': '----',
        '1.04': '----',
        '2.01': '----',
        '2.02': '----',
        '2.03': '----',
        '2.04': '----',
      },
    ),
    transactions: { transactions: { transaction: [{ ...trade, franchise1_gave_up: 'FP_0004_2026_2,' }] } },
  });
  host.put('2025/nflSchedule_3', { nflSchedule: { matchup: [{ gameSecondsRemaining: '0' }] } });
  host.now({ leagueStandings: { leagueStandings: {} } });
  await enterLeague(ourLeague, '70000', 2025);
  await run('populateCache');
  expect((await run('populateLeagueDraftOrder', ourLeague)).leagues[0]).toMatchObject({ rows: 8 + 1, error: null });
  expect((await run('RefreshRosters', ourLeague)).leagues[0]).toMatchObject({ error: null });
  const roster = await values(`select team_id, player_id from roster_entry where league_id = '${ourLeague}' order by team_id`);
  expect(roster).toHaveLength(2);

  const before = [await leagueRows(ourLeague), await contents()];
  expect((await send('GET', `/api/Admin/createNewSeason?leagueId=${ourLeague}`)).statusCode).toBe(200);
  expect(await leagueRow(ourLeague)).toEqual([[2026, 2025, false]]);
  expect((await takeBack(ourLeague)).statusCode).toBe(200);
  expect([await leagueRows(ourLeague), await contents()]).toEqual(before);

  host.franchises(['0003']);
  expect(await one(ourLeague)).toMatchObject({
    rows: 0,
    error: expect.stringMatching(/ has only 1 of the 4 teams that are stored\. Nothing was changed\.\n/) as string,
  });
  expect([await leagueRows(ourLeague), await contents()]).toEqual(before);
  host.franchises(['0001', '0002', '0003', '0004']);

  expect(await one(ourLeague)).toMatchObject({ error: null, note: null });
  expect(await leagueRow(ourLeague)).toEqual([[2026, 2025, false]]);
  expect(await values(`select season, external_id from league_source where league_id = '${ourLeague}' order by season`)).toEqual([
    [2025, '70000'],
    [2026, hostLeague],
  ]);
  const picks = await values(
    `select round, pick, original_team_id from draft_pick where league_id = '${ourLeague}' and season = 2026 order by round, pick`,
  );
  const [last, third, second, first] = ['0004', '0001', '0003', '0002'].map(teamOf);
  expect(picks.map(([, , team]) => team)).toEqual([last, third, second, first, first, second, third, last]);
  expect(
    await values(`select round, pick, from_team_id, to_team_id, date::text from pick_trade where league_id = '${ourLeague}'`),
  ).toEqual([[2, 4, teamOf('0004'), teamOf('0001'), '2025-10-09']]);
  expect(await values(`select team_id, player_id from roster_entry where league_id = '${ourLeague}' order by team_id`)).toEqual(
    roster,
  );
  expect(await values(`select distinct wins from team_season where league_id = '${ourLeague}' and season = 2026`)).toEqual([[0]]);

  const after = await contents();
  expect(await one(ourLeague)).toMatchObject({ rows: 0, note: 'The host has no season 2027 of this league yet.' });
  expect(await contents()).toEqual(after);
});

test('a Sleeper team is its owner’s: owners who changed numbers keep it, until the host says whose players they have', async () => {
  const [last, nextSeason] = ['620000000000000112', '620000000000000149'];
  const folder = join(host.recorded, 'sleeper');
  cpSync(join(__dirname, '../../../../scripts/seed/recorded/sleeper'), folder, { recursive: true });
  const read = <Response>(path: string) => JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8')) as Response;
  const rosters = read<{ owner_id: string; roster_id: number }[]>(`league/${nextSeason}/rosters`);
  const [first, second, third] = rosters.map(({ owner_id: owner }) => owner) as [string, string, string];
  [rosters[0]!.owner_id, rosters[1]!.owner_id] = [second, first];
  writeFileSync(join(folder, `league/${nextSeason}/rosters.json`), JSON.stringify(rosters));
  const [{ user_id: asked }] = read<[{ user_id: string }]>(`league/${last}/users`);
  mkdirSync(join(folder, `user/${asked}/leagues/nfl`), { recursive: true });
  writeFileSync(join(folder, `user/${asked}/leagues/nfl/2026.json`), JSON.stringify([read(`league/${nextSeason}`)]));

  const ours = `league_id = '${nextSeason}'`;
  for (const table of ['league_source', 'league_draft', 'team_manager', 'team_season', 'draft_pick', 'pick_trade'])
    await server.rows(`delete from ${table} where ${ours} and season = 2026`);
  await server.rows(`update league set season = 2025, standings_season = 2025, has_drafted = true where id = '${nextSeason}'`);
  const rosterOf = (owner: string) =>
    values(`select player_id, slot from roster_entry where ${ours} and team_id = '${owner}' order by player_id`);
  const [ofFirst, ofSecond, ofThird] = [await rosterOf(first), await rosterOf(second), await rosterOf(third)];
  expect(Math.min(ofFirst.length, ofSecond.length, ofThird.length)).toBeGreaterThan(5);
  const start = [await leagueRows(nextSeason), await contents()];
  expect((await send('GET', `/api/Admin/createNewSeason?leagueId=${nextSeason}`)).statusCode).toBe(200);
  expect([await rosterOf(first), await rosterOf(second)]).toEqual([ofFirst, ofSecond]);
  expect((await takeBack(nextSeason)).statusCode).toBe(200);
  expect([await leagueRows(nextSeason), await contents()]).toEqual(start);

  expect(await one(nextSeason)).toMatchObject({ error: null, note: null });
  expect(await leagueRow(nextSeason)).toMatchObject([[2026, 2025, false]]);
  expect([await rosterOf(first), await rosterOf(second), await rosterOf(third)]).toEqual([ofFirst, ofSecond, ofThird]);
  expect(
    await values(
      `select team_id, user_id from team_manager where ${ours} and season = 2026 and user_id in ('${first}', '${second}') order by team_id = '${first}'`,
    ),
  ).toEqual([
    [second, second],
    [first, first],
  ]);

  expect((await run('sleeperUpdateLeagues')).leagues.find(({ leagueId }) => leagueId === nextSeason)).toMatchObject({
    error: null,
  });
  expect([await rosterOf(first), await rosterOf(second), await rosterOf(third)]).toEqual([ofSecond, ofFirst, ofThird]);
});
