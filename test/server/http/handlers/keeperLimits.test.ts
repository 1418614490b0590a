import type { components } from '../../../../src/api/generated/schema.gen';
import { send } from '../../../support/call';

type Change = components['schemas']['KeeperChange'];

const owner = 'owner@example.com';
const boss = 'boss@example.com';

interface Team {
  leagueId: string;
  teamId: string;
}
const defaultTeam: Team = { leagueId: '132', teamId: '13210' };
const sleeperTeam: Team = { leagueId: '620000000000000260', teamId: '610000000000001074' };

type Mark = { isKeeper?: boolean; override?: boolean };

/** Sends a platform's set-keeper call. */
function mark({ leagueId, teamId }: Team, playerId: string, wanted: Mark = {}, by?: string) {
  if (leagueId !== '132') return send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId, teamId, playerId, ...wanted }, by);
  const query = new URLSearchParams({ teamId, leaguePlayerId: playerId });
  for (const [name, value] of Object.entries(wanted)) query.set(name, String(value));
  return send('GET', `/api/Team/TeamSetKeeper?${query.toString()}`, undefined, by);
}

const rosterOf = async ({ leagueId, teamId }: Team) => {
  const rows = await server.rows<{ id: string }>(
    `select player_id as id from roster_entry where league_id = '${leagueId}' and team_id = '${teamId}' order by player_id`,
  );
  return rows.map(({ id }) => id);
};
const keepersOf = ({ leagueId, teamId }: Team) =>
  server.rows(`select 1 from keeper where league_id = '${leagueId}' and team_id = '${teamId}' and season = 2026`);
const changesOf = async ({ leagueId, teamId }: Team) => {
  const response = await send('GET', `/api/Team/GetKeeperChanges?leagueId=${leagueId}`, undefined, boss);
  return response.json<Change[]>().filter((change) => change.teamId === teamId);
};

const refusal = (detail: string, mayOverride: boolean) => ({ title: 'Conflict', status: 409, detail, mayOverride });

beforeAll(async () => {
  await server.rows(`update league_rules set rules = rules || '{"keepers":3}' where league_id = '${sleeperTeam.leagueId}'`);
  const teams = [defaultTeam, sleeperTeam];
  await server.addAccount({ email: owner, role: 'member', scopes: teams });
  await server.addAccount({ email: boss, role: 'commissioner', scopes: teams.map(({ leagueId }) => ({ leagueId })) });
});

beforeEach(async () => {
  for (const table of ['keeper', 'keeper_change']) await server.rows(`delete from ${table}`);
});

