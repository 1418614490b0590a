import { defaultDraft, numberDrafts, type StoredDraft } from '../../../server/domain/seasonDrafts';

const listed = (externalId: string, more = {}) => ({ externalId, isAuction: false, isOver: false, ...more });
const stored = (number: number, externalId: string, more: Partial<StoredDraft> = {}): StoredDraft => ({
  ...{ number, externalId, isAuction: false, isOver: false, made: 0 },
  ...more,
});
const numbers = (...given: Parameters<typeof numberDrafts>) =>
  numberDrafts(...given)
    .map(({ number, externalId }) => `${number} ${externalId}`)
    .sort();

test.each([
  ['by age at first', [], [listed('a'), listed('b')], ['1 a', '2 b']],
  ['with their numbers, a new one after them', [stored(1, 'b')], [listed('a'), listed('b')], ['1 b', '2 a']],
  ['a new one in place of one that is gone before its first pick', [stored(1, 'a')], [listed('b')], ['1 b']],
  ['beside one that is gone with picks', [stored(1, 'a', { made: 3 })], [listed('b')], ['1 a', '2 b']],
])('drafts are numbered %s', (_, before, now, expected) => {
  expect(numbers(before, now)).toEqual(expected);
});

test('a draft that was over is another one when its host, which has no ids, has lost most of its picks', () => {
  const over = [stored(1, 'draft', { isOver: true, made: 8 })];
  expect(numbers(over, [listed('draft', { made: 3 })])).toEqual(['1 draft/1', '2 draft']);
  expect(numbers(over, [listed('draft', { made: 7 })])).toEqual(['1 draft']);
  expect(numbers(over, [listed('draft')])).toEqual(['1 draft']);
  expect(numbers(over, [listed('draft', { made: 0, isOver: true })])).toEqual(['1 draft']);
});

test('the first draft that is not over is shown, else the newest', () => {
  const draft = (number: number, isOver: boolean) => ({ number, isOver, rounds: 1, isAuction: false });
  expect(defaultDraft([draft(1, true), draft(2, false), draft(3, false)])?.number).toBe(2);
  expect(defaultDraft([draft(1, true), draft(2, true)])?.number).toBe(2);
  expect(defaultDraft([])).toBeUndefined();
});
