/** `npm run dev`: rebuilds the application when its sources change, and restarts the server when its sources or the build change. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensureInstalled.js';

ensureInstalled({ forDevelopment: true });
const builds = ['dist', 'dist-server'].map((name) => join(root, name));
builds.forEach((build) => rmSync(build, { recursive: true, force: true }));

const children = [];
const stop = () => children.forEach((child) => child.kill());
const start = (...args) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  child.on('exit', stop);
  children.push(child);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

start('scripts/webpack.js', 'development');
const built = setInterval(() => {
  if (!existsSync(join(builds[0], 'index.html')) || !existsSync(join(builds[1], 'entry-server.cjs'))) return;
  clearInterval(built);
  const watched = ['server', 'openapi', 'dist', 'dist-server'].map((path) => `--watch-path=${path}`);
  start(...watched, '--watch-preserve-output', '--import', 'tsx', 'server/main.ts');
}, 200);
