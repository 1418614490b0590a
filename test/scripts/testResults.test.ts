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
  const code = `import { failedFiles, secondsOf, totalsOf } from './scripts/testResults.js';
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

it('the seconds of a run are summed by folder, the longest first', () => {
  const took = (name: string, seconds: number) => ({ ...file(name, []), startTime: 5_000, endTime: 5_000 + seconds * 1000 });
  const files = [took('lib/a', 0.4), took('slow/server/cli/b', 2), took('slow/server/c', 3.2), took('lib/d', 0.4)];
  expect(computed("secondsOf(first, '/root')", files)).toEqual([
    ['test/slow/server', 5],
    ['test/lib', 1],
  ]);
});
