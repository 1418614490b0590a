import { readdirSync } from 'node:fs';
import type { HostWeekScore } from '../../../../server/hosts/hostRows';
import { sleeperAdapter } from '../../../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../../../server/hosts/sleeper/reader';
import { recordedTransport } from '../../../../server/hosts/transport/transport';
import {
  allSources,
  fixtureRows,
  folder,
  leagueA,
  leagueA2026,
  leagueB,
  leagueC,
  newAdapter,
  adapter,
  recordedResponse,
} from './recordedLeagues';

const seasons = [...leagueA.entries()];
const season = (year: string | number) => leagueA.get(Number(year))!;

async function weeksOf(year: string | number): Promise<HostWeekScore[]> {
  const { weeks } = await adapter.league(season(year));
  return (await Promise.all(weeks.map((week) => adapter.weekScores(season(year), week)))).flat();
}
const total = (rows: HostWeekScore[], score: (row: HostWeekScore) => number) =>
  rows.reduce((sum, row) => sum + score(row), 0).toFixed(2);

test('every recorded response is read by a method of the port', async () => {
  const transport = recordedTransport(folder, sleeperBase);
  const asked = new Set<string>();
  const watched = sleeperAdapter({
    get: (url) => {
      asked.add(`${url.slice(sleeperBase.length)}.json`);
      return transport.get(url);
    },
  });
  for (const source of allSources) {
    for (const week of (await watched.league(source)).weeks) await watched.weekScores(source, week);
    await Promise.all([watched.teams(source), watched.places(source), watched.draft(source), watched.drafts(source)]);
    await watched.pickTrades(source);
    const legs = (await watched.league(source)).complete ? 18 : 1;
    for (let leg = 1; leg <= legs; leg++) await watched.transactions!(source, leg);
  }
  await watched.players(2026);
  await watched.leaguesOfUser('avery01', 2026);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  expect(files).toHaveLength(199);
  expect(files.filter((file) => !asked.has(file))).toEqual([]);
});

test.each(allSources)('the standings of $season, league $externalId, are those of the recorded rosters', async (source) => {
  const ofLeague = newAdapter();
  const standings = await ofLeague.standings(source);
  const teams = await ofLeague.teams(source);
  const rosters: { roster_id: number; owner_id: string; settings: Record<string, number | null> }[] = recordedResponse(
    `league/${source.externalId}/rosters`,
  );
  expect(standings).toHaveLength(rosters.length);
  for (const { roster_id, owner_id, settings } of rosters) {
    const points = (name: string) => `${settings[name] ?? 0}.${String(settings[`${name}_decimal`] ?? 0).padStart(2, '0')}`;
    const standing = standings.find(({ teamId }) => teamId === owner_id)!;
    expect(standing).toMatchObject({ wins: settings.wins, losses: settings.losses, draws: settings.ties });
    expect([standing.pointsFor.toFixed(2), standing.pointsAgainst.toFixed(2)]).toEqual([points('fpts'), points('fpts_against')]);
    expect(teams.find(({ teamId }) => teamId === owner_id)).toMatchObject({
      externalId: String(roster_id),
      division: standing.division,
    });
  }
});

test.each(seasons)('the games of weeks 1 to 14 of %i add up to the standings', async (year, source) => {
  const games = (await weeksOf(year)).filter(({ week }) => week <= 14);
  for (const standing of await adapter.standings(source)) {
    const own = games.filter(({ teamId }) => teamId === standing.teamId);
    const against = own.map(({ week, opponentIds }) =>
      games.find((game) => game.week === week && game.teamId === opponentIds[0])!,
    );
    expect(total(own, ({ teamScore }) => teamScore)).toBe(standing.pointsFor.toFixed(2));
    // The host cuts a sum of doubles off after the cent: once it says 1486.99 where the games give 1487.00.
    expect(Math.abs(Number(total(against, ({ teamScore }) => teamScore)) - standing.pointsAgainst)).toBeLessThan(0.011);
    expect(own.filter(({ teamScore }, i) => teamScore > against[i]!.teamScore)).toHaveLength(standing.wins);
  }
});

test('started and not started points are the expected ones, to the cent', async () => {
  const expected = fixtureRows('expected_points.csv');
  expect(expected).toHaveLength(48);
  const games = new Map<string, HostWeekScore[]>();
  for (const [year] of seasons) games.set(String(year), await weeksOf(year));
  for (const row of expected) {
    const all = games.get(row.season!)!.filter(({ teamId }) => teamId === row.owner_id);
    const regular = all.filter(({ week }) => week <= 14);
    expect({
      ...row,
      team_w1_14: total(regular, ({ teamScore }) => teamScore),
      notstarted_w1_14: total(regular, ({ benchScore }) => benchScore),
      team_w1_17: total(all, ({ teamScore }) => teamScore),
      notstarted_w1_17: total(all, ({ benchScore }) => benchScore),
    }).toEqual(row);
    expect(all.every(({ resScore }) => resScore === 0)).toBe(true);
  }
});

test('players’ scores add up to the team’s in every week', async () => {
  for (const [year] of seasons)
    for (const { players, teamScore, benchScore } of await weeksOf(year)) {
      const scored = (slot: string) =>
        players.reduce((sum, player) => sum + (player.slot === slot ? (player.score ?? 0) : 0), 0).toFixed(2);
      expect([scored('starter'), scored('bench')]).toEqual([teamScore.toFixed(2), benchScore.toFixed(2)]);
    }
});

