import { numberFilterProblem, parseNumberFilter } from '../../src/grid/numberFilter';

const passing = (text: string) => [-1.5, 5, 12, 13, 25].filter(parseNumberFilter(text)!);

test.each([
  ['<12', [-1.5, 5]],
  ['<=12', [-1.5, 5, 12]],
  ['>12', [13, 25]],
  ['>= 12', [12, 13, 25]],
  ['5-12', [5, 12]],
  ['12 – 5', [5, 12]],
  ['-2-5', [-1.5, 5]],
])('%s compares numbers, a range includes its limits', (text, numbers) => expect(passing(text)).toEqual(numbers));

test.each(['13', '999', '1.', 'n/a', 'N', ''])('%j is no comparison and no mistake', (text) => {
  expect([parseNumberFilter(text), numberFilterProblem(text)]).toEqual([undefined, null]);
});

test.each(['young', '5-', '<a'])('%s is a mistake', (text) => {
  expect(numberFilterProblem(text)).toBe('Type a number, <25, >=10, 5-12 or N/A.');
});
