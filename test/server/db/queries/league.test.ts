import type { components } from '../../../../src/api/generated/schema.gen';
import { get } from '../../../support/call';

type Schemas = components['schemas'];

const read = async <Name extends keyof Schemas>(url: string) => (await get(`/api${url}`)).json<Schemas[Name]>();
const mean = (values: (number | null | undefined)[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
};
const closeTo = (value: number | null) => (value === null ? null : (expect.closeTo(value, 3) as number));

let league: Schemas['League'];
let rosters: Map<string, Schemas['TeamPlayer'][]>;
beforeAll(async () => {
  league = await read<'League'>('/League/GetLeague?leagueId=132');
  rosters = new Map();
  for (const { id, teamName } of league.teams) {
    rosters.set(teamName, (await read<'Team'>(`/Team/GetTeam?teamId=${id}`)).teamPlayers);
  }
});

it('lists the standings by division and place', () => {
  const places = league.teams.map(({ division, divisionPosition }) => `${division} ${divisionPosition}`);
  expect(places).toEqual(
    ['Atlantic', 'Indian', 'Pacific'].flatMap((division) => [1, 2, 3, 4].map((place) => `${division} ${place}`)),
  );
  expect(league.lastStandingsRefresh).toBe('2026-08-20T06:15:00.000Z');
});

it('lists a roster by position, then by rank, players without a rank last', () => {
  for (const players of rosters.values()) {
    const keys = players.map(({ positionSortOrder, nflRank }) => positionSortOrder * 10_000 + (nflRank ?? 9_999));
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  }
});

it.each(['Roster', 'Keeper'])('counts and averages every team’s players in the %s breakdown', async (kind) => {
  const { teams } = await read<'Breakdown'>(`/League/Get${kind}Breakdown?leagueId=132`);
  expect(teams.map((row) => row.positionSortOrder)).toEqual(teams.map((_, index) => index + 1));
  for (const row of teams) {
    const players = rosters.get(row.teamName)!.filter(({ isKeeper }) => kind === 'Roster' || isKeeper);
    const tight = players.filter(({ position }) => position === 'TE');
    expect(row).toMatchObject({
      count: players.length,
      avgAdp: closeTo(mean(players.map((player) => player.fantasyProsInfo?.avg))),
      avgAge: closeTo(mean(players.map((player) => player.fantasyProsInfo?.age))),
      teCount: tight.length,
      avgTeAdp: closeTo(mean(tight.map((player) => player.fantasyProsInfo?.avg))),
      avgTeAge: closeTo(mean(tight.map((player) => player.fantasyProsInfo?.age))),
    });
  }
});

it('puts the team with the best record first in the breakdowns', async () => {
  const { teams } = await read<'Breakdown'>('/League/GetRosterBreakdown?leagueId=132');
  const best = league.teams.toSorted((a, b) => b.wins - a.wins || b.draws - a.draws || b.pointsFor - a.pointsFor);
  expect(teams.map((row) => row.teamName)).toEqual(best.map((row) => row.teamName));
});

it('lists every team’s players by position in the depth chart, active ones first, then reserve and taxi squad', async () => {
  const { teamDepthCharts } = await read<'DepthChart'>('/League/GetDepthChart?leagueId=132');
  expect(teamDepthCharts).toHaveLength(league.teams.length);
  const hidden = (slot: Schemas['TeamPlayer']['slot']) => (slot === 'reserve' || slot === 'taxi' ? slot : undefined);
  for (const chart of teamDepthCharts) {
    const named = (position: string) =>
      (['active', 'reserve', 'taxi'] as const).flatMap((slot) =>
        rosters
          .get(chart.teamName)!
          .filter((player) => player.position === position && (hidden(player.slot) ?? 'active') === slot)
          .map(({ playerId, playerName }) => ({ playerId, playerName, slot: hidden(slot) })),
      );
    expect([chart.quarterbacks, chart.runningBacks, chart.wideReceivers, chart.tightEnds, chart.kickers, chart.defenses]).toEqual(
      ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'].map(named),
    );
  }
});

it('lists the players that no team has, best rank first', async () => {
  const { players } = await read<'AvailablePlayers'>('/League/GetAvailablePlayers?leagueId=132');
  const taken = new Set(
    [...rosters.values()].flat().map((player) => `${player.position} ${player.playerName} ${player.nflTeam}`),
  );
  expect(players.filter((player) => taken.has(`${player.position} ${player.name} ${player.nflTeam}`))).toEqual([]);
  const ranks = players.map(({ nflRank }) => nflRank ?? 9_999);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(players.map(({ position }) => position))).toEqual(new Set(['QB', 'RB', 'WR', 'TE', 'K', 'DEF']));
});

it('lists players without an NFL team who have a rank of the season', async () => {
  const names = ['Ranked Last Year', 'Ranked Now', 'Drafted Now', 'Retired Long Ago'];
  for (const [i, name] of names.entries())
    await server.rows(`insert into player values ('7100${i}', '${name}', 'RB', 2, null, null, null)`);
  await server.rows(`insert into ranking (season, player_id, nfl_rank, avg)
    select season + later, v.id, rank, avg from league, (values (-1, '71000', 700, 700), (0, '71001', 701, null), (0, '71002', null, 702)) v (later, id, rank, avg)
    where league.id = '348764'`);
  const { players } = await read<'AvailablePlayers'>('/League/GetAvailablePlayers?leagueId=348764');
  const found = players.filter(({ name }) => names.includes(name));
  expect(found.map(({ name, nflTeam }) => [name, nflTeam]).sort()).toEqual([
    ['Drafted Now', null],
    ['Ranked Now', null],
  ]);
});

it('lists the years newest first, each by final position', async () => {
  const { records } = await read<'LeagueYears'>('/League/GetLeagueYears?leagueId=132');
  expect(records.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019]);
  for (const { teams } of records) expect(teams.map((row) => row.finalPosition)).toEqual(teams.map((_, index) => index + 1));
});

it('reads which leagues have drafted', async () => {
  const drafted = async (id: string) => (await read<'Settings'>(`/Settings?leagueId=${id}`)).hasDrafted;
  expect([await drafted('132'), await drafted('348764')]).toEqual([false, true]);
  expect([await drafted('620000000000000260'), await drafted('620000000000000149')]).toEqual([false, true]);
});

it('orders teams without a place of the host by wins, ties and points, whatever their share of games won', async () => {
  const record = (teamId: string, wins: number, losses: number, draws: number, points: number) =>
    server.rows(`update team_season set wins = ${wins}, losses = ${losses}, draws = ${draws}, points_for = ${points},
      percentage = ${(wins + draws / 2) / (wins + losses + draws)} where team_id = '${teamId}' and season = 2025`);
  await record('13201', 20, 20, 0, 100);
  await record('13202', 19, 0, 1, 900);
  await record('13203', 19, 0, 2, 50);
  await server.rowsChanged();
  const { teams } = await read<'League'>('/League/GetLeague?leagueId=132');
  const inOrder = teams.toSorted((a, b) => a.position - b.position).slice(0, 3);
  expect(inOrder.map(({ id, position }) => [id, position])).toEqual([
    ['13201', 1],
    ['13203', 2],
    ['13202', 3],
  ]);
  const breakdown = await read<'Breakdown'>('/League/GetRosterBreakdown?leagueId=132');
  expect(breakdown.teams.slice(0, 3).map(({ teamName }) => teamName)).toEqual(inOrder.map(({ teamName }) => teamName));
});
