import { hasProofCode, withoutProofCode } from '../../../server/domain/proofCode';

const code = 'sideline-3kw7hq2a';

test.each([
  ['Sunday Dynasty', 'Sunday Dynasty'],
  [`Sunday Dynasty ${code}`, 'Sunday Dynasty'],
  [`${code}: Sunday Dynasty`, 'Sunday Dynasty'],
  [`Sunday Dynasty (${code.toUpperCase()})`, 'Sunday Dynasty'],
  [`Sunday [ ${code} ] Dynasty (East)`, 'Sunday Dynasty (East)'],
  [`Sunday – ${code} – Dynasty`, 'Sunday Dynasty'],
  [`${code} ${code}`, 'League 7'],
  ['Sideline-Watchers  United', 'Sideline-Watchers  United'],
  ['sideline-3kw7hq21', 'sideline-3kw7hq21'],
])('%j is shown as %j', (name, shown) => {
  expect(withoutProofCode(name, 'League 7')).toBe(shown);
});

test('a code counts anywhere and in any case, another one does not', () => {
  expect(hasProofCode(`Our${code.toUpperCase()}league`, code)).toBe(true);
  expect(hasProofCode('sideline-3kw7hq2b', code)).toBe(false);
});
