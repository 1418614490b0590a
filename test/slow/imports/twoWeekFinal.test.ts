/** A league of MyFantasyLeague whose final takes both weeks of its play-offs: the bracket has a round for each, with the same teams. */
import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import {
  enterLeague,
  HostFolder,
  ourLeague,
  rostersResponse,
  standingsResponse,
  teamOf,
  weekResponse,
} from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

type Schemas = components['schemas'];

const host = new HostFolder();
afterAll(() => host.discard());

const players: Record<string, string> = { '0001': '9101', '0002': '9102', '0003': '9105', '0004': '9106' };
/** Points of each week: who wins the last one loses by both. */
const points: Record<number, Record<string, string>> = {
  1: { '0001': '120', '0002': '110', '0003': '90', '0004': '80' },
  2: { '0001': '99', '0002': '100.5', '0003': '71', '0004': '90' },
  3: { '0001': '91', '0002': '90.25', '0003': '80', '0004': '70' },
};
const resultsOf = (week: number) =>
  weekResponse(
    Object.fromEntries(Object.entries(points[week]!).map(([id, score]) => [id, { score, starters: { [players[id]!]: score } }])),
  );
const sideOf = (id: string, week: number, played: number) => ({
  franchise_id: id,
  seed: id.slice(-1),
  ...(week <= played && { points: points[week]![id] }),
});
const roundsOf = (home: string, away: string, played: number) => ({
  playoffBracket: {
    playoffRound: [2, 3].map((week) => ({
      week: String(week),
      playoffGame: { game_id: '1', home: sideOf(home, week, played), away: sideOf(away, week, played) },
    })),
  },
});
const scheduleOf = (played: number) => ({
  schedule: {
    weeklySchedule: [1, 2, 3].map((week) => ({
      week: String(week),
      matchup: [
        ['0001', '0002'],
        ['0003', '0004'],
      ].map((ids) => ({ franchise: ids.map((id) => ({ id, ...(week <= played && { score: points[week]![id] }) })) })),
    })),
  },
});

/** Lets the host have played some weeks. */
async function play(played: number): Promise<void> {
  host.now({
    schedule: scheduleOf(played),
    leagueStandings: standingsResponse([
      ['0001', 1, '120'],
      ['0002', 1, '110'],
      ['0003', 0, '90'],
      ['0004', 0, '80'],
    ]),
    playoffBrackets: {
      playoffBrackets: {
        playoffBracket: [
          { id: '1', name: 'Championship', startWeek: '2' },
          { id: '2', name: '3rd Place', startWeek: '2' },
        ],
      },
    },
    playoffBracket_1: roundsOf('0001', '0002', played),
    playoffBracket_2: roundsOf('0004', '0003', played),
  });
  host.put('2026/nflSchedule_3', { nflSchedule: { matchup: [{ gameSecondsRemaining: played < 3 ? '3600' : '0' }] } });
  for (const call of ['RefreshStandings', 'updateHistoricalTeamWeekData', 'UpdateLeagueYearData'])
    expect([call, await runOne(call, ourLeague)]).toMatchObject([call, { error: null, unmatched: [] }]);
}
const read = async <Name extends keyof Schemas>(call: string) =>
  (await get(`/api/League/${call}${call.includes('?') ? '&' : '?'}leagueId=${ourLeague}`)).json<Schemas[Name]>();
/** The games of a week, the final first. */
const gamesOf = async (week: number) =>
  (await read<'Games'>(`GetGames?year=2026&week=${week}`)).games
    .map(({ teams, weeks }) => ({
      weeks,
      teams: teams.map(({ teamId, score, result }) => [teamId.slice(-1), score, result]).sort(),
    }))
    .sort((a, b) => Number(a.teams[0]![0]) - Number(b.teams[0]![0]));
const places = () =>
  values(
    `select right(team_id, 1), final_position from team_season where league_id = '${ourLeague}' and season = 2026 order by 2, 1`,
  );

beforeAll(async () => {
  fillSmallLeague(host);
  host.rename('Harbour League', { lastRegularSeasonWeek: '1' });
  const rosters = rostersResponse(Object.fromEntries(Object.entries(players).map(([team, player]) => [team, [player]])));
  for (const week of [1, 2, 3]) host.now({ [`weeklyResults_${week}`]: resultsOf(week), [`rosters_${week}`]: rosters });
  host.now({ rosters });
  server.importFrom(host);
  await server.rows('truncate league cascade');
  await run('populateCache');
  await enterLeague();
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
});

test('after its first week the final is open, whoever leads', async () => {
  await play(2);
  expect(await places()).toEqual(['1', '2', '3', '4'].map((team) => [team, null]));
  const { champion, teams } = await read<'League'>('GetLeague');
  expect(champion).toBeNull();
  expect(teams.map(({ lastResults }) => lastResults?.map(({ result }) => result))).toEqual(
    teams.map(({ id }) => [id.endsWith('1') || id.endsWith('3') ? 'W' : 'L']),
  );
  const [final] = await gamesOf(2);
  expect(final!.teams.map(([, , result]) => result)).toEqual([null, null]);
});

test('the points of both weeks decide the final and the game for third place, which are one game each', async () => {
  await play(3);
  expect(await places()).toEqual([
    ['2', 1],
    ['1', 2],
    ['4', 3],
    ['3', 4],
  ]);
  for (const week of [2, 3])
    expect(await gamesOf(week)).toEqual([
      {
        weeks: [2, 3],
        teams: [
          ['1', 190, 'L'],
          ['2', 190.75, 'W'],
        ],
      },
      {
        weeks: [2, 3],
        teams: [
          ['3', 151, 'L'],
          ['4', 160, 'W'],
        ],
      },
    ]);
  const { champion, teams, lastGames } = await read<'League'>('GetLeague');
  expect(champion).toEqual({ season: 2026, teamId: teamOf('0002'), teamName: 'Sandy Claws' });
  expect(lastGames).toMatchObject({ week: 3, round: 1 });
  const results = Object.fromEntries(
    teams.map(({ id, lastResults }) => [id.slice(-1), lastResults?.map(({ result }) => result)]),
  );
  expect(results).toEqual({ 1: ['W', 'L'], 2: ['L', 'W'], 3: ['W', 'L'], 4: ['L', 'W'] });
  const { records } = await read<'LeagueYears'>('GetLeagueYears');
  expect(records.find(({ year }) => year === 2026)!.teams.map(({ id }) => id.slice(-1))).toEqual(['2', '1', '4', '3']);
});
