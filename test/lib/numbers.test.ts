import { decimals, fortyYard, height, heightInInches, ordinal, percentage, points } from '../../src/lib/numbers';

test('averages are shown to 2 decimals', () => {
  expect([1, 1.005, 12.345, -0.001, -2.5, 0, 1234.5].map((value) => decimals(value))).toEqual([
    '1.00',
    '1.01',
    '12.35',
    '0.00',
    '-2.50',
    '0.00',
    '1234.50',
  ]);
});

test('points keep a third decimal where they have one, and two otherwise', () => {
  expect([100, 104.5, 100.004, 0.1 + 0.2, -3.125, 1000.01, 0, null].map((value) => points(value))).toEqual([
    ...['100.00', '104.50', '100.004', '0.30', '-3.125', '1000.01', '0.00', 'N/A'],
  ]);
  expect([100.0025, 94.565, 100].map((median) => points(median, 4))).toEqual(['100.0025', '94.565', '100.00']);
});

test('very small and very large numbers stay numbers', () => {
  expect(decimals(1e-9)).toBe('0.00');
  expect(decimals(123456789.125)).toBe('123456789.13');
  expect(decimals(1e21)).toBe(String(1e21));
});

test('a missing number is N/A', () => {
  expect([null, undefined, Number.NaN, Infinity].map((value) => decimals(value))).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
});

test('a percentage has three decimals', () => {
  expect([0, 1, 0.6785, 2 / 3, null].map(percentage)).toEqual(['0.000', '1.000', '0.679', '0.667', 'N/A']);
});

test('places are ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st']);
});

test('heights are feet and inches', () => {
  expect(['6-2', '5-11', '6-0', ' 6-10 '].map(height)).toEqual(['6′2″', '5′11″', '6′0″', '6′10″']);
  expect([null, undefined, '', '  '].map(height)).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
  expect(height('tall')).toBe('tall');
});

test('heights in inches sort rightly', () => {
  expect(['5-9', '5-11', '6-2', '6-12', 'tall', null].map(heightInInches)).toEqual([69, 71, 74, undefined, undefined, undefined]);
});

test('a 40-yard dash is in seconds', () => {
  expect([4.43, 4.4, 0, null].map(fortyYard)).toEqual(['4.43 s', '4.40 s', '0.00 s', 'N/A']);
});
