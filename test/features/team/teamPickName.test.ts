import { teamPickName } from '../../../src/features/team/teamPickName';

test('a pick whose place nobody has set is named by its round only', () => {
  expect(teamPickName({ pickString: '2.01', isGuess: true })).toBe('Round 2');
  expect(teamPickName({ pickString: '2.01' })).toBe('2.01');
});
