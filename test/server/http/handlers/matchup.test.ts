import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

type Matchup = Schema<'Matchup'>;
const mfl = '132';
const sleeper = '620000000000000149';
const [gurus, monsoon] = ['13204', '13209'];
/** A season that nobody has played yet. */
const coming = 2099;

const matchup = async (leagueId: string, year: number, week: number, teamId: string, more = '') =>
  (await get(`/api/History/GetMatchup?leagueId=${leagueId}&year=${year}&week=${week}&teamId=${teamId}${more}`)).json<Matchup>();
const sum = (scores: (number | null | undefined)[]) =>
  scores.reduce<number>((total, score) => total + Math.round((score ?? 0) * 1000), 0) / 1000;
const sidesOf = ({ team, opponent }: Matchup) => [team, opponent!];

it.each([
  [mfl, gurus],
  [sleeper, '610000000000000112'],
])('both sides of a game of league %s have their score and their players as stored', async (leagueId, teamId) => {
  const found = await matchup(leagueId, 2025, 3, teamId);
  expect(found).toMatchObject({ season: 2025, weeks: [3], isOver: true, round: null, team: { teamId } });
  for (const side of sidesOf(found)) {
    const rows = await server.rows<{ player_id: string; slot: string; score: number | null; team_score: number }>(
      `select player_id, slot, score::float8, team_score::float8 from team_week_player
       join team_week using (league_id, season, week, team_id)
       where league_id = '${leagueId}' and season = 2025 and week = 3 and team_id = '${side.teamId}' order by index`,
    );
    const [{ starters, bench, reserve, score }] = side.lineups as [Schema<'Lineup'>];
    expect([side.score, score]).toEqual([rows[0]!.team_score, rows[0]!.team_score]);
    const of = (slot: string) => rows.filter((row) => row.slot === slot).map((row) => [row.player_id, row.score]);
    const shown = (players: (Schema<'LineupPlayer'> | null)[]) => players.map((player) => [player?.playerId, player?.score]);
    expect(shown(starters.map(({ player }) => player)).sort()).toEqual(of('starter').sort());
    expect([shown(bench), shown(reserve)]).toEqual([of('bench'), of('reserve')]);
    const best = [...starters.map(({ player }) => player), ...bench].filter((player) => player?.isBest);
    expect(side.bestScore).toBe(sum(best.map((player) => player?.score)));
    expect(side.pointsLeft).toBe(sum([side.bestScore, -side.score!]));
    expect(side.pointsLeft).toBeGreaterThan(0);
  }
  const [one, other] = sidesOf(found) as [Schema<'MatchupSide'>, Schema<'MatchupSide'>];
  expect([one.result, other.result]).toEqual(one.score! > other.score! ? ['W', 'L'] : ['L', 'W']);
  const { team, opponent } = await matchup(leagueId, 2025, 3, other.teamId);
  expect([opponent, team]).toEqual([one, other]);
});

