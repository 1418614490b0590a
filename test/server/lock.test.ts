import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from '../../server/lock';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'sideline-lock-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const file = () => join(directory, 'lock');

it('keeps others off until it is released', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(existsSync(file())).toBe(false);
  lockDirectory(directory)();
});

it('names the process that has the directory', () => {
  writeFileSync(file(), `${process.ppid}\n`);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.ppid}`);
});

it.each(['gone', 'damaged'])('takes over a lock whose process is %s', (kind) => {
  const { pid } = spawnSync('true');
  writeFileSync(file(), kind === 'gone' ? `${pid}\n` : '');
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(String(process.pid));
  release();
});
