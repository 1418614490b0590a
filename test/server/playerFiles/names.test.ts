import { toNflTeam } from '../../../server/domain/nflTeamCodes';
import { toPosition } from '../../../server/domain/positions';
import { nameKey } from '../../../server/playerFiles/names';
import { nameSpellings } from '../../samples/nameSpellings';

test.each([
  ['Marvin Harrison Jr.', 'marvin harrison'],
  ['Gabriel Davis', 'gabe davis'],
  ['Constructor Smith', 'constructor smith'],
  ['Valueof', 'valueof'],
])('compares %s as %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test.each(nameSpellings)('%s is the name of %s', (spelling, name) => {
  expect(nameKey(spelling)).toBe(nameKey(name));
});

test('a word of JavaScript is no code of a position or a team', () => {
  expect(toPosition(['constructor'])).toEqual({ position: 'CONSTRUCTOR', positionSortOrder: 7 });
  expect(toPosition(['D/ST'])).toEqual({ position: 'DEF', positionSortOrder: 6 });
  expect([toNflTeam('constructor'), toNflTeam('oak')]).toEqual([null, 'LV']);
});
