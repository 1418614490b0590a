import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from '../../server/lock';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'sideline-lock-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

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

it('respects a process of another account, which it may not signal', () => {
  const { pid } = spawnSync('true');
  writeFileSync(file(), `${pid}\n`);
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${pid}`);
});

it.each<[string, () => number | string]>([
  ['is gone', () => spawnSync('true').pid],
  ['had our number, as in a container that starts again', () => process.pid],
  ['is unknown, the file being damaged', () => ''],
])('takes over a lock whose process %s', (_, owner) => {
  writeFileSync(file(), `${owner()}\n`);
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(String(process.pid));
  release();
});
