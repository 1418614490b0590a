/** The end of a season: what hosts correct after the last game. */
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague } from '../../server/sync/hostFolder';
import { addNextSeason, fillSmallLeague, week as weekOf } from '../../imports/smallLeague';
import {
  enterSleeperLeague,
  type Json,
  ourSleeperLeague,
  recorded,
  SleeperHost,
  lastSeason,
  thisSeason,
} from '../../imports/sleeperHost';

const isFrozen = async (leagueId: string) =>
  (
    await values(`select complete from watermark where league_id = '${leagueId}' and season = 2026 and resource = 'weeks'`)
  ).flat();

afterAll(() => server.importAt(undefined));

describe('MyFantasyLeague', () => {
  const host = new HostFolder();
  afterAll(() => host.discard());
  const scoreOf = (season: number, week = 3) =>
    values(
      `select team_score::float from team_week where league_id = '${ourLeague}' and season = ${season} and week = ${week} order by 1 desc limit 1`,
    );
  const read = () => runOne('updateHistoricalTeamWeekData', ourLeague);

  beforeAll(async () => {
    fillSmallLeague(host);
    server.importFrom(host);
    await server.rows('truncate league cascade');
    await run('populateCache');
    await enterLeague();
    expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
  });

  test('a season freezes after the Thursday of its last week: what is corrected on Tuesday and Thursday is read', async () => {
    for (const [at, score] of [
      ['2026-09-29T04:00:00Z', '101.5'],
      ['2026-09-29T12:00:00Z', '111.5'],
      ['2026-10-01T12:00:00Z', '112.5'],
    ] as const) {
      expect(await isFrozen(ourLeague)).not.toEqual([true]);
      server.importAt(Date.parse(at));
      host.now({ weeklyResults_3: weekOf(score) });
      expect(await read()).toMatchObject({ error: null });
      expect(await scoreOf(2026)).toEqual([[Number(score)]]);
    }
    expect(await isFrozen(ourLeague)).toEqual([true]);
  });

  test('a frozen season thaws when its host changes a total of its last weeks', async () => {
    host.now({ weeklyResults_2: weekOf('131.5') });
    expect(await read()).toMatchObject({ error: null });
    expect(await scoreOf(2026, 2)).toEqual([[131.5]]);
    expect(await isFrozen(ourLeague)).toEqual([true]);
  });

  test('one command reads the weeks of a frozen season again', async () => {
    host.now({ weeklyResults_1: weekOf('150.5') });
    expect(await read()).toMatchObject({ error: null });
    expect(await scoreOf(2026, 1)).toEqual([[101.5]]);
    const sync = (...args: string[]) =>
      server.command('sync', ['--league', ourLeague, '--what', 'scores', ...args], {
        environment: { RECORDED_DIR: host.recorded },
      });
    expect(await sync('--season', '2026')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Read scores of 2026 of Harbour League: \d+ rows/),
    });
    expect(await scoreOf(2026, 1)).toEqual([[150.5]]);
    host.before({ weeklyResults_3: weekOf('160.5') });
    expect(await sync('--season', '2025')).toMatchObject({ status: 0 });
    expect(await scoreOf(2025)).toEqual([[160.5]]);
    expect(await sync('--season', '2001')).toMatchObject({ stdout: 'Season 2001 of this league comes from no host.\n' });
    expect(await sync('--season', 'last')).toMatchObject({
      status: 1,
      stderr: '--season must be a year, with --what scores, not "last".\n',
    });
  });

  test('one command reads one week of a frozen season again, of every league', async () => {
    const sync = (...args: string[]) =>
      server.command('sync', ['--what', 'scores', ...args], { environment: { RECORDED_DIR: host.recorded } });
    const bench = (week: number) =>
      values(`select max(bench_score)::float from team_week where season = 2025 and week = ${week}`).then((rows) => rows.flat());
    const before = await values('select * from watermark order by 1, 2, 3');
    const benched = JSON.parse(JSON.stringify(weekOf('101.5')).replace('"score":"4"', '"score":"7"')) as Json;
    host.before({ weeklyResults_1: benched, weeklyResults_2: benched });
    expect(await sync('--season', '2025', '--week', '1')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Read scores of week 1 of 2025 of Harbour League: \d+ rows\.\n$/),
    });
    expect([await bench(1), await bench(2)]).toEqual([[7], [4]]);
    expect(await values('select * from watermark order by 1, 2, 3')).toEqual(before);
    // Totals that the host's records contradict make all weeks be read.
    host.before({ weeklyResults_1: weekOf('170.5') });
    expect(await sync('--season', '2025', '--week', '1')).toMatchObject({ status: 0 });
    expect([await scoreOf(2025, 1), await bench(2)]).toEqual([[[170.5]], [7]]);
    expect(await sync('--season', '2025', '--week', '25')).toMatchObject({
      stdout: 'Week 25 of 2025 has no scores at the host.\n',
    });
    for (const [args, rule] of [
      [['--season', '2025', '--week', '0'], '--week must be a week from 1 to 25, with --season, not "0".'],
      [['--league', ourLeague, '--week', '1'], '--week must be a week from 1 to 25, with --season, not "1".'],
    ] as const)
      expect(await sync(...args)).toMatchObject({ status: 1, stderr: `${rule}\n` });
  });
});

