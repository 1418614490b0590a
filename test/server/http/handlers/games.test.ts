import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../../../src/api/types';
import { noRules } from '../../../../server/domain/rules';
import { get } from '../../../support/call';

type Games = Schema<'Games'>;
const mfl = '132';
const sleeper = '620000000000000149';
const games = async (query: string) => (await get(`/api/League/GetGames?${query}`)).json<Games>();

it.each([mfl, sleeper])('the games of a week of league %s are its stored scores, side by side', async (leagueId) => {
  const { week, season, ...found } = await games(`leagueId=${leagueId}&year=2025&week=3`);
  expect([season, week]).toEqual([2025, 3]);
  const rows = await server.rows<{ team_id: string; opponent_id: string; team_score: number }>(
    `select team_id, opponent_id, team_score::float8 from team_week left join game using (league_id, season, week, team_id) where league_id = '${leagueId}' and season = 2025 and week = 3`,
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

it('a game of the play-offs has the name of its round, and its teams their record of the regular season', async () => {
  const rounds = async (year: number, week: number) =>
    (await games(`leagueId=${mfl}&year=${year}&week=${week}`)).games.map(({ round }) => round).sort();
  expect(await rounds(2025, 14)).not.toContainEqual(expect.any(String));
  expect(await rounds(2025, 16)).toEqual(expect.arrayContaining(['Semi-final', 'Semi-final']));
  expect(await rounds(2025, 17)).toEqual(['Final', 'Third-place game']);
  // Its rules are not known.
  expect(await rounds(2021, 17)).toContain('Final');
  const standings = await server.rows<{ team_id: string; wins: number; losses: number; draws: number }>(
    `select team_id, wins, losses, draws from team_season where league_id = '${mfl}' and season = 2025`,
  );
  const record = ({ wins, losses, draws }: Schema<'WinLoss'>) => ({ wins, losses, draws });
  for (const side of (await games(`leagueId=${mfl}&year=2025&week=17`)).games.flatMap(({ teams }) => teams))
    expect(side.record).toEqual(record(standings.find((row) => row.team_id === side.teamId)!));
  const [first] = (await games(`leagueId=${mfl}&year=2025&week=1`)).games;
  expect(first!.teams.map((side) => record(side.record!))).toEqual(
    first!.teams.map(({ result }) => ({ wins: Number(result === 'W'), losses: Number(result === 'L'), draws: 0 })),
  );
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
  }>(`select team_id, opponent_id from game where league_id = '${mfl}' and season = 2025 and week = 3`);
  for (const table of ['team_week', 'game'])
    await server.rows(`delete from ${table} where league_id = '${mfl}' and season = 2025 and week > 3`);
  await server.rows(`insert into game values ('${mfl}', 2025, 4, '${a}', '${b}'), ('${mfl}', 2025, 4, '${b}', '${a}')`);
  await server.rowsChanged();
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
  await server.rowsChanged();
  const expected = [...tally.keys()].map((id) => [id, orders[1]!.indexOf(id) - orders[2]!.indexOf(id)]);
  expect((await read()).map(({ id, placesGained }) => [id, placesGained]).sort()).toEqual(expected.sort());
  expect(expected.filter(([, places]) => places !== 0).length).toBeGreaterThan(2);
});

it('the standings have the games of the last and the coming week, and the newest changes', async () => {
  const read = async () => (await get(`/api/League/GetLeague?leagueId=${mfl}`)).json<Schema<'League'>>();
  const { lastGames, comingGames, latestChanges } = await read();
  expect([lastGames, comingGames]).toEqual([await games(`leagueId=${mfl}`), await games(`leagueId=${mfl}&week=4`)]);
  expect(latestChanges!.trades!.length).toBeGreaterThan(1);
  const hosted = await get(`/api/League/GetSleeperLeague?leagueId=${sleeper}`);
  const { season } = (await get(`/api/Settings?leagueId=${sleeper}`)).json<{ season: number }>();
  expect(hosted.json<Schema<'League'>>().latestChanges).not.toHaveProperty('trades');
  for (const source of ['host', 'manual'])
    await server.rows(
      `insert into pick_trade (league_id, season, date, round, pick, from_team_id, to_team_id, source)
       select '${sleeper}', ${season}, '${season}-02-02', 1, 1, '1', '2', '${source}'`,
    );
  await server.rowsChanged();
  const { trades } = (await get(`/api/League/GetSleeperLeague?leagueId=${sleeper}`)).json<Schema<'League'>>().latestChanges!;
  expect(trades!.map(({ source }) => source)).toEqual(['manual']);
});

it('a week that the season does not have is empty', async () => {
  expect(await games(`leagueId=${mfl}&week=24`)).toMatchObject({ week: 24, games: [], idle: [] });
});

describe('teams without an opponent in the play-offs', () => {
  const idleOf = async (leagueId: string, season: number, week: number) =>
    (await games(`leagueId=${leagueId}&year=${season}&week=${week}`)).idle.map(({ teamId, isBye }) => [teamId, isBye === true]);

  it('have a bye where the recorded league has a game of theirs later', async () => {
    const [{ start }] = (await server.rows<{ start: number }>(
      `select (rules->>'playoffStartWeek')::int as start from league_rules where league_id = '${sleeper}' and season = 2025`,
    )) as [{ start: number }];
    const bracket = JSON.parse(
      readFileSync(
        join(__dirname, `../../../../scripts/seed/recorded/sleeper/league/${await source()}/winners_bracket.json`),
        'utf8',
      ),
    ) as { r: number; t1: number; t2: number }[];
    const rostersIn = (round: number) => bracket.filter(({ r }) => r === round).flatMap(({ t1, t2 }) => [t1, t2]);
    const byes = rostersIn(2).filter((roster) => !rostersIn(1).includes(roster));
    const numbers = new Map(
      (
        await server.rows<{ id: string; external_id: string }>(`select id, external_id from team where league_id = '${sleeper}'`)
      ).map(({ id, external_id }) => [id, Number(external_id)]),
    );
    const idle = (await idleOf(sleeper, 2025, start)).map(([id, isBye]) => [numbers.get(String(id)), isBye]);
    expect(byes).toHaveLength(2);
    // The two others wait for a game for the last places.
    expect(idle).toHaveLength(4);
    expect(idle).toEqual(expect.arrayContaining(byes.map((roster) => [roster, true])));
    const last = await idleOf(sleeper, 2025, start + 2);
    expect(last).toHaveLength(4);
    expect(last.filter(([, isBye]) => isBye)).toEqual([]);
  });

  const source = async () =>
    (
      await server.rows<{ external_id: string }>(
        `select external_id from league_source where league_id = '${sleeper}' and season = 2025`,
      )
    )[0]!.external_id;

  it('have a bye where the next week is announced, and none in the regular season or when they are out', async () => {
    const opponents = (week: number) =>
      server.rows<{ team_id: string }>(
        `select team_id from game where league_id = '${mfl}' and season = 2025 and week = ${week} order by 1`,
      );
    for (const table of ['team_week', 'game'])
      await server.rows(`delete from ${table} where league_id = '${mfl}' and season = 2025 and week > 3`);
    const [{ team_id: a }, { team_id: b }, { team_id: c }] = (await opponents(3)) as [
      { team_id: string },
      { team_id: string },
      { team_id: string },
    ];
    await server.rows(
      `delete from game where league_id = '${mfl}' and season = 2025 and week = 3 and
         (team_id in ('${a}', '${b}') or opponent_id in ('${a}', '${b}'))`,
    );
    await server.rows(`insert into game values ('${mfl}', 2025, 4, '${a}', '${c}'), ('${mfl}', 2025, 4, '${c}', '${a}')`);
    const rules = (playoffStartWeek: number) =>
      server.rows(
        `insert into league_rules values ('${mfl}', 2025, '${JSON.stringify({ ...noRules, playoffStartWeek })}')
         on conflict (league_id, season) do update set rules = excluded.rules`,
      );
    await rules(3);
    await server.rowsChanged();
    const idle = await idleOf(mfl, 2025, 3);
    expect(idle).toContainEqual([a, true]);
    expect(idle).toContainEqual([b, false]);
    await rules(4);
    await server.rowsChanged();
    expect(await idleOf(mfl, 2025, 3)).toContainEqual([a, false]);
  });
});

it('a final of two weeks is one game, and one of the last results', async () => {
  const [{ team_id: a, opponent_id: b } = { team_id: '', opponent_id: '' }] = await server.rows<{
    team_id: string;
    opponent_id: string;
  }>(`select team_id, opponent_id from game where league_id = '${mfl}' and season = 2025 and week = 2 order by 1`);
  const ofWeek = (week: number) => `league_id = '${mfl}' and season = 2025 and week = ${week}`;
  await server.rows(`delete from game where ${ofWeek(3)} or ${ofWeek(4)}`);
  await server.rows(`insert into game select league_id, season, 3, team_id, opponent_id from game where ${ofWeek(2)}`);
  const score = (week: number, team: string, points: number) =>
    server.rows(`update team_week set team_score = ${points} where ${ofWeek(week)} and team_id = '${team}'`);
  for (const [week, ofA, ofB] of [
    [2, 90.5, 100],
    [3, 110.25, 100],
  ] as const) {
    await score(week, a, ofA);
    await score(week, b, ofB);
  }
  await server.rows(
    `update league_rules set rules = '${JSON.stringify({ ...noRules, playoffStartWeek: 2 })}' where league_id = '${mfl}'`,
  );
  await server.rowsChanged();
  for (const week of [2, 3]) {
    const { games: found, round } = await games(`leagueId=${mfl}&week=${week}`);
    expect(round).toBe(1);
    const final = found.find(({ teams }) => teams.some(({ teamId }) => teamId === a))!;
    expect(final.weeks).toEqual([2, 3]);
    expect(final.teams.map(({ teamId, score: points, result }) => [teamId, points, result]).sort()).toEqual(
      [
        [a, 200.75, 'W'],
        [b, 200, 'L'],
      ].sort(),
    );
  }
  const { teams } = (await get(`/api/League/GetLeague?leagueId=${mfl}`)).json<Schema<'League'>>();
  const { lastResults } = teams.find(({ id }) => id === a)!;
  expect(lastResults).toHaveLength(2);
  expect(lastResults!.at(-1)).toEqual({
    ...{ week: 3, result: 'W', score: 200.75, opponentScore: 200 },
    opponent: expect.objectContaining({ teamId: b }) as object,
  });
});

it('a week that is being played has scores and no results, nor do the last results of the standings have it', async () => {
  const season = 2099;
  const columns = {
    team_season: 'team_id, name, division_position, wins, losses, draws, percentage, points_for, points_against',
    team_week: 'week, team_id, team_score, bench_score, res_score',
    game: 'week, team_id, opponent_id',
  };
  for (const [table, names] of Object.entries(columns))
    await server.rows(
      `insert into ${table} (league_id, season, ${names}) select league_id, ${season}, ${names} from ${table}
       where league_id = '132' and season = 2025 ${table === 'team_season' ? '' : `and week <= ${table === 'game' ? 4 : 3}`}`,
    );
  await server.rows(`update league set season = ${season}, standings_season = ${season} where id = '132'`);
  await server.rowsChanged();
  const resultsOf = ({ games }: Schema<'Games'>) => games.flatMap(({ teams }) => teams.map(({ result }) => result));
  const { lastGames, teams } = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  expect(lastGames).toMatchObject({ season, week: 3 });
  expect(lastGames!.games.flatMap((each) => each.teams.map(({ score }) => score))).not.toContain(null);
  expect(new Set(resultsOf(lastGames!))).toEqual(new Set([null]));
  for (const { lastResults = [] } of teams) expect(lastResults.map(({ week }) => week)).toEqual([1, 2]);
  const week2 = (await get(`/api/League/GetGames?leagueId=132&week=2`)).json<Schema<'Games'>>();
  expect(resultsOf(week2)).not.toContain(null);

  // As the second week of the play-offs' first round.
  const ofWeek = (week: number) => `league_id = '132' and season = ${season} and week = ${week}`;
  await server.rows(`delete from game where ${ofWeek(3)}`);
  await server.rows(`insert into game select league_id, season, 3, team_id, opponent_id from game where ${ofWeek(2)}`);
  await server.rows(
    `insert into league_rules values ('132', ${season}, '${JSON.stringify({ ...noRules, playoffStartWeek: 2 })}')`,
  );
  await server.rowsChanged();
  for (const week of [2, 3]) {
    const found = (await get(`/api/League/GetGames?leagueId=132&week=${week}`)).json<Schema<'Games'>>();
    expect(found.games.map(({ weeks }) => weeks)).toContainEqual([2, 3]);
    expect(new Set(resultsOf({ ...found, games: found.games.filter(({ weeks }) => weeks) }))).toEqual(new Set([null]));
  }
  const again = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  for (const { lastResults = [] } of again.teams) expect(lastResults.map(({ week }) => week)).toEqual([1]);
});
