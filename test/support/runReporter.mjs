import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Notes each test file of a run for `scripts/testing`, in the file that SIDELINE_TEST_FILES names: project, seconds, outcome. At the instant
 * in SIDELINE_TEST_DEADLINE (milliseconds since 1970) it says what is still running and ends the run.
 */
export default class RunReporter {
  #files = [];
  #running = new Set();
  #root;

  constructor({ rootDir }) {
    this.#root = rootDir;
  }

  onRunStart() {
    const deadline = Number(process.env.SIDELINE_TEST_DEADLINE);
    if (deadline) setTimeout(() => this.#giveUp(), Math.max(0, deadline - Date.now())).unref();
  }

  onTestFileStart({ path }) {
    this.#running.add(relative(this.#root, path));
  }

  onTestFileResult({ path, context }, { perfStats, numPassingTests, numFailingTests, testExecError }) {
    const file = relative(this.#root, path);
    this.#running.delete(file);
    this.#files.push({
      file,
      project: context.config.displayName?.name,
      seconds: (perfStats.end - perfStats.start) / 1000,
      passed: numPassingTests,
      failed: numFailingTests || (testExecError ? 1 : 0),
    });
  }

  onRunComplete() {
    this.#write();
  }

  #write() {
    if (process.env.SIDELINE_TEST_FILES) writeFileSync(process.env.SIDELINE_TEST_FILES, JSON.stringify(this.#files));
  }

  #giveUp() {
    const sum = (count) => this.#files.reduce((total, file) => total + file[count], 0);
    const failed = this.#files.filter((file) => file.failed).map(({ file }) => file);
    console.error('\n# Out of time. Still running:');
    for (const file of this.#running) console.error(file);
    if (failed.length) console.error(`# Failed:\n${failed.join('\n')}`);
    console.error(`${sum('passed')} passed, ${sum('failed')} failed so far`);
    this.#write();
    process.exit(1);
  }
}
