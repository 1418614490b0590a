import { execFileSync } from 'node:child_process';

type File = { name: string; status: string; assertionResults: { fullName: string; status: string }[] };
type Totals = { passed: number; failed: number; flaky: string[] };

/** A file of Jest's results; a test is `name` or, failed, `!name`. */
const file = (
  name: string,
  tests: string[],
  status = tests.some((test) => test.startsWith('!')) ? 'failed' : 'passed',
): File => ({
  name: `/root/test/${name}`,
  status,
  assertionResults: tests.map((test) => ({
    fullName: test.replace('!', ''),
    status: test.startsWith('!') ? 'failed' : test === 'skipped' ? 'pending' : 'passed',
  })),
});

/** An expression on the results of two runs, computed by Node, as `npm test` does. */
function computed(expression: string, first: object[], again?: object[]): unknown {
  const code = `import { costsOf, failedFiles, totalsOf } from './scripts/testing/results.js';
    const [first, again] = JSON.parse(process.argv[1]).map((testResults) => testResults && { testResults });
    console.log(JSON.stringify(${expression}));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code, JSON.stringify([first, again ?? null])]);
  return JSON.parse(output.toString());
}

/** The files that run once more, and the totals. */
const resultsOf = (first: File[], again?: File[]) =>
  computed("{ files: failedFiles(first), totals: totalsOf(first, again ?? undefined, '/root') }", first, again) as {
    files: string[];
    totals: Totals;
  };

it('a file that failed runs once more: what passes then is flaky and passed, what fails twice failed', () => {
  const first = [
    file('a', ['one', 'two', 'skipped']),
    file('b', ['!three', 'four']),
    file('c', ['!five', '!six']),
    file('d', [], 'failed'),
  ];
  const { files, totals } = resultsOf(first, [file('b', ['three', 'four']), file('c', ['!five', 'six']), file('d', ['seven'])]);
  expect(files).toEqual(['/root/test/b', '/root/test/c', '/root/test/d']);
  expect(totals).toEqual({ passed: 6, failed: 1, flaky: ['test/b: three', 'test/c: six', 'test/d: could not run'] });
});

it('a file that two projects run is repeated once, in both; a test that then fails in the other is not flaky', () => {
  const first = [file('a', ['one']), file('a', ['!one'])];
  expect(resultsOf(first).files).toEqual(['/root/test/a']);
  expect(resultsOf(first, [file('a', ['one']), file('a', ['one'])]).totals).toEqual({
    passed: 2,
    failed: 0,
    flaky: ['test/a: one'],
  });
  expect(resultsOf(first, [file('a', ['!one']), file('a', ['one'])]).totals).toEqual({ passed: 1, failed: 1, flaky: [] });
});

it('without a second run, a failed test and a file that could not run count as failed', () => {
  expect(resultsOf([file('a', ['one', '!two']), file('b', [], 'failed')]).totals).toEqual({ passed: 1, failed: 2, flaky: [] });
});

it('a run says what it cost by project, names its slowest files, and those that are too long', () => {
  const took = (project: string, file: string, seconds: number) => ({ project, file, seconds });
  const files = [took('server', 'a', 2), took('client', 'b', 16.4), took('server', 'c', 3.2)];
  const processor = [took('server', '', 1), took('server', '', 2), took('client', '', 9)];
  expect(computed(`costsOf(first.testResults, ${JSON.stringify(processor)}, 40, 15)`, files)).toEqual([
    '# Files, seconds of the workers, and their processor seconds by project',
    '     1 files     16 s      9 s  client',
    '     2 files      5 s      3 s  server',
    '                          28 s  browsers, servers and Jest itself',
    '# The ten slowest files',
    '    16 b',
    '     3 c',
    '     2 a',
    '# Over 15 s: prove it on a cheaper level, or move what is wide to a part of test/slow',
    '    16 b',
  ]);
});