it('starters are by the slots of the rules', async () => {
  const { team } = await matchup(mfl, 2025, 3, gurus);
  expect(team.lineups[0]!.starters.map(({ slot }) => slot)).toEqual(['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'DEF']);
});

it('a record is of the regular season; after its last week it is that of the standings', async () => {
  const [before, last, final] = await Promise.all([13, 14, 17].map((week) => matchup(mfl, 2025, week, gurus)));
  const [{ wins, losses, draws } = { wins: 0, losses: 0, draws: 0 }] = await server.rows<Schema<'WinLoss'>>(
    `select wins, losses, draws from team_season where league_id = '${mfl}' and season = 2025 and team_id = '${gurus}'`,
  );
  const record = { wins, losses, draws };
  expect(last!.team.recordBefore).toEqual(before!.team.recordAfter);
  expect(last!.team.recordAfter).toEqual(record);
  expect([final!.team.recordBefore, final!.team.recordAfter]).toEqual([record, record]);
  expect(record.wins + record.losses).toBe(14);
});

it('the rounds of the play-offs have names, and those of a season without known rules too', async () => {
  const rounds = await Promise.all([14, 15, 16, 17].map((week) => matchup(mfl, 2025, week, gurus)));
  expect(rounds.map(({ round }) => round)).toEqual([null, 'Quarter-final', 'Semi-final', 'Final']);
  const [champion] = await server.rows<{ team_id: string }>(
    `select team_id from team_season where league_id = '${mfl}' and season = 2021 and final_position = 1`,
  );
  const old = await matchup(mfl, 2021, 17, champion!.team_id);
  expect(old).toMatchObject({ round: 'Final', team: { result: 'W', bestScore: null, pointsLeft: null } });
  const { wins, losses, draws } = old.team.recordBefore;
  expect([wins + losses + draws, old.team.recordAfter]).toEqual([14, old.team.recordBefore]);
});

it('the head-to-head of the two is of all seasons, newest first, and the same the other way', async () => {
  const { headToHead } = await matchup(mfl, 2025, 17, gurus);
  const rows = await server.rows<{ season: number; week: number; own: number; other: number }>(
    `select season, week, a.team_score::float8 as own, b.team_score::float8 as other from game
     join team_week a using (league_id, season, week, team_id)
     join team_week b using (league_id, season, week) where b.team_id = opponent_id
     and league_id = '${mfl}' and a.team_id = '${gurus}' and opponent_id = '${monsoon}' order by season desc, week desc`,
  );
  expect(rows.length).toBeGreaterThan(9);
  expect(headToHead!.games).toEqual(
    rows.map(({ season, week, own, other }) => ({
      ...{ season, weeks: [week], score: own, opponentScore: other, result: own > other ? 'W' : 'L' },
    })),
  );
  const wins = rows.filter(({ own, other }) => own > other).length;
  expect(headToHead).toMatchObject({ wins, losses: rows.length - wins, draws: 0 });
  expect((await matchup(mfl, 2025, 17, monsoon)).headToHead).toMatchObject({ wins: rows.length - wins, losses: wins });
});

it('a week without an opponent has one side, and the weeks before and after', async () => {
  const [idle] = await server.rows<{ team_id: string; before: string; after: string }>(
    `select w.team_id, a.opponent_id as before, b.opponent_id as after from team_week w
     join game a on a.league_id = w.league_id and a.season = w.season and a.team_id = w.team_id and a.week = 14
     join game b on b.league_id = w.league_id and b.season = w.season and b.team_id = w.team_id and b.week = 16
     where w.league_id = '${mfl}' and w.season = 2025 and w.week = 15
     and not exists (select from game g where (g.league_id, g.season, g.week, g.team_id) = (w.league_id, w.season, w.week, w.team_id))`,
  );
  const teamId = idle!.team_id;
  const found = await matchup(mfl, 2025, 15, teamId);
  expect(found).toMatchObject({ weeks: [15], opponent: null, round: null, headToHead: null, team: { teamId, result: null } });
  expect(found.team.score).toBeGreaterThan(0);
  expect(found.team.bestScore).toBe(sum([found.team.score, found.team.pointsLeft]));
  expect(found.previous).toMatchObject({ week: 14, opponent: { teamId: idle!.before, teamName: expect.any(String) } });
  expect(found.next).toMatchObject({ week: 16, opponent: { teamId: idle!.after } });
  expect((await matchup(mfl, 2025, 1, teamId)).previous).toBeUndefined();
  expect((await matchup(mfl, 2025, 17, teamId)).next).toBeUndefined();
});

it('a game of two weeks is one: the points of both count together, and each week has its line-ups', async () => {
  await server.rows(`delete from game where league_id = '${mfl}' and season = 2025 and week = 16`);
  await server.rows(`insert into game select league_id, season, 16, team_id, opponent_id from game
    where league_id = '${mfl}' and season = 2025 and week = 17`);
  await server.rows(`update league_rules set rules = rules || '{"oneWeekRounds":false}' where league_id = '${mfl}'`);
  await server.rowsChanged();
  const scores = await server.rows<{ team_id: string; score: number }>(
    `select team_id, sum(team_score)::float8 as score from team_week
     where league_id = '${mfl}' and season = 2025 and week in (16, 17) group by team_id`,
  );
  const found = await matchup(mfl, 2025, 16, gurus);
  expect(found).toEqual(await matchup(mfl, 2025, 17, gurus));
  expect(found).toMatchObject({ weeks: [16, 17], round: 'Final', previous: { week: 15 } });
  for (const side of sidesOf(found)) {
    expect(side.score).toBeCloseTo(scores.find((row) => row.team_id === side.teamId)!.score, 6);
    expect(side.lineups.map(({ week }) => week)).toEqual([16, 17]);
    expect(side.score).toBe(sum(side.lineups.map(({ score }) => score)));
    expect(side.bestScore).toBe(sum([side.score, side.pointsLeft]));
  }
  expect(found.team.result).toBe(found.team.score! > found.opponent!.score! ? 'W' : 'L');
  expect(found.headToHead!.games[0]).toMatchObject({ season: 2025, weeks: [16, 17] });
});

it('a week that is not over has no result, and says how many starters have no points yet', async () => {
  const columns = {
    team_week: 'team_id, team_score, bench_score, res_score',
    team_week_player: 'team_id, index, player_id, slot, score',
    game: 'team_id, opponent_id',
  };
  for (const [table, names] of Object.entries(columns))
    await server.rows(
      `insert into ${table} (league_id, season, week, ${names}) select league_id, ${coming}, week, ${names} from ${table}
       where league_id = '${mfl}' and season = 2025 and week <= ${table === 'game' ? 4 : 3}`,
    );
  await server.rows(`update league set season = ${coming} where id = '${mfl}'`);
  await server.rowsChanged();
  const running = await matchup(mfl, coming, 3, gurus);
  expect(running).toMatchObject({ isOver: false, team: { result: null, recordAfter: null, bestScore: null, pointsLeft: null } });
  expect(running.headToHead!.games.some(({ season }) => season === coming)).toBe(false);
  for (const side of sidesOf(running)) {
    expect(side.score).toBeGreaterThan(0);
    const starters = side.lineups[0]!.starters.filter(({ player }) => player && !player.score);
    expect(side.withoutPoints).toBe(starters.length);
  }
  expect((await matchup(mfl, coming, 2, gurus)).isOver).toBe(true);

  const next = await matchup(mfl, coming, 4, gurus);
  expect(next).toMatchObject({ isOver: false, previous: { week: 3 } });
  for (const side of sidesOf(next)) {
    expect(side).toMatchObject({ score: null, result: null, lineups: [] });
    expect(side.withoutPoints).toBeUndefined();
    // The running week counts once it is over.
    expect(side.recordBefore.wins + side.recordBefore.losses).toBe(2);
  }

  await server.rows(`insert into watermark (league_id, season, resource, week, complete, settled_week)
    values ('${mfl}', ${coming}, 'weeks', 3, false, 3)`);
  await server.rowsChanged();
  expect(await matchup(mfl, coming, 3, gurus)).toMatchObject({ isOver: true, team: { result: expect.stringMatching(/W|L/) } });
  expect((await matchup(mfl, coming, 4, gurus)).team.recordBefore).toEqual(
    (await matchup(mfl, coming, 3, gurus)).team.recordAfter,
  );
});

it('a week of the past whose scores were not read is not over', async () => {
  await server.rows(`delete from team_week where league_id = '${sleeper}' and season = 2025 and week = 17`);
  await server.rowsChanged();
  const [side] = await server.rows<{ team_id: string }>(
    `select team_id from game where league_id = '${sleeper}' and season = 2025 and week = 17 limit 1`,
  );
  const found = await matchup(sleeper, 2025, 17, side!.team_id);
  expect(found).toMatchObject({ isOver: false, team: { score: null, result: null, recordAfter: null, lineups: [] } });
});

it('of several games of a week the first is shown, and each other one by its opponent', async () => {
  await server.rows(`insert into game (league_id, season, week, team_id, opponent_id)
    values ('${mfl}', ${coming}, 1, '${gurus}', '${monsoon}'), ('${mfl}', ${coming}, 1, '${monsoon}', '${gurus}')`);
  await server.rowsChanged();
  const first = await matchup(mfl, coming, 1, gurus);
  const others = [first.opponent!.teamId, ...first.otherOpponents!.map(({ teamId }) => teamId)];
  expect(new Set(others).size).toBe(2);
  expect(others).toContain(monsoon);
  for (const teamId of others) {
    const found = await matchup(mfl, coming, 1, gurus, `&opponentId=${teamId}`);
    expect(found.opponent!.teamId).toBe(teamId);
    expect(found.otherOpponents).toHaveLength(1);
  }
  expect(first.team.recordAfter).toMatchObject({ wins: expect.any(Number) });
  expect(first.team.recordAfter!.wins + first.team.recordAfter!.losses).toBe(2);
});
