import { draftRounds } from '../../../server/domain/draftOrder';
import { type PickTransfer, draftSlots, applyTrades, orderAfter } from '../../../server/domain/draftPicks';
import { placeKeepers } from '../../../server/domain/keeperPlacement';

const order = ['A', 'B', 'C'];
const rows = (type: Parameters<typeof draftSlots>[2], rounds: number) => {
  const slots = draftSlots(order, rounds, type);
  return Array.from({ length: rounds }, (_, i) =>
    slots
      .filter(({ round }) => round === i + 1)
      .map(({ originalTeamId }) => originalTeamId)
      .join(''),
  );
};
const move = (pick: string, fromTeamId: string, toTeamId: string, date = '2026-03-01'): PickTransfer => {
  const [round, number] = pick.split('.').map(Number);
  return { round: round!, pick: number!, date, fromTeamId, toTeamId };
};
const draftAfter = (moves: PickTransfer[]) => applyTrades(draftSlots(order, 2, 'linear'), moves);

test('a linear draft has the same order in each round', () => {
  expect(rows('linear', 4)).toEqual(['ABC', 'ABC', 'ABC', 'ABC']);
});

test('a snake turns round each time', () => {
  expect(rows('snake', 5)).toEqual(['ABC', 'CBA', 'ABC', 'CBA', 'ABC']);
});

test('third-round reversal repeats the second round’s way once, then goes on as a snake', () => {
  expect(rows('thirdRoundReversal', 6)).toEqual(['ABC', 'CBA', 'CBA', 'ABC', 'CBA', 'ABC']);
});

test('picks are numbered within their round', () => {
  expect(draftSlots(order, 2, 'snake').slice(2, 5)).toEqual([
    { round: 1, pick: 3, originalTeamId: 'C' },
    { round: 2, pick: 1, originalTeamId: 'C' },
    { round: 2, pick: 2, originalTeamId: 'B' },
  ]);
});

test('last season’s last team picks first', () => {
  const places = [
    { teamId: 'B', finalPosition: 2 },
    { teamId: 'A', finalPosition: 1 },
    { teamId: 'C', finalPosition: 3 },
  ];
  expect(orderAfter(places)).toEqual(['C', 'B', 'A']);
});

test('a pick traded twice belongs to its last owner, with the giver and the day of its last trade', () => {
  const { picks, refused } = draftAfter([move('1.1', 'A', 'B', '2026-03-01'), move('1.1', 'B', 'C', '2026-04-02')]);
  expect(picks[0]).toMatchObject({ holderId: 'C', traded: { originalTeamId: 'A', fromTeamId: 'B', date: '2026-04-02' } });
  expect(picks.filter(({ traded }) => traded)).toHaveLength(1);
  expect(refused).toEqual([]);
});

test('a pick traded back counts as not traded; the day of its last trade is known', () => {
  const { picks } = draftAfter([move('1.1', 'A', 'B', '2026-03-01'), move('1.1', 'B', 'A', '2026-04-02')]);
  expect(picks[0]).toEqual({ round: 1, pick: 1, playerId: null, holderId: 'A', since: '2026-04-02', traded: null });
  expect(picks[1]).not.toHaveProperty('since');
});

test('a pick cannot be given by a team that no longer holds it, nor one that the draft does not have', () => {
  const late = move('1.1', 'A', 'C');
  const unknown = move('3.1', 'A', 'B');
  const { picks, refused } = draftAfter([move('1.1', 'A', 'B'), late, unknown]);
  expect(picks[0]).toMatchObject({ holderId: 'B' });
  expect(refused).toEqual([late, unknown]);
});

test('keepers take picks that their team holds after all trades, and the others are counted without them', () => {
  const { picks } = draftAfter([move('1.1', 'A', 'B'), move('2.2', 'B', 'A')]);
  const keepers = [
    { playerId: 'p1', teamId: 'B', round: 1 },
    { playerId: 'p2', teamId: 'A', round: 2 },
    { playerId: 'p3', teamId: 'A', round: 2 },
  ];
  expect([...placeKeepers(picks, keepers, { isOver: false })].sort()).toEqual([
    [0, 'p1'],
    [3, 'p2'],
    [4, 'p3'],
  ]);
  const teams = new Map(order.map((id) => [id, `Team ${id}`]));
  const numbers = draftRounds(picks, keepers, { teams, players: new Map() }, { isOver: false }).map((round) =>
    round.picks.map((pick) => pick.actualPick),
  );
  expect(numbers).toEqual([
    [null, 1, 2],
    [null, null, 3],
  ]);
});

test('a team without picks left has no pick for more keepers', () => {
  const { picks } = draftAfter([move('1.1', 'A', 'B'), move('2.1', 'A', 'C')]);
  expect(placeKeepers(picks, [{ playerId: 'p1', teamId: 'A', round: 1 }], { isOver: false }).size).toBe(0);
});
