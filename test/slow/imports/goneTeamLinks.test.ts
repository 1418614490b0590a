/** Links to teams that left their league: every team that a screen names has a page. */
import type { Schema } from '../../../src/api/types';
import { get, send } from '../../support/call';
import { runOne, values } from '../../server/sync/calls';
import { enterSleeperLeague, type Json, lastSeason, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';

const host = new SleeperHost();
const path = `league/${thisSeason}`;
let stop: () => void;
beforeAll(async () => {
  stop = await server.importLive((asked) => host.response(asked));
});
afterAll(() => stop());

const body = async (url: string): Promise<unknown> => {
  const response = await send('GET', `/api/${url}`);
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json<unknown>();
};

/** The teams that a response names: fields of their ids, and rows of teams. */
function teamsIn(response: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(response)) response.forEach((each) => teamsIn(each, found));
  else if (typeof response === 'object' && response !== null)
    for (const [name, value] of Object.entries(response)) {
      const isId = /teamId$/i.test(name) || (name === 'id' && ('teamName' in response || 'wins' in response));
      if (isId && typeof value === 'string') found.add(value);
      teamsIn(value, found);
    }
  return found;
}

/** The teams that the screens of a league name, and how each of their pages and scores responds. */
async function linked(leagueId: string, isSleeper: boolean) {
  const seasons = (await values(`select distinct season from team_season where league_id = '${leagueId}' order by 1`)).flat();
  const prefix = isSleeper ? 'Sleeper' : '';
  const of = (call: string) => `${call}${call.includes('?') ? '&' : '?'}leagueId=${leagueId}`;
  const screens = [
    `League/Get${prefix}League`,
    ...['DepthChart', 'KeeperBreakdown', 'RosterBreakdown', 'LeagueYears', 'Games', 'AvailablePlayers'].map(
      (call) => `League/Get${call}`,
    ),
    'Draft/GetDraftOrder',
    'Draft/GetFuturePicks',
    ...seasons.flatMap((year) => [
      `League/GetTransactions?year=${String(year)}`,
      `League/GetGames?year=${String(year)}`,
      `History/${prefix}PointsByYear?year=${String(year)}`,
      `PreDraftTrades?year=${String(year)}`,
      `PreDraftTrades/Entered?year=${String(year)}`,
    ]),
  ];
  const teams = new Set<string>();
  for (const screen of screens) teamsIn(await body(of(screen)), teams);
  for (const teamId of teams) {
    const query = isSleeper ? of(`teamId=${teamId}`).replace('?', '&') : `teamId=${teamId}`;
    for (const call of ['Team', 'TeamProfile']) await body(`Team/Get${prefix}${call}?${query}`);
  }
  for (const [season, id] of await values(`select season, team_id from team_season where league_id = '${leagueId}'`))
    await body(of(`History/${prefix}PointsByYearTeam?year=${String(season)}&${isSleeper ? 'userId' : 'teamId'}=${String(id)}`));
  return teams;
}

test('a team that left a league of MyFantasyLeague has a page with its history, without players', async () => {
  const league = '132';
  const [[teamId, name]] = (await values(
    `select t.id, s.name from team t join team_season s on s.team_id = t.id and s.season = 2025 where t.league_id = '${league}' order by t.id limit 1`,
  )) as [[string, string]];
  await server.rows(`delete from team where id = '${teamId}'`);
  expect(await linked(league, false)).toContain(teamId);
  expect(await body(`Team/GetTeam?teamId=${teamId}`)).toMatchObject({ leagueId: league, teamPlayers: [] });
  expect(await body(`Team/GetTeamProfile?teamId=${teamId}`)).toMatchObject({ teamName: name, leagueId: league });
});

test('no other id has a page', async () => {
  for (const url of [
    'Team/GetTeam?teamId=13299',
    'Team/GetTeamProfile?teamId=13299',
    'Team/GetSleeperTeam?leagueId=132&teamId=13299',
  ])
    expect((await get(`/api/${url}`)).statusCode).toBe(404);
});

test('a Sleeper league of twelve that is renewed with eight: every team has a page, those that left with their last season', async () => {
  const whole = host.of(path) as Json;
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const settings = { ...(whole.settings as Json), last_scored_leg: 0, leg: 1, num_teams: 8 };
  const league = { ...whole, status: 'pre_draft', draft_id: null, settings };
  const [user] = host.of(`league/${lastSeason}/users`) as [{ user_id: string }];
  const rosters = host.of(`${path}/rosters`) as (Json & { roster_id: number })[];
  await server.rows('truncate league cascade');
  await enterSleeperLeague();
  await server.rows(`delete from league_source where season = 2026`);
  await server.rows(`update league set season = 2025, standings_season = 2025`);
  for (const call of ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'])
    expect(await runOne(call, ourSleeperLeague)).toMatchObject({ error: null });
  Object.assign(host.changed, {
    [path]: league,
    [`user/${user.user_id}/leagues/nfl/2026`]: [league],
    [`${path}/rosters`]: rosters
      .filter(({ roster_id }) => numbers.includes(roster_id))
      .map((roster) => ({ ...roster, players: [], starters: [], keepers: null, taxi: null, reserve: null, settings: {} })),
    // A roster that neither season has.
    [`${path}/transactions/1`]: [
      {
        ...(host.of(`league/${lastSeason}/transactions/1`) as Json[])[0],
        transaction_id: '1',
        leg: 1,
        adds: { 4984: 14 },
        drops: { 4866: 9 },
      },
    ],
  });
  await server.rows('delete from raw_response');
  expect(await runOne('createNewSeason', ourSleeperLeague)).toMatchObject({ error: null, note: null });
  await server.rows('delete from future_pick');
  expect(await runOne('sleeperUpdateLeagues', ourSleeperLeague)).toMatchObject({ error: null });
  const present = (await values(`select id from team where league_id = '${ourSleeperLeague}'`)).flat();
  expect(present).toHaveLength(8);
  const gone = [...(await linked(ourSleeperLeague, true))].filter((id) => !present.includes(id));
  expect(gone.length).toBeGreaterThanOrEqual(4);
  const profiles = await Promise.all(
    gone.map(
      (teamId) =>
        body(`Team/GetSleeperTeamProfile?leagueId=${ourSleeperLeague}&teamId=${teamId}`) as Promise<Schema<'TeamProfile'>>,
    ),
  );
  expect(profiles.filter(({ lastSeason: last }) => last === 2025)).toHaveLength(4);
  expect(profiles.filter(({ lastSeason: last }) => last === undefined)).toEqual([]);
});
