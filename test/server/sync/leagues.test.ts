import { contents, counts, removeOldScores, run, runOne, values } from './calls';
import {
  draftResponse,
  enterLeague,
  HostFolder,
  hostLeague,
  ourLeague,
  ourPlayer,
  rostersResponse,
  scheduleResponse,
  standingsResponse,
  teamOf,
  weekResponse,
} from './hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

const done = { unmatched: [], error: null };

const final2026 = standingsResponse([
  ['0003', 2, '1,200.40'],
  ['0001', 1, '180.2'],
  ['0002', 1, '170'],
  ['0004', 0, '150.123'],
]);

beforeAll(async () => {
  await removeOldScores();
  host.now({
    leagueStandings: final2026,
    rosters: rostersResponse({ '0001': ['9101', '9103'], '0002': ['!9102', '9104'], '0003': ['9105'], '0004': ['9107', '9109'] }),
    draftResults: draftResponse(
      {
        '1.01': '0004',
        '1.02': '0003',
        '1.03': '0001',
        '1.04': '0003',
        '2.01': '0004',
        '2.02': '0002',
        '2.03': '0001',
        '2.04': '0003',
      },
      { '1.02': ['0002'], '1.04': ['0001'] },
    ),
    schedule: scheduleResponse(0),
  });
  server.importFrom(host);
  await enterLeague();
  expect(await runOne('populateCache')).toMatchObject({ error: null });
});

async function twice(call: string) {
  const before = await contents();
  const first = await runOne(call, ourLeague);
  const after = await contents();
  const second = await runOne(call, ourLeague);
  expect(await contents()).toEqual(after);
  expect(second).toMatchObject({ rows: 0, error: null });
  return { first, second, changed: Object.keys(after).filter((name) => after[name] !== before[name]) };
}

const standings = () =>
  values(
    `select team_id, name, division, division_position, wins, losses, percentage::float, points_for::float, final_position
     from team_season where league_id = '${ourLeague}' and season = 2026 order by team_id`,
  );

test('RefreshStandings writes the season’s standings and its stamp, and twice changes no row', async () => {
  expect(await standings()).toEqual([]);
  const { first, second, changed } = await twice('RefreshStandings');
  // One more is the league's rules.
  expect(counts(first)).toEqual({ rows: 4 + 1, skipped: 0, ...done });
  expect(second.skipped).toBe(4 + 1);
  expect(changed).toEqual(['team_season', 'league_rules']);
  expect(await standings()).toEqual([
    [teamOf('0001'), 'Lions of Oz', 'North', 1, 1, 1, 0.5, 180.2, null],
    [teamOf('0002'), 'Sandy Claws', 'North', 2, 1, 1, 0.5, 170, null],
    [teamOf('0003'), 'Third Down', 'South', 1, 2, 0, 1, 1200.4, null],
    [teamOf('0004'), 'Hail Mary', 'South', 2, 0, 2, 0, 150.123, null],
  ]);
  const [[stamp]] = (await values(`select last_standings_refresh from league where id = '${ourLeague}'`)) as [[string]];
  expect(Date.now() - Date.parse(stamp)).toBeLessThan(60_000);
});

const rosters = () =>
  values(
    `select team_id, external_id, slot from roster_entry r join player_external_id x on x.player_id = r.player_id and provider = 'mfl'
     where league_id = '${ourLeague}' order by external_id`,
  );

