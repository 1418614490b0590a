import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensureInstalled.js';

const plugins = ['chunkManifest', 'precacheManifest', 'staticFiles', 'webpack'].map((name) => `scripts/${name}.js`);
const sources = ['src', 'server/domain/matchText.ts', 'webpack.config.js', ...plugins, 'package-lock.json'];

function* filesOf(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** Builds one of webpack's configurations; ends this process with webpack's status when it fails. */
function build(name) {
  const child = spawn(process.execPath, ['scripts/webpack.js', 'production', name], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (status) => (status === 0 ? resolve() : process.exit(status ?? 1))));
}

/** Builds `dist/`, and `dist-server/` for the server, at once, unless they were built from exactly these sources. */
export async function ensureBuilt() {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file));
  const built = hash.digest('hex');
  const stamp = join(root, 'dist/.built-from');
  const isThere = existsSync(stamp) && existsSync(join(root, 'dist-server'));
  if (isThere && readFileSync(stamp, 'utf8') === built) return;
  console.log('Building the application …');
  await Promise.all(['client', 'server'].map(build));
  writeFileSync(stamp, built);
}
