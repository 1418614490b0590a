import { readChoices, writeChoices } from '../../src/grid/choices';

const values = ['QB', 'Mo Money, Mo Problems', String.raw`Back\slash\\`, 'none', ','];
const choices = values.map((value) => ({ value, label: value }));

test('chosen values are read back from the URL as they were written, those with commas too', () => {
  for (const chosen of [[values[1]!], [values[2]!, values[0]!], [','], values, []])
    expect(readChoices(writeChoices(chosen), choices).map(({ value }) => value)).toEqual(
      values.filter((value) => chosen.includes(value)),
    );
});

test('a URL that a person typed is read in any case, without what the column does not have', () => {
  expect(readChoices(' qb,,nope, None', choices).map(({ value }) => value)).toEqual(['QB', 'none']);
});
