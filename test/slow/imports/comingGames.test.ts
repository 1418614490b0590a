import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, scheduleResponse, teamOf } from '../../server/sync/hostFolder';
import {
  enterSleeperLeague,
  type Json,
  lastSeason,
  ourSleeperLeague,
  recorded,
  SleeperHost,
  thisSeason,
} from '../../imports/sleeperHost';
import { fillSmallLeague } from '../../imports/smallLeague';

const gamesOf = (leagueId: string) =>
  values(
    `select season, week, team_id, opponent_id from game left join team_week using (league_id, season, week, team_id)
     where league_id = '${leagueId}' and team_score is null order by 1, 2, 3`,
  );

const readWeeks = async () =>
  (await run('sleeperHistoricalTeamWeekData')).leagues.find(({ leagueId }) => leagueId === ourSleeperLeague);

describe('Sleeper', () => {
  const host = new SleeperHost();
  const next = `league/${thisSeason}/matchups/3`;
  const sides = (recorded(`league/${lastSeason}/matchups/3`) as Json[]).map((side) => ({ ...side, points: 0, starters: [] }));
  let stop: () => void;
  beforeAll(async () => {
    stop = await server.importLive(host.response);
    await server.rows('truncate league cascade');
    await enterSleeperLeague();
    await run('sleeperUpdateLeagues');
  });
  afterAll(() => stop());

  test('the games of the week after the last one with scores are stored, from both sides', async () => {
    host.changed[next] = sides;
    expect(await readWeeks()).toMatchObject({ error: null });
    const games = await gamesOf(ourSleeperLeague);
    expect(games).toHaveLength(sides.length);
    expect(games.every(([season, week]) => season === 2026 && week === 3)).toBe(true);
    const opponents = new Map(games.map(([, , team, opponent]) => [team, opponent]));
    for (const [team, opponent] of opponents) expect(opponents.get(opponent)).toBe(team);
    const [last] = await values(`select max(week) from team_week where league_id = '${ourSleeperLeague}' and season = 2026`);
    expect(last).toEqual([2]);
  });

  test.each([[null], [[]]])('an announcement of %j leaves the stored games, and is reported', async (response) => {
    const before = await gamesOf(ourSleeperLeague);
    host.changed[next] = response;
    expect(await readWeeks()).toMatchObject({
      error: null,
      unmatched: [
        `season 2026: Sleeper's response with the scores of week 3 is empty (Sleeper's league/${thisSeason}/matchups/3)`,
      ],
    });
    expect(await gamesOf(ourSleeperLeague)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  test('a week that is played is no longer to come', async () => {
    host.changed[next] = recorded(`league/${lastSeason}/matchups/3`);
    const league = host.of(`league/${thisSeason}`) as { settings: Json };
    host.changed[`league/${thisSeason}`] = { ...league, settings: { ...league.settings, last_scored_leg: 3, leg: 3 } };
    expect(await readWeeks()).toMatchObject({ error: null });
    expect(await gamesOf(ourSleeperLeague)).toEqual([]);
  });
});

describe('MyFantasyLeague', () => {
  const host = new HostFolder();
  afterAll(() => host.discard());

  test('every week of the schedule without scores is to come', async () => {
    fillSmallLeague(host);
    host.now({ schedule: scheduleResponse(1) });
    server.importFrom(host);
    await run('populateCache');
    await enterLeague();
    expect(await runOne('updateHistoricalTeamWeekData', ourLeague)).toMatchObject({ error: null });
    const pairs = [
      ['0001', '0002'],
      ['0002', '0001'],
      ['0003', '0004'],
      ['0004', '0003'],
    ].map((pair) => pair.map(teamOf));
    expect(await gamesOf(ourLeague)).toEqual([2, 3].flatMap((week) => pairs.map((pair) => [2026, week, ...pair])));
    host.now({ schedule: scheduleResponse(3) });
    expect(await runOne('updateHistoricalTeamWeekData', ourLeague)).toMatchObject({ error: null });
    expect(await gamesOf(ourLeague)).toEqual([]);
  });
});
