/** The checks that run before the tests. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../ensureInstalled.js';

/** The path of a file of a package. */
export const bin = (path) => join(root, 'node_modules', path);
const tsx = bin('tsx/dist/cli.mjs');

/** A name, the arguments of Node, and more environment variables. */
const build = ['Build', ['scripts/build.js']];
export const slowChecks = [build];
export const checks = [
  // No cache: whether an import is allowed depends on other files.
  ['Lint', [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.']],
  ['Types, promises, import cycles and accessible JSX', [bin('oxlint/bin/oxlint'), '--deny-warnings']],
  build,
  ['The database of the tests', [tsx, 'test/support/makeTemplate.ts']],
  ['Format', [bin('oxfmt/bin/oxfmt'), '--check', '.']],
  [
    'The contract is a valid OpenAPI description',
    [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/openapi.yaml'],
    { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  ],
  ['Generated files agree with the contract', [tsx, 'scripts/generateApi.ts', '--check']],
  ['The CSS variables agree with the theme', [tsx, 'scripts/generateTheme.ts', '--check']],
  ['Unused files, exports and packages', [bin('knip/bin/knip.js')]],
];

/** Runs a check and prints its output under its name. Resolves with its exit status. */
function check([name, command, environment], steps) {
  const start = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, ...environment } });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      steps.push({ name, seconds, hasFailed: status !== 0 });
      process.stdout.write(`\n# ${name} (${Math.round(seconds)} s)\n${Buffer.concat(output).toString()}`);
      resolve(status ?? 1);
    });
  });
}

/**
 * Runs checks two at a time and adds their names, seconds and outcomes to `steps`. Resolves with the status of one that failed, or 0. The first failure
 * ends this process, except in CI, which reports everything that fails in one run.
 */
export async function checkAll(waiting, steps) {
  const left = [...waiting];
  let failed = 0;
  const work = async () => {
    while (left.length && (process.env.CI || !failed)) failed = (await check(left.shift(), steps)) || failed;
  };
  await Promise.all([work(), work()]);
  if (failed && !process.env.CI) process.exit(failed);
  return failed;
}
