/** `npm run dev`: the API and the application, each reloading when its sources change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensureInstalled.js';

ensureInstalled();
const apiPort = process.env.API_PORT ?? '3001';
const start = (args, environment) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
const children = [
  start(['--watch-path=server', '--watch-path=openapi', '--import', 'tsx', 'server/main.ts'], { PORT: apiPort }),
  start([join(root, 'node_modules/webpack/bin/webpack.js'), 'serve', '--mode', 'development'], { API_PORT: apiPort }),
];
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
