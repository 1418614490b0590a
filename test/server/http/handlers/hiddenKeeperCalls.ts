/** Keepers that are hidden until the deadline: who may choose and see them, and when they become public. */
import type { Schema } from '../../../../src/api/types';
import { send } from '../../../support/call';
import { eventually } from '../../../support/eventually';
import { rulesOf } from '../../domain/keeperDesk/rules';
import { boss, mark, owner, save, type Team } from './keeperDeskCalls';

const deadline = '2099-08-25T22:00:00Z';
/** Rules that hide the keepers. */
export const hiding = rulesOf({ deadline, isHidden: true, keepers: 2 });

const own = ({ leagueId, teamId }: Team, by = owner) =>
  send('GET', `/api/League/GetOwnKeeperDesk?leagueId=${leagueId}&teamId=${teamId}`, undefined, by);
const ownKeepers = async (team: Team) => (await own(team)).json<Schema<'KeeperDesk'>>().chosen.playerIds.sort();
const rosterOf = async ({ leagueId, teamId }: Team) =>
  (
    await server.rows<{ id: string }>(
      `select player_id as id from roster_entry where league_id = '${leagueId}' and team_id = '${teamId}' order by player_id`,
    )
  ).map(({ id }) => id);
const publicKeepers = async ({ leagueId, teamId }: Team) => {
  const response = await send('GET', `/api/League/GetKeeperDesk?leagueId=${leagueId}&teamId=${teamId}`);
  return response.json<Schema<'KeeperDesk'>>().chosen.playerIds.sort();
};
const changesOf = async ({ leagueId }: Team) =>
  (await send('GET', `/api/Team/GetKeeperChanges?leagueId=${leagueId}`, undefined, boss)).json<Schema<'KeeperChange'>[]>();
const passDeadline = () =>
  server.rows(`update keeper_rules set rules = rules || '{"deadline":"2026-08-25T22:00:00Z"}' where is_hiding`);

/** Tests hidden keepers in a platform's league. */
export const testHiddenKeepers = (platform: string, team: Team) =>
  describe(`on ${platform}`, () => {
    let players: string[];
    beforeAll(async () => void (players = await rosterOf(team)));

    test('the owner sees what he chose, within the limits; nobody else chooses or sees it', async () => {
      await save(team, hiding);
      const response = await mark(team, players[0]!, { isKeeper: true });
      const body = response.json<Schema<'TeamPlayer'>[] | { teamPlayers: Schema<'TeamPlayer'>[] }>();
      const roster = Array.isArray(body) ? body : body.teamPlayers;
      expect(roster.flatMap(({ playerId, isKeeper }) => (isKeeper ? playerId : []))).toEqual([players[0]]);
      expect((await mark(team, players[1]!, { isKeeper: true })).statusCode).toBe(200);
      expect((await mark(team, players[2]!, { isKeeper: true })).json()).toMatchObject({
        ...{ status: 409, detail: '2 of 2 keepers: take another mark back first.' },
      });
      expect(await ownKeepers(team)).toEqual(players.slice(0, 2));
      expect(await publicKeepers(team)).toEqual([]);
      const detail = 'The keepers are hidden until Tue, Aug 25, 2099, 6:00 PM EDT: only the team’s owner chooses them.';
      for (const by of [boss, 'admin@example.com']) {
        for (const playerId of [players[0]!, players[3]!])
          expect((await mark(team, playerId, { isKeeper: true }, by)).json()).toMatchObject({ status: 403, detail });
        expect((await own(team, by)).statusCode).toBe(403);
      }
      const take = await send('POST', '/api/League/TakeHostKeepers', { leagueId: team.leagueId }, boss);
      expect(take.json()).toMatchObject({ status: 403, detail });
      expect(await changesOf(team)).toEqual([]);
    });

    test('rules hide marks that were public and show them again, with who chose what meanwhile in the history', async () => {
      for (const playerId of players.slice(0, 2)) await mark(team, playerId, { isKeeper: true });
      await save(team, hiding);
      expect(await publicKeepers(team)).toEqual([]);
      expect(await changesOf(team)).toEqual([]);
      expect(await ownKeepers(team)).toEqual(players.slice(0, 2));
      await mark(team, players[0]!, { isKeeper: false });
      await mark(team, players[2]!, { isKeeper: true });
      await mark(team, players[1]!, { isKeeper: false });
      await mark(team, players[1]!, { isKeeper: true });
      await save(team, rulesOf({ deadline }));
      expect(await publicKeepers(team)).toEqual(players.slice(1, 3));
      expect(await server.rows('select 1 from hidden_keeper')).toEqual([]);
      const changes = (await changesOf(team)).map(({ playerId, isKeeper, changedBy }) => [playerId, isKeeper, changedBy]);
      expect(changes).toEqual([
        [players[2], true, owner],
        [players[0], false, owner],
        [players[1], true, owner],
        [players[0], true, owner],
      ]);
    });

    test('the worker shows them at the deadline, with the time of the choice; players who left are left out', async () => {
      await save(team, hiding);
      for (const playerId of players.slice(0, 2)) await mark(team, playerId, { isKeeper: true });
      await server.rows(`update hidden_keeper set changed_at = '2026-08-01T12:00:00Z'`);
      await server.rows(
        `update hidden_keeper set player_id = (select id from player where id not in (select player_id from roster_entry) limit 1)
         where player_id = '${players[1]}'`,
      );
      expect(await publicKeepers(team)).toEqual([]);
      await passDeadline();
      const worker = (await server.jobs()).startWorker();
      await eventually(async () => expect(await publicKeepers(team)).toEqual([players[0]]));
      await worker.stop();
      expect(await changesOf(team)).toMatchObject([
        { playerId: players[0], isKeeper: true, changedBy: owner, changedAt: '2026-08-01T12:00:00.000Z' },
      ]);
      const settings = (await send('GET', `/api/Settings?leagueId=${team.leagueId}`)).json<Schema<'Settings'>>();
      expect(settings.keepersHiddenUntil).toBeUndefined();
    });

    test('a call after the deadline shows them before it does its work', async () => {
      await save(team, hiding);
      await mark(team, players[0]!, { isKeeper: true });
      await passDeadline();
      expect((await mark(team, players[1]!, { isKeeper: true })).json()).toMatchObject({ status: 409 });
      const overridden = await mark(team, players[1]!, { isKeeper: true, override: true }, boss);
      expect(overridden.statusCode).toBe(200);
      expect(await publicKeepers(team)).toEqual(players.slice(0, 2));
    });

    test('a made draft shows them before the deadline', async () => {
      await save(team, hiding);
      await mark(team, players[0]!, { isKeeper: true });
      await server.rows(`update league set has_drafted = true where id = '${team.leagueId}'`);
      const worker = (await server.jobs()).startWorker();
      await eventually(async () =>
        expect(await server.rows(`select player_id as id from keeper where league_id = '${team.leagueId}'`)).toEqual([
          { id: players[0] },
        ]),
      );
      await worker.stop();
      await server.rows(`update league set has_drafted = false where id = '${team.leagueId}'`);
    });
  });
