import { readFileSync } from 'node:fs';
import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { eventuallyRecovered } from '../../support/eventually';
import { run, runOne, values } from '../../server/sync/calls';
import {
  enterLeague,
  HostFolder,
  hostLeague,
  ourLeague,
  rostersResponse,
  teamOf,
  weekResponse,
} from '../../server/sync/hostFolder';
import { forgetWatermarks, rowsOfLeagues } from '../../imports/rowsOfLeagues';
import { enterByHand, fillSmallLeague, rosters } from '../../imports/smallLeague';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
type Settings = Schema<'LeagueSettings'>;

interface LeagueResponse {
  league: { franchises: { franchise: unknown[] } };
}

const host = new HostFolder();
afterAll(() => host.discard());

beforeAll(async () => {
  fillSmallLeague(host);
  server.importFrom(host);
  await run('populateCache');
});
beforeEach(async () => {
  fillSmallLeague(host);
  await server.rows('truncate league cascade');
  await enterLeague();
  for (const call of ['RefreshRosters', 'RefreshStandings', 'updateHistoricalTeamWeekData'])
    expect(await runOne(call, ourLeague)).toMatchObject({ error: null });
  await enterByHand();
});

const players = async () =>
  (
    await values(
      `select x.external_id from roster_entry join player_external_id x using (player_id) where provider = 'mfl' order by 1`,
    )
  ).flat();
const refresh = (...options: string[]) =>
  server.command('leagues', ['refresh', ourLeague, ...options], { environment: { RECORDED_DIR: host.recorded } });

test('a drop of more than half of the rosters is refused, until a person confirms it', async () => {
  const before = await rowsOfLeagues();
  host.now({ rosters: rostersResponse({ '0001': ['9101'], '0002': [], '0003': ['9105', '9106'], '0004': [] }) });
  const reason =
    "MyFantasyLeague's response with the rosters has only 3 rows, but 8 are stored. " +
    'The rosters were not changed, the rest was. ' +
    "If that is right, accept it in the league's settings or by: npm run leagues -- refresh 77 --accept-drop\n" +
    "MyFantasyLeague's rosters of league 70001 in 2026";
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ rows: 0, error: reason });
  expect(await rowsOfLeagues()).toEqual(before);
  expect(await refresh()).toMatchObject({ status: 1, stderr: `${reason}\n` });
  expect((await rowsOfLeagues()).roster_entry).toEqual(before.roster_entry);

  expect(await refresh('--accept-drop')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Refreshed Harbour League: \d+ rows\.\n$/),
  });
  expect(await players()).toEqual(['9101', '9105', '9106']);
  const after = await rowsOfLeagues();
  const entered = ['keeper', 'entered_trade', 'pick_trade', 'team', 'team_week', 'team_week_player'];
  expect(entered.map((table) => [table, after[table]!.length >= before[table]!.length])).toEqual(
    entered.map((table) => [table, true]),
  );
  expect(await values(`select owner_name from team where id = '${teamOf('0001')}'`)).toEqual([['Ada']]);
});

const smaller = rostersResponse({ '0001': ['9101'], '0002': [], '0003': ['9105', '9106'], '0004': [] });
const drops = async () => (await send('GET', `/api/Leagues/Settings?leagueId=${ourLeague}`)).json<Settings>().drops;
const accept = (call: string) => send('POST', '/api/Leagues/AcceptDrop', { leagueId: ourLeague, call });

test('a person accepts the drop of a maintenance call in the league’s settings, once', async () => {
  host.now({ rosters: smaller });
  expect(await drops()).toEqual([]);
  const { error } = await runOne('RefreshRosters', ourLeague);
  expect(await drops()).toEqual([{ call: 'refreshRosters', at: expect.any(String), reason: error, isQueued: false }]);
  expect((await accept('refreshStandings')).json()).toMatchObject({
    errors: [{ field: 'call', message: 'must be one whose smaller response was refused' }],
  });

  const accepted = await accept('refreshRosters');
  expect(accepted.json<Settings>().drops).toEqual([]);
  expect(await players()).toEqual(['9101', '9105', '9106']);
  expect(await values(`select source from keeper`)).toEqual([['manual']]);
  expect(await values(`select detail from security_event where kind = 'drop_accepted' order by id desc limit 1`)).toEqual([
    [`Harbour League, ${ourLeague}: ${error}`],
  ]);
  host.now({ rosters: rostersResponse({ '0001': ['9101'], '0002': [], '0003': [], '0004': [] }) });
  expect((await runOne('RefreshRosters', ourLeague)).error).toContain('has only 1 rows, but 3 are stored');
});

