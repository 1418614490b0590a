import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const leastNode = [20, 19];

/** Runs a command with its output on this terminal; ends this process with the command's status when it fails. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1));
}

/**
 * Installs the packages of the lock file unless exactly these are installed already. What only tests and development need (`devDependencies`)
 * is left out, unless the caller asks for it, or it is installed already.
 */
export function ensureInstalled({ forDevelopment = false } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) {
    console.error(`Sideline needs Node ${leastNode.join('.')} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const stamp = join(root, 'node_modules/.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  // Written when npm has ended: what a killed installation has left counts as nothing.
  const [installed, kinds] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const isCurrent = installed === lock;
  const hasDevelopment = kinds === 'development';
  if (isCurrent && (hasDevelopment || !forDevelopment)) return;
  console.log('Installing packages (about a minute the first time) …');
  // Only adds what is missing: the product may be running.
  const command = isCurrent ? ['install', '--no-save'] : ['ci'];
  const withDevelopment = forDevelopment || hasDevelopment;
  const packages = withDevelopment ? '--include=dev' : '--omit=dev';
  run('npm', [...command, packages, '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  writeFileSync(stamp, withDevelopment ? `${lock} development` : lock);
}
