import { toNflTeam } from '../../../server/domain/nflTeamCodes';
import { toPosition } from '../../../server/domain/positions';
import { nameKey } from '../../../server/playerFiles/names';

test.each([
  ['Marvin Harrison Jr.', 'marvin harrison'],
  ['Gabriel Davis', 'gabe davis'],
  ['Constructor Smith', 'constructor smith'],
  ['Valueof', 'valueof'],
])('compares %s as %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('a word of JavaScript is no code of a position or a team', () => {
  expect(toPosition(['constructor'])).toEqual({ position: 'CONSTRUCTOR', positionSortOrder: 7 });
  expect(toPosition(['D/ST'])).toEqual({ position: 'DEF', positionSortOrder: 6 });
  expect([toNflTeam('constructor'), toNflTeam('oak')]).toEqual([null, 'LV']);
});
