/** Which packages a command installs, with an npm that only notes its arguments and makes its folder, and fails while there is a file `killed`. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'sideline-installed-'));
const log = join(root, 'npm.log');
mkdirSync(join(root, 'bin'));
writeFileSync(
  join(root, 'bin/npm'),
  `#!/bin/sh\necho "$1" "$@" | grep -o -e '^[a-z]*' -e '--[a-z]*=dev' | xargs >> npm.log
case "$1" in ci) rm -rf node_modules;; esac
mkdir -p node_modules
test ! -e killed\n`,
  { mode: 0o755 },
);
mkdirSync(join(root, 'scripts'));
cpSync(join(__dirname, '../../scripts/ensureInstalled.js'), join(root, 'scripts/ensureInstalled.js'));
writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
afterAll(() => rmSync(root, { recursive: true }));

const changeLock = (text: string) => writeFileSync(join(root, 'package-lock.json'), text);
beforeEach(() => {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  changeLock('one');
});

/** Runs commands one after another, each until npm fails. Returns what npm was asked for. */
function install(...commands: ('start' | 'test')[]): string[] {
  for (const command of commands) {
    const options = command === 'test' ? '{ forDevelopment: true }' : '';
    const code = `import { ensureInstalled } from './scripts/ensureInstalled.js'; ensureInstalled(${options});`;
    const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` };
    spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, env });
  }
  const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  rmSync(log, { force: true });
  return calls;
}

test('a start installs what it needs, once; tests then add the rest, and a start leaves it', () => {
  expect(install('start', 'start')).toEqual(['ci --omit=dev']);
  expect(install('test', 'test', 'start')).toEqual(['install --include=dev']);
});

test('a changed lock file installs all anew: without development packages only where there were none', () => {
  install('start');
  changeLock('two');
  expect(install('start')).toEqual(['ci --omit=dev']);
  changeLock('three');
  expect(install('test')).toEqual(['ci --include=dev']);
  changeLock('four');
  expect(install('start', 'test')).toEqual(['ci --include=dev']);
});

test('an installation that was killed is done again', () => {
  install('start');
  writeFileSync(join(root, 'killed'), '');
  expect(install('test')).toEqual(['install --include=dev']);
  rmSync(join(root, 'killed'));
  expect(install('start', 'test', 'test')).toEqual(['install --include=dev']);
});
