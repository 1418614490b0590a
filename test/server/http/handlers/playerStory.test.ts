import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

type Story = Schema<'PlayerStory'>;

const keepers = '6199037';
const sleeper = '620000000000000149';
/** Drafted, kept, claimed, added and dropped in the league with keepers; traded in Sleeper's. */
const godwin = '4037';
const prescott = '3294';

const read = async (leagueId: string, playerId: string) =>
  get(`/api/League/GetPlayerStory?leagueId=${leagueId}&playerId=${playerId}`);
const story = async (leagueId: string, playerId: string) => (await read(leagueId, playerId)).json<Story>();

it.each([
  [keepers, godwin, ['free_agent', 'waiver', 'draft', 'keeper']],
  [sleeper, prescott, ['trade', 'draft']],
])(
  'in league %s the events of player %s are the transactions that move him, whole, in the same order',
  async (leagueId, playerId, types) => {
    const all = (await get(`/api/League/GetTransactions?leagueId=${leagueId}`)).json<Schema<'Transactions'>>().transactions;
    const own: Schema<'Transaction'>[] = [];
    for (const transaction of all)
      if (transaction.moves.some(({ player }) => player?.playerId === playerId)) own.push(transaction);
    const { events } = await story(leagueId, playerId);
    expect(events).toEqual(own);
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(types.toSorted());
    expect(events.some(({ moves }) => moves.length > 1)).toBe(true);
  },
);

it('a drafted player came to the team that had his pick after all trades', async () => {
  const [traded] = await server.rows<{ player_id: string; season: number; to_team_id: string }>(
    `select p.player_id, p.season, t.to_team_id from draft_pick p join pick_trade t using (league_id, season, draft, round, pick)
     where league_id = '${sleeper}' and player_id is not null order by season, t.id desc limit 1`,
  );
  const { events } = await story(sleeper, traded!.player_id);
  const draft = events.find(({ season, type }) => season === traded!.season && type === 'draft');
  expect(draft!.moves[0]!.to!.teamId).toBe(traded!.to_team_id);
});

it.each([
  [keepers, godwin],
  [sleeper, prescott],
])('in league %s the weeks of player %s are those of the line-ups, with the team and its game', async (leagueId, playerId) => {
  const rows = await server.rows<{
    season: number;
    week: number;
    team_id: string;
    slot: string;
    score: number | null;
    opponent: string;
  }>(
    `select w.season, w.week, w.team_id, w.slot, w.score::float8, min(g.opponent_id) as opponent from team_week_player w
     left join game g on (g.league_id, g.season, g.week, g.team_id) = (w.league_id, w.season, w.week, w.team_id)
     where w.league_id = '${leagueId}' and player_id = '${playerId}' group by 1, 2, 3, 4, 5 order by 1 desc, 2, 3`,
  );
  const names = new Map(
    (
      await server.rows<{ season: number; team_id: string; name: string }>(
        `select season, team_id, name from team_season where league_id = '${leagueId}'`,
      )
    ).map(({ season, team_id, name }) => [`${season} ${team_id}`, name]),
  );
  const { seasons } = await story(leagueId, playerId);
  const named = (season: number, teamId: string | null) =>
    teamId === null ? null : { teamId, teamName: names.get(`${season} ${teamId}`) };
  expect(rows.length).toBeGreaterThan(50);
  expect(seasons.flatMap(({ season, weeks }) => weeks.map(({ isBye: _, ...week }) => ({ season, ...week })))).toEqual(
    rows.map(({ season, week, team_id, slot, score: points, opponent }) => ({
      ...{ season, week, points, slot, team: named(season, team_id), opponent: named(season, opponent) },
    })),
  );
  expect(seasons.flatMap(({ weeks }) => weeks).some(({ opponent }) => opponent === null)).toBe(true);
});

