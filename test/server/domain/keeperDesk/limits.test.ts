import { isPastDeadline, limitOf, refusedBeside, refusedPlayer, refusedSet } from '../../../../server/domain/keeperDesk/limits';
import { candidate, rulesOf } from './rules';

const [x, y] = [candidate('x'), candidate('y', {}, { position: 'QB' })];

test.each([
  [{ keepsFirstRounders: false }, { round: 1 }, 'He was drafted in the first round.'],
  [{ keepsFirstRounders: false }, { round: 2 }, null],
  [{ years: 2 }, { yearsKept: 2 }, 'He was kept 2 years in a row, the most that the rules allow.'],
  [{ years: 1 }, { yearsKept: 1 }, 'He was kept once, the most that the rules allow.'],
  [{ years: 2 }, { yearsKept: 1 }, null],
])('%j and %j: %s', (rules, past, reason) => {
  expect(refusedPlayer(rulesOf(rules), candidate('x', past))).toBe(reason);
  expect(refusedPlayer(null, candidate('x', past))).toBeNull();
});

test.each([
  [{}, 1, '1 of 1 keepers: take another mark back first.'],
  [{}, 2, null],
  [{ positions: [{ position: 'QB', keepers: 1 }] }, 9, '1 of 1 QB keepers: take one of them back first.'],
  [{ positions: [{ position: 'QB', keepers: 0 }] }, 9, 'No QB may be kept.'],
  [{ positions: [{ position: 'RB', keepers: 0 }] }, 9, null],
])('beside a quarterback, %j and a limit of %i: %s', (rules, limit, reason) => {
  const another = candidate('z', {}, { position: 'QB' });
  expect(refusedBeside(rulesOf(rules), limit, [y], another)).toBe(reason);
});

test('a set names each limit that it exceeds', () => {
  const rules = rulesOf({ positions: [{ position: 'QB', keepers: 0 }], years: 1 });
  const kept = candidate('z', { yearsKept: 1 });
  expect(refusedSet(rules, 1, [x, y, kept])).toEqual([
    '3 of 1 keepers: take 2 marks back.',
    '1 of 0 QB keepers: take a mark back.',
    'Player z: He was kept once, the most that the rules allow.',
  ]);
  expect(refusedSet(rules, 1, [x])).toEqual([]);
});

test('the limit is the rules’, else the host’s', () => {
  expect([limitOf(rulesOf({ keepers: 2 }), 5), limitOf(rulesOf(), 5), limitOf(null, undefined)]).toEqual([2, 5, undefined]);
});

test('the deadline passes with its instant', () => {
  const at = Date.parse('2026-08-25T22:00:00Z');
  const rules = rulesOf({ deadline: '2026-08-25T22:00:00Z' });
  expect([isPastDeadline(rules, at - 1), isPastDeadline(rules, at), isPastDeadline(rulesOf(), at)]).toEqual([false, true, false]);
});
