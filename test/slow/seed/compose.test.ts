import { createHash } from 'node:crypto';
import { composeSeed } from '../../../scripts/seed/compose';
import type { SeedRows } from '../../../scripts/seed/seedRows';

const seed = composeSeed();

const groupBy = <Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
};

const cents = (value: number): number => Math.round(value * 100);
const ofSeason = (row: { leagueId: string; season: number }) => `${row.leagueId}/${row.season}`;
const ofTeamSeason = (row: { leagueId: string; season: number; teamId: string }) => `${ofSeason(row)}/${row.teamId}`;
const ofTeamWeek = (row: { season: number; teamId: string; week: number }) => `${row.season}/${row.teamId}/${row.week}`;

const weeksByTeam = groupBy(seed.teamWeek, ofTeamSeason);
const playersByWeek = groupBy(seed.teamWeekPlayer, ofTeamWeek);
const weekOf = new Map(seed.teamWeek.map((row) => [ofTeamWeek(row), row]));
const opponents = new Map(seed.game.map((row) => [ofTeamWeek(row), row.opponentId]));
const opponentOf = (week: Parameters<typeof ofTeamWeek>[0]) => opponents.get(ofTeamWeek(week)) ?? '';

test('the seed is the same every time', () => {
  const digest = (rows: SeedRows) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  expect(digest(composeSeed())).toBe(digest(seed));
});

test('the seven leagues have the names and ids of the product, ten to fourteen teams and two to four divisions', () => {
  expect(seed.league.map(({ id, name }) => `${name} ${id}`)).toEqual([
    'Global League 132',
    'Col League 348764',
    'Bangin Heads League 612374',
    'Champions League 8645669',
    'Universal 4800184',
    'Premier 6199037',
    'Dynasty 2298387',
  ]);
  const teams = groupBy(seed.team, ({ leagueId }) => leagueId);
  for (const { id } of seed.league) {
    const own = teams.get(id) ?? [];
    expect([10, 12, 14]).toContain(own.length);
    expect([2, 3, 4]).toContain(new Set(own.map(({ division }) => division)).size);
  }
  expect(new Set(seed.team.map(({ id }) => id)).size).toBe(seed.team.length);
});

test('names are as unusual as real ones', () => {
  const names = seed.team.map(({ name }) => name);
  expect(names).toContain("O'Neil & <Sons>");
  expect(names.some((name) => name.length > 60)).toBe(true);
  expect(names.some((name) => /\p{Extended_Pictographic}/u.test(name))).toBe(true);
  expect(names.some((name) => /[à-ž]/i.test(name))).toBe(true);
});

test('every team plays the weeks 1 to 17 of the seven seasons', () => {
  expect(weeksByTeam.size).toBe(seed.team.length * 7);
  expect(seed.teamSeason).toHaveLength(seed.team.length * 7);
  const played = new Set([...weeksByTeam.values()].map((weeks) => weeks.map(({ week }) => week).join(' ')));
  expect([...played]).toEqual(['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17']);
});

test('a team’s week adds up from its players to the cent, numbered from 0', () => {
  const wrong = seed.teamWeek.filter((week) => {
    const players = playersByWeek.get(ofTeamWeek(week)) ?? [];
    const sum = (slot: string) => players.reduce((all, row) => all + (row.slot === slot ? cents(row.score ?? 0) : 0), 0);
    return !(
      players.length > 0 &&
      players.every(({ index }, place) => index === place) &&
      sum('starter') === cents(week.teamScore) &&
      sum('bench') === cents(week.benchScore) &&
      sum('reserve') === cents(week.resScore)
    );
  });
  expect(wrong).toEqual([]);
});

