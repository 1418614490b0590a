import { recordedMfl } from '../../../server/hosts/mfl/recorded';
import { run, runOne, values } from '../../server/sync/calls';
import {
  draftResponse,
  enterLeague,
  HostFolder,
  ourLeague,
  scheduleResponse,
  standingsResponse,
} from '../../server/sync/hostFolder';
import { fillSmallLeague, week as weekOf } from '../../imports/smallLeague';

const host = new HostFolder();
let asked: string[] = [];
let stop: () => void;

beforeAll(async () => {
  const folder = recordedMfl(`${host.recorded}/mfl`);
  stop = await server.importLive((path) => {
    const parameters = new URL(path, 'http://host').searchParams;
    if (parameters.get('TYPE') === 'weeklyResults') asked.push(`${path.slice(1, 5)} ${parameters.get('W')}`);
    return folder.get(`https://api.myfantasyleague.com${path}`);
  });
});
afterAll(() => {
  stop();
  host.discard();
});
beforeEach(async () => {
  asked = [];
  fillSmallLeague(host);
  host.rename('Harbour League');
  await server.rows('truncate league cascade');
  await run('populateCache');
  await enterLeague();
});

const update = () => runOne('updateHistoricalTeamWeekData', ourLeague);
const weeks = (season: number) =>
  values(`select distinct week from team_week where league_id = '${ourLeague}' and season = ${season} order by 1`);
const marks = (season: number) =>
  values(`select week, complete from watermark where league_id = '${ourLeague}' and season = ${season} and resource = 'weeks'`);
const playersOf = (season: number, week: number) =>
  values(`select count(*)::int from team_week_player where league_id = '${ourLeague}' and season = ${season} and week = ${week}`);

describe('a league that plays by points alone', () => {
  beforeEach(() => {
    host.rename('Best Ball', { h2h: 'NO', endWeek: '17', lastRegularSeasonWeek: '17' });
    const open = draftResponse({ '1.01': '0001', '1.02': '0002' }, {}, { '1.01': '9101' });
    host.put('2026/nflSchedule_17', { nflSchedule: { matchup: { gameSecondsRemaining: '3600' } } });
    host.now({ schedule: { schedule: {} }, draftResults: open, weeklyResults_3: { weeklyResults: {} } });
  });

  test('has drafted once it has points, with a pick that was never made', async () => {
    expect(await values('select has_drafted from league')).toEqual([[false]]);
    expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
    expect(await values('select has_drafted from league')).toEqual([[true]]);
  });

  test('has not drafted before, and no week of it is requested', async () => {
    host.now({
      leagueStandings: standingsResponse([
        ['0001', 0, '0'],
        ['0002', 0, '0'],
      ]),
    });
    expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
    expect(await values('select has_drafted from league')).toEqual([[false]]);
    expect(await update()).toMatchObject({ error: null });
    expect(asked.filter((call) => call.startsWith('2026'))).toEqual([]);
  });

  test('is read week by week up to the first one without scores, and later from there', async () => {
    expect(await update()).toMatchObject({ error: null });
    expect(asked.filter((call) => call.startsWith('2026'))).toEqual(['2026 1', '2026 2', '2026 3']);
    expect(await weeks(2026)).toEqual([[1], [2]]);
    asked = [];
    await update();
    expect(asked).toEqual(['2026 1', '2026 2', '2026 3']);
  });
});

describe('a schedule of long ago that lacks its first weeks', () => {
  const shortened = () => {
    const { weeklySchedule } = scheduleResponse(3).schedule;
    return { schedule: { weeklySchedule: weeklySchedule.slice(1) } };
  };

  test('is completed by the results of the weeks', async () => {
    host.before({ schedule: shortened() });
    expect(await update()).toMatchObject({ error: null, unmatched: [] });
    expect(await weeks(2025)).toEqual([[1], [2], [3]]);
  });

  test('is reported where the host has no results either, and the season is frozen', async () => {
    host.before({ schedule: shortened(), weeklyResults_1: { weeklyResults: {} } });
    expect(await weeks(2025)).toEqual([]);
    expect(await update()).toMatchObject({
      error: null,
      unmatched: [
        "season 2025: MyFantasyLeague's response with the scores of week 1 is empty (MyFantasyLeague's weeklyResults of week 1 of league 70000 in 2025)",
      ],
    });
    expect(await weeks(2025)).toEqual([[2], [3]]);
    expect(await marks(2025)).toEqual([[3, true]]);
  });
});

test('a past week that the host sends with fewer players does not change, and is reported', async () => {
  await update();
  const before = await playersOf(2025, 1);
  const thin = weekOf('101.5');
  thin.weeklyResults.matchup[0]!.franchise[0]!.starters = '9101,';
  host.before({ weeklyResults_1: thin, weeklyResults_2: weekOf('120') });
  await server.rows(`delete from watermark where season = 2025`);
  expect(await update()).toMatchObject({
    error: null,
    unmatched: [
      "season 2025: MyFantasyLeague's response with the scores of week 1 has 6 players, fewer than the 7 stored, which stay (MyFantasyLeague's weeklyResults of week 1 of league 70000 in 2025)",
    ],
  });
  expect(await playersOf(2025, 1)).toEqual(before);
  const scores = `select team_score::float from team_week where league_id = '${ourLeague}' and season = 2025 and team_id like '%1' order by week`;
  expect(await values(scores)).toEqual([[101.5], [120], [101.5]]);
});

test('a week for which the host sends another one is empty', async () => {
  const other = weekOf('99');
  host.now({ weeklyResults_3: { weeklyResults: { ...other.weeklyResults, week: '2' } } });
  expect(await update()).toMatchObject({ error: null });
  expect(await weeks(2026)).toEqual([[1], [2]]);
});