test('RefreshRosters writes league, teams and rosters; an owner’s name that was entered stays', async () => {
  expect(await rosters()).toEqual([]);
  const { first, changed } = await twice('RefreshRosters');
  expect(counts(first)).toEqual({ rows: 1 + 4 + 7, skipped: 0, ...done });
  expect(changed).toEqual(['league', 'team', 'roster_entry']);
  expect(await rosters()).toEqual([
    [teamOf('0001'), '9101', 'active'],
    [teamOf('0002'), '9102', 'reserve'],
    [teamOf('0001'), '9103', 'active'],
    [teamOf('0002'), '9104', 'active'],
    [teamOf('0003'), '9105', 'active'],
    [teamOf('0004'), '9107', 'active'],
    [teamOf('0004'), '9109', 'active'],
  ]);
  await server.rows(`update team set owner_name = 'Ada' where id = '${teamOf('0001')}'`);
  host.now({
    rosters: rostersResponse({
      '0001': ['9101'],
      '0002': ['9102', '9104'],
      '0003': ['9105', '9103'],
      '0004': ['9107', '4711'],
      '0009': ['9109'],
    }),
  });
  host.rename('Harbour League 2');
  const traded = await runOne('RefreshRosters', ourLeague);
  expect(counts(traded)).toEqual({
    rows: 1 + 5,
    skipped: 4 + 4,
    unmatched: ['mfl player 4711', `team ${teamOf('0009')}`],
    error: null,
  });
  expect(await values(`select player_id from roster_entry where team_id = '${teamOf('0004')}' order by 1`)).toEqual([
    [await ourPlayer('9107')],
    ['mfl-4711'],
  ]);
  expect(await values(`select name from league where id = '${ourLeague}'`)).toEqual([['Harbour League 2']]);
  expect(await values(`select owner_name from team where id = '${teamOf('0001')}'`)).toEqual([['Ada']]);
});

test('RefreshKeepers removes the marks of players who left the team, whoever set them, and no others', async () => {
  const mark = async (franchise: string, player: string) =>
    server.rows(
      `insert into keeper values ('${ourLeague}', 2026, '${teamOf(franchise)}', '${await ourPlayer(player)}', 'manual')`,
    );
  await mark('0001', '9101');
  await mark('0001', '9103');
  await mark('0004', '9109');
  const { first, second, changed } = await twice('RefreshKeepers');
  expect(counts(first)).toEqual({ rows: 2, skipped: 1, ...done });
  expect(second.skipped).toBe(1);
  expect(changed).toEqual(['keeper']);
  expect(await values(`select player_id, source from keeper where league_id = '${ourLeague}'`)).toEqual([
    [await ourPlayer('9101'), 'manual'],
  ]);
});

const moves = () =>
  values(
    `select round, pick, from_team_id, to_team_id, date::text, source from pick_trade where league_id = '${ourLeague}' order by id`,
  );

test('populateLeagueDraftOrder writes the order with its trades; a trade that people entered stays and is not doubled', async () => {
  await server.rows(
    `insert into pick_trade (league_id, season, date, round, pick, from_team_id, to_team_id, source)
     values ('${ourLeague}', 2026, '2026-05-01', 1, 4, '${teamOf('0001')}', '${teamOf('0003')}', 'manual')`,
  );
  const entered = [1, 4, teamOf('0001'), teamOf('0003'), '2026-05-01', 'manual'];
  expect(await moves()).toEqual([entered]);
  const { first, changed } = await twice('populateLeagueDraftOrder');
  expect(counts(first)).toEqual({ rows: 8 + 1, skipped: 0, ...done });
  expect(changed).toEqual(['draft_pick', 'pick_trade', 'watermark', 'league_draft']);
  expect(await moves()).toEqual([entered, [1, 2, teamOf('0002'), teamOf('0003'), null, 'host']]);
  const order = (await server.inject(`/api/Draft/GetDraftOrder?leagueId=${ourLeague}`)).json<{
    rounds: { picks: { pickString: string; teamName: string; originalTeam: string | null; originalDate: string | null }[] }[];
  }>();
  expect(order.rounds[0]!.picks[1]).toMatchObject({ teamName: 'Third Down', originalTeam: 'Sandy Claws', originalDate: null });
});

test('populateLeagueDraftOrder follows a pick that is traded on, and one that is traded back', async () => {
  const transactions = {
    transactions: {
      transaction: [
        {
          ...{ type: 'TRADE', timestamp: '1778000000', franchise: '0003', franchise2: '0002' },
          ...{ franchise1_gave_up: 'DP_0_1,', franchise2_gave_up: '' },
        },
      ],
    },
  };
  const holders = { '1.01': '0004', '1.02': '0002', '1.03': '0001', '1.04': '0003' };
  host.now({ transactions, draftResults: draftResponse(holders, { '1.02': ['0002', '0003'] }) });
  const response = await runOne('populateLeagueDraftOrder', ourLeague);
  expect(response).toMatchObject({ error: null });
  expect((await moves()).slice(1)).toEqual([
    [1, 2, teamOf('0002'), teamOf('0003'), null, 'host'],
    [1, 2, teamOf('0003'), teamOf('0002'), '2026-05-05', 'host'],
  ]);
  const order = (await server.inject(`/api/Draft/GetDraftOrder?leagueId=${ourLeague}`)).json<{
    rounds: { picks: { teamName: string; originalTeam: string | null }[] }[];
  }>();
  expect(order.rounds[0]!.picks[1]).toMatchObject({ teamName: 'Sandy Claws', originalTeam: null });
});