it.each([
  [keepers, godwin],
  [sleeper, prescott],
])('in league %s the points and places of player %s are those of all stored weeks', async (leagueId, playerId) => {
  const totals = await server.rows<{ season: number; player_id: string; total: number; started: number }>(
    `select season, player_id, coalesce(sum(score), 0)::float8 as total,
       coalesce(sum(score) filter (where slot = 'starter'), 0)::float8 as started
     from team_week_player join player p on p.id = player_id where league_id = '${leagueId}'
     and position = (select position from player where id = '${playerId}') group by 1, 2`,
  );
  const { seasons } = await story(leagueId, playerId);
  expect(seasons.length).toBeGreaterThan(3);
  expect(seasons.map(({ season }) => season)).toEqual(seasons.map(({ season }) => season).toSorted((a, b) => b - a));
  for (const { season, points, startedPoints, positionRank } of seasons) {
    const ofSeason = totals.filter((row) => row.season === season);
    const own = ofSeason.find((row) => row.player_id === playerId)!;
    expect([points, startedPoints]).toEqual([own.total, own.started]);
    expect(positionRank).toEqual({
      place: 1 + ofSeason.filter(({ total }) => total > own.total).length,
      players: ofSeason.length,
    });
  }
  expect(seasons.some(({ points, startedPoints }) => startedPoints < points)).toBe(true);
});

it('a week without points is a bye where his present NFL team had one', async () => {
  const byes = await server.rows<{ season: number; week: number }>(
    `select season, week from bye_week join player p on p.nfl_team = bye_week.nfl_team where p.id = '${godwin}'`,
  );
  const { seasons } = await story(keepers, godwin);
  const weeks = seasons.flatMap(({ season, weeks: ofSeason }) => ofSeason.map((week) => ({ season, ...week })));
  const off = weeks.filter(({ isBye }) => isBye);
  expect(off.length).toBeGreaterThan(0);
  for (const { season, week, points, isBye } of weeks)
    expect(isBye).toBe(!points && byes.some((bye) => bye.season === season && bye.week === week));
});

it('the player is that of GetPlayer', async () => {
  const { leagueName, player } = await story(keepers, godwin);
  expect(player).toEqual((await get(`/api/League/GetPlayer?leagueId=${keepers}&playerId=${godwin}`)).json());
  expect(leagueName).toBe((await story(keepers, prescott)).leagueName);
});

it('a player whom no team of the league ever had has no seasons and events', async () => {
  const [nobody] = await server.rows<{ id: string }>(
    `select id from player p where not exists (select from team_week_player w where w.league_id = '${keepers}' and w.player_id = p.id)
     and not exists (select from transaction_move m where m.league_id = '${keepers}' and m.player_id = p.id)
     and not exists (select from draft_pick d where d.league_id = '${keepers}' and d.player_id = p.id) order by id limit 1`,
  );
  expect(await story(keepers, nobody!.id)).toMatchObject({ player: { playerId: nobody!.id }, seasons: [], events: [] });
});

it('a week in which several teams had him counts once, and a tie shares a place', async () => {
  await server.rows(`delete from team_week_player where league_id = '${keepers}' and season = 2019`);
  const teams = await server.rows<{ team_id: string }>(
    `select team_id from team_week where league_id = '${keepers}' and season = 2019 and week = 1 order by team_id limit 2`,
  );
  const [one, other] = teams.map(({ team_id }) => team_id);
  await server.rows(`insert into team_week_player (league_id, season, week, team_id, index, player_id, slot, score) values
    ('${keepers}', 2019, 1, '${one}', 0, '${godwin}', 'bench', 12.5), ('${keepers}', 2019, 1, '${other}', 0, '${godwin}', 'starter', 12.5),
    ('${keepers}', 2019, 1, '${one}', 1, '5848', 'starter', 12.5), ('${keepers}', 2019, 2, '${one}', 0, '1426', 'starter', 13)`);
  await server.rowsChanged();
  const season = (await story(keepers, godwin)).seasons.find((each) => each.season === 2019)!;
  expect(season).toMatchObject({ points: 12.5, startedPoints: 12.5, positionRank: { place: 2, players: 3 } });
  expect(season.weeks.map(({ team, slot }) => [team.teamId, slot])).toEqual([
    [one, 'bench'],
    [other, 'starter'],
  ]);
  const tied = (await story(keepers, '5848')).seasons.find((each) => each.season === 2019)!;
  expect(tied.positionRank).toEqual({ place: 2, players: 3 });
});
