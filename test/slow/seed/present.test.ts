import { composeSeed } from '../../../scripts/seed/compose';
import { LEAGUES } from '../../../scripts/seed/leagues';

const seed = composeSeed();
const leagueOf = (id: string) => seed.league.find((league) => league.id === id)!;
const ofLeague = <Row extends { leagueId: string }>(rows: readonly Row[], id: string) =>
  rows.filter(({ leagueId }) => leagueId === id);
/** The rows of a league's draft to come. */
const coming = <Row extends { leagueId: string; season: number }>(rows: readonly Row[], id: string) =>
  ofLeague(rows, id).filter(({ season }) => season === 2026);
const preDraft = seed.league.filter(({ hasDrafted }) => !hasDrafted);
const drafted = seed.league.filter(({ hasDrafted }) => hasDrafted);

test('three leagues are before their draft of 2026, two of them with keepers open', () => {
  expect(preDraft.map(({ id }) => id)).toEqual(['132', '612374', '4800184']);
  expect(preDraft.map(({ manualKeepersEnabled }) => manualKeepersEnabled)).toEqual([true, true, false]);
  expect(preDraft.every(({ season, standingsSeason }) => season === 2026 && standingsSeason === 2025)).toBe(true);
  expect(drafted.every(({ season, standingsSeason }) => season === 2025 && standingsSeason === 2025)).toBe(true);
});

test('keepers are on their team’s roster, marked by managers where that is open', () => {
  for (const { id, manualKeepersEnabled } of preDraft) {
    const keepers = coming(seed.keeper, id);
    expect(keepers.length).toBeGreaterThan(5);
    expect(new Set(keepers.map(({ source }) => source))).toEqual(new Set([manualKeepersEnabled ? 'manual' : 'host']));
    const roster = new Set(ofLeague(seed.rosterEntry, id).map(({ teamId, playerId }) => `${teamId}/${playerId}`));
    expect(keepers.filter(({ teamId, playerId }) => !roster.has(`${teamId}/${playerId}`))).toEqual([]);
  }
});

test('the coming draft goes through every round in reverse order of the last final positions', () => {
  for (const { id } of preDraft) {
    const last = ofLeague(seed.teamSeason, id).filter(({ season }) => season === 2025);
    const order = [...last].sort((a, b) => (b.finalPosition ?? 0) - (a.finalPosition ?? 0)).map(({ teamId }) => teamId);
    const picks = coming(seed.draftPick, id);
    const rounds = LEAGUES.find((plan) => plan.id === id)!.rosterSize;
    expect(picks.map(({ originalTeamId }) => originalTeamId)).toEqual(Array.from({ length: rounds }, () => order).flat());
    expect(picks.every(({ playerId }) => playerId === null)).toBe(true);
  }
});

test('trades give picks that the giver holds, one of them twice', () => {
  for (const { id, season, hasDrafted } of seed.league) {
    const trades = ofLeague(seed.pickTrade, id);
    expect(trades.length).toBeGreaterThanOrEqual(4);
    const holders = new Map(ofLeague(seed.draftPick, id).map((pick) => [`${pick.round}.${pick.pick}`, pick.originalTeamId]));
    for (const trade of trades) {
      expect(trade.season).toBe(season);
      expect(holders.get(`${trade.round}.${trade.pick}`)).toBe(trade.fromTeamId);
      holders.set(`${trade.round}.${trade.pick}`, trade.toTeamId);
    }
    expect(new Set(trades.map(({ round, pick }) => `${round}.${pick}`)).size).toBe(trades.length - 1);
    expect(trades.map(({ date }) => date)).toEqual(trades.map(({ date }) => date).sort());
    expect(new Set(trades.map(({ source }) => source)).size).toBe(hasDrafted ? 1 : 2);
  }
});

test('in every past draft each pick has a player, a keeper in the picks of his team', () => {
  for (const { id } of [...drafted, leagueOf('4800184')]) {
    for (const year of [2019, 2020, 2021, 2022, 2023, 2024, 2025]) {
      const inYear = <Row extends { leagueId: string; season: number }>(rows: Row[]) =>
        ofLeague(rows, id).filter(({ season }) => season === year);
      const picks = inYear(seed.draftPick);
      expect(picks.length).toBeGreaterThan(70);
      expect(new Set(picks.map(({ playerId }) => playerId)).size).toBe(picks.length);
      expect(picks.every(({ playerId }) => playerId)).toBe(true);
      const holders = new Map(picks.map((pick) => [`${pick.round}.${pick.pick}`, pick.originalTeamId]));
      for (const { round, pick, toTeamId } of inYear(seed.pickTrade)) holders.set(`${round}.${pick}`, toTeamId);
      for (const keeper of inYear(seed.keeper)) {
        const pick = picks.find(({ playerId }) => playerId === keeper.playerId);
        expect(holders.get(`${pick?.round}.${pick?.pick}`)).toBe(keeper.teamId);
      }
    }
  }
  expect(ofLeague(seed.keeper, '6199037').filter(({ season }) => season === 2025)).toHaveLength(20);
});

test('the dynasty has a taxi squad of youngsters, and refresh stamps are missing in one league each', () => {
  const taxi = seed.rosterEntry.filter(({ slot }) => slot === 'taxi');
  const born = new Map(seed.player.map(({ id, draftYear }) => [id, draftYear ?? 0]));
  expect(taxi.length).toBeGreaterThan(20);
  expect(taxi.every(({ leagueId, playerId }) => leagueId === '2298387' && (born.get(playerId) ?? 0) >= 2024)).toBe(true);
  expect(seed.league.filter(({ lastStandingsRefresh }) => lastStandingsRefresh === null)).toHaveLength(1);
  expect(seed.league.filter(({ lastDraftOrderRefresh }) => lastDraftOrderRefresh === null)).toHaveLength(1);
  expect(leagueOf('132').lastStandingsRefresh).toBe('2026-08-20T06:15:00Z');
});
