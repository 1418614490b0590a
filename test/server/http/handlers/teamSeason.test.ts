import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

const seasonOf = async (query: string) => (await get(`/api/Team/GetTeamSeason?${query}`)).json<Schema<'TeamSeason'>>();

type Side = { week: number; opponent_id: string; own: number; other: number };

it.each([
  ['132', '13204'],
  ['620000000000000149', '610000000000000112'],
])(
  'the games of a team of league %s are the stored ones, with the record and the place of its standings at the end',
  async (leagueId, id) => {
    const { season, teamId, games, places } = await seasonOf(`leagueId=${leagueId}&teamId=${id}&year=2024`);
    expect(season).toBe(2024);
    const stored = await server.rows<Side>(
      `select g.week, g.opponent_id, own.team_score::float8 as own, other.team_score::float8 as other from game g
      join team_week own using (league_id, season, week, team_id)
      join team_week other on (other.league_id, other.season, other.week, other.team_id) = (g.league_id, g.season, g.week, g.opponent_id)
      where g.league_id = '${leagueId}' and g.season = 2024 and g.team_id = '${teamId}' order by g.week`,
    );
    const single = games.filter(({ weeks }) => weeks.length === 1);
    expect(single.length).toBeGreaterThan(10);
    for (const { weeks, opponentId, score, opponentScore, result } of single) {
      expect(stored.find(({ week }) => week === weeks[0])).toMatchObject({
        opponent_id: opponentId,
        own: score,
        other: opponentScore,
      });
      expect(result).toBe(score! > opponentScore! ? 'W' : score! < opponentScore! ? 'L' : 'T');
    }
    expect(games.flatMap(({ weeks }) => weeks)).toEqual(stored.map(({ week }) => week));
    const [standing] = await server.rows<Schema<'WinLoss'>>(
      `select wins, losses, draws from team_season where league_id = '${leagueId}' and season = 2024 and team_id = '${teamId}'`,
    );
    expect(games.at(-1)!.recordAfter).toEqual(standing);
    expect(places.map(({ week }) => week)).toEqual(games.flatMap(({ weeks, round }) => (round === null ? weeks : [])));
  },
);

it('the season of the standings is the default; its last place is that of the standings by wins, ties and points', async () => {
  const league = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  const ranked = league.teams.toSorted((a, b) => b.wins - a.wins || b.draws - a.draws || b.pointsFor - a.pointsFor);
  for (const [index, { id }] of ranked.entries()) {
    const { season, teams, places } = await seasonOf(`leagueId=132&teamId=${id}`);
    expect([season, teams, places.at(-1)!.place]).toEqual([2025, ranked.length, index + 1]);
  }
});

it('a game to come has no scores, result or record, and its week no place; victory points leave no places', async () => {
  const query = 'leagueId=132&teamId=13204';
  await server.rows(`delete from team_week where league_id = '132' and season = 2025 and week > 3`);
  await server.rowsChanged();
  const { games, places } = await seasonOf(query);
  expect(games.length).toBeGreaterThan(10);
  expect(games[3]).toMatchObject({ weeks: [4], score: null, opponentScore: null, result: null, recordAfter: null });
  expect(places.map(({ week }) => week)).toEqual([1, 2, 3]);
  await server.rows(`update team_season set victory_points = 3 where league_id = '132' and season = 2025`);
  await server.rowsChanged();
  expect((await seasonOf(query)).places).toEqual([]);
});

it('another league’s team, and a year that the league has not had, are not found', async () => {
  expect((await get('/api/Team/GetTeamSeason?leagueId=8645669&teamId=13204')).statusCode).toBe(404);
  expect((await get('/api/Team/GetTeamSeason?leagueId=132&teamId=13204&year=1999')).statusCode).toBe(404);
});