const weeks = () =>
  values(
    `select season, week, team_id, team_score::float, bench_score::float, res_score::float from team_week
     where league_id = '${ourLeague}' order by season, week, team_id`,
  );
const side = (score: string, starters: Record<string, string>, bench?: Record<string, string>) => ({ score, starters, bench });

test('updateHistoricalTeamWeekData reads the weeks since the last import, corrects the one before, and then leaves the season alone', async () => {
  const first = {
    ...{ '0001': side('20.5', { '9101': '20.5' }, { '9103': '3.1' }), '0002': side('12', { '9104': '12' }) },
    ...{ '0003': side('9', { '9105': '9' }), '0004': side('7', { '9107': '7' }) },
  };
  host.now({
    schedule: scheduleResponse(1),
    draftResults: { draftResults: {} },
    weeklyResults_1: weekResponse(first),
    rosters_1: rostersResponse({ '0001': ['9101', '9103'], '0002': ['9104', '!9102'], '0003': ['9105'], '0004': ['9107'] }),
    playerScores_1: { playerScores: { playerScore: [{ id: '9102', score: '33.3' }] } },
  });
  expect(await weeks()).toEqual([]);
  const { first: imported, changed } = await twice('updateHistoricalTeamWeekData');
  // The last ones are the games, also those of two weeks to come.
  expect(counts(imported)).toEqual({ rows: 4 + 6 + 4 + 8, skipped: 0, ...done });
  expect(changed).toEqual(['team_week', 'team_week_player', 'watermark', 'game']);
  expect(await weeks()).toEqual([
    [2026, 1, teamOf('0001'), 20.5, 3.1, 0],
    [2026, 1, teamOf('0002'), 12, 0, 33.3],
    [2026, 1, teamOf('0003'), 9, 0, 0],
    [2026, 1, teamOf('0004'), 7, 0, 0],
  ]);

  const second = { ...first, '0001': side('1', { '9101': '1' }) };
  host.now({
    schedule: scheduleResponse(2),
    weeklyResults_1: weekResponse({ ...first, '0003': side('10', { '9105': '10' }) }),
    weeklyResults_2: weekResponse(second),
    rosters_2: rostersResponse({ '0001': ['9101', '9103'], '0002': ['9104'] }),
  });
  expect(counts(await runOne('updateHistoricalTeamWeekData', ourLeague))).toEqual({ rows: 2 + 8, skipped: 8 + 8 + 4, ...done });
  expect((await weeks()).slice(2, 5).map((row) => row.slice(1, 4))).toEqual([
    [1, teamOf('0003'), 10],
    [1, teamOf('0004'), 7],
    [2, teamOf('0001'), 1],
  ]);

  host.now({
    schedule: scheduleResponse(3),
    weeklyResults_3: weekResponse(first),
    rosters_3: rostersResponse({ '0002': ['9104', '9103'] }),
  });
  host.put('2026/nflSchedule_3', { nflSchedule: { matchup: [{ gameSecondsRemaining: '0' }] } });
  expect(counts(await runOne('updateHistoricalTeamWeekData', ourLeague))).toEqual({ rows: 9, skipped: 18 + 12, ...done });
  host.now({ weeklyResults_2: 'frozen', weeklyResults_3: 'frozen' });
  expect(counts(await runOne('updateHistoricalTeamWeekData', ourLeague))).toEqual({ rows: 0, skipped: 0, ...done });
});

