import { get, send } from '../../../support/call';
import { playerOf } from '../../../support/seeded';

type Row = { playerId: string; isKeeper: boolean };

const toggleUrl = (teamId: string, playerId: string) => `/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${playerId}`;

const isKept = async (url: string, playerId: string) =>
  (await get(url)).json<{ teamPlayers: Row[] }>().teamPlayers.find((row) => row.playerId === playerId)?.isKeeper;

describe('a keeper of the default provider', () => {
  const team = '/api/Team/GetTeam?teamId=13202';

  it('is toggled, is stored at once and after a restart, and is toggled back', async () => {
    const player = await playerOf('132', '13202');
    const before = await isKept(team, player);
    const response = await send('GET', toggleUrl('13202', player));
    const changed = response.json<{ teamPlayers: Row[] }>().teamPlayers.find((row) => row.playerId === player);
    expect(changed?.isKeeper).toBe(!before);
    expect(await isKept(team, player)).toBe(!before);
    await server.restart();
    expect(await isKept(team, player)).toBe(!before);
    await send('GET', toggleUrl('13202', player));
    expect(await isKept(team, player)).toBe(before);
  });

  it('is as the call says, however often and whoever sends it', async () => {
    const player = await playerOf('132', '13204');
    for (const isKeeper of [true, true, false, false]) {
      expect((await send('GET', `${toggleUrl('13204', player)}&isKeeper=${isKeeper}`)).statusCode).toBe(200);
      expect(await isKept('/api/Team/GetTeam?teamId=13204', player)).toBe(isKeeper);
    }
    const changes = await server.rows(`select is_keeper from keeper_change where team_id = '13204' order by id desc limit 2`);
    expect(changes).toEqual([{ is_keeper: false }, { is_keeper: true }]);
  });

  it('updates the keeper breakdown', async () => {
    const count = async () => {
      const { teams } = (await get('/api/League/GetKeeperBreakdown?leagueId=132')).json<{ teams: { count: number }[] }>();
      return teams.reduce((sum, row) => sum + row.count, 0);
    };
    const player = await playerOf('132', '13202');
    const [before, kept] = [await count(), await isKept(team, player)];
    await send('GET', toggleUrl('13202', player));
    expect(await count()).toBe(before + (kept ? -1 : 1));
  });

  it.each([
    ['the league has no manual keepers', '4800184', 'does not let its teams mark keepers'],
    ['the league has drafted', '348764', 'has drafted'],
  ])('is refused while %s', async (_, leagueId, why) => {
    const teamId = `${leagueId}01`;
    const response = await send('GET', toggleUrl(teamId, await playerOf(leagueId, teamId)));
    expect(response.json()).toMatchObject({ status: 403, detail: expect.stringContaining(why) as string });
  });
});

describe('a keeper of the second provider', () => {
  const leagueId = '620000000000000260';
  const teamId = '610000000000001074';

  it('is toggled by team and player', async () => {
    const playerId = await playerOf(leagueId, teamId);
    const url = `/api/Team/GetSleeperTeam?leagueId=${leagueId}&teamId=${teamId}`;
    const before = await isKept(url, playerId);
    const response = await send('PUT', '/api/Team/SleeperTeamSetKeeper', { teamId, playerId });
    expect(response.json<Row[]>().find((row) => row.playerId === playerId)?.isKeeper).toBe(!before);
    expect(await isKept(url, playerId)).toBe(!before);
  });

  it('is as the call says, however often', async () => {
    const playerId = await playerOf(leagueId, teamId);
    for (const isKeeper of [true, true, false, false]) {
      const response = await send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId, teamId, playerId, isKeeper });
      expect(response.json<Row[]>().find((row) => row.playerId === playerId)?.isKeeper).toBe(isKeeper);
    }
  });

  it('is toggled in the named league only', async () => {
    const playerId = await playerOf(leagueId, teamId);
    const other = await send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId: '620000000000000186', teamId, playerId });
    expect(other.statusCode).toBe(404);
    const own = await send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId, teamId, playerId });
    expect(own.statusCode).toBe(200);
  });

  it('is changed in the named league only, where a user has the player in two, and the response is the roster there', async () => {
    const other = '989';
    const playerId = await playerOf(leagueId, teamId);
    const copy = (table: string, of: string) =>
      server.rows(`insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${of}', '${other}'))).*
        from ${table} t where t.${of} = '${leagueId}'`);
    for (const [table, of] of [
      ['league', 'id'],
      ['team', 'league_id'],
    ] as const)
      await copy(table, of);
    await server.rows(
      `insert into roster_entry (league_id, team_id, player_id, slot) values ('${other}', '${teamId}', '${playerId}', 'active')`,
    );
    const marks = () =>
      server.rows(`select league_id from keeper where team_id = '${teamId}' and player_id = '${playerId}' order by league_id`);
    const before = await marks();
    const response = await send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId: other, teamId, playerId, isKeeper: true });
    expect(response.json<Row[]>().map((row) => [row.playerId, row.isKeeper])).toEqual([[playerId, true]]);
    expect(await marks()).toEqual([...before, { league_id: other }]);
    await server.rows(`delete from league where id = '${other}'`);
  });

  it('is refused after the draft', async () => {
    const drafted = { teamId: '610000000000000445', playerId: await playerOf('620000000000000186', '610000000000000445') };
    expect((await send('PUT', '/api/Team/SleeperTeamSetKeeper', drafted)).statusCode).toBe(403);
  });
});

describe('who may mark keepers', () => {
  const attempt = async (email: string, teamId: string) =>
    (await send('GET', toggleUrl(teamId, await playerOf(teamId.slice(0, -2), teamId)), undefined, email)).statusCode;

  it('is the commissioner of the league', async () => {
    await server.addAccount({ email: 'boss@example.com', role: 'commissioner', scopes: [{ leagueId: '132' }] });
    expect(await attempt('boss@example.com', '13203')).toBe(200);
    expect(await attempt('boss@example.com', '61237401')).toBe(403);
  });

  it('is the owner of the team', async () => {
    await server.addAccount({ email: 'owner@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13203' }] });
    expect(await attempt('owner@example.com', '13203')).toBe(200);
    expect(await attempt('owner@example.com', '13204')).toBe(403);
  });
});
