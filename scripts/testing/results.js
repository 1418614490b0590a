import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The files of a run (Jest's `--json`) that failed, each once. */
export const failedFiles = ({ testResults }) => [
  ...new Set(testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)),
];

const count = (results, wanted) =>
  results.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;

/** The failed tests of a file; the file itself where it could not run. */
const failuresOf = ({ status, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return status === 'failed' && failed.length === 0 ? ['could not run'] : failed;
};

/**
 * Adds up a run and the second run of its failed files, which counts for them.
 * @param again undefined without a second run
 * @returns the numbers of passed and failed tests; `flaky` names the tests that failed only the first time, as `<file>: <test>`
 */
export function totalsOf(first, again, root) {
  const isRepeated = new Set(again?.testResults.map(({ name }) => name));
  const once = first.testResults.filter(({ name }) => !isRepeated.has(name));
  const final = [...once, ...(again?.testResults ?? [])];
  const namesOf = (results) => results.flatMap((file) => failuresOf(file).map((test) => `${relative(root, file.name)}: ${test}`));
  const failures = namesOf(final);
  const flaky = [...new Set(namesOf(first.testResults))].filter((name) => !failures.includes(name));
  return { passed: count(final, 'passed'), failed: failures.length, flaky };
}

/** The processor seconds of this process's children that have ended, of their children too; 0 where the system has no /proc. */
export function processorSeconds() {
  if (!existsSync('/proc/self/stat')) return 0;
  // After the name, which may have spaces: fields 16 and 17 of the man page, in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').pop().split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const total = (rows) => rows.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * What a run cost: its files, its seconds and its processor seconds by project, and its slowest files.
 * @param files of the run: project, file and seconds in a worker
 * @param processor of its workers: project and processor seconds of each file
 * @param all the processor seconds of the run with browser and servers
 * @param limit the seconds above which a file is named
 * @returns lines of text
 */
export function costsOf(files, processor, all, limit) {
  const number = (seconds) => String(Math.round(seconds)).padStart(6);
  const line = ({ seconds, file }) => `${number(seconds)} ${file}`;
  const projects = [...new Set(files.map(({ project }) => project))].sort();
  const rows = projects.map((project) => {
    const [own, ran] = [files, processor].map((each) => each.filter((row) => row.project === project));
    return `${number(own.length)} files ${number(total(own))} s ${number(total(ran))} s  ${project}`;
  });
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds);
  const long = slowest.filter(({ seconds }) => seconds > limit);
  return [
    '# Files, seconds of the workers, and their processor seconds by project',
    ...rows,
    `${' '.repeat(22)}${number(all - total(processor))} s  browsers, servers and Jest itself`,
    '# The ten slowest files',
    ...slowest.slice(0, 10).map(line),
    ...(long.length
      ? [`# Over ${limit} s: prove it on a cheaper level, or move what is wide to a part of test/slow`, ...long.map(line)]
      : []),
  ];
}
