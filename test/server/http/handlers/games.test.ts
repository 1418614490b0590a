import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

type Games = Schema<'Games'>;
const mfl = '132';
const sleeper = '620000000000000149';
const games = async (query: string) => (await get(`/api/League/GetGames?${query}`)).json<Games>();

it.each([mfl, sleeper])('the games of a week of league %s are its stored scores, side by side', async (leagueId) => {
  const { week, season, ...found } = await games(`leagueId=${leagueId}&year=2025&week=3`);
  expect([season, week]).toEqual([2025, 3]);
  const rows = await server.rows<{ team_id: string; opponent_id: string; team_score: number }>(
    `select team_id, opponent_id, team_score::float8 from team_week where league_id = '${leagueId}' and season = 2025 and week = 3`,
  );
  const sides = found.games.flatMap(({ teams }) => teams);
  expect([...sides, ...found.idle].map(({ teamId, score }) => [teamId, score]).sort()).toEqual(
    rows.map((row) => [row.team_id, row.team_score]).sort(),
  );
  expect(found.games.length).toBeGreaterThan(4);
  for (const { teams } of found.games) {
    const [one, other] = teams as [Schema<'GameSide'>, Schema<'GameSide'>];
    expect(rows.find((row) => row.team_id === one.teamId)?.opponent_id).toBe(other.teamId);
    expect(one.result).toBe(one.score! > other.score! ? 'W' : 'L');
  }
});

it('the season of the standings and its last week with scores are the default; a year alone gives its last week', async () => {
  const found = await games(`leagueId=${mfl}`);
  expect([found.season, found.week]).toEqual([2025, found.weeks.at(-1)]);
  expect(found.weeks).toEqual(Array.from({ length: found.weeks.length }, (_, i) => i + 1));
  const earlier = await games(`leagueId=${mfl}&year=2024`);
  expect([earlier.season, earlier.week]).toEqual([2024, earlier.weeks.at(-1)]);
});

it('a week to come has the announced games without scores, after those that were played', async () => {
  const [{ team_id: a, opponent_id: b } = { team_id: '', opponent_id: '' }] = await server.rows<{
    team_id: string;
    opponent_id: string;
  }>(
    `select team_id, opponent_id from team_week where league_id = '${mfl}' and season = 2025 and week = 3 and opponent_id is not null`,
  );
  await server.rows(`delete from team_week where league_id = '${mfl}' and season = 2025 and week > 3`);
  await server.rows(
    `insert into coming_game values ('${mfl}', 2025, 4, '${a}', '${b}'), ('${mfl}', 2025, 4, '${b}', '${a}'),
     ('${mfl}', 2025, 3, '${a}', '${b}')`,
  );
  await server.restart();
  expect(await games(`leagueId=${mfl}`)).toMatchObject({ week: 3, weeks: [1, 2, 3, 4] });
  const { games: found, idle } = await games(`leagueId=${mfl}&week=4`);
  expect(idle).toEqual([]);
  expect(found).toHaveLength(1);
  expect(found[0]!.teams.map(({ score, result }) => [score, result])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(found[0]!.teams.map(({ teamId }) => teamId).sort()).toEqual([a, b].sort());
});

it('in a season each team has the places that it gained by the last week', async () => {
  const tally = new Map<string, { wins: number; losses: number; points: number }>();
  const order = () => [...tally].sort(([, a], [, b]) => b.wins - a.wins || b.points - a.points).map(([teamId]) => teamId);
  const orders: string[][] = [];
  for (const week of [1, 2, 3]) {
    for (const { teams } of (await games(`leagueId=${mfl}&week=${week}`)).games)
      for (const { teamId, result, score } of teams) {
        const { wins, losses, points } = tally.get(teamId) ?? { wins: 0, losses: 0, points: 0 };
        const won = result === 'W' ? 1 : 0;
        tally.set(teamId, { wins: wins + won, losses: losses + 1 - won, points: points + score! });
      }
    orders.push(order());
  }
  const read = async () => (await get(`/api/League/GetLeague?leagueId=${mfl}`)).json<Schema<'League'>>().teams;
  // The records are of fourteen weeks, three of which are stored.
  expect((await read()).some(({ placesGained }) => placesGained !== undefined)).toBe(false);
  for (const [teamId, { wins, losses, points }] of tally)
    await server.rows(
      `update team_season set wins = ${wins}, losses = ${losses}, percentage = ${wins / 3}, points_for = ${points}
       where league_id = '${mfl}' and season = 2025 and team_id = '${teamId}'`,
    );
  await server.restart();
  const expected = [...tally.keys()].map((id) => [id, orders[1]!.indexOf(id) - orders[2]!.indexOf(id)]);
  expect((await read()).map(({ id, placesGained }) => [id, placesGained]).sort()).toEqual(expected.sort());
  expect(expected.filter(([, places]) => places !== 0).length).toBeGreaterThan(2);
});

it('a week that the season does not have is empty', async () => {
  expect(await games(`leagueId=${mfl}&week=24`)).toMatchObject({ week: 24, games: [], idle: [] });
});
