import { expectMatchups } from '../../../../server/http/handlers/teamWeekCalls';

it('in each recorded league and on both platforms, a team’s weeks have the games and records of its matchups', async () => {
  const teams = await server.rows<{ id: string; provider: string; season: number; team: string }>(
    `select id, provider, season, team from
       (select league.id, provider, w.season, min(team_id) as team, rank() over (partition by league.id order by w.season desc) as age
        from team_week w join league on league.id = league_id group by league.id, provider, w.season) as seasons
     where age = 1 or provider = 'sleeper'`,
  );
  expect(new Set(teams.map(({ provider }) => provider)).size).toBe(2);
  for (const { id, provider, season, team } of teams) {
    const rows = await expectMatchups({ leagueId: id, provider, season, teamId: team });
    expect(rows.some(({ games }) => games)).toBe(true);
  }
});
