import { toCsv } from '../../src/lib/csv';

interface Team {
  name: string | null;
  score: number;
}
const columns = [
  { header: 'Team Name', value: (team: Team) => team.name },
  { header: 'Score', value: (team: Team) => team.score },
];
const names = (...values: string[]) =>
  toCsv(values, [{ header: 'Name', value: (value) => value }])
    .split('\r\n')
    .slice(1);

test('a header line, CRLF between lines, nothing for a missing value', () => {
  const teams = [
    { name: 'Gridiron Gurus', score: 1234.5 },
    { name: null, score: 0 },
  ];
  expect(toCsv(teams, columns)).toBe('Team Name,Score\r\nGridiron Gurus,1234.5\r\n,0');
});

test('commas, quotes and line breaks are quoted by RFC 4180', () => {
  expect(toCsv(['a,b', 'say "hi"', 'two\nlines', 'cr\rlf'], [{ header: 'x', value: (value) => value }])).toBe(
    'x\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n"cr\rlf"',
  );
});

test('a text cell longer than 1 character that starts with =, +, - or @ is prefixed with an underscore', () => {
  expect(names('=1+1', '+49', '-5', '@me', '=a,b', '=\n1')).toEqual(['_=1+1', '_+49', '_-5', '_@me', '"_=a,b"', '"_=\n1"']);
  expect(names('=', '+', '-', '@', 'a=1', ' =1')).toEqual(['=', '+', '-', '@', 'a=1', ' =1']);
});

test('cells with a semicolon, and cells that start with a tab or a carriage return, are quoted', () => {
  expect(names('a;=1+1', ';', '\t=1+1', '\r=1+1', 'a\tb')).toEqual(['"a;=1+1"', '";"', '"\t=1+1"', '"\r=1+1"', 'a\tb']);
});

test('numbers are left alone, headers are guarded as text', () => {
  expect(toCsv([-5.5], [{ header: '=x', value: (value) => value }])).toBe('_=x\r\n-5.5');
});