test('standings follow from the results of weeks 1 to 14', () => {
  const computed = seed.teamSeason.map((standing) => {
    const own = (weeksByTeam.get(ofTeamSeason(standing)) ?? []).filter(({ week }) => week <= 14);
    const results = own.map((week) => {
      const other = weekOf.get(ofTeamWeek({ ...week, teamId: opponentOf(week) }));
      return { own: cents(week.teamScore), other: other && opponentOf(other) === week.teamId ? cents(other.teamScore) : NaN };
    });
    const wins = results.filter((game) => game.own > game.other).length;
    const losses = results.filter((game) => game.own < game.other).length;
    const draws = results.filter((game) => game.own === game.other).length;
    const pointsFor = results.reduce((all, game) => all + game.own, 0) / 100;
    const pointsAgainst = results.reduce((all, game) => all + game.other, 0) / 100;
    return {
      ...standing,
      wins,
      losses,
      draws,
      percentage: Number(((wins + draws / 2) / 14).toFixed(4)),
      pointsFor,
      pointsAgainst,
    };
  });
  expect(seed.teamSeason).toEqual(computed);
  expect(seed.teamSeason.every(({ wins, losses, draws }) => wins + losses + draws === 14)).toBe(true);
  expect(seed.teamSeason.some(({ draws }) => draws > 0)).toBe(true);
});

test('division positions go by wins, ties, then points for; final positions are complete', () => {
  for (const table of groupBy(seed.teamSeason, ofSeason).values()) {
    for (const division of groupBy(table, (row) => row.division ?? '').values()) {
      const order = [...division].sort((a, b) => b.wins - a.wins || b.draws - a.draws || b.pointsFor - a.pointsFor);
      expect(order.map(({ divisionPosition }) => divisionPosition)).toEqual(order.map((_, index) => index + 1));
    }
    const places = table.map(({ finalPosition }) => finalPosition ?? 0).sort((a, b) => a - b);
    expect(places).toEqual(table.map((_, index) => index + 1));
  }
});

test('the champion won the final of week 17', () => {
  for (const standing of seed.teamSeason.filter(({ finalPosition }) => finalPosition === 1)) {
    const final = { ...standing, week: 17 };
    const second = seed.teamSeason.find((row) => ofSeason(row) === ofSeason(standing) && row.finalPosition === 2);
    expect(opponentOf(final)).toBe(second?.teamId);
    expect(weekOf.get(ofTeamWeek(final))?.teamScore).toBeGreaterThanOrEqual(
      weekOf.get(ofTeamWeek({ ...final, teamId: opponentOf(final) }))?.teamScore ?? Infinity,
    );
  }
});

test('a player is on one team of a league at a time, and rows refer to players that exist', () => {
  const known = new Set(seed.player.map(({ id }) => id));
  expect(known.size).toBe(seed.player.length);
  const stands = new Set(seed.teamWeekPlayer.map((row) => `${ofSeason(row)}/${row.week}/${row.playerId}`));
  expect(stands.size).toBe(seed.teamWeekPlayer.length);
  const referred = [...seed.rosterEntry, ...seed.keeper, ...seed.ranking, ...seed.rookie, ...seed.teamWeekPlayer];
  expect(referred.filter(({ playerId }) => !known.has(playerId))).toEqual([]);
});

test('a player scores by his league’s rule: standard, half or full PPR', () => {
  const scoresOf = (leagueId: string) =>
    seed.teamWeekPlayer.find(
      (row) => row.leagueId === leagueId && row.season === 2023 && row.week === 1 && row.playerId === '7564',
    );
  expect(['348764', '132', '612374'].map((leagueId) => scoresOf(leagueId)?.score)).toEqual([4.1, 6.6, 9.1]);
});

test('the seed is as large as the product needs', () => {
  expect(seed.player.length).toBeGreaterThan(1700);
  expect(seed.ranking.length).toBe(1200);
  expect(seed.rookie.length).toBeGreaterThan(1000);
  expect(seed.teamWeek).toHaveLength(82 * 7 * 17);
  expect(seed.teamWeekPlayer.length).toBeGreaterThan(150_000);
  expect(seed.byeWeek).toHaveLength(8 * 32);
});
