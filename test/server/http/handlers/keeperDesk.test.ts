/** A league's own rules for keepers: what players cost, what the draft order shows, and what the rules refuse. */
import { send } from '../../../support/call';
import type { Schema } from '../../../../src/api/types';
import { rulesOf } from '../../domain/keeperDesk/rules';
import {
  boss,
  choicesOf,
  defaultTeam,
  deskOf,
  get,
  keep,
  mark,
  owner,
  prepareKeeperDesk,
  save,
  setRules,
  sleeperTeam,
  testKeeperRules,
  type Team,
} from './keeperDeskCalls';

/** The keepers of a team in the draft order, by the picks that they take. */
async function drafted({ leagueId, teamId }: Team) {
  const { rounds } = await get<Schema<'DraftOrder'>>(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`);
  const kept = rounds.flatMap(({ picks }) => picks).filter((pick) => pick.keeper && pick.teamId === teamId);
  return Object.fromEntries(kept.map(({ player, pickString }) => [player!.playerId, pickString]));
}

prepareKeeperDesk();
testKeeperRules('MyFantasyLeague', defaultTeam);

describe.each([
  ['MyFantasyLeague', defaultTeam],
  ['Sleeper', sleeperTeam],
])('on %s', (_, team) => {
  test('the desk and the draft order agree on every pick, without rules and with some', async () => {
    const { players } = await deskOf(team);
    for (const { playerId } of players.slice(0, 3)) await keep(team, playerId);
    for (const rules of [null, rulesOf({ sameRound: 'earlier' }), rulesOf({ cost: 'fixedRounds', fixedRounds: [2, 2, 5] })]) {
      await save(team, rules);
      const desk = await deskOf(team);
      const kept = desk.players.filter(({ isKeeper }) => isKeeper);
      expect(kept).toHaveLength(3);
      const picks = Object.fromEntries(kept.map(({ playerId, cost }) => [playerId, cost.pick]));
      expect(await drafted(team)).toEqual(picks);
      for (const pick of Object.values(picks)) expect(desk.picksLeft).not.toContain(pick);
      const choices = await choicesOf(team);
      const chosen = choices.teams.find(({ teamId }) => teamId === team.teamId)!;
      expect(Object.fromEntries(chosen.kept.map(({ playerId, cost }) => [playerId, cost.pick]))).toEqual(picks);
      expect(chosen.surplus).toBe(desk.chosen.surplus);
    }
  });

  test('limits by position, years and the first round are refused with what to do, and overridden by the commissioner', async () => {
    const { players } = await deskOf(team);
    const [one, two] = players.filter(({ position }) => position === 'WR');
    await save(team, rulesOf({ positions: [{ position: 'WR', keepers: 1 }] }));
    await keep(team, one!.playerId);
    const refusal = '1 of 1 WR keepers: take one of them back first.';
    expect((await deskOf(team)).players.find(({ playerId }) => playerId === two!.playerId)!.refusal).toBe(refusal);
    const refused = await mark(team, two!.playerId, { isKeeper: true });
    expect(refused.json()).toMatchObject({ status: 409, detail: refusal, mayOverride: false });
    expect((await mark(team, two!.playerId, { isKeeper: true }, boss)).json()).toMatchObject({ mayOverride: true });
    expect((await mark(team, two!.playerId, { isKeeper: true, override: true }, boss)).statusCode).toBe(200);
    const [change] = await server.rows(`select is_override from keeper_change order by id desc limit 1`);
    expect(change).toEqual({ is_override: true });
    const { refused: ofTeam } = (await choicesOf(team)).teams.find(({ teamId }) => teamId === team.teamId)!;
    expect(ofTeam).toEqual(['2 of 1 WR keepers: take a mark back.']);
  });
});

test('rules are for the commissioner; a change is in the log in words', async () => {
  expect((await setRules(defaultTeam, rulesOf(), {}, owner)).statusCode).toBe(403);
  await save(defaultTeam, rulesOf({ keepers: 4 }));
  const { changes } = (await send('GET', '/api/Leagues/Settings?leagueId=132', undefined, boss)).json<Schema<'LeagueSettings'>>();
  expect(changes[0]).toMatchObject({ by: boss, what: expect.stringContaining('A team keeps up to 4 players.') as string });
  const found = await get<Schema<'LeagueKeeperRules'>>('/api/League/GetKeeperRules?leagueId=132');
  expect(found).toMatchObject({ season: 2026, rules: rulesOf({ keepers: 4 }) });
  await save(defaultTeam, null);
  expect(await get('/api/League/GetKeeperRules?leagueId=132')).toMatchObject({ rules: null });
});

test.each<[field: string, rules: object]>([
  ['rules.timeZone', { timeZone: 'Mars/Olympus' }],
  ['rules.fixedRounds', { cost: 'fixedRounds', fixedRounds: [] }],
  [
    'rules.positions',
    {
      positions: [
        { position: 'QB', keepers: 1 },
        { position: 'QB', keepers: 2 },
      ],
    },
  ],
  ['rules.keepers', { keepers: 0 }],
  ['rules.deadline', { deadline: 'Tuesday' }],
])('%s is refused by its name', async (field, rules) => {
  const response = await setRules(defaultTeam, { ...rulesOf(), ...rules });
  expect(response.json()).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
});

test('after the draft the desk is that of next season: no marks, and this season’s draft counts', async () => {
  await save(defaultTeam, rulesOf());
  await server.rows(`update league set has_drafted = true where id = '132'`);
  await server.rowsChanged();
  const desk = await deskOf(defaultTeam);
  expect(desk).toMatchObject({ season: 2027, picksLeft: [], chosen: { playerIds: [], surplus: 0 } });
  for (const { cost, isKeeper } of desk.players) expect([cost.pick, isKeeper]).toEqual([null, false]);
  await server.rows(`update league set has_drafted = false where id = '132'`);
});
