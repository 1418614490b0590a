import {
  defaultDraft,
  draftWithKeepers,
  numberDrafts,
  type SeasonDraft,
  type StoredDraft,
} from '../../../server/domain/seasonDrafts';

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

describe('the draft that is shown', () => {
  const now = Date.parse('2026-08-01T12:00:00Z');
  const day = 24 * 3_600_000;
  const draft = (number: number, more: Partial<SeasonDraft> = {}): SeasonDraft => ({
    ...{
      number,
      rounds: 3,
      isAuction: false,
      isOver: false,
      isRunning: false,
      isMain: false,
      startsAt: null,
      picks: 36,
      made: 0,
    },
    ...more,
  });
  const over = { isOver: true, made: 36 };
  const main = { isMain: true };
  const auction = { isAuction: true, rounds: 1, picks: 3, made: 3 };
  const shown = (drafts: SeasonDraft[], hasBegun: boolean) => defaultDraft(drafts, { hasBegun, now })?.number;

  test.each([
    ['the host’s own, beside an older one that nobody holds', [draft(1), draft(2, { ...main, ...over })], 2],
    ['the host’s own while it is to come', [draft(1, over), draft(2), draft(3, main)], 3],
    ['a newer one to come after the host’s own', [draft(1, { ...main, ...over }), draft(2, { startsAt: now + day })], 2],
    [
      'the host’s own, if the newer one’s start has passed',
      [draft(1, { ...main, ...over }), draft(2, { startsAt: now - day })],
      1,
    ],
    ['the running one', [draft(1, { isRunning: true, made: 2 }), draft(2, main)], 1],
    ['without an own one the first to come', [draft(1, over), draft(2), draft(3)], 2],
    ['the draft with more picks than an auction that is open', [draft(1, over), draft(2, auction)], 1],
    ['the newest of those that are over', [draft(1, over), draft(2, over)], 2],
  ])('before the first game is %s', (_, drafts, expected) => {
    expect(shown(drafts, false)).toBe(expected);
  });

  test.each([
    ['the host’s own, beside newer ones', [draft(1, { ...main, ...over }), draft(2), draft(3, { isRunning: true })], 1],
    ['another, if the host’s own was never held', [draft(1, over), draft(2, main)], 1],
    [
      'without an own one that with the most picks made',
      [draft(1, { isOver: true, picks: 240 }), draft(2, { ...auction, made: 4 })],
      2,
    ],
  ])('in season is %s', (_, drafts, expected) => {
    expect(shown(drafts, true)).toBe(expected);
  });

  test('takes the keepers’ picks, unless it is an auction or was never held', () => {
    const keepersOf = (drafts: SeasonDraft[], hasBegun = false) => draftWithKeepers(drafts, { hasBegun, now })?.number;
    expect(keepersOf([draft(1), draft(2, { ...main, ...over })])).toBe(2);
    expect(keepersOf([draft(1), draft(2, { ...auction, ...main }), draft(3, over)], true)).toBe(3);
    expect(keepersOf([draft(1, auction), draft(2, over)])).toBe(2);
    expect(shown([], false)).toBeUndefined();
  });
});
