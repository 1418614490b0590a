import type { Schema } from '../../../src/api/types';
import { afterTrade, checkPickTrade, countBySeason, movesOfTrade, type TradablePick } from '../../../server/domain/pickTrades';

const pick = (season: number, round: number, number: number | null, holderId: string, since = ''): TradablePick => ({
  ...{ season, round, pick: number, holderId, since },
  originalTeamId: 'a',
});
const picks = [pick(2026, 1, 1, 'a'), pick(2026, 1, 2, 'b', '2026-08-10'), pick(2026, 2, 1, 'b'), pick(2027, 1, null, 'a')];
const context = {
  league: { season: 2026, hasDrafted: false },
  ...{
    isOver: false,
    teamNames: new Map([
      ['a', 'Ants'],
      ['b', 'Bees'],
    ]),
    picks,
  },
};
const trade: Schema<'PickTradeCreate'> = {
  ...{ leagueId: '1', year: 2026, date: '2026-08-12', fromTeamId: 'a', toTeamId: 'b' },
  fromPicks: [
    { season: 2026, round: 1, pick: 1 },
    { season: 2027, round: 1, originalTeamId: 'a' },
  ],
  toPicks: [{ season: 2026, round: 1, pick: 2 }],
};
const check = (change: Partial<typeof trade>, changed: Partial<typeof context> = {}) =>
  checkPickTrade({ ...trade, ...change }, { ...context, ...changed }, new Date('2026-08-20'));

test('a valid trade moves the picks of both sides', () => {
  expect(check({})).toEqual([]);
  const after = afterTrade(picks, trade);
  expect(after.map(({ holderId }) => holderId)).toEqual(['b', 'a', 'b', 'b']);
  expect(countBySeason(picks, 'a')).toEqual([
    { season: 2026, picks: 1 },
    { season: 2027, picks: 1 },
  ]);
  expect(countBySeason(after, 'a')).toEqual([
    { season: 2026, picks: 1 },
    { season: 2027, picks: 0 },
  ]);
  expect(movesOfTrade(trade).map(({ fromTeamId, isOfFirst }) => [fromTeamId, isOfFirst])).toEqual([
    ['a', true],
    ['a', true],
    ['b', false],
  ]);
});

test('a pick belongs to its holder on the day of the trade', () => {
  expect(check({ date: '2026-08-09' })).toEqual([
    { field: 'date', message: 'must not be before 2026-08-10, when 1.02 last changed hands' },
  ]);
  expect(check({ fromPicks: [{ season: 2026, round: 2, pick: 1 }] })).toEqual([
    { field: 'fromPicks.0', message: '2.01 belongs to Bees' },
  ]);
  expect(check({ fromPicks: [], toPicks: trade.fromPicks.slice(1) })).toEqual([
    { field: 'toPicks.0', message: 'round 1 of 2027 of Ants belongs to Ants' },
  ]);
});

test('after the draft its picks cannot be traded', () => {
  const own = trade.fromPicks.slice(0, 1);
  expect(check({ fromPicks: own, toPicks: [] }, { picks: picks.slice(3), isOver: true })).toEqual([
    { field: 'fromPicks.0', message: 'the draft of 2026 is over' },
  ]);
});
