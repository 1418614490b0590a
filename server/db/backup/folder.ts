/** The folder of daily back-ups. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '..';
import { draftOf, writeBackupFile } from './file';

/** Where daily back-ups go, how many stay, and what encrypts them, if anything. */
export interface BackupFolder {
  directory: string;
  keep: number;
  passphrase: string | null;
}

/** A daily back-up; `at` in milliseconds since 1970. */
interface DailyBackup {
  file: string;
  at: number;
}

const namePattern = /^sideline-daily-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.gz$/;
const nameOf = (at: number) => `sideline-daily-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z.gz`;

/** The daily back-ups of a folder, the newest first; other files do not count. */
async function listBackups(directory: string): Promise<DailyBackup[]> {
  const found = (await readdir(directory)).flatMap((name) => {
    const at = Date.parse(name.replace(namePattern, '$1T$2:$3:$4Z'));
    return namePattern.test(name) && at ? { file: join(directory, name), at } : [];
  });
  return found.sort((a, b) => b.at - a.at);
}

/** The newest daily back-up with its size in bytes; undefined without one. Each was verified before it got its name. */
export async function findNewestBackup({ directory }: BackupFolder): Promise<{ at: number; bytes: number } | undefined> {
  const [newest] = await listBackups(directory);
  return newest && { at: newest.at, bytes: (await stat(newest.file)).size };
}

/** Removes what a killed process left of a daily back-up. */
async function removeDrafts(directory: string): Promise<void> {
  const isDraft = (name: string) => name.endsWith(draftOf('')) && namePattern.test(name.slice(0, -draftOf('').length));
  for (const name of (await readdir(directory)).filter(isDraft)) await rm(join(directory, name));
}

/**
 * Writes a verified daily back-up. Only one process at a time may do so.
 * @param now in milliseconds since 1970
 * @returns its file
 * @throws BackupError when what was written cannot be read
 */
export async function writeDailyBackup(db: Database, { directory, passphrase }: BackupFolder, now: number): Promise<string> {
  await removeDrafts(directory);
  const file = join(directory, nameOf(now));
  await writeBackupFile(db, file, passphrase);
  return file;
}

/** Removes the daily back-ups that are too many, the oldest first, and never the one just written. */
export async function removeOldBackups({ directory, keep }: BackupFolder, written: string): Promise<void> {
  const others = (await listBackups(directory)).filter(({ file }) => file !== written);
  for (const { file } of others.slice(keep - 1)) await rm(file);
}
