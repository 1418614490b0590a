/** Calls about a league's own rules for keepers, and what holds on each platform. */
import { send } from '../../../support/call';
import type { Schema } from '../../../../src/api/types';
import { rulesOf } from '../../domain/keeperDesk/rules';

type Desk = Schema<'KeeperDesk'>;
type Rules = Schema<'KeeperRules'>;

export const owner = 'owner@example.com';
export const boss = 'boss@example.com';

export interface Team {
  leagueId: string;
  teamId: string;
}
export const defaultTeam: Team = { leagueId: '132', teamId: '13210' };
export const sleeperTeam: Team = { leagueId: '620000000000000260', teamId: '610000000000001074' };

export const get = async <Body>(path: string) => (await send('GET', path)).json<Body>();
export const deskOf = ({ leagueId, teamId }: Team) =>
  get<Desk>(`/api/League/GetKeeperDesk?leagueId=${leagueId}&teamId=${teamId}`);
export const choicesOf = ({ leagueId }: Team) =>
  get<Schema<'KeeperChoices'>>(`/api/League/GetKeeperChoices?leagueId=${leagueId}`);
export const setRules = ({ leagueId }: Team, rules: Rules | null, more: object = {}, by = boss) =>
  send('POST', '/api/League/SetKeeperRules', { leagueId, ...(rules && { rules }), ...more }, by);
export const save = async (team: Team, rules: Rules | null) => expect((await setRules(team, rules)).statusCode).toBe(200);

export function mark({ leagueId, teamId }: Team, playerId: string, wanted: Record<string, boolean>, by = owner) {
  if (leagueId !== '132') return send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId, teamId, playerId, ...wanted }, by);
  const query = new URLSearchParams({ teamId, leaguePlayerId: playerId });
  for (const [name, value] of Object.entries(wanted)) query.set(name, String(value));
  return send('GET', `/api/Team/TeamSetKeeper?${query.toString()}`, undefined, by);
}
export const keep = async (team: Team, playerId: string) =>
  expect((await mark(team, playerId, { isKeeper: true }, boss)).statusCode).toBe(200);

/** Prepares a league of each platform, its owner and its commissioner; each test begins without marks and rules. */
export function prepareKeeperDesk(): void {
  beforeAll(async () => {
    const teams = [defaultTeam, sleeperTeam];
    for (const { leagueId } of teams)
      await server.rows(`update league_rules set rules = rules || '{"keepers":3}' where league_id = '${leagueId}'`);
    await server.addAccount({ email: owner, role: 'member', scopes: teams });
    await server.addAccount({ email: boss, role: 'commissioner', scopes: teams.map(({ leagueId }) => ({ leagueId })) });
  });

  beforeEach(async () => {
    for (const table of ['keeper', 'hidden_keeper', 'keeper_change', 'keeper_rules']) await server.rows(`delete from ${table}`);
    await server.rowsChanged();
  });
}

