import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

const recordsOf = async (leagueId: string) =>
  (await get(`/api/League/GetRecords?leagueId=${leagueId}`)).json<Schema<'LeagueRecords'>>().records;

it.each(['132', '620000000000000149'])(
  'the points of league %s are those of its stored weeks, games and seasons',
  async (leagueId) => {
    const records = await recordsOf(leagueId);
    const first = (kind: string) => records.find((each) => each.kind === kind);
    const number = async (statement: string) => (await server.rows<{ value: number }>(statement))[0]!.value;
    const ofLeague = `league_id = '${leagueId}'`;
    expect(first('highestScore')!.value).toBe(
      await number(`select max(team_score)::float8 as value from team_week where ${ofLeague}`),
    );
    expect(first('mostPoints')!.value).toBe(
      await number(`select max(points_for)::float8 as value from team_season where ${ofLeague} and season < 2026`),
    );
    const pairs = `from game g join team_week own using (league_id, season, week, team_id)
    join team_week other on (other.league_id, other.season, other.week, other.team_id) = (g.league_id, g.season, g.week, g.opponent_id)
    where g.${ofLeague} and own.team_score > other.team_score`;
    expect(first('biggestWin')!.value).toBe(
      await number(`select max(own.team_score - other.team_score)::float8 as value ${pairs}`),
    );
    expect(first('mostLosing')!.value).toBe(await number(`select max(other.team_score)::float8 as value ${pairs}`));
  },
);

const allTimeOf = async (query: string) => (await get(`/api/League/GetAllTime?${query}`)).json<Schema<'AllTime'>>();

it('the all-time standings add up the seasons; the champions have the titles', async () => {
  const { teams } = await allTimeOf('leagueId=132');
  const { records: years } = (await get('/api/League/GetLeagueYears?leagueId=132')).json<Schema<'LeagueYears'>>();
  const rows = years.flatMap((year) => year.teams);
  for (const team of teams) {
    const own = rows.filter(({ id }) => id === team.teamId);
    const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0);
    expect([team.seasons, team.wins, team.losses, team.draws]).toEqual([
      ...[own.length, sum(({ wins }) => wins), sum(({ losses }) => losses), sum(({ draws }) => draws)],
    ]);
    expect(team.pointsFor).toBeCloseTo(
      sum(({ pointsFor }) => pointsFor),
      3,
    );
    expect(team.titles).toBe(own.filter(({ finalPosition }) => finalPosition === 1).length);
  }
  expect(teams.map(({ percentage }) => percentage)).toEqual(teams.map(({ percentage }) => percentage).sort((a, b) => b - a));
});

it('head to head has the games of the matchup page, from the other side for the opponent', async () => {
  const { teamName, teams } = await allTimeOf('leagueId=132&teamId=13204');
  expect(teamName).toBe('Gridiron Gurus');
  expect(teams.length).toBeGreaterThan(8);
  for (const { teamId, wins, losses, draws, pointsFor, pointsAgainst } of teams.slice(0, 3)) {
    const against = (await allTimeOf(`leagueId=132&teamId=${teamId}`)).teams.find((each) => each.teamId === '13204');
    expect(against).toMatchObject({ wins: losses, losses: wins, draws, pointsFor: pointsAgainst, pointsAgainst: pointsFor });
  }
  const path = '/api/History/GetMatchup?leagueId=132&year=2025&week=8&teamId=13204';
  const { opponent, headToHead } = (await get(path)).json<Schema<'Matchup'>>();
  const { wins, losses, draws } = headToHead!;
  expect(teams.find(({ teamId }) => teamId === opponent!.teamId)).toMatchObject({ wins, losses, draws });
});

it('a team has the name of the season; of a season that is on, the weeks that are over count and its totals do not', async () => {
  const before = await recordsOf('132');
  const named = before.find(({ kind }) => kind === 'mostPoints')!;
  await server.rows(
    `update team_season set name = 'Then' where league_id = '132' and season = ${named.season} and team_id = '${named.teamId}'`,
  );
  await server.rows(`update league set season = 2040, standings_season = 2040 where id = '132'`);
  await server.rows(`insert into team_season (league_id, season, team_id, name, division_position, wins, losses, draws, percentage, points_for, points_against)
    values ('132', 2040, '13201', 'Now', 1, 1, 0, 0, 1, 9999, 1)`);
  await server.rows(`insert into team_week values ('132', 2040, 1, '13201', 998, 0, 0), ('132', 2040, 2, '13201', 999, 0, 0)`);
  await server.rowsChanged();
  const records = await recordsOf('132');
  expect(records.find(({ kind }) => kind === 'mostPoints')).toEqual({ ...named, teamName: 'Then' });
  expect(records[0]).toMatchObject({ kind: 'highestScore', place: 1, value: 998, teamName: 'Now', season: 2040, week: 1 });
  expect(records.map(({ value }) => value)).not.toContain(999);
});

it('a league before its first week has none', async () => {
  for (const table of ['game', 'team_week', 'team_season']) await server.rows(`delete from ${table} where league_id = '132'`);
  await server.rowsChanged();
  expect(await recordsOf('132')).toEqual([]);
});