test('PopulateLastSeasonsRoster writes the rosters that last season ended with, while the league has not drafted', async () => {
  host.before({
    schedule: scheduleResponse(3),
    rosters_3: rostersResponse({ '0001': ['9108'], '0002': ['9106'], '0003': ['9103', '9105'], '0009': ['9104'] }),
  });
  const outcome = await runOne('PopulateLastSeasonsRoster', ourLeague);
  expect(counts(outcome)).toEqual({ rows: 2 + 5, skipped: 2, unmatched: [`team ${teamOf('0009')}`], error: null });
  expect(await rosters()).toEqual([
    [teamOf('0003'), '9103', 'active'],
    [teamOf('0003'), '9105', 'active'],
    [teamOf('0002'), '9106', 'active'],
    [teamOf('0001'), '9108', 'active'],
  ]);
  expect(await runOne('PopulateLastSeasonsRoster', ourLeague)).toMatchObject({ rows: 0, skipped: 4 });
  await server.rows(`update league set has_drafted = true where id = '${ourLeague}'`);
  expect(await runOne('PopulateLastSeasonsRoster', ourLeague)).toMatchObject({
    rows: 0,
    note: 'This league has drafted: its rosters are those of this season.',
  });
});

const years = () =>
  values(
    `select season, team_id, wins, final_position from team_season where league_id = '${ourLeague}' order by season, final_position, team_id`,
  );

describe('the years of the history', () => {
  const final = (home: string, away: string) => ({
    playoffBracket: {
      playoffRound: {
        playoffGame: { home: { franchise_id: home, points: '101' }, away: { franchise_id: away, points: '99' } },
      },
    },
  });

  test('UpdateLeagueYearData writes the current one, with its places once it is decided', async () => {
    host.now({
      playoffBrackets: { playoffBrackets: { playoffBracket: { id: '1', name: 'Championship' } } },
      playoffBracket_1: final('0002', '0003'),
    });
    const before = await years();
    expect(before.every(([, , , place]) => place === null)).toBe(true);
    const of = async () => (await run('UpdateLeagueYearData')).leagues.find(({ leagueId }) => leagueId === ourLeague)!;
    expect(counts(await of())).toEqual({ rows: 4, skipped: 1, ...done });
    expect(counts(await of())).toEqual({ rows: 0, skipped: 4 + 1, ...done });
    expect((await years()).map(([, team, , place]) => [team, place])).toEqual([
      [teamOf('0002'), 1],
      [teamOf('0003'), 2],
      [teamOf('0001'), 3],
      [teamOf('0004'), 4],
    ]);
  });

  test('an earlier year that the host refuses is reported, and the others are written', async () => {
    host.before({ leagueStandings: { error: { $t: 'it was private then' } } });
    const of = (await run('PopulateFullLeagueYearData')).leagues.find(({ leagueId }) => leagueId === ourLeague)!;
    expect([of.error, of.unmatched]).toEqual([
      null,
      [expect.stringMatching(/^season 2025: The standings could not be read .*\n.*it was private then$/)],
    ]);
    host.now({ leagueStandings: { error: { $t: 'private now' } } });
    expect((await run('UpdateLeagueYearData')).leagues.find(({ leagueId }) => leagueId === ourLeague)!.error).toContain(
      'private now',
    );
    host.now({ leagueStandings: final2026 });
  });

  test('PopulateFullLeagueYearData writes every year, and where it came from', async () => {
    host.put('2025/nflSchedule_3', { nflSchedule: { matchup: [{ gameSecondsRemaining: '0' }] } });
    host.before({
      leagueStandings: standingsResponse([
        ['0004', 2, '300'],
        ['0001', 0, '200'],
      ]),
      playoffBrackets: { playoffBrackets: { playoffBracket: { id: '1', name: 'Championship' } } },
      playoffBracket_1: final('0001', '0004'),
    });
    const of = async () => (await run('PopulateFullLeagueYearData')).leagues.find(({ leagueId }) => leagueId === ourLeague)!;
    expect(counts(await of())).toEqual({ rows: 2 + 1, skipped: 2 + 4 + 1, ...done });
    const after = await contents();
    expect(counts(await of())).toEqual({ rows: 0, skipped: 8 + 2, ...done });
    expect(await contents()).toEqual(after);
    expect((await years()).slice(0, 2)).toEqual([
      [2025, teamOf('0001'), 0, 1],
      [2025, teamOf('0004'), 2, 2],
    ]);
    expect(
      await values(`select season, external_id, host from league_source where league_id = '${ourLeague}' order by season`),
    ).toEqual([
      [2025, '70000', 'www44.myfantasyleague.com'],
      [2026, hostLeague, 'www45.myfantasyleague.com'],
    ]);
  });
});
