import type { Schema } from '../../../../src/api/types';
import { send } from '../../../support/call';

type Kept = Schema<'KeptPlayer'>;

const historyOf = async (leagueId: string) =>
  (await send('GET', `/api/League/GetKeeperHistory?leagueId=${leagueId}`)).json<Schema<'KeeperHistory'>>().players;
const seasonOf = ({ seasons }: Kept, year: number) => seasons.find(({ season }) => season === year);

test('every keeper of every draft that was held, with his pick and the team’s name of that season', async () => {
  const players = await historyOf('6199037');
  const marks = await server.rows<{
    season: number;
    player_id: string;
    team_id: string;
    name: string;
    round: number;
    pick: number;
  }>(
    `select season, player_id, team_id, name, round, pick from keeper join team_season using (league_id, season, team_id)
     left join draft_pick using (league_id, season, player_id) where league_id = '6199037'`,
  );
  expect(new Set(marks.map(({ season }) => season)).size).toBeGreaterThan(2);
  for (const { season, round, pick, player_id: playerId, ...team } of marks) {
    const kept = seasonOf(
      players.find((player) => player.playerId === playerId)!,
      season,
    );
    const cost = { round, pick: `${round}.${String(pick).padStart(2, '0')}`, price: null };
    expect(kept).toEqual({ season, teamId: team.team_id, teamName: team.name, cost });
  }
  expect(players.flatMap(({ seasons }) => seasons)).toHaveLength(marks.length);
});

test('marks for the draft to come cost what the desk says; players are by name, their seasons newest first', async () => {
  const [desk] = (await send('GET', '/api/League/GetKeeperDesk?leagueId=132&teamId=13202'))
    .json<Schema<'KeeperDesk'>>()
    .players.filter(({ isKeeper }) => isKeeper);
  await server.rows(
    `insert into draft_pick (league_id, season, round, pick, original_team_id, player_id, draft, amount, is_keeper) values
     ('132', 2024, 3, 90, '13204', '${desk!.playerId}', 1, null, true), ('132', 2023, 1, 91, '13202', '${desk!.playerId}', 1, 12, true),
     ('132', 2022, 5, 92, '13202', '${desk!.playerId}', 1, null, false)`,
  );
  await server.rows(
    `insert into keeper (league_id, season, team_id, player_id, source) values ('132', 2021, '13204', '${desk!.playerId}', 'manual')`,
  );
  await server.rowsChanged();
  const players = await historyOf('132');
  const names = players.map(({ playerName }) => playerName);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  const { seasons } = players.find(({ playerId }) => playerId === desk!.playerId)!;
  expect(seasons.map(({ season, teamId, cost }) => [season, teamId, cost])).toEqual([
    [2026, '13202', desk!.cost],
    [2024, '13204', { round: 3, pick: '3.90', price: null }],
    [2023, '13202', { round: null, pick: null, price: 12 }],
    [2021, '13204', { round: null, pick: null, price: null }],
  ]);
});

test('a league without keepers has no history, an unknown one is 404', async () => {
  expect(await historyOf('348764')).toEqual([]);
  expect((await send('GET', '/api/League/GetKeeperHistory?leagueId=1')).statusCode).toBe(404);
});
