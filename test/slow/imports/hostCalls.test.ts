import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { eventuallyRecovered } from '../../support/eventually';
import { recordedMfl } from '../../../server/hosts/mfl/recorded';
import { run, values } from '../../server/sync/calls';
import { draftResponse, enterLeague, HostFolder, ourLeague, scheduleResponse } from '../../server/sync/hostFolder';
import { enterSleeperLeague, lastSeason, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';
import { fillSmallLeague, week as weekOf } from '../../imports/smallLeague';

const sleeper = new SleeperHost();
const mfl = new HostFolder();
const state = { season_type: 'regular', season: '2026', league_season: '2026', week: 2 };
const week = 7 * 24 * 60 * 60_000;

/** What the hosts were asked of leagues since the last refresh, and what of the NFL. */
let asked: string[] = [];
let askedOfNfl: string[] = [];
let nflIsOver = false;
let now = Date.parse('2026-09-22T12:30:00Z');
let stop: () => void;

beforeAll(async () => {
  fillSmallLeague(mfl);
  const folder = recordedMfl(`${mfl.recorded}/mfl`);
  stop = await server.importLive(async (path) => {
    if (path === '/v1/state/nfl') return JSON.stringify(state);
    if (path.includes('nflSchedule')) {
      askedOfNfl.push(path);
      return JSON.stringify({ nflSchedule: { matchup: { gameSecondsRemaining: nflIsOver ? '0' : '3600' } } });
    }
    if (path.includes('/league/') || path.includes('/draft/') || path.includes('&L=')) asked.push(path);
    return path.startsWith('/v1/') ? sleeper.response(path) : folder.get(`https://api.myfantasyleague.com${path}`);
  });
  await server.rows('truncate league cascade');
  await run('populateCache');
});
afterAll(() => {
  stop();
  mfl.discard();
});

/** Reads what the schedule reads of a league in a week, as if none of it was read just before. @returns what the host was asked */
async function readAgain(leagueId: string): Promise<string[]> {
  asked = [];
  askedOfNfl = [];
  now += week;
  await server.rows('delete from raw_response');
  const { enqueueDue, startWorker } = await server.jobs();
  expect(await enqueueDue(now)).toEqual(expect.arrayContaining([`${leagueId}/rosters`, `${leagueId}/scores`]));
  const worker = startWorker();
  await eventuallyRecovered(async () =>
    expect(
      await server.rows(`select 1 from pgboss.job where data->>'leagueId' = '${leagueId}' and state <> 'completed'`),
    ).toEqual([]),
  );
  await worker.stop();
  // A server keeps responses for some minutes, which this host's transport does not.
  return [...new Set(asked)];
}

const scheduleAlone = async (leagueId: string) => {
  await server.rows('delete from league_schedule');
  await server.rows(`insert into league_schedule (league_id) values ('${leagueId}')`);
};

test('a week of a Sleeper league takes eight calls, and a season that is over none', async () => {
  await enterSleeperLeague();
  await scheduleAlone(ourSleeperLeague);
  expect((await readAgain(ourSleeperLeague)).some((path) => path.includes(lastSeason))).toBe(true);
  const again = await readAgain(ourSleeperLeague);
  expect(again.filter((path) => path.includes(lastSeason))).toEqual([]);
  expect(again.map((path) => path.replace(/^.*\/league\/\d+/, '')).sort()).toEqual(
    ['', '/matchups/1', '/matchups/2', '/matchups/3', '/rosters', '/transactions/1', '/transactions/2', '/users'].sort(),
  );
});

const typesOf = (paths: string[]) => {
  const parameters = paths.map((path) => new URL(path, 'http://host').searchParams);
  return parameters.map((each) => ['TYPE', 'W'].flatMap((name) => each.get(name) ?? []).join(' ')).sort();
};

/** What a league of MyFantasyLeague takes, beside the reserve of weeks that are not over. */
const always = ['league', 'leagueStandings', 'rosters', 'schedule', 'transactions'];

/** Every week's results in one response. */
const allWeeks = (first: string, last: string) => ({
  allWeeklyResults: {
    weeklyResults: [1, 2, 3].map((number) => ({
      week: String(number),
      ...(weekOf(number === 2 ? first : last).weeklyResults as Record<string, unknown>),
    })),
  },
});

const scoresOfWeek = (number: number) =>
  values(
    `select team_score::float, bench_score::float, res_score::float from team_week
     where league_id = '${ourLeague}' and season = 2026 and week = ${number} order by team_id`,
  );

/** The calls of a week, and in the play-offs the brackets: the list of them, and one. */
const inPlayoffs = [...always, 'playoffBracket', 'playoffBrackets'];

describe('a week of the play-offs of a league of MyFantasyLeague', () => {
  beforeAll(async () => {
    await enterLeague(ourLeague);
    await scheduleAlone(ourLeague);
  });

  test('takes eight calls and the brackets where the host sends all weeks at once, and none for a season that is over', async () => {
    const rule = { event: { $t: 'CC' }, points: { $t: '*1' }, range: { $t: '0-99' } };
    const scoring = { rules: { positionRules: { positions: 'RB|WR|TE', rule } } };
    mfl.now({ weeklyResults_YTD: allWeeks('101.5', '101.5'), rules: scoring });
    const first = await readAgain(ourLeague);
    expect(first.some((path) => path.startsWith('/2025/'))).toBe(true);
    expect(typesOf(first.filter((path) => path.startsWith('/2026/'))).filter((type) => type.startsWith('weeklyResults'))).toEqual(
      ['weeklyResults YTD'],
    );
    expect(typesOf(first.filter((path) => path.startsWith('/2026/')))).toContain('rules');
    const stored = await scoresOfWeek(2);
    expect(stored).toContainEqual([101.5, 0, 3.5]);
    const again = await readAgain(ourLeague);
    expect(again.filter((path) => !path.startsWith('/2026/'))).toEqual([]);
    expect(typesOf(again)).toEqual([...inPlayoffs, 'playerScores 3', 'rosters 3', 'weeklyResults YTD'].sort());
    expect(await scoresOfWeek(2)).toEqual(stored);
    const rules = (await get(`/api/League/GetRules?leagueId=${ourLeague}`)).json<components['schemas']['RulesOfSeason']>();
    expect(rules.lines).toContainEqual({ label: 'Format', text: 'PPR' });
  });

  test('gets corrections of the week before, whose reserve stays', async () => {
    mfl.now({ weeklyResults_YTD: allWeeks('111.5', '101.5') });
    await readAgain(ourLeague);
    expect(await scoresOfWeek(2)).toContainEqual([111.5, 0, 3.5]);
    expect(await scoresOfWeek(3)).toContainEqual([101.5, 0, 3.5]);
  });

  test('requests each week where the host does not send all at once', async () => {
    mfl.now({ weeklyResults_YTD: { weeklyResults: {} }, weeklyResults_2: weekOf('112.5') });
    const again = await readAgain(ourLeague);
    expect(typesOf(again)).toEqual(
      [...inPlayoffs, 'playerScores 3', 'rosters 3', 'weeklyResults 2', 'weeklyResults 3', 'weeklyResults YTD'].sort(),
    );
    expect(await scoresOfWeek(2)).toContainEqual([112.5, 0, 3.5]);
  });

  test('reads the reserve of a week again that was not over when it was read', async () => {
    mfl.now({ weeklyResults_YTD: allWeeks('101.5', '101.5'), schedule: scheduleResponse(2) });
    await server.rows(`delete from team_week where league_id = '${ourLeague}' and season = 2026 and week = 3`);
    await server.rows(`delete from watermark where league_id = '${ourLeague}' and season = 2026`);
    await readAgain(ourLeague);
    mfl.now({ schedule: scheduleResponse(3), playerScores_2: { playerScores: { playerScore: [{ id: '9109', score: '4.5' }] } } });
    expect(typesOf(await readAgain(ourLeague))).toEqual(
      [...inPlayoffs, 'playerScores 2', 'playerScores 3', 'rosters 2', 'rosters 3', 'weeklyResults YTD'].sort(),
    );
    expect(await scoresOfWeek(2)).toContainEqual([101.5, 0, 4.5]);
  });

  test('takes eight calls and the brackets in a new week, when the one before was read after its games', async () => {
    mfl.now({ schedule: scheduleResponse(2) });
    await server.rows(`delete from team_week where league_id = '${ourLeague}' and season = 2026 and week = 3`);
    await server.rows(`delete from watermark where league_id = '${ourLeague}' and season = 2026`);
    state.week = 3;
    await readAgain(ourLeague);
    mfl.now({ schedule: scheduleResponse(3) });
    expect(typesOf(await readAgain(ourLeague))).toEqual(
      [...inPlayoffs, 'playerScores 3', 'rosters 3', 'weeklyResults YTD'].sort(),
    );
    expect(await scoresOfWeek(2)).toContainEqual([101.5, 0, 4.5]);
  });
});

describe('outside of the season', () => {
  const again = async (id: string) => {
    await readAgain(id);
    return readAgain(id);
  };
  beforeAll(async () => {
    await server.rows('truncate league cascade');
    mfl.now({ weeklyResults_YTD: allWeeks('101.5', '101.5') });
    await enterLeague();
    await scheduleAlone(ourLeague);
  });

  test('a league of MyFantasyLeague takes seven calls before its draft', async () => {
    state.season_type = 'pre';
    mfl.now({ schedule: scheduleResponse(0), draftResults: draftResponse({ '1.01': '0001', '1.02': '0002' }) });
    const paths = await again(ourLeague);
    expect(paths.filter((path) => !path.startsWith('/2026/'))).toEqual([]);
    expect(typesOf(paths)).toEqual([...always, 'draftResults', 'rules'].sort());
  });

  test('and seven after its last week, with a pick that was never made; the NFL’s week is requested once', async () => {
    state.season_type = 'off';
    nflIsOver = true;
    mfl.now({
      schedule: scheduleResponse(3),
      draftResults: draftResponse({ '1.01': '0001', '1.02': '0002' }, {}, { '1.01': '9101' }),
    });
    expect(typesOf(await again(ourLeague))).toEqual([...always, 'draftResults', 'weeklyResults YTD'].sort());
    expect(typesOf([...new Set(askedOfNfl)])).toEqual(['nflSchedule 3']);
  });

  test('a league of Sleeper takes eight before its draft', async () => {
    await server.rows('truncate league cascade');
    state.season_type = 'pre';
    await enterSleeperLeague();
    await server.rows('update league set has_drafted = false');
    const path = `league/${thisSeason}`;
    const league = sleeper.of(path) as { settings: Record<string, unknown> };
    const settings = { ...league.settings, last_scored_leg: undefined };
    sleeper.changed[path] = { ...league, status: 'pre_draft', settings };
    const [draft] = sleeper.of(`${path}/drafts`) as [{ draft_id: string }];
    const open = { ...draft, status: 'pre_draft' };
    Object.assign(sleeper.changed, { [`${path}/drafts`]: [open], [`draft/${draft.draft_id}`]: open });
    await scheduleAlone(ourSleeperLeague);
    const paths = await again(ourSleeperLeague);
    expect(paths.filter((each) => each.includes(lastSeason))).toEqual([]);
    expect(paths).toHaveLength(8);
  });
});
