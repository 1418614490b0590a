import { accessSync, constants, statSync } from 'node:fs';
import { leastPassphrase } from './db/backup/encryption';
import type { BackupFolder } from './db/backup/folder';
import { ConfigError, type Environment } from './environment';

/** The folder is not created: a missing one is often a disk that is not mounted. */
function requireWritableFolder(directory: string): void {
  const problem = (what: string) => new ConfigError(`BACKUP_DIR must be a folder that can be written to: ${directory} ${what}.`);
  try {
    if (!statSync(directory).isDirectory()) throw problem('is no folder');
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw problem(code === 'ENOENT' ? 'does not exist' : `refuses it (${code})`);
  }
}

/** The daily back-ups of the environment; null without a folder. @throws ConfigError for a malformed variable or an unusable folder */
export function readBackups({ BACKUP_DIR, BACKUP_KEEP, BACKUP_PASSPHRASE }: Environment): BackupFolder | null {
  if (!BACKUP_DIR) return null;
  const keep = BACKUP_KEEP || '14';
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new ConfigError(`BACKUP_KEEP must be a whole number from 1 to 9999, not "${keep}".`);
  if (BACKUP_PASSPHRASE && BACKUP_PASSPHRASE.length < leastPassphrase)
    throw new ConfigError(`BACKUP_PASSPHRASE must have at least ${leastPassphrase} characters.`);
  requireWritableFolder(BACKUP_DIR);
  return { directory: BACKUP_DIR, keep: Number(keep), passphrase: BACKUP_PASSPHRASE || null };
}