/** Tests what the rules of a platform's league come to. */
export const testKeeperRules = (platform: string, team: Team) =>
  describe(`on ${platform}`, () => {
    test('a player’s cost before the click is the one after it', async () => {
      await save(team, rulesOf());
      const { players } = await deskOf(team);
      const [first, second] = players;
      await keep(team, first!.playerId);
      const before = (await deskOf(team)).players.find(({ playerId }) => playerId === second!.playerId)!;
      expect(before.isKeeper).toBe(false);
      await keep(team, second!.playerId);
      const after = (await deskOf(team)).players.find(({ playerId }) => playerId === second!.playerId)!;
      expect(after).toMatchObject({ isKeeper: true, cost: before.cost });
    });

    test('a player costs the round of his draft, a round earlier once he was kept, and the set round after a claim', async () => {
      const { leagueId, teamId } = team;
      const before = await deskOf(team);
      const [drafted, kept, claimed, other] = before.players.map(({ playerId }) => playerId);
      for (const [season, round, playerId, isKeeper] of [
        [2025, 7, drafted, false],
        [2025, 5, kept, true],
        [2024, 6, kept, false],
        [2025, 3, claimed, false],
      ] as const)
        await server.rows(
          `insert into draft_pick values ('${leagueId}', ${season}, ${round}, 90, '${teamId}', '${playerId}', 1, null, ${isKeeper})`,
        );
      await server.rows(
        `insert into league_transaction values ('${leagueId}', 2025, 'claim', 'waiver', 9, '2025-11-02T12:00:00Z', 3)`,
      );
      await server.rows(
        `insert into transaction_move (league_id, season, external_id, index, player_id, to_team_id)
         values ('${leagueId}', 2025, 'claim', 0, '${claimed}', '${teamId}')`,
      );
      await save(team, rulesOf({ roundsPerYear: 1, undraftedRound: 11 }));
      const { players } = await deskOf(team);
      const costOf = (id?: string) => {
        const { cost, yearsKept, nextCost, reasons } = players.find(({ playerId }) => playerId === id)!;
        return [cost.round, yearsKept, nextCost.round, reasons];
      };
      expect(costOf(drafted)).toEqual([6, 0, 5, ['Drafted in round 7 of 2025.']]);
      expect(costOf(kept)).toEqual([4, 1, 3, ['Drafted in round 6 of 2024.', 'Kept in 2025.']]);
      expect(costOf(claimed)).toEqual([11, 0, 10, ['Claimed in 2025: he counts as undrafted.']]);
      expect(costOf(other)![0]).toBe(11);
      await server.rows(`delete from draft_pick where pick = 90`);
      await server.rows(`delete from league_transaction where external_id = 'claim'`);
    });

    test('the best set is allowed and gains no less than the chosen one', async () => {
      await save(team, rulesOf({ keepers: 2 }));
      const { best, players, limit } = await deskOf(team);
      expect(limit).toBe(2);
      expect(best.playerIds.length).toBeLessThanOrEqual(2);
      for (const playerId of best.playerIds) await keep(team, playerId);
      expect((await deskOf(team)).chosen.surplus).toBe(best.surplus);
      expect(players.length).toBeGreaterThan(5);
    });

    test('after the deadline marks stay as they are but for the commissioner, and next season it does not count', async () => {
      const { players } = await deskOf(team);
      const [one, two] = players;
      await save(team, rulesOf({ deadline: '2099-08-25T22:00:00Z' }));
      expect((await mark(team, one!.playerId, { isKeeper: true })).statusCode).toBe(200);
      expect(await deskOf(team)).toMatchObject({ deadline: '2099-08-25T22:00:00Z' });
      await save(team, rulesOf({ deadline: '2026-08-25T22:00:00Z' }));
      const detail = 'The deadline was Tue, Aug 25, 2026, 6:00 PM EDT.';
      for (const [playerId, isKeeper] of [
        [one!.playerId, false],
        [two!.playerId, true],
      ] as const) {
        expect((await mark(team, playerId, { isKeeper })).json()).toMatchObject({ status: 409, detail, mayOverride: false });
        expect((await mark(team, playerId, { isKeeper, override: true }, boss)).statusCode).toBe(200);
      }
      await server.rows(`update keeper_rules set season = season - 1`);
      await server.rowsChanged();
      expect(await deskOf(team)).toMatchObject({ deadline: null, hasRules: true });
      expect((await mark(team, one!.playerId, { isKeeper: true })).statusCode).toBe(200);
    });

    test('a trial saves nothing and says what would change for each team', async () => {
      const { players } = await deskOf(team);
      for (const { playerId } of players.slice(0, 3)) await keep(team, playerId);
      const before = await deskOf(team);
      const response = await setRules(team, rulesOf({ cost: 'fixedRounds', fixedRounds: [1, 2, 3], keepers: 1 }), {
        isTrial: true,
      });
      const { teams } = response.json<Schema<'KeeperRulesEffects'>>();
      const own = teams.find(({ teamId }) => teamId === team.teamId)!;
      expect(own.refused).toEqual(['3 of 1 keepers: take 2 marks back.']);
      expect(own.changed.map(({ after }) => after.round).every((round) => round! <= 3)).toBe(true);
      for (const { playerId, before: cost } of own.changed)
        expect(cost).toEqual(before.players.find((player) => player.playerId === playerId)!.cost);
      expect(await deskOf(team)).toEqual(before);
      expect(await server.rows('select 1 from keeper_rules')).toEqual([]);
    });
  });
