import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

type Bracket = Schema<'Bracket'>;
const bracket = async (query: string) => (await get(`/api/League/GetBracket?${query}`)).json<Bracket>();
const idsOf = ({ teams }: Schema<'BracketGame'>) => teams.map(({ teamId }) => teamId);

it.each(['132', '620000000000000149'])(
  'every past season of league %s ends in the final that its champion won, and each game leads to one of the next round',
  async (leagueId) => {
    const champions = await server.rows<{ season: number; team_id: string }>(
      `select season, team_id from team_season where league_id = '${leagueId}' and final_position = 1 order by season`,
    );
    expect(champions.length).toBeGreaterThan(1);
    for (const { season, team_id: champion } of champions) {
      const { rounds } = await bracket(`leagueId=${leagueId}&year=${season}`);
      const [final, ...more] = rounds.at(-1)!.games;
      expect([season, final?.round, more]).toEqual([season, 'Final', []]);
      expect(final!.teams.find(({ result }) => result === 'W')?.teamId).toBe(champion);
      for (const [index, { games }] of rounds.slice(0, -1).entries()) {
        const next = rounds[index + 1]!.games.flatMap(idsOf);
        expect(games).toHaveLength(next.length);
        games.forEach((game, place) => expect(idsOf(game)).toContain(next[place]));
        for (const { teams } of games)
          if (teams.length > 1) expect(next).toContain(teams.find(({ result }) => result === 'W')?.teamId);
      }
    }
  },
);

it('every game of the play-offs is in the bracket once, with the scores of its week', async () => {
  const { rounds, others, startWeek } = await bracket('leagueId=132&year=2025');
  const stored = await server.rows<{ week: number; team_id: string; team_score: number }>(
    `select week, team_id, team_score::float8 from team_week join game using (league_id, season, week, team_id) where league_id = '132' and season = 2025 and week >= ${startWeek}`,
  );
  const sides = [...rounds.flatMap(({ games }) => games), ...others].flatMap(({ weeks, teams }) =>
    teams.length > 1 ? teams.map(({ teamId, score }) => [weeks[0], teamId, score]) : [],
  );
  expect(sides.sort()).toEqual(stored.map((row) => [row.week, row.team_id, row.team_score]).sort());
});

it('a season whose play-offs have no games yet has no rounds', async () => {
  await server.rows("delete from game where league_id = '132' and season = 2025 and week >= 15");
  expect(await bracket('leagueId=132')).toMatchObject({ season: 2025, startWeek: 15, rounds: [], others: [] });
});
