import { sleeperRows } from '../../../scripts/seed/sleeperRows';
import type { SeedRows } from '../../../scripts/seed/seedRows';

const [a, b, c] = ['620000000000000149', '620000000000000186', '620000000000000260'];
let rows: SeedRows;
beforeAll(async () => {
  rows = await sleeperRows();
});

test('the three leagues, each with its newest played season', () => {
  const facts = rows.league.map(({ id, season, standingsSeason, hasDrafted, manualKeepersEnabled }) => ({
    ...{ id, season, standingsSeason, hasDrafted, manualKeepersEnabled },
  }));
  expect(facts).toEqual([
    { id: a, season: 2026, standingsSeason: 2025, hasDrafted: true, manualKeepersEnabled: false },
    { id: b, season: 2026, standingsSeason: 2026, hasDrafted: true, manualKeepersEnabled: true },
    { id: c, season: 2026, standingsSeason: 2026, hasDrafted: false, manualKeepersEnabled: true },
  ]);
});

test('every recorded season has its source and its twelve teams; places where it is complete', () => {
  const sources = rows.leagueSource.map(({ leagueId, season }) => ({ leagueId, season }));
  const seasons = sources.filter(({ leagueId, season }) => leagueId === a || season === 2026);
  expect(seasons).toHaveLength(7);
  for (const { leagueId, season } of seasons) {
    const teams = rows.teamSeason.filter((row) => row.leagueId === leagueId && row.season === season);
    const places = teams.map(({ finalPosition }) => finalPosition ?? 0).sort((x, y) => x - y);
    expect(places).toEqual(Array.from({ length: 12 }, (_, i) => (season < 2026 ? i + 1 : 0)));
  }
});

test('the season before the oldest recorded one is known by its source alone', () => {
  const before = rows.leagueSource.filter(({ leagueId, season }) => leagueId !== a && season < 2026);
  expect(before.map(({ leagueId, season, externalId }) => [leagueId, season, externalId])).toEqual([
    [b, 2025, '620000000000000223'],
    [c, 2025, '620000000000000297'],
  ]);
});

test('every row names a team of its league and a player that is there', () => {
  const teams = new Set(rows.team.map(({ leagueId, id }) => `${leagueId}/${id}`));
  const players = new Set(rows.player.map(({ id }) => id));
  expect(teams.size).toBe(36);
  const ofTeams = [rows.teamSeason, rows.rosterEntry, rows.teamWeek, rows.teamWeekPlayer].flat();
  expect(ofTeams.filter(({ leagueId, teamId }) => !teams.has(`${leagueId}/${teamId}`))).toEqual([]);
  expect([rows.rosterEntry, rows.teamWeekPlayer].flat().filter(({ playerId }) => !players.has(playerId))).toEqual([]);
  expect(rows.playerExternalId.map(({ playerId }) => playerId)).toEqual(rows.player.map(({ id }) => id));
});

test('no key is repeated', () => {
  const keys = {
    player: rows.player.map(({ id }) => id),
    rosterEntry: rows.rosterEntry.map(({ leagueId, playerId }) => `${leagueId}/${playerId}`),
    teamSeason: rows.teamSeason.map(({ leagueId, season, teamId }) => `${leagueId}/${season}/${teamId}`),
    teamWeek: rows.teamWeek.map(({ season, teamId, week }) => `${season}/${teamId}/${week}`),
    teamWeekPlayer: rows.teamWeekPlayer.map(({ season, teamId, week, index }) => `${season}/${teamId}/${week}/${index}`),
  };
  for (const list of Object.values(keys)) expect(new Set(list).size).toBe(list.length);
  expect(rows.teamWeek).toHaveLength(4 * 17 * 12);
});

test('the rosters of now keep reserve and taxi slots', () => {
  const slots = (slot: string) => rows.rosterEntry.filter((entry) => entry.leagueId === c && entry.slot === slot).length;
  expect([slots('reserve'), slots('taxi')]).toEqual([4, 30]);
});
