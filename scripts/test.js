/**
 * `npm test`: installs what is missing, checks types and generated files, builds, and runs the tests. `npm run test:slow` lints and runs the
 * slow tests: whole processes, faults, fuzzing, load and the second database engine. Without options for Jest a file that failed runs once
 * more, last and alone: what passes then is flaky, and passed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensureInstalled.js';
import { failedFiles, secondsOf, totalsOf } from './testResults.js';
import { findPgBouncer, findPostgres } from '../test/support/findPostgres.mjs';

ensureInstalled();

const bin = (path) => join(root, 'node_modules', path);
const tsx = [bin('tsx/dist/cli.mjs')];
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = existsSync(chromium);
if (!browser && process.env.CI) {
  console.error(`No Chromium at ${chromium}.`);
  process.exit(1);
}

const postgres = process.env.TEST_DATABASE_URL ?? findPostgres();
if (!postgres && process.env.CI) {
  console.error('No PostgreSQL: neither its programs nor TEST_DATABASE_URL.');
  process.exit(1);
}
if (!findPgBouncer() && process.env.CI) {
  console.error('No PgBouncer.');
  process.exit(1);
}

const cached = (tool) => ['--cache', '--cache-location', `.cache/${tool}`];
const build = ['Build', ['scripts/build.js']];
const quickSteps = [
  ['Types', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'test', '--incremental', '--tsBuildInfoFile', '.cache/tsbuildinfo']],
  build,
  [
    'The contract is a valid OpenAPI description',
    [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/openapi.yaml'],
    { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  ],
  ['Generated files agree with the contract', [...tsx, 'scripts/generateApi.ts', '--check']],
  ['The CSS variables agree with the theme', [...tsx, 'scripts/generateTheme.ts', '--check']],
];
const slowSteps = [
  // No cache: whether an import is allowed depends on other files.
  ['Lint', [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.']],
  build,
  ['Types of the product, without those of the tests', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.']],
  ['Format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...cached('prettier'), '.']],
  ['Unused files, exports and packages', [bin('knip/bin/knip.js')]],
];
const [slow, ...options] = process.argv[2] === '--slow' ? [true, ...process.argv.slice(3)] : [false, ...process.argv.slice(2)];

/** The seconds from an instant of `performance.now()` until now. */
const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

/** Runs a step and prints its output under its name. Resolves with its exit status. */
function check([name, command, environment]) {
  const start = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, ...environment } });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      process.stdout.write(`\n# ${name} (${secondsSince(start)} s)\n${Buffer.concat(output).toString()}`);
      resolve(status ?? 1);
    });
  });
}

/** Runs the steps two at a time. Resolves with the status of one that failed, or 0. The first failure ends this process, except in CI. */
async function checkAll(steps) {
  const waiting = [...steps];
  let failed = 0;
  const work = async () => {
    while (waiting.length && (process.env.CI || !failed)) failed = (await check(waiting.shift())) || failed;
  };
  await Promise.all([work(), work()]);
  if (failed && !process.env.CI) process.exit(failed);
  return failed;
}

// CI reports everything that fails in one run.
const failedCheck = await checkAll(slow ? slowSteps : quickSteps);

const memory = '/dev/shm';
const neededBytes = 2 ** 31;

/**
 * Makes a folder in memory for the files of the tests: a copy of the database is a thousand files, which take a second on a disk. It is
 * deleted at the end. Null without enough free memory.
 */
function makeMemoryFolder() {
  if (!existsSync(memory) || process.availableMemory() < 2 * neededBytes) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < neededBytes) return null;
  const folder = mkdtempSync(join(memory, 'sideline-'));
  // PostgreSQL runs as a separate account.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Ctrl+C ends the tests; this process then exits and deletes the folder.
  process.on('SIGINT', () => undefined);
  return folder;
}

console.log('\n# Tests');
if (!browser) console.log('No browser journeys: there is no Chromium. Install it, or name it in CHROMIUM.');
if (slow && !postgres)
  console.log('Nothing on PostgreSQL: it is not installed. Install it, or name a server in TEST_DATABASE_URL.');
else if (slow && !findPgBouncer()) console.log('Nothing behind PgBouncer: it is not installed.');
const projects = [
  ...['server', 'client', ...(browser ? ['journeys'] : [])].map((name) => (slow ? `slow ${name}` : name)),
  ...(slow && postgres ? ['postgres'] : []),
];
// The slow tests also test disks.
const folder = slow ? null : makeMemoryFolder();
// Larger than Node's default: less frequent garbage collection saves 4 to 10 % of the processor time. The workers get the same flags.
const youngGeneration = ['--min-semi-space-size=64', '--max-semi-space-size=128'];
const command = [...youngGeneration, bin('jest/bin/jest.js'), '--selectProjects', ...projects];

/** Runs Jest. Returns its results and exit status; ends this process where there are no results. */
function jest(...args) {
  const results = join(root, '.cache/test-results.json');
  rmSync(results, { force: true });
  const { status, signal } = spawnSync(process.execPath, [...command, '--json', '--outputFile', results, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(folder && { TMPDIR: folder }) },
  });
  if (signal || !existsSync(results)) process.exit(status || 130);
  return { ...JSON.parse(readFileSync(results, 'utf8')), status };
}

const first = jest(...options);
console.log('\n# Seconds per suite');
for (const [folder, seconds] of secondsOf(first, root)) console.log(`${String(seconds).padStart(5)} ${folder}`);
const files = failedFiles(first);
// Options may select tests of a file, of which a second run would count all.
const isRepeated = files.length > 0 && options.length === 0;
if (isRepeated) console.log('\n# The failed files once more, one after another');
const again = isRepeated ? jest('--maxWorkers=1', '--runTestsByPath', ...files) : undefined;
const { passed, failed, flaky } = totalsOf(first, again, root);
for (const test of flaky) console.log(`FLAKY ${test}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : failedCheck || (again ?? first).status;
