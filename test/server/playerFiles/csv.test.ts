import { kinds } from '../../../server/domain/numberKinds';
import { parseCsv } from '../../../server/playerFiles/csv';
import { decodeFile } from '../../../server/playerFiles/decodeFile';
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
  ...[';', '\t', '|'].map((separator): [string, string[][]] => [
    [`"A;B, C"${separator}b`, `1,5${separator}2`, ''].join('\r\n'),
    [
      ['A;B, C', 'b'],
      ['1,5', '2'],
    ],
  ]),
  [
    'sep=;\r\na, b;c\r\n1;2',
    [
      ['a, b', 'c'],
      ['1', '2'],
    ],
  ],
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

test('a text that was UTF-16 and was decoded as UTF-8 is refused by its encoding', () => {
  const text = Buffer.from('\uFEFFRK,PLAYER NAME\n1,Ann\n', 'utf16le').toString('utf8');
  expect(() => parseCsv(text)).toThrow('It is encoded in UTF-16');
});

test.each(['utf8', 'utf16le'] as const)('bytes in %s are decoded, with and without a byte order mark', (encoding) => {
  const text = 'RK;PLAYER NAME\n1;Zoë\n';
  for (const mark of ['', '\uFEFF']) {
    const bytes = Buffer.from(mark + text, encoding);
    expect(decodeFile(bytes)).toBe(text);
    if (encoding === 'utf16le') expect(decodeFile(bytes.swap16())).toBe(text);
  }
});

test.each([
  ['1,5', 1.5],
  ['12,25', 12.25],
  ['1.234,5', 1234.5],
  ['1,234', 1234],
  ['1,234.5', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.5', 1.5],
])('the number %s is %d, with a decimal point or comma', (text, number) => {
  expect(readTable(`n;m\n${text};1\n`).rows[0]!.number('number', kinds.money, 'n')).toBe(number);
});

test('a header of one field is refused with the separators that are read', () => {
  expect(() => requireColumns(readTable('RK:PLAYER NAME\n'), 'test', [['RK']])).toThrow(
    'it has no column RK. Its first line is one field: separate the names of the columns by commas, semicolons or tabs',
  );
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
