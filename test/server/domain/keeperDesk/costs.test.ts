import { placeSet, priceOf, roundOf } from '../../../../server/domain/keeperDesk/costs';
import { candidate, picksOf, rulesOf } from './rules';

type Row = [
  rules: Parameters<typeof rulesOf>[0],
  player: ReturnType<typeof candidate>,
  now: number | null,
  nextYear: number | null,
];

describe('the round of a keeper', () => {
  test.each<Row>([
    [{ roundsPerYear: 0 }, candidate('x', { round: 7 }), 7, 7],
    [{ roundsPerYear: 1 }, candidate('x', { round: 7 }), 6, 5],
    [{ roundsPerYear: 2 }, candidate('x', { round: 7, yearsKept: 1 }), 3, 1],
    [{ roundsPerYear: 2, earliestRound: 3 }, candidate('x', { round: 7, yearsKept: 3 }), 3, 3],
    [{ earliestRound: 3 }, candidate('x', { round: 2 }), 2, 2],
    [{ undraftedRound: 10 }, candidate('x', { round: null }), 10, 9],
    [{ undraftedRound: 10 }, candidate('x', { round: null, yearsKept: 2 }), 8, 7],
    [{ cost: 'adp', undraftedRound: 12 }, candidate('x', {}, { marketRound: 3 }), 3, 3],
    [{ cost: 'adp', undraftedRound: 12 }, candidate('x'), 12, 12],
    [{ cost: 'fixedRounds', fixedRounds: [2, 4] }, candidate('x'), 2, 2],
    [{ cost: 'auction' }, candidate('x', { amount: 20 }), null, null],
  ])('%j, %#', (rules, player, now, nextYear) => {
    expect([roundOf(rulesOf(rules), player), roundOf(rulesOf(rules), player, 0, 1)]).toEqual([now, nextYear]);
  });

  test('without rules is that of last season’s draft, else 1', () => {
    expect(roundOf(null, candidate('x', { round: 9, lastRound: 6, yearsKept: 3 }))).toBe(6);
    expect(roundOf(null, candidate('x', { round: null }))).toBe(1);
  });
});

test.each([
  [candidate('x', { amount: 20 }), 25, 30],
  [candidate('x', { amount: 20, yearsKept: 2 }), 35, 40],
  [candidate('x', { round: null }), 1, 6],
])('the price at an auction, %#', (player, now, nextYear) => {
  const rules = rulesOf({ cost: 'auction' });
  expect([priceOf(rules, player), priceOf(rules, player, 1)]).toEqual([now, nextYear]);
  expect(priceOf(rulesOf(), player)).toBeNull();
});

describe('keepers of one team use', () => {
  const costsOf = (rules: ReturnType<typeof rulesOf> | null, rounds: number[], ...players: ReturnType<typeof candidate>[]) =>
    Object.fromEntries([...placeSet(rules, picksOf(...rounds), players).costs].map(([id, { pick }]) => [id, pick]));
  const [x, y, z] = ['x', 'y', 'z'].map((id, index) => candidate(id, { round: 6 }, { rank: index + 1 }));

  test('the next earlier picks of the same round, or the next later ones', () => {
    expect(costsOf(rulesOf(), [1, 2, 3, 4, 5, 6], x!, y!, z!)).toEqual({ x: '5.04', y: '4.04', z: '3.04' });
    expect(costsOf(rulesOf({ sameRound: 'later' }), [1, 4, 5, 6, 7], x!, y!, z!)).toEqual({ x: '5.04', y: '6.04', z: '7.04' });
  });
  test('those of another round where theirs was traded away', () => {
    expect(costsOf(rulesOf(), [1, 2, 3, 6], x!)).toEqual({ x: '3.04' });
    expect(costsOf(rulesOf({ sameRound: 'later' }), [1, 2, 3, 6], x!)).toEqual({ x: '6.04' });
  });
  test('those on the other side where theirs has none, and none without a pick', () => {
    expect(costsOf(rulesOf(), [7, 8], x!)).toEqual({ x: '7.04' });
    expect(costsOf(rulesOf({ sameRound: 'later' }), [1, 2], x!)).toEqual({ x: '2.04' });
    expect(costsOf(rulesOf(), [5], x!, y!)).toEqual({ x: '5.04', y: null });
  });
  test('the fixed rounds by rank', () => {
    expect(costsOf(rulesOf({ cost: 'fixedRounds', fixedRounds: [1, 3] }), [1, 2, 3, 4], z!, x!, y!)).toEqual({
      ...{ x: '1.04', y: '3.04', z: '2.04' },
    });
  });
  test('a keeper without a pick is unpaid and gains nothing; before the draft has an order a pick counts without its number', () => {
    const players = [x!, y!].map((player) => ({ ...player, marketRound: 2 }));
    const left = placeSet(rulesOf(), picksOf(5), players);
    expect(left.costs.get('y')).toEqual({ round: 5, pick: null, price: null, isUnpaid: true });
    expect([...left.surpluses.values()]).toEqual([3, null]);
    const open = placeSet(
      rulesOf(),
      picksOf(3, 5).map((pick) => ({ ...pick, pick: 0 })),
      players,
    );
    expect([...open.costs.values()]).toEqual([5, 5].map((round) => ({ round, pick: null, price: null })));
    expect([[...open.surpluses.values()], open.surplus]).toEqual([[3, 1], 4]);
    expect(placeSet(rulesOf({ cost: 'auction' }), [], players).costs.get('x')).not.toHaveProperty('isUnpaid');
  });
  test('none in an auction', () => {
    expect(costsOf(rulesOf({ cost: 'auction' }), [1, 2], x!)).toEqual({ x: null });
  });
});