describe('before the draft', () => {
  const keepersOnly = rostersResponse({ '0001': ['9101'], '0002': ['9102'], '0003': ['9105'], '0004': [] });
  beforeEach(async () => {
    await server.rows('update league set has_drafted = false');
    const open = { draftResults: { draftResults: {} }, schedule: { schedule: {} } };
    host.now({ ...open, rosters: keepersOnly });
  });
  const keeperType = (type: string) => {
    const whole = JSON.parse(readFileSync(`${host.recorded}/mfl/2026/${hostLeague}/league.json`, 'utf8')) as LeagueResponse;
    host.now({ league: { league: { ...whole.league, keeperType: type } } });
  };

  test('the rosters of a keeper league shrink to its keepers, and the marks that people made stay', async () => {
    await server.rows(`insert into roster_entry select '${ourLeague}', '${teamOf('0004')}', player_id, 'active'
      from player_external_id where provider = 'mfl' and external_id = '9107'`);
    keeperType('keeper');
    for (const call of ['RefreshRosters', 'RefreshKeepers']) expect(await runOne(call, ourLeague)).toMatchObject({ error: null });
    expect(await players()).toEqual(['9101', '9102', '9105']);
    expect(await values('select team_id, source from keeper')).toEqual([[teamOf('0003'), 'manual']]);
  });

  test('rosters without a player who is marked as a keeper need a person', async () => {
    keeperType('keeper');
    host.now({ rosters: rostersResponse({ '0001': ['9101'], '0002': ['9102'], '0003': [], '0004': ['9106'] }) });
    expect((await runOne('RefreshRosters', ourLeague)).error).toContain('has only 3 rows, but 8 are stored');
  });

  test('the rosters of a dynasty, which keeps all players, need a person', async () => {
    keeperType('dynasty');
    expect((await runOne('RefreshRosters', ourLeague)).error).toContain('has only 3 rows, but 8 are stored');
  });
});

test('the entered name of an owner is there again when a missing team returns', async () => {
  expect(await runOne('RefreshStandings', ourLeague)).toMatchObject({ error: null });
  const whole = JSON.parse(readFileSync(`${host.recorded}/mfl/2026/${hostLeague}/league.json`, 'utf8')) as LeagueResponse;
  const { franchise } = whole.league.franchises;
  host.now({
    league: { league: { ...whole.league, franchises: { franchise: franchise.slice(1) } } },
    rosters: { rosters: { franchise: rosters.rosters.franchise.slice(1) } },
  });
  const names = () => values(`select id, owner_name from team order by id limit 1`);
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null, unmatched: [] });
  expect(await names()).toEqual([[teamOf('0002'), null]]);
  host.now({ league: whole, rosters });
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
  expect(await names()).toEqual([[teamOf('0001'), 'Ada']]);
});

test('half of the rosters may go, as after a repeated draft', async () => {
  host.now({ rosters: rostersResponse({ '0001': ['9101', '9103'], '0002': ['9102'], '0003': ['9105'], '0004': [] }) });
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
  expect(await players()).toEqual(['9101', '9102', '9103', '9105']);
});

test('before the draft all rosters may be empty: last season’s stay, and the marks of keepers with them', async () => {
  await server.rows(`update league set has_drafted = false`);
  host.now({ rosters: rostersResponse({ '0001': [], '0002': [], '0003': [], '0004': [] }), draftResults: { draftResults: {} } });
  const noTransactions = { transactions: { transactions: {} } };
  host.now({ schedule: { schedule: {} }, ...noTransactions });
  host.before(noTransactions);
  const before = await rowsOfLeagues();
  for (const call of ['RefreshRosters', 'RefreshKeepers', 'populateLeagueDraftOrder'])
    expect(await runOne(call, ourLeague)).toMatchObject({ rows: 0, error: null });
  expect(await rowsOfLeagues()).toEqual(before);

  fillSmallLeague(host);
  host.now({ rosters: rostersResponse({ '0001': [], '0002': [], '0003': [], '0004': [] }) });
  expect((await runOne('RefreshRosters', ourLeague)).error).toContain('response with the rosters has no rows, but 8 are stored');
  // The draft state is with the teams, which are written.
  expect(await rowsOfLeagues()).toEqual({ ...before, league: ['77,Harbour League,2026,2026,t'] });
});

