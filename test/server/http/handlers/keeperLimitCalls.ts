import type { Schema } from '../../../../src/api/types';
import { send } from '../../../support/call';
import { boss, mark, type Team } from './keeperDeskCalls';

type Mark = { isKeeper?: boolean; override?: boolean };

/** The ids of a team's players. */
export const rosterOf = async ({ leagueId, teamId }: Team) => {
  const rows = await server.rows<{ id: string }>(
    `select player_id as id from roster_entry where league_id = '${leagueId}' and team_id = '${teamId}' order by player_id`,
  );
  return rows.map(({ id }) => id);
};
/** The marks of a team. */
export const keepersOf = ({ leagueId, teamId }: Team) =>
  server.rows(`select 1 from keeper where league_id = '${leagueId}' and team_id = '${teamId}' and season = 2026`);
const changesOf = async ({ leagueId, teamId }: Team) => {
  const response = await send('GET', `/api/Team/GetKeeperChanges?leagueId=${leagueId}`, undefined, boss);
  return response.json<Schema<'KeeperChange'>[]>().filter((change) => change.teamId === teamId);
};

/** The response to a mark that is one too many. */
export const refusal = (detail: string, mayOverride: boolean) => ({ title: 'Conflict', status: 409, detail, mayOverride });

/** Tests the limit of keepers in a league of a platform that has three. */
export const testKeeperLimit = (platform: string, team: Team) =>
  describe(`the limit of keepers on ${platform}`, () => {
    let players: string[];
    beforeAll(async () => void (players = await rosterOf(team)));
    const fill = async () => {
      for (const player of players.slice(0, 3)) expect((await mark(team, player, {})).statusCode).toBe(200);
    };

    it.each<[string, Mark]>([
      ['a toggle', {}],
      ['a mark', { isKeeper: true }],
    ])('refuses %s that is one too many, with what to do', async (_what, wanted) => {
      await fill();
      const response = await mark(team, players[3]!, wanted);
      expect(response.json()).toMatchObject(refusal('3 of 3 keepers: take another mark back first.', false));
      expect(await keepersOf(team)).toHaveLength(3);
      expect(await changesOf(team)).toHaveLength(3);
      expect((await mark(team, players[0]!, { isKeeper: true })).statusCode).toBe(200);
      expect((await mark(team, players[0]!, {})).statusCode).toBe(200);
      expect((await mark(team, players[3]!, wanted)).statusCode).toBe(200);
    });

    it('is overridden by a commissioner who asks for it, and the history says so', async () => {
      await fill();
      const refused = await mark(team, players[3]!, { isKeeper: true }, boss);
      expect(refused.json()).toMatchObject(refusal(expect.any(String) as string, true));
      expect((await mark(team, players[3]!, { override: true })).json()).toMatchObject({ status: 409, mayOverride: false });
      expect((await mark(team, players[3]!, { isKeeper: true, override: true }, boss)).statusCode).toBe(200);
      expect(await keepersOf(team)).toHaveLength(4);
      const [newest, before] = await changesOf(team);
      expect(newest).toMatchObject({ playerId: players[3], isKeeper: true, isOverride: true, changedBy: boss });
      expect(before).toMatchObject({ isOverride: false });
    });

    it('is overridden by a commissioner’s toggle, which cannot ask for it', async () => {
      await fill();
      expect((await mark(team, players[3]!, {})).statusCode).toBe(409);
      expect((await mark(team, players[3]!, {}, boss)).statusCode).toBe(200);
      expect((await changesOf(team))[0]).toMatchObject({ playerId: players[3], isOverride: true, changedBy: boss });
    });

    it('counts the host’s keepers, lets marks be taken back, and says how many have to be', async () => {
      const { leagueId, teamId } = team;
      for (const player of players.slice(0, 4))
        await server.rows(`insert into keeper values ('${leagueId}', 2026, '${teamId}', '${player}', 'host')`);
      expect((await mark(team, players[4]!, {})).json()).toMatchObject(
        refusal('4 of 3 keepers: take 2 marks back first.', false),
      );
      for (const player of players.slice(0, 2)) expect((await mark(team, player, {})).statusCode).toBe(200);
      expect((await mark(team, players[4]!, {})).statusCode).toBe(200);
    });

    it('does not count a mark whose player has left the team, which nobody could take back', async () => {
      await server.rows(`insert into keeper select '${team.leagueId}', 2026, '${team.teamId}', id, 'manual' from player
        where id not in (select player_id from roster_entry) limit 1`);
      await fill();
    });

    it('holds, however many marks arrive at once', async () => {
      const marks = Array.from({ length: 24 }, (_each, i) => mark(team, players[i % 12]!, i < 12 ? { isKeeper: true } : {}));
      const statuses = new Set((await Promise.all(marks)).map(({ statusCode }) => statusCode));
      expect([...statuses].sort()).toEqual([200, 409]);
      expect((await keepersOf(team)).length).toBeLessThanOrEqual(3);
      let count = 0;
      for (const { isKeeper } of (await changesOf(team)).reverse()) expect((count += isKeeper ? 1 : -1)).toBeLessThanOrEqual(3);
    });

    it('is none where the league has none', async () => {
      await server.rows(`update league_rules set rules = rules || '{"keepers":null}' where league_id = '${team.leagueId}'`);
      for (const player of players.slice(0, 5)) expect((await mark(team, player, {})).statusCode).toBe(200);
      await server.rows(`update league_rules set rules = rules || '{"keepers":3}' where league_id = '${team.leagueId}'`);
    });
  });
