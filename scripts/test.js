/**
 * `npm test`: installs what is missing, lints, checks types and generated files, builds, and runs the tests that a change must pass.
 * `npm run test:slow -- <part> …` runs parts of the wide tests, all of them without a name; `--list` names them. Without options for Jest a
 * file that failed runs once more, last and alone: what passes then is flaky, and passed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensureInstalled.js';
import { bin, checkAll, checks, slowChecks } from './testing/checks.js';
import { costsOf, failedFiles, processorSeconds, totalsOf } from './testing/results.js';
import { makeRunFolder, removeKilledRuns, removeRun } from './testing/runFolder.js';
import { chosenParts, jestOptionsOf, listParts } from './testing/slowParts.js';
import { findPgBouncer, findPostgres } from '../test/support/findPostgres.mjs';

const [isSlow, ...args] = process.argv[2] === '--slow' ? [true, ...process.argv.slice(3)] : [false, ...process.argv.slice(2)];
if (isSlow && args[0] === '--list') {
  listParts();
  process.exit();
}
const { parts, options } = isSlow ? chosenParts(args) : { parts: [], options: args };

/** Milliseconds after which `npm test` gives up. */
const patience = 40 * 60_000;
/** A second run of more failed files than these would say nothing new. */
const mostRepeated = 10;
/** Seconds above which a file of `npm test` is named. */
const longFile = 10;
const startedAt = Date.now();

const started = performance.now();
ensureInstalled({ forDevelopment: true });
const steps = [{ name: 'Installation', seconds: (performance.now() - started) / 1000 }];

const hasBrowser = existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium');
const postgres = process.env.TEST_DATABASE_URL ?? findPostgres();
const namesPostgres = parts.some(({ name }) => name === 'postgres');
const lacking = [
  ...(hasBrowser ? [] : ['No browser journeys: there is no Chromium. Install it, or name it in CHROMIUM.']),
  ...(namesPostgres && !postgres
    ? ['Nothing on PostgreSQL: it is not installed. Install it, or name a server in TEST_DATABASE_URL.']
    : []),
  ...(namesPostgres && postgres && !findPgBouncer() ? ['Nothing behind PgBouncer: it is not installed.'] : []),
];
if (process.env.CI && lacking.length) {
  console.error(lacking.join('\n'));
  process.exit(1);
}

removeKilledRuns();
// The slow tests also test disks.
const folder = makeRunFolder(!isSlow);
process.on('exit', () => removeRun(folder));
// Ctrl+C ends the tests; this process then exits and removes the run.
process.on('SIGINT', () => undefined);

const failedCheck = await checkAll(isSlow ? slowChecks : checks, steps);

console.log('\n# Tests');
for (const line of lacking) console.log(line);

// Larger than Node's default: less frequent garbage collection saves 4 to 10 % of the processor time. The workers get the same flags.
const youngGeneration = ['--min-semi-space-size=64', '--max-semi-space-size=128'];
const notes = { files: join(folder, 'files.json'), processor: join(folder, 'processor.tsv') };

/** Runs Jest on a selection of its tests. Returns its results, files and exit status; ends this process where there are no results. */
function jest(selection, ...args) {
  const results = join(root, '.cache/test-results.json');
  rmSync(results, { force: true });
  const reporters = ['--reporters', 'default', '--reporters', join(root, 'test/support/runReporter.mjs')];
  // After the options that take lists: a path among the arguments is none of their values.
  const command = [
    ...youngGeneration,
    bin('jest/bin/jest.js'),
    ...selection,
    ...reporters,
    '--json',
    '--outputFile',
    results,
    ...args,
  ];
  const deadline = !isSlow && startedAt + patience;
  const { status, signal } = spawnSync(process.execPath, command, {
    ...{ cwd: root, stdio: 'inherit', killSignal: 'SIGKILL' },
    // It ends itself at the deadline, unless it hangs.
    ...(deadline && { timeout: Math.max(1, deadline - Date.now() + 60_000) }),
    env: {
      ...{ ...process.env, TMPDIR: folder, SIDELINE_TEST_FILES: notes.files, SIDELINE_TEST_PROCESSOR: notes.processor },
      ...(deadline && { SIDELINE_TEST_DEADLINE: String(deadline) }),
    },
  });
  if (signal || !existsSync(results)) process.exit(status || 130);
  return { ...JSON.parse(readFileSync(results, 'utf8')), status, files: JSON.parse(readFileSync(notes.files, 'utf8')) };
}

/** Runs Jest with the options of one part, and its failed files once more. Returns totals, files and exit status. */
function runTests(name, partOptions) {
  const start = performance.now();
  const first = jest(partOptions, ...options);
  steps.push({ name, seconds: (performance.now() - start) / 1000 });
  const failed = failedFiles(first);
  // Options may select tests of a file, of which a second run would count all.
  const isRepeated = failed.length > 0 && failed.length <= mostRepeated && options.length === 0;
  if (failed.length > mostRepeated) console.log(`\n${failed.length} files failed: they do not run again.`);
  if (isRepeated) console.log('\n# The failed files once more, one after another');
  const again = isRepeated ? jest(partOptions, '--maxWorkers=1', '--runTestsByPath', ...failed) : undefined;
  return { ...totalsOf(first, again, root), status: (again ?? first).status, files: first.files };
}

const isThere = ({ name }) => (name === 'postgres' ? postgres : hasBrowser || !['journeys', 'screens'].includes(name));
const runs = isSlow
  ? parts.filter(isThere).map(({ name }) => runTests(name, jestOptionsOf(name)))
  : [runTests('Jest', ['--selectProjects', 'server', 'client', ...(hasBrowser ? ['journeys'] : [])])];

const processor = existsSync(notes.processor) ? readFileSync(notes.processor, 'utf8').trim().split('\n') : [];
const processorRows = processor
  .map((line) => line.split('\t'))
  .map(([project, seconds]) => ({ project, seconds: Number(seconds) }));
console.log('\n# Seconds of each step');
for (const { name, seconds } of steps) console.log(`${String(Math.round(seconds)).padStart(6)} ${name}`);
const files = runs.flatMap((run) => run.files);
for (const line of costsOf(files, processorRows, processorSeconds(), isSlow ? Infinity : longFile)) console.log(line);
console.log('');
for (const { name } of steps.filter(({ hasFailed }) => hasFailed)) console.log(`FAIL ${name}`);
for (const test of runs.flatMap(({ flaky }) => flaky)) console.log(`FLAKY ${test}`);
const sum = (name) => runs.reduce((total, run) => total + run[name], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : failedCheck || runs.find(({ status }) => status)?.status || 0;
