import { costOrder, keeperCostText } from '../../src/league/keeperCostText';

const none = { round: null, pick: null, price: null };

test.each([
  [{ ...none, round: 7, pick: '7.04' }, '7.04', 704],
  [{ ...none, round: 7, pick: '10.11' }, '10.11 for round 7', 1011],
  [{ ...none, round: 7 }, 'Round 7', 700],
  [{ ...none, round: 7, isUnpaid: true }, 'No pick for round 7', 700],
  [{ ...none, isUnpaid: true }, 'No pick left', undefined],
  [{ ...none, price: 0 }, '$0', 0],
  [none, undefined, undefined],
])('%j is %s', (cost, text, order) => {
  expect([keeperCostText(cost), costOrder(cost)]).toEqual([text, order]);
});
