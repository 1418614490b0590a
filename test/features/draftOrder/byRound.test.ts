import type { DraftPickRow } from '../../../src/entities/draftPicks';
import { byRound } from '../../../src/features/draftOrder/byRound';

test('the picks of a round stay together, in the order of the response', () => {
  const picks = [
    { key: 'a', round: 1 },
    { key: 'b', round: 1 },
    { key: 'c', round: 3 },
  ] as DraftPickRow[];
  expect(byRound(picks)).toEqual([
    { round: 1, picks: picks.slice(0, 2) },
    { round: 3, picks: picks.slice(2) },
  ]);
  expect(byRound([])).toEqual([]);
});
