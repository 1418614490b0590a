import { readFileSync } from 'node:fs';
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, hostLeague, ourLeague, rostersAnswer, teamOf, weekAnswer } from '../../server/sync/hostFolder';
import { forgetWatermarks, rowsOfLeagues } from './rowsOfLeagues';
import { enterByHand, fillSmallLeague, rosters } from './smallLeague';

interface LeagueAnswer {
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
  await server.rows('delete from league');
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
  host.now({ rosters: rostersAnswer({ '0001': ['9101'], '0002': [], '0003': ['9105', '9106'], '0004': [] }) });
  const reason =
    "MyFantasyLeague's rosters of league 70001 in 2026 has only 3 rows, but 8 are stored. " +
    'Nothing was changed. If that is right: npm run leagues -- refresh 77 --accept-drop';
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ rows: 0, error: reason });
  expect(await refresh()).toMatchObject({ status: 1, stderr: `${reason}\n` });
  expect(await rowsOfLeagues()).toEqual(before);

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

test('the name of an owner that people entered is there again when a team that was missing comes back', async () => {
  expect(await runOne('RefreshStandings', ourLeague)).toMatchObject({ error: null });
  const whole = JSON.parse(readFileSync(`${host.recorded}/mfl/2026/${hostLeague}/league.json`, 'utf8')) as LeagueAnswer;
  const { franchise } = whole.league.franchises;
  host.now({ league: { league: { ...whole.league, franchises: { franchise: franchise.slice(1) } } } });
  const names = () => values(`select id, owner_name from team order by id limit 1`);
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null, unmatched: [`team ${teamOf('0001')}`] });
  expect(await names()).toEqual([[teamOf('0002'), null]]);
  host.now({ league: whole });
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
  expect(await names()).toEqual([[teamOf('0001'), 'Ada']]);
});

test('half of the rosters may go, as after a draft that was made anew', async () => {
  host.now({ rosters: rostersAnswer({ '0001': ['9101', '9103'], '0002': ['9102'], '0003': ['9105'], '0004': [] }) });
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
  expect(await players()).toEqual(['9101', '9102', '9103', '9105']);
});

test('before the draft all rosters may be empty: last season’s stay, and the marks of keepers with them', async () => {
  await server.rows(`update league set has_drafted = false`);
  host.now({ rosters: rostersAnswer({ '0001': [], '0002': [], '0003': [], '0004': [] }), draftResults: { draftResults: {} } });
  const noTransactions = { transactions: { transactions: {} } };
  host.now({ schedule: { schedule: {} }, ...noTransactions });
  host.before(noTransactions);
  const before = await rowsOfLeagues();
  for (const call of ['RefreshRosters', 'RefreshKeepers', 'populateLeagueDraftOrder'])
    expect(await runOne(call, ourLeague)).toMatchObject({ rows: 0, error: null });
  expect(await rowsOfLeagues()).toEqual(before);

  fillSmallLeague(host);
  host.now({ rosters: rostersAnswer({ '0001': [], '0002': [], '0003': [], '0004': [] }) });
  expect((await runOne('RefreshRosters', ourLeague)).error).toContain(
    'rosters of league 70001 in 2026 has no rows, but 8 are stored',
  );
  expect(await rowsOfLeagues()).toEqual(before);
});

test('a league that has drafted has not lost its draft because its host is silent', async () => {
  host.now({ draftResults: { draftResults: {} }, schedule: { schedule: {} } });
  expect((await runOne('RefreshRosters', ourLeague)).error).toContain(
    'draftResults of league 70001 in 2026 says that the league has not',
  );
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
      weeklyResults_2: weekAnswer(thin),
      rosters_2: rosters,
      playerScores_2: { playerScores: { playerScore: { id: '9109' } } },
    });
    if (reason.endsWith('players')) host.now({ rosters_2: rostersAnswer({ '0001': [] }) });
    expect((await runOne('updateHistoricalTeamWeekData', ourLeague)).error).toBeNull(); // this season is frozen
    await forgetWatermarks();
    expect((await runOne('updateHistoricalTeamWeekData', ourLeague)).error).toContain(
      `weeklyResults of week 2 of league 70001 in 2026 ${reason}`,
    );
    expect(await rowsOfLeagues()).toEqual(before);
  });

  test('that has nothing yet is told, leaves the season open, and is read again', async () => {
    await server.rows('delete from team_week where week = 2');
    await forgetWatermarks();
    const empty = { weeklyResults: {} };
    host.before({ weeklyResults_2: empty });
    expect(await runOne('updateHistoricalTeamWeekData', ourLeague)).toMatchObject({
      error: null,
      unmatched: ["season 2025: MyFantasyLeague's weeklyResults of week 2 of league 70000 in 2025 is empty"],
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
