/** A league of MyFantasyLeague with victory points and scores of three decimals: its order, records and results are the host's. */
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, rostersResponse } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();
const players: Record<string, string> = { '0001': '9101', '0002': '9102', '0003': '9105', '0004': '9106' };
const side = (id: string, score: string, result?: string) => ({
  ...{ id, score, starters: `${players[id]},`, nonstarters: '', player: { id: players[id], score } },
  ...(result && { result }),
});
const weeks = [
  [
    [side('0001', '100.004'), side('0002', '100.001')],
    [side('0003', '62.105'), side('0004', '80')],
  ],
  [
    [side('0001', '70'), side('0003', '62.101')],
    // The host has counted what the scores do not show.
    [side('0002', '75.5', 'W'), side('0004', '75.5', 'L')],
  ],
];
/** In the host's order, which the victory points decide. */
const standings = [
  { id: '0002', h2hwlt: '1&#8209;1&#8209;0', vp: '5', pf: '175.501', pa: '175.504' },
  { id: '0001', h2hwlt: '2–0–0', vp: '4', pf: '170.004', pa: '162.102' },
  { id: '0004', h2hwlt: '1-1', vp: '3', pf: '155.5', pa: '137.605' },
  { id: '0003', h2hwlt: '0-2-0', vp: '0', pf: '124.206', pa: '150' },
];
const read = async <Name extends 'League' | 'Games' | 'Breakdown'>(path: string) =>
  (await get(`/api/${path}leagueId=${ourLeague}`)).json<Schema<Name>>();
const teams = async () => (await read<'League'>('League/GetLeague?')).teams.toSorted((a, b) => a.position - b.position);

beforeAll(async () => {
  fillSmallLeague(host);
  host.rename('Harbour League', {
    ...{ standingsSort: 'VICTORY_POINTS,PCT,PTS', h2h: 'YES', precision: '3' },
    ...{ victoryPointsWin: '2', victoryPointsTie: '1', victoryPointsLoss: '0', victoryPointsBuckets: '1 0' },
  });
  const rosters = rostersResponse(Object.fromEntries(Object.entries(players).map(([team, player]) => [team, [player]])));
  const results = weeks.map((games) => ({ weeklyResults: { matchup: games.map((franchise) => ({ franchise })) } }));
  host.now({
    leagueStandings: { leagueStandings: { franchise: standings } },
    schedule: {
      schedule: {
        weeklySchedule: [...weeks, [[{ id: '0001' }, { id: '0004' }]]].map((games, i) => ({
          week: String(i + 1),
          matchup: games.map((sides) => ({ franchise: sides.map((each) => ({ ...each, player: undefined })) })),
        })),
      },
    },
    ...{ weeklyResults_1: results[0], weeklyResults_2: results[1], rosters, rosters_1: rosters, rosters_2: rosters },
  });
  server.importFrom(host);
  await server.rows('truncate league cascade');
  await run('populateCache');
  await enterLeague();
  for (const call of ['RefreshRosters', 'RefreshStandings', 'updateHistoricalTeamWeekData'])
    expect([call, await runOne(call, ourLeague)]).toMatchObject([call, { error: null, unmatched: [] }]);
});
afterAll(() => host.discard());

test('the league is in the host’s order of victory points, which are shown; the combined record is read', async () => {
  expect(
    (await teams()).map(({ id, wins, losses, draws, percentage, victoryPoints, divisionPosition }) => [
      id.slice(-1),
      `${wins}-${losses}-${draws}`,
      ...[percentage, victoryPoints, divisionPosition],
    ]),
  ).toEqual([
    ['2', '1-1-0', 0.5, 5, 1],
    ['1', '2-0-0', 1, 4, 2],
    ['4', '1-1-0', 0.5, 3, 1],
    ['3', '0-2-0', 0, 0, 2],
  ]);
});

test('the breakdowns are in that order, too, and the places gained follow the victory points', async () => {
  const breakdown = await read<'Breakdown'>('League/GetRosterBreakdown?');
  expect(breakdown.teams.map(({ teamId }) => teamId?.slice(-1))).toEqual(['2', '1', '4', '3']);
  // Before week 2, which gave 2 for a win and 1 for the better half of the scores, three teams had 2: 1 and 4 with a win.
  expect((await teams()).map(({ id, placesGained }) => [id.slice(-1), placesGained])).toEqual([
    ['2', 2],
    ['1', -1],
    ['4', -1],
    ['3', 0],
  ]);
});

test('a win by three thousandths is a win, and so is one that the host says, in the games and the last results', async () => {
  const games = async (week: number) =>
    (await read<'Games'>(`League/GetGames?year=2026&week=${week}&`)).games
      .map(({ teams: sides }) =>
        sides
          .map(({ teamId, score, result }) => `${teamId.slice(-1)} ${score} ${result}`)
          .sort()
          .join(', '),
      )
      .sort();
  expect(await games(1)).toEqual(['1 100.004 W, 2 100.001 L', '3 62.105 L, 4 80 W']);
  expect(await games(2)).toEqual(['1 70 W, 3 62.101 L', '2 75.5 W, 4 75.5 L']);
  expect((await teams()).map(({ lastResults }) => lastResults?.map(({ result }) => result).join(''))).toEqual([
    'LW',
    'WW',
    'WL',
    'LL',
  ]);
});

test('the points of the season are the sum of the stored weeks', async () => {
  const sums = `select s.team_id from team_season s where league_id = '${ourLeague}' and season = 2026 and points_for <>
    (select sum(team_score) from team_week w where w.league_id = s.league_id and w.season = s.season and w.team_id = s.team_id)`;
  expect(await values(sums)).toEqual([]);
});

test('standings without any record are reported, and have no share of games won', async () => {
  const franchise = standings.map(({ id, pf }) => ({ id, pf, h2hpct: '.857' }));
  host.now({ leagueStandings: { leagueStandings: { franchise } } });
  const { unmatched } = await runOne('RefreshStandings', ourLeague);
  expect(unmatched).toEqual([expect.stringContaining('4 of 4 teams have no wins and losses')]);
  expect((await teams()).map(({ wins, percentage }) => [wins, percentage])).toEqual([1, 2, 3, 4].map(() => [0, 0]));
});