test('a roll-over between the final and its correction reads the weeks too', async () => {
  const host = new HostFolder();
  fillSmallLeague(host);
  server.importFrom(host);
  server.importAt(Date.parse('2026-09-29T04:00:00Z'));
  await server.rows('truncate league cascade');
  await enterLeague();
  for (const call of ['RefreshRosters', 'updateHistoricalTeamWeekData'])
    expect(await runOne(call, ourLeague)).toMatchObject({ error: null });
  host.now({ weeklyResults_3: weekOf('111.5') });
  addNextSeason(host);
  expect(await runOne('createNewSeason', ourLeague)).toMatchObject({ error: null, note: null });
  const score = `select max(team_score)::float from team_week where league_id = '${ourLeague}' and season = 2026 and week = 3`;
  expect(await values(score)).toEqual([[111.5]]);
  host.discard();
});

describe('Sleeper', () => {
  const host = new SleeperHost();
  const path = `league/${thisSeason}`;
  let stop: () => void;
  const set = (status: string, settings: Json = {}) => {
    const league = host.of(path) as Json & { settings: Json };
    host.changed[path] = { ...league, status, settings: { ...league.settings, ...settings } };
  };
  const scores = (week: number) =>
    values(
      `select team_score::float from team_week where league_id = '${ourSleeperLeague}' and season = 2026 and week = ${week} order by 1 desc limit 1`,
    );
  const addTo = (week: number, points: number) => {
    const sides = recorded(`league/${lastSeason}/matchups/${week}`) as (Json & { points: number })[];
    host.changed[`${path}/matchups/${week}`] = sides.map((side) => ({ ...side, points: side.points + points }));
  };
  const read = async () =>
    (await run('sleeperHistoricalTeamWeekData')).leagues.find(({ leagueId }) => leagueId === ourSleeperLeague);

  beforeAll(async () => {
    stop = await server.importLive(host.response);
    server.importAt(Date.parse('2026-12-01T00:00:00Z'));
    await server.rows('truncate league cascade');
    await enterSleeperLeague();
    await run('sleeperUpdatePlayers');
    await run('sleeperUpdateLeagues');
  });
  afterAll(() => stop());

  test('a frozen season thaws when its host changes a total of any play-off week', async () => {
    for (const week of [1, 2, 3, 4]) addTo(week, 0);
    set('complete', { last_scored_leg: 4, playoff_week_start: 2 });
    host.changed[`${path}/winners_bracket`] = [];
    expect(await read()).toMatchObject({ error: null });
    expect(await isFrozen(ourSleeperLeague)).toEqual([true]);
    const [[before]] = (await scores(2)) as [[number]];
    addTo(2, 50);
    expect(await read()).toMatchObject({ error: null });
    expect(await scores(2)).toEqual([[expect.closeTo(before + 50, 2)]]);
    expect(await isFrozen(ourSleeperLeague)).toEqual([true]);
  });

  test('a season that the host opens again is read again, with all its weeks', async () => {
    for (const week of [1, 2, 3, 4]) addTo(week, 0);
    set('complete', { last_scored_leg: 4, playoff_week_start: 0 });
    expect(await read()).toMatchObject({ error: null });
    expect(await isFrozen(ourSleeperLeague)).toEqual([true]);
    const [[before]] = (await scores(1)) as [[number]];
    addTo(1, 100);
    await read();
    expect(await scores(1)).toEqual([[before]]);
    set('in_season');
    await read();
    expect(await scores(1)).toEqual([[expect.closeTo(before + 100, 2)]]);
    expect(await isFrozen(ourSleeperLeague)).toEqual([false]);
    expect(await values('select team_id from team_season where season = 2026 and final_position is not null')).toEqual([]);
  });

  test('sides without points for one read keep their last good scores, and the run says so', async () => {
    const path4 = `${path}/matchups/4`;
    const good = host.of(path4) as Json[];
    const before = await values(`select team_id, team_score::float from team_week where season = 2026 and week = 4 order by 1`);
    host.changed[path4] = good.map((side, i) => (i < 3 ? { ...side, points: 0, players_points: {} } : side));
    expect(await read()).toMatchObject({
      error: null,
      unmatched: [expect.stringMatching(/scores of week 4 has \d+ teams with points, fewer than the \d+ stored, which stay \(/)],
    });
    expect(await values(`select team_id, team_score::float from team_week where season = 2026 and week = 4 order by 1`)).toEqual(
      before,
    );
    host.changed[path4] = good;
  });

  test('weeks with points before the start week are read; a league that began in week 4 has none', async () => {
    const weeks = () =>
      values(`select distinct week from team_week where league_id = '${ourSleeperLeague}' and season = 2026 order by 1`);
    const again = async () => {
      await server.rows(`delete from team_week where season = 2026`);
      await server.rows('delete from watermark');
      expect(await read()).toMatchObject({ error: null, unmatched: [] });
      return (await weeks()).flat();
    };
    set('in_season', { start_week: 4, last_scored_leg: 5, leg: 5 });
    addTo(5, 0);
    host.changed[`${path}/matchups/6`] = host.of(`${path}/matchups/5`);
    expect(await again()).toEqual([1, 2, 3, 4, 5]);
    host.changed[`${path}/matchups/1`] = [];
    for (const week of [2, 3])
      host.changed[`${path}/matchups/${week}`] = (host.of(`${path}/matchups/${week}`) as Json[]).map((side) => ({
        ...side,
        points: 0,
        players_points: {},
      }));
    expect(await again()).toEqual([4, 5]);
  });
});