test('a league that has drafted keeps its draft when its host lists none', async () => {
  host.now({ draftResults: { draftResults: {} }, schedule: { schedule: {} } });
  expect((await runOne('RefreshRosters', ourLeague)).error).toContain('response with the draft says that the league has not');
  expect(await values('select has_drafted from league')).toEqual([[true]]);
});

describe('a week', () => {
  const side = (score: string, starters: Record<string, string>) => ({ score, starters });
  const four = (score: string, starters: Record<string, string> = {}) =>
    Object.fromEntries(['0001', '0002', '0003', '0004'].map((id) => [id, side(score, starters)]));

  test.each([
    ['without points', four('0', { '9101': '', '9102': '' }), 'has no teams with points'],
    ['without players', four('90'), 'has no players'],
    ['without the players’ points', four('90', { '9101': '', '9102': '' }), 'has no players with a score'],
  ])('that comes back %s replaces nothing', async (_, thin, reason) => {
    const before = await rowsOfLeagues();
    host.now({
      weeklyResults_2: weekResponse(thin),
      rosters_2: rosters,
      playerScores_2: { playerScores: { playerScore: { id: '9109' } } },
    });
    if (reason.endsWith('players')) host.now({ rosters_2: rostersResponse({ '0001': [] }) });
    expect((await runOne('updateHistoricalTeamWeekData', ourLeague)).error).toBeNull(); // this season is frozen
    await forgetWatermarks();
    expect((await runOne('updateHistoricalTeamWeekData', ourLeague)).error).toContain(
      `response with the scores of week 2 ${reason}`,
    );
    expect(await rowsOfLeagues()).toEqual(before);
  });

  test('that has no scores yet is reported, leaves the season open, and is read again', async () => {
    await server.rows('delete from team_week where week = 2');
    await forgetWatermarks();
    const empty = { weeklyResults: {} };
    host.before({ weeklyResults_2: empty });
    expect(await runOne('updateHistoricalTeamWeekData', ourLeague)).toMatchObject({
      error: null,
      unmatched: [
        "season 2025: MyFantasyLeague's response with the scores of week 2 is empty (MyFantasyLeague's weeklyResults of week 2 of league 70000 in 2025)",
      ],
    });
    const marks = () => values('select season, week, complete from watermark order by season');
    expect(await marks()).toEqual([
      [2025, 2, false],
      [2026, 3, true],
    ]);
    fillSmallLeague(host);
    expect(await runOne('updateHistoricalTeamWeekData', ourLeague)).toMatchObject({ error: null, unmatched: [] });
    expect(await marks()).toEqual([
      [2025, 3, true],
      [2026, 3, true],
    ]);
    expect(await values('select season, count(*)::int from team_week where week = 2 group by season order by season')).toEqual([
      [2025, 4],
      [2026, 4],
    ]);
  });
});

test('the drop of a job of the schedule is accepted by the queue, and the job is no longer a failed one', async () => {
  host.now({ rosters: smaller });
  await server.rows(`insert into league_schedule (league_id) values ('${ourLeague}')`);
  const { startWorker } = await server.jobs();
  await server.rows(`insert into pgboss.job (name, data) values ('sync', '{"resource": "rosters", "leagueId": "${ourLeague}"}')`);
  const worker = startWorker();
  await eventuallyRecovered(async () => expect(await drops()).toMatchObject([{ call: 'syncRosters', isQueued: false }]));
  await worker.stop();
  const schedule = (await send('GET', '/api/Admin/GetSchedule')).json<Schema<'SchedulePage'>>().leagues;
  expect(schedule).toMatchObject([{ leagueId: ourLeague, hasDrop: true, error: expect.stringContaining('has only 3 rows') }]);

  await server.rows(`delete from pgboss.job`);
  server.queueCalls();
  expect((await accept('syncRosters')).json<Settings>().drops).toMatchObject([{ call: 'syncRosters', isQueued: true }]);
  expect((await accept('syncRosters')).statusCode).toBe(200);
  const next = startWorker();
  await eventuallyRecovered(async () => expect(await drops()).toEqual([]));
  await next.stop();
  expect(await players()).toEqual(['9101', '9105', '9106']);
  expect(await values(`select failures, error from sync_state where key = '${ourLeague}/rosters'`)).toEqual([[0, null]]);
  expect(await values(`select outcome from import_run where call = 'syncRosters' order by id desc limit 1`)).toEqual([['done']]);
});
