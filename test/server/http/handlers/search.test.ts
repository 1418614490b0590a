import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

const indexOf = async (leagueId: string) =>
  (await get(`/api/League/GetSearchIndex?leagueId=${leagueId}`)).json<Schema<'SearchIndex'>>();

test.each(['132', '620000000000000149'])(
  'a search of league %s knows every player who is or was on one of its teams, with his owner',
  async (leagueId) => {
    const { players } = await indexOf(leagueId);
    const byId = new Map(players.map((player) => [player.playerId, player]));
    expect(byId.size).toBe(players.length);
    const rosters = await server.rows<{ player_id: string; teams: string[] }>(
      `select player_id, array_agg(team_id order by team_id) teams from roster_entry where league_id = '${leagueId}' group by 1`,
    );
    expect(rosters.length).toBeGreaterThan(100);
    for (const { player_id: id, teams } of rosters) expect(byId.get(id)?.teamIds).toEqual(teams);
    const earlier = await server.rows<{ player_id: string }>(
      `select distinct player_id from team_week_player where league_id = '${leagueId}'`,
    );
    expect(earlier.filter(({ player_id: id }) => !byId.has(id))).toEqual([]);
    const free = players.filter(({ teamIds }) => !teamIds);
    expect(free.length).toBeGreaterThan(100);
  },
);

test('keepers are marked; places are by NFL rank within the position', async () => {
  const { players } = await indexOf('132');
  const kept = await server.rows<{ player_id: string }>(
    `select player_id from keeper k join league l on l.id = k.league_id and l.season = k.season where l.id = '132'`,
  );
  const marked = players.filter(({ isKeeper }) => isKeeper).map(({ playerId }) => playerId);
  expect(marked.toSorted()).toEqual(kept.map(({ player_id: id }) => id).toSorted());
  const backs = players.filter(({ position, positionRank }) => position === 'RB' && positionRank !== undefined);
  expect(backs.map(({ positionRank }) => positionRank)).toEqual(backs.map((_, index) => index + 1));
});

test('teams have their former names and managers, newest first; the seasons, their weeks', async () => {
  await server.rows(`update team_season set name = 'Old Name', owner_name = 'Old Owner'
    where league_id = '132' and team_id = '13204' and season <= 2020`);
  await server.rows(`update team_season set team_id = 'gone', name = 'Gone Team'
    where league_id = '132' and team_id = '13212' and season = 2019`);
  await server.rowsChanged();
  const { teams, seasons } = await indexOf('132');
  expect(teams.find(({ teamId }) => teamId === '13204')).toEqual({
    ...{ teamId: '13204', teamName: 'Gridiron Gurus', formerNames: ['Old Name'] },
    managers: ['Tobias Hartwell', 'Old Owner'],
  });
  expect(teams.find(({ teamId }) => teamId === 'gone')).toMatchObject({ teamName: 'Gone Team', lastSeason: 2019 });
  expect(seasons[0]).toEqual({ season: 2026, weeks: 0 });
  expect(seasons.at(-1)).toEqual({ season: 2019, weeks: 17 });
});

test('an entered owner’s name stands for the host’s, in earlier seasons too', async () => {
  await server.rows(`insert into owner_name (league_id, team_id, name) values ('132', '13203', 'Entered Name')`);
  await server.rowsChanged();
  const { teams } = await indexOf('132');
  expect(teams.find(({ teamId }) => teamId === '13203')!.managers).toEqual(['Entered Name']);
});
