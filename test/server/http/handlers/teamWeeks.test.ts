/** What the rows of Weekly Scores and the heading of Player Scores say of a team's games: the same as its matchups. */
import { expectMatchups, gamesOfWeek, matchup, type Of, weeksOf } from './teamWeekCalls';

const mfl = '132';
const [gurus, monsoon] = ['13204', '13209'];
/** A season that nobody has played yet. */
const coming = 2099;

const demo = (teamId = gurus, season = 2025): Of => ({ leagueId: mfl, provider: 'default', season, teamId });

it('on Sleeper, too, a team’s weeks have the games and records of its matchups', async () => {
  const leagueId = '620000000000000149';
  const rows = await expectMatchups({ leagueId, provider: 'sleeper', season: 2025, teamId: '610000000000000112' });
  expect(rows.some(({ games }) => games)).toBe(true);
});

it('the record of the last week is that of the standings, play-offs do not count, and the round has its name', async () => {
  const rows = await weeksOf(demo());
  const [record] = await server.rows(
    `select wins, losses, draws from team_season where league_id = '${mfl}' and season = 2025 and team_id = '${gurus}'`,
  );
  expect(rows.filter(({ week }) => week >= 14).map(({ recordAfter }) => recordAfter)).toEqual(Array(4).fill(record));
  expect(rows.map(({ games }) => games?.[0]?.round ?? null).slice(13)).toEqual([null, 'Quarter-final', 'Semi-final', 'Final']);
});

it('the place of a week is among the scores of all teams; equal scores share one', async () => {
  await server.rows(`update team_week set team_score = (select max(team_score) from team_week b where b.league_id = '${mfl}'
    and b.season = 2024 and b.week = 3) where league_id = '${mfl}' and season = 2024 and week = 3 and team_id in ('${gurus}', '${monsoon}')`);
  await server.rowsChanged();
  const places = await server.rows<{ team_id: string; place: number }>(
    `select team_id, rank() over (order by team_score desc)::int as place from team_week
     where league_id = '${mfl}' and season = 2024 and week = 3`,
  );
  expect(places.length).toBeGreaterThan(9);
  const found = await Promise.all(
    places.map(async ({ team_id }) => (await weeksOf(demo(team_id, 2024))).find(({ week }) => week === 3)!.place),
  );
  expect(found).toEqual(places.map(({ place }) => place));
  expect(found.filter((place) => place === 1).length).toBeGreaterThan(1);
});

it('a week without an opponent has no game, but a record and a place', async () => {
  const [idle] = await server.rows<{ team_id: string }>(
    `select team_id from team_week w where league_id = '${mfl}' and season = 2025 and week = 15 and not exists
     (select from game g where (g.league_id, g.season, g.week, g.team_id) = (w.league_id, w.season, w.week, w.team_id))`,
  );
  const of = demo(idle!.team_id);
  const row = (await expectMatchups(of)).find(({ week }) => week === 15)!;
  expect(row).toMatchObject({ recordAfter: { wins: expect.any(Number) }, place: expect.any(Number) });
  expect(row.games).toBeUndefined();
  expect(await gamesOfWeek(of, 15)).toBeUndefined();
});

it('each week of a game of two weeks has the whole game', async () => {
  await server.rows(`delete from game where league_id = '${mfl}' and season = 2025 and week = 16`);
  await server.rows(`insert into game select league_id, season, 16, team_id, opponent_id from game
    where league_id = '${mfl}' and season = 2025 and week = 17`);
  await server.rows(`update league_rules set rules = rules || '{"oneWeekRounds":false}' where league_id = '${mfl}'`);
  await server.rowsChanged();
  const [first, last] = (await expectMatchups(demo())).filter(({ week }) => week >= 16);
  expect(first!.games).toEqual(last!.games);
  expect(last!.games).toMatchObject([{ weeks: [16, 17], round: 'Final', result: expect.stringMatching(/W|L/) }]);
  expect(last!.games![0]!.score).toBeCloseTo(first!.teamScoreTotal + last!.teamScoreTotal, 6);
  expect(await gamesOfWeek(demo(), 16)).toEqual(last!.games);
});

it('a week that is not over has the opponent and the points so far, and no result, record or place; a coming one has the opponent', async () => {
  for (const [table, names] of [
    ['team_week', 'team_id, team_score, bench_score, res_score'],
    ['game', 'team_id, opponent_id'],
  ])
    await server.rows(
      `insert into ${table} (league_id, season, week, ${names}) select league_id, ${coming}, week, ${names} from ${table}
       where league_id = '${mfl}' and season = 2025 and week <= ${table === 'game' ? 4 : 3}`,
    );
  await server.rows(`update league set season = ${coming} where id = '${mfl}'`);
  await server.rowsChanged();
  const of = demo(gurus, coming);
  const [, second, third] = await expectMatchups(of);
  expect(second).toMatchObject({ place: expect.any(Number), games: [{ result: expect.stringMatching(/W|L/) }] });
  expect(third).toMatchObject({ place: null, recordAfter: null, games: [{ result: null, score: third!.teamScoreTotal }] });
  expect(await gamesOfWeek(of, 4)).toMatchObject([{ weeks: [4], score: null, opponentScore: null, result: null }]);
});

it('a team that plays twice in a week has both games', async () => {
  await server.rows(`insert into game (league_id, season, week, team_id, opponent_id)
    values ('${mfl}', ${coming}, 1, '${gurus}', '${monsoon}'), ('${mfl}', ${coming}, 1, '${monsoon}', '${gurus}')`);
  await server.rowsChanged();
  const of = demo(gurus, coming);
  const [first] = await expectMatchups(of);
  expect(first!.games).toHaveLength(2);
  expect(first!.recordAfter!.wins + first!.recordAfter!.losses).toBe(2);
  for (const game of first!.games!) {
    const { team, opponent } = await matchup(of, 1, { opponentId: game.opponentId });
    expect(game).toMatchObject({ opponentName: opponent!.teamName, result: team.result });
  }
  expect(await gamesOfWeek(of, 1)).toEqual(first!.games);
});
