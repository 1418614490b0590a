import { kinds } from '../../../server/domain/numberKinds';
import { parseCsv } from '../../../server/playerFiles/csv';
import { readTable, requireColumns } from '../../../server/playerFiles/table';

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['"a ""b"", c",\n', [['a "b", c', '']]],
  [
    'a,"two\nlines"\n\n,\n',
    [
      ['a', 'two\nlines'],
      ['', ''],
    ],
  ],
  ['a,', [['a', '']]],
  ['""\n', []],
  ['', []],
])('%j', (text, records) => {
  expect(parseCsv(text)).toEqual(records);
});

test('a quote inside an unquoted field is text', () => {
  expect(parseCsv(`name,height\nTobias,6'2"\n`)).toEqual([
    ['name', 'height'],
    ['Tobias', `6'2"`],
  ]);
});

test('a quoted field that is not closed is an error that names its line', () => {
  expect(() => parseCsv('a,b\n"open,2')).toThrow(/^line 2: .*quote/i);
});

test('columns are found by name, whatever the case, spaces and dots; the first of repeated ones counts', () => {
  const { has, rows } = readTable('"STD.DEV ",ECR VS. ADP,YDS,YDS\n"1,234.5", - ,7,8\n');
  expect([has('std dev'), has('ECR VS ADP'), has('TDS'), has('TDS', 'yds')]).toEqual([true, true, false, true]);
  expect(rows[0]!.number('deviation', kinds.points, 'StdDev')).toBe(1234.5);
  expect(rows[0]!.text('ECR VS ADP')).toBeNull();
  expect(rows[0]!.text('TDS', 'YDS')).toBe('7');
  expect(rows[0]!.text('TDS')).toBeNull();
  expect(rows[0]!.line).toBe(2);
});

test('a file without needed columns is refused with all that are missing', () => {
  const table = readTable('A,B\n');
  expect(() => requireColumns(table, 'test', [['a'], ['C', 'CC'], ['D']])).toThrow(
    'This is no test file: it has no column C or CC, and none called D',
  );
});