describe.each([
  ['MyFantasyLeague', defaultTeam],
  ['Sleeper', sleeperTeam],
])('the limit of keepers on %s', (_, team) => {
  let players: string[];
  beforeAll(async () => void (players = await rosterOf(team)));
  const fill = async () => {
    for (const player of players.slice(0, 3)) expect((await mark(team, player)).statusCode).toBe(200);
  };

  it.each<[string, Mark]>([
    ['a toggle', {}],
    ['a mark', { isKeeper: true }],
  ])('refuses %s that is one too many, with what to do', async (_what, wanted) => {
    await fill();
    const response = await mark(team, players[3]!, wanted, owner);
    expect(response.json()).toMatchObject(refusal('3 of 3 keepers: take another mark back first.', false));
    expect(await keepersOf(team)).toHaveLength(3);
    expect(await changesOf(team)).toHaveLength(3);
    expect((await mark(team, players[0]!, { isKeeper: true }, owner)).statusCode).toBe(200);
    expect((await mark(team, players[0]!, {}, owner)).statusCode).toBe(200);
    expect((await mark(team, players[3]!, wanted, owner)).statusCode).toBe(200);
  });

  it('is overridden by a commissioner who asks for it, and the history says so', async () => {
    await fill();
    const refused = await mark(team, players[3]!, { isKeeper: true }, boss);
    expect(refused.json()).toMatchObject(refusal(expect.any(String) as string, true));
    expect((await mark(team, players[3]!, { override: true }, owner)).json()).toMatchObject({ status: 409, mayOverride: false });
    expect((await mark(team, players[3]!, { isKeeper: true, override: true }, boss)).statusCode).toBe(200);
    expect(await keepersOf(team)).toHaveLength(4);
    const [newest, before] = await changesOf(team);
    expect(newest).toMatchObject({ playerId: players[3], isKeeper: true, isOverride: true, changedBy: boss });
    expect(before).toMatchObject({ isOverride: false });
  });

  it('is overridden by a commissioner’s toggle, which cannot ask for it', async () => {
    await fill();
    expect((await mark(team, players[3]!, {}, owner)).statusCode).toBe(409);
    expect((await mark(team, players[3]!, {}, boss)).statusCode).toBe(200);
    expect((await changesOf(team))[0]).toMatchObject({ playerId: players[3], isOverride: true, changedBy: boss });
  });

  it('counts the host’s keepers, lets marks be taken back, and says how many have to be', async () => {
    const { leagueId, teamId } = team;
    for (const player of players.slice(0, 4))
      await server.rows(`insert into keeper values ('${leagueId}', 2026, '${teamId}', '${player}', 'host')`);
    expect((await mark(team, players[4]!, {}, owner)).json()).toMatchObject(
      refusal('4 of 3 keepers: take 2 marks back first.', false),
    );
    for (const player of players.slice(0, 2)) expect((await mark(team, player, {}, owner)).statusCode).toBe(200);
    expect((await mark(team, players[4]!, {}, owner)).statusCode).toBe(200);
  });

  it('does not count a mark whose player has left the team, which nobody could take back', async () => {
    await server.rows(`insert into keeper select '${team.leagueId}', 2026, '${team.teamId}', id, 'manual' from player
      where id not in (select player_id from roster_entry) limit 1`);
    await fill();
  });

  it('holds, however many marks arrive at once', async () => {
    const marks = Array.from({ length: 24 }, (_each, i) => mark(team, players[i % 12]!, i < 12 ? { isKeeper: true } : {}, owner));
    const statuses = new Set((await Promise.all(marks)).map(({ statusCode }) => statusCode));
    expect([...statuses].sort()).toEqual([200, 409]);
    expect((await keepersOf(team)).length).toBeLessThanOrEqual(3);
    let count = 0;
    for (const { isKeeper } of (await changesOf(team)).reverse()) expect((count += isKeeper ? 1 : -1)).toBeLessThanOrEqual(3);
  });

  it('is none where the league has none', async () => {
    await server.rows(`update league_rules set rules = rules || '{"keepers":null}' where league_id = '${team.leagueId}'`);
    for (const player of players.slice(0, 5)) expect((await mark(team, player, {}, owner)).statusCode).toBe(200);
    await server.rows(`update league_rules set rules = rules || '{"keepers":3}' where league_id = '${team.leagueId}'`);
  });
});

it('a mark in several leagues at once is refused whole, with the league that has no place', async () => {
  const { leagueId, teamId } = sleeperTeam;
  const [full, other] = ['Full League', '989'];
  for (const statement of [
    `league select (jsonb_populate_record(l, '{"id":"${other}","name":"${full}"}')).* from league l where id = '${leagueId}'`,
    `team select (jsonb_populate_record(t, '{"league_id":"${other}"}')).* from team t where league_id = '${leagueId}'`,
    `league_rules select '${other}', season, rules from league_rules where league_id = '${leagueId}'`,
    `roster_entry select '${other}', team_id, player_id, slot from roster_entry where league_id = '${leagueId}' and team_id = '${teamId}'`,
  ])
    await server.rows(`insert into ${statement}`);
  const players = await rosterOf(sleeperTeam);
  for (const player of players.slice(1, 4)) await mark({ leagueId: other, teamId }, player);
  const response = await send('PUT', '/api/Team/SleeperTeamSetKeeper', { teamId, playerId: players[0], isKeeper: true });
  expect(response.json()).toMatchObject(refusal(`${full}: 3 of 3 keepers: take another mark back first.`, true));
  expect(await keepersOf(sleeperTeam)).toHaveLength(0);
});
