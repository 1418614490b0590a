import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { contents, run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, rostersResponse, teamOf } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();
const scores: Record<string, string> = { '0001': '100', '0002': '90', '0003': '110', '0004': '80' };
const players: Record<string, string> = { '0001': '9101', '0002': '9102', '0003': '9105', '0004': '9106' };
const side = (id: string) => ({
  ...{ id, score: scores[id], starters: `${players[id]},`, nonstarters: '' },
  player: { id: players[id], score: scores[id] },
});
/** A week as the host sends it: both games of a team have its players and its score. */
const weekOf = (...games: [string, string][]) => ({
  weeklyResults: { matchup: games.map((game) => ({ franchise: game.map(side) })) },
});
const games = async (week: number) => {
  const found = (await get(`/api/League/GetGames?leagueId=${ourLeague}&year=2026&week=${week}`)).json<Schema<'Games'>>();
  return {
    games: found.games
      .map(({ teams }) =>
        teams
          .map(({ teamId, result }) => `${teamId.slice(-1)}${result}`)
          .sort()
          .join(' '),
      )
      .sort(),
    idle: found.idle.map(({ teamId }) => teamId.slice(-1)),
  };
};

beforeAll(async () => {
  fillSmallLeague(host);
  const rosters = rostersResponse(Object.fromEntries(Object.entries(players).map(([team, player]) => [team, [player]])));
  host.now({
    weeklyResults_1: weekOf(['0001', '0002'], ['0003', '0001'], ['0002', '0004'], ['0004', '0003']),
    // A bye is a game against itself.
    weeklyResults_2: weekOf(['0001', '0002'], ['0003', '0003'], ['0004', '0004']),
    ...{ rosters, rosters_1: rosters, rosters_2: rosters },
  });
  server.importFrom({ recorded: host.recorded, files: host.files });
  await server.rows('truncate league cascade');
  await run('populateCache');
  await enterLeague();
  await runOne('RefreshRosters', ourLeague);
  await runOne('RefreshStandings', ourLeague);
});
afterAll(() => host.discard());

test('all games of a week in which teams play twice are stored and shown, and each score counts once', async () => {
  const standings = `select team_id, wins, losses, draws, points_for from team_season where league_id = '${ourLeague}' and season = 2026 order by 1`;
  const before = await values(standings);
  expect(await values(`select 1 from game where league_id = '${ourLeague}'`)).toEqual([]);
  expect(await runOne('updateHistoricalTeamWeekData', ourLeague)).toMatchObject({ error: null, unmatched: [] });
  const rows = `select team_id, opponent_id from game where league_id = '${ourLeague}' and season = 2026 and week = 1 order by 1, 2`;
  const pairs = [
    ['1', '2'],
    ['1', '3'],
    ['2', '1'],
    ['2', '4'],
    ['3', '1'],
    ['3', '4'],
    ['4', '2'],
    ['4', '3'],
  ];
  expect(await values(rows)).toEqual(pairs.map((pair) => pair.map((team) => teamOf(`000${team}`))));
  expect(
    await values(
      `select team_score::float from team_week where league_id = '${ourLeague}' and season = 2026 and week = 1 order by team_id`,
    ),
  ).toEqual([[100], [90], [110], [80]]);
  expect(await games(1)).toEqual({ games: ['1L 3W', '1W 2L', '2W 4L', '3W 4L'], idle: [] });
  expect(await games(2)).toEqual({ games: ['1W 2L'], idle: expect.arrayContaining(['3', '4']) as string[] });
  const league = (await get(`/api/League/GetLeague?leagueId=${ourLeague}`)).json<Schema<'League'>>();
  expect(
    Object.fromEntries(league.teams.map(({ id, lastResults }) => [id.slice(-1), lastResults?.map(({ result }) => result)])),
  ).toMatchObject({
    '3': ['W', 'W', 'W'],
  });
  expect(await values(standings)).toEqual(before);
  const stored = await contents();
  await runOne('updateHistoricalTeamWeekData', ourLeague);
  expect(await contents()).toEqual(stored);
});
