import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cleanEnvironment } from './startServer';

const root = join(__dirname, '../..');

/** Runs `npm run <script> -- <args>` to its end, from its file in `scripts/`. */
export function runScript(script: string, args: string[], environment: Record<string, string> = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.js`, ...args], {
    cwd: root,
    env: cleanEnvironment(environment),
    encoding: 'utf8',
    input,
    timeout: 100_000,
  });
  return { status, stdout, stderr };
}
