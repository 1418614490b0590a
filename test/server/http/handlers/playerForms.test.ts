/** The points of free agents and of a team's players, beside each other. */
import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

const [leagueId, teamId] = ['132', '13204'];
const read = async <Body>(url: string) => (await get(`/api${url}`)).json<Body>();
const available = async () =>
  (await read<Schema<'AvailablePlayers'>>(`/League/GetAvailablePlayers?leagueId=${leagueId}`)).players;
const roster = async () => (await read<Schema<'Team'>>(`/Team/GetTeam?teamId=${teamId}`)).teamPlayers;
const formOf = async (id: string) => [...(await available()), ...(await roster())].find(({ playerId }) => playerId === id)?.form;

/** A player's form from his stored weeks, with the weeks 17 to 14 as the newest. */
async function expectedForm(id: string) {
  const weeks = await server.rows<{ week: number; score: number | null }>(
    `select week, score::float from team_week_player w where player_id = '${id}' and league_id = '${leagueId}' and season = 2025
     and not (score = 0 and week = (select b.week from bye_week b join player p using (nfl_team) where p.id = player_id and season = 2025))
     union all select week, score::float from free_agent_week where player_id = '${id}' and league_id = '${leagueId}' and season = 2025`,
  );
  const scores = new Map(weeks.flatMap(({ week, score }) => (score === null ? [] : [[week, score]])));
  const points = [...scores.values()].reduce((sum, score) => sum + score, 0);
  const last = [17, 16, 15, 14].map((week) => ({ week, points: scores.get(week) ?? null }));
  return scores.size ? { season: 2025, points: expect.closeTo(points, 3), games: scores.size, last } : null;
}

test('before the season a form is of the last one: the points of the weeks with a team and without one', async () => {
  const [own, free] = [await roster(), await available()];
  const some = [...own, ...free.filter(({ form }) => form).slice(0, 10), ...free.filter(({ form }) => !form).slice(0, 3)];
  for (const { playerId, form } of some) expect([playerId, form]).toEqual([playerId, await expectedForm(playerId!)]);
  expect(own.filter(({ form }) => form).length).toBeGreaterThan(10);
});

test('a week without a team counts, a week with and without one once, and one in which his NFL team is off only with points', async () => {
  const { playerId: id } = (await available()).find(({ form }) => form)!;
  await server.rows(`delete from team_week_player where player_id = '${id}' and league_id = '${leagueId}' and season = 2025`);
  await server.rows(`delete from free_agent_week where player_id = '${id}' and league_id = '${leagueId}'`);
  await server.rows(`insert into free_agent_week values ('132', 2025, 17, '${id}', 10.5), ('132', 2025, 15, '${id}', 0)`);
  await server.rows(`insert into team_week_player (league_id, season, week, team_id, index, player_id, slot, score)
    select '132', 2025, week, '${teamId}', 99, '${id}', 'bench', score from (values (17, 4), (16, 0), (3, 2.25)) v (week, score)`);
  await server.rows(
    `update bye_week set week = 16 where season = 2025 and nfl_team = (select nfl_team from player where id = '${id}')`,
  );
  await server.rowsChanged();
  expect(await formOf(id!)).toEqual({
    ...{ season: 2025, points: 12.75, games: 3 },
    last: [
      { week: 17, points: 10.5 },
      { week: 16, points: null },
      { week: 15, points: 0 },
      { week: 14, points: null },
    ],
  });
});

test('once the season has begun a form is of it', async () => {
  const { playerId: id } = (await roster())[0]!;
  await server.rows(`insert into team_week values ('132', 2026, 1, '${teamId}', 20, 0, 0)`);
  await server.rows(`insert into team_week_player values ('132', 2026, 1, '${teamId}', 0, '${id}', 'starter', 20)`);
  await server.rowsChanged();
  expect(await formOf(id)).toEqual({ season: 2026, points: 20, games: 1, last: [{ week: 1, points: 20 }] });
  expect((await available()).every(({ form }) => form === null)).toBe(true);
});

test('a league without any points has no forms', async () => {
  await server.rows(`delete from team_week where league_id = '132'`);
  await server.rowsChanged();
  for (const player of [...(await available()), ...(await roster())]) expect(player).not.toHaveProperty('form');
});
