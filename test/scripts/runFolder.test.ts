import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const parent = mkdtempSync(join(tmpdir(), 'sideline-runs-'));
const processes: ChildProcess[] = [];
afterAll(() => {
  for (const each of processes) each.kill('SIGKILL');
  rmSync(parent, { recursive: true });
});

/** A process that ignores requests to end, and whose temporary files are in a folder. */
function startIn(folder: string): Promise<ChildProcess> {
  const code = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('ready');`;
  const child = spawn(process.execPath, ['--eval', code], { env: { ...process.env, TMPDIR: folder } });
  processes.push(child);
  return new Promise((resolve) => child.stdout.once('data', () => resolve(child)));
}

/** The folder of a run of a process, with a file. */
function folderOf(pid: number): string {
  const folder = join(parent, `sideline-run-${pid}-abc123`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'file'), '');
  return folder;
}

test('a run removes the folder and the processes of a killed run, and of no other', async () => {
  const killed = folderOf(spawnSync(process.execPath, ['--eval', '']).pid);
  const running = folderOf(process.pid);
  const others = join(parent, 'sideline-run-of-others');
  mkdirSync(others);
  const [left, own] = await Promise.all([killed, running].map(startIn));
  const ended = new Promise((resolve) => left!.once('exit', (_, signal) => resolve(signal)));
  const code = `import { removeKilledRuns } from './scripts/testing/runFolder.js'; removeKilledRuns();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: parent },
    encoding: 'utf8',
  });
  expect(output).toContain(`Removed ${killed} of a killed run, and ended 1 processes of it.`);
  expect(await ended).toBe('SIGKILL');
  expect([killed, running, others].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  expect(own!.exitCode ?? own!.signalCode).toBeNull();
});