test('places are the expected ones, the rest by the regular season', async () => {
  const expected = fixtureRows('expected_final_positions.csv');
  expect(expected).toHaveLength(24);
  for (const [year, source] of seasons) {
    const teams = await adapter.teams(source);
    const places = await adapter.places(source);
    const found = places.slice(0, 6).map(({ teamId, finalPosition }) => {
      const { externalId, name } = teams.find((team) => team.teamId === teamId)!;
      return { season: String(year), final_position: String(finalPosition), roster_id: externalId, team_name: name };
    });
    expect(found).toEqual(expected.filter((row) => row.season === String(year)));
    const order = (await adapter.standings(source)).map(({ teamId }) => teamId);
    const rest = places.slice(6).map(({ teamId }) => order.indexOf(teamId));
    expect(places.map(({ finalPosition }) => finalPosition)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(rest).toEqual([...rest].sort((a, b) => a - b));
  }
});

test('league A 2025 is as it was seen on the host', async () => {
  const source = season(2025);
  expect((await adapter.league(source)).weeks).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
  const teams = await adapter.teams(source);
  expect(teams).toHaveLength(12);
  const first = teams.find(({ externalId }) => externalId === '1')!;
  expect(first).toMatchObject({ teamId: '610000000000000112', name: 'Orchid Falconers', ownerName: 'devon01', division: null });
  expect((await adapter.standings(source)).find(({ teamId }) => teamId === first.teamId)).toMatchObject({
    ...{ wins: 7, losses: 7, draws: 0, percentage: 0.5, pointsFor: 1754.5, pointsAgainst: 1657.64, divisionPosition: 6 },
  });
  const rosterOf = (id: string) => teams.find(({ teamId }) => teamId === id)!.externalId;
  expect((await adapter.places(source)).slice(0, 3).map(({ teamId }) => rosterOf(teamId))).toEqual(['8', '12', '1']);
});

test('leagues before their first week have teams and rosters, and neither weeks nor places', async () => {
  const facts = async (source: typeof leagueB) => {
    const { hasDrafted, complete, weeks } = await adapter.league(source);
    const divisions = [...new Set((await adapter.teams(source)).map(({ division }) => division))].sort();
    return { hasDrafted, complete, weeks, divisions, places: await adapter.places(source) };
  };
  const unplayed = { complete: false, weeks: [], places: [] };
  expect(await facts(leagueA2026)).toEqual({ ...unplayed, hasDrafted: true, divisions: ['East', 'North', 'South', 'West'] });
  expect(await facts(leagueB)).toEqual({ ...unplayed, hasDrafted: true, divisions: [null] });
  expect(await facts(leagueC)).toEqual({ ...unplayed, hasDrafted: false, divisions: ['Division 1', 'Division 2', 'Division 3'] });
  expect((await adapter.standings(leagueC)).map(({ divisionPosition }) => divisionPosition).sort()).toEqual([
    1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4,
  ]);
});

test('every player of a roster or a week is known by name, with one of the six positions', async () => {
  const players = new Map((await adapter.players(2026)).map((player) => [player.playerId, player]));
  expect(players.size).toBe(702);
  const used = new Set<string>();
  for (const source of allSources) (await adapter.rosters(source)).forEach(({ playerId }) => used.add(playerId));
  for (const [year] of seasons)
    for (const { players: line } of await weeksOf(year)) line.forEach(({ playerId }) => used.add(playerId));
  expect([...used].filter((id) => !players.has(id))).toEqual([]);
  expect([...players.values()].filter(({ positionSortOrder }) => positionSortOrder > 6)).toEqual([]);
  expect(players.get('BAL')).toMatchObject({ name: 'Baltimore Ravens', position: 'DEF', positionSortOrder: 6, nflTeam: 'BAL' });
  expect(players.get('96')).toMatchObject({ name: 'Aaron Rodgers', position: 'QB', birthdate: '1983-12-02', nflTeam: 'PIT' });
});

test('drafts and traded picks name teams of the league', async () => {
  const ids = new Set((await adapter.teams(season(2025))).map(({ teamId }) => teamId));
  const picks = await adapter.draft(season(2025));
  expect(picks).toHaveLength(36);
  expect(picks[12]).toMatchObject({ round: 2, pick: 1, totalPick: 13 });
  expect(picks[0]).toEqual({
    ...{ round: 1, pick: 1, totalPick: 1, teamId: '610000000000000223', playerId: '12527' },
    originalTeamId: '610000000000000223',
    ...{ formerTeamIds: null, isKeeper: false },
  });
  const trades = await adapter.pickTrades(season(2025));
  expect(trades).toHaveLength(75);
  expect(trades[0]).toEqual({
    ...{ season: 2025, round: 1, pick: null, date: null, originalTeamId: '610000000000000112' },
    ...{ fromTeamId: '610000000000000334', toTeamId: '610000000000000260' },
  });
  expect([...picks, ...trades].every((row) => ids.has('toTeamId' in row ? row.toTeamId : row.teamId))).toBe(true);
});

test('the history follows the earlier seasons as far as they are there', async () => {
  expect(await adapter.history(leagueA2026)).toEqual([leagueA2026, ...[...leagueA.values()].reverse()]);
  expect(await adapter.history(leagueB)).toEqual([leagueB]);
});
