import { ageColour } from '../../src/lib/ageColour';

test.each([
  [0, 'green'],
  [23.99, 'green'],
  [24, 'yellow'],
  [24.99, 'yellow'],
  [25, 'red'],
  [38, 'red'],
])('an average age of %d is %s', (age, colour) => {
  expect(ageColour(age)?.colour).toBe(colour);
});

test('each colour has its own meaning in words', () => {
  expect([23, 24, 25].map((age) => ageColour(age)?.meaning)).toEqual([
    'young, below 24',
    'middle, 24 to below 25',
    'old, 25 or above',
  ]);
});

test('without an age there is no colour', () => {
  expect([null, undefined, Number.NaN].map(ageColour)).toEqual([undefined, undefined, undefined]);
});
