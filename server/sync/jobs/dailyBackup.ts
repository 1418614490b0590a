/** The daily back-up, as a job of its own queue: of several processes one writes it. */
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../db';
import { BackupError } from '../../db/backup/backupError';
import { type BackupFolder, removeOldBackups, writeDailyBackup } from '../../db/backup/folder';
import { setSlot } from '../../db/queries/jobs/schedule';
import { queues, within } from '../../db/queue';
import { causeOf } from '../../db/retry';
import { oneAtATime } from './oneAtATime';

/** The key of its slots, and of the lock that a running one holds. */
export const backupKey = 'backup';

const day = 24 * 60 * 60 * 1000;
/** 9:00 UTC: night in America, after the last game. */
const timeOfDay = 9 * 60 * 60 * 1000;

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Queues the back-up of a day, once. @param now in milliseconds since 1970. @returns whether it was due */
export const enqueueBackup = ({ db, queue }: Pick<OpenDatabase, 'db' | 'queue'>, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const slot = Math.floor((now - timeOfDay) / day) * day + timeOfDay;
    if (!(await setSlot(tx, backupKey, null, slot))) return false;
    await queue.send(queues.backup, {}, { db: within(tx) });
    return true;
  });

const isFull = 'The disk of BACKUP_DIR is full: make room, or lower BACKUP_KEEP.';
const adviceOf = new Map([
  ['ENOSPC', isFull],
  ['EDQUOT', isFull],
  ['ENOENT', 'BACKUP_DIR is not there: create or mount it.'],
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].map((code): [string, string] => [
    code,
    `BACKUP_DIR cannot be written to (${code}): make it a folder that this process may write to.`,
  ]),
  ['EIO', 'The disk of BACKUP_DIR has a fault: replace it.'],
]);

/** What an operator does about a failure; undefined for one that is not of the folder or its disk. */
function describeFailure(error: unknown): string | undefined {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (error instanceof BackupError) return `It could not be read after it was written: ${message}. Check the disk of BACKUP_DIR.`;
  return syscall ? adviceOf.get(code) : undefined;
}

/** Writes to the log that a day has no back-up. */
export function logFailure(log: Log, error: unknown): void {
  const outcome = 'The daily back-up failed, and no older one was removed.';
  const advice = describeFailure(causeOf(error));
  if (advice) log.error(`${outcome} ${advice}`);
  else log.error(error, outcome);
}

/**
 * Writes and verifies a back-up, then removes those that are too many.
 * @param now in milliseconds since 1970
 * @throws Error when there is none; then nothing was removed
 */
export async function backUp(
  { db, isEmbedded }: Pick<OpenDatabase, 'db' | 'isEmbedded'>,
  folder: BackupFolder,
  log: Log,
  now = Date.now(),
): Promise<void> {
  const file = await oneAtATime(db, isEmbedded, backupKey, () => writeDailyBackup(db, folder, now));
  await removeOldBackups(folder, file).catch((error: Error) =>
    log.warn(`Old back-ups cannot be removed: ${error.message}. Remove them, or make BACKUP_DIR writable.`),
  );
}
