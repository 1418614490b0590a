import { dirname, relative } from 'node:path';

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

/**
 * The seconds that the files of each folder took, which run at once in several processes: together more than the run. A folder is at
 * most three deep, as `test/features/team`.
 * @returns the folders, the longest first
 */
export function secondsOf({ testResults }, root) {
  const seconds = new Map();
  for (const { name, startTime, endTime } of testResults) {
    const folder = dirname(relative(root, name)).split('/').slice(0, 3).join('/');
    seconds.set(folder, (seconds.get(folder) ?? 0) + (endTime - startTime) / 1000);
  }
  return [...seconds].map(([folder, sum]) => [folder, Math.round(sum)]).sort(([, a], [, b]) => b - a);
}
