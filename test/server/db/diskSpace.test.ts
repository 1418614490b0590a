import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskNotWritableError, requireWritableDisk } from '../../../server/db/diskSpace';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'sideline-room-'))));
afterEach(() => rmSync(directory, { recursive: true }));

it('allows writes where there is room', async () => {
  await expect(requireWritableDisk(directory, 1)).resolves.toBeUndefined();
});

it('says how much is free and how much is needed', async () => {
  const rule = /^The disk of the data directory is full: \d+ MB are free, 1152921504606847000 MB are needed to write\./;
  const refused = requireWritableDisk(directory, 2 ** 80);
  await expect(refused).rejects.toThrow(rule);
  await expect(refused).rejects.toBeInstanceOf(DiskNotWritableError);
});

it('says that the directory cannot be written to', async () => {
  await expect(requireWritableDisk(join(directory, 'gone'))).rejects.toThrow('cannot be written to (ENOENT)');
});
