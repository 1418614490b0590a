import { draftTransfers, toPickTrades, withLastTrades } from '../../../server/hosts/draftTransfers';
import type { HostDraftPick, HostPickTrade } from '../../../server/hosts/hostRows';

const pick = (teamId: string, formerTeamIds: string[] | null, more: Partial<HostDraftPick> = {}): HostDraftPick => ({
  ...{ round: 1, pick: 1, totalPick: 1, teamId, originalTeamId: null, formerTeamIds, playerId: null },
  ...more,
});
const trade = (fromTeamId: string, toTeamId: string, date: string, more: Partial<HostPickTrade> = {}): HostPickTrade => ({
  ...{ season: 2026, round: 1, pick: null, originalTeamId: 'A', date, fromTeamId, toTeamId },
  ...more,
});
const hands = (picks: HostDraftPick[], trades: HostPickTrade[]) =>
  draftTransfers(picks, trades).transfers.map(({ fromTeamId, toTeamId, date }) => `${fromTeamId}>${toTeamId} ${date}`);

test('a pick that never moved stays with its team', () => {
  expect(draftTransfers([pick('A', [], { playerId: '7' })], [])).toEqual({
    slots: [{ round: 1, pick: 1, originalTeamId: 'A', playerId: '7' }],
    transfers: [],
  });
});

test('each change of a pick’s owner is a move, dated by its trade, before or after the order was known', () => {
  const trades = [trade('A', 'B', '2025-10-01'), trade('B', 'C', '2026-04-01', { pick: 1 })];
  const { slots, transfers } = draftTransfers([pick('C', ['A', 'B'])], trades);
  expect(slots[0]).toMatchObject({ originalTeamId: 'A' });
  expect(transfers).toEqual([
    { round: 1, pick: 1, date: '2025-10-01', fromTeamId: 'A', toTeamId: 'B' },
    { round: 1, pick: 1, date: '2026-04-01', fromTeamId: 'B', toTeamId: 'C' },
  ]);
});

test('a pick that was traded back and forth has each day once', () => {
  const trades = [trade('A', 'B', '2026-01-01'), trade('B', 'A', '2026-02-01'), trade('A', 'B', '2026-03-01')];
  expect(hands([pick('B', ['A', 'B', 'A'])], trades)).toEqual(['A>B 2026-01-01', 'B>A 2026-02-01', 'A>B 2026-03-01']);
});

test('an owner without a known trade has no date; trades of other picks are ignored', () => {
  const others = [trade('A', 'B', '2026-01-01', { round: 2 }), trade('A', 'B', '2026-01-02', { originalTeamId: 'D' })];
  expect(hands([pick('B', ['A'])], [...others, trade('A', 'B', '2026-01-03', { pick: 4 })])).toEqual(['A>B null']);
});

test('where the draft does not say, the trades decide, if they agree', () => {
  const chain = [trade('A', 'B', '2026-01-01'), trade('B', 'C', '2026-02-01')];
  expect(hands([pick('C', null)], chain)).toEqual(['A>B 2026-01-01', 'B>C 2026-02-01']);
  const second = trade('D', 'C', '2026-03-01', { originalTeamId: 'D' });
  expect(hands([pick('C', null)], [...chain, second])).toEqual([]);
  expect(hands([pick('E', null)], chain)).toEqual([]);
});

describe('a comment that names each giver once', () => {
  const back = [trade('C', 'D', '2025-05-05'), trade('D', 'C', '2025-05-05'), trade('C', 'D', '2025-05-06')];
  const numbered = back.map((each) => ({ ...each, pick: 1, originalTeamId: 'C' }));

  test.each([
    ['a pick given, returned and given again', 'D', ['C', 'D'], numbered, ['C>D 2025-05-05', 'D>C 2025-05-05', 'C>D 2025-05-06']],
    [
      'one that came from a team before',
      ...(['D', ['A', 'C', 'D'], numbered] as const),
      ['A>C null', 'C>D 2025-05-05', 'D>C 2025-05-05', 'C>D 2025-05-06'],
    ],
    ['one that was returned for good', 'C', ['C', 'D'], numbered.slice(0, 2), ['C>D 2025-05-05', 'D>C 2025-05-05']],
    [
      'one whose last trade has no day',
      'B',
      ['A', 'B', 'C'],
      [trade('A', 'B', '2025-01-01')],
      ['A>B 2025-01-01', 'B>C null', 'C>B null'],
    ],
    ['one whose dated trades do not lead to its owner', 'E', ['C', 'D'], numbered.slice(0, 2), ['C>D 2025-05-05', 'D>E null']],
    ['one that its comment says nothing of', 'D', [], numbered.slice(2), ['C>D 2025-05-06']],
    ['one that a dated trade contradicts', 'B', ['A', 'X'], [trade('A', 'B', '2025-01-01')], ['A>B 2025-01-01']],
  ])('%s follows its dated trades', (_, owner, givers, trades, expected) => {
    expect(hands([pick(owner, [...givers])], [...trades])).toEqual(expected);
  });

  test('no team trades with itself', () => {
    expect(hands([pick('D', ['A', 'A', 'D'])], [])).toEqual(['A>D null']);
    const own = { ...trade('A', 'A', ''), at: '2025-05-05T12:00:00Z' };
    expect(toPickTrades([own], [])).toEqual([]);
    expect(withLastTrades([], [trade('B', 'B', '')])).toEqual([trade('A', 'B', '')]);
  });
});
