import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db';
import { tryImportLock } from '../../db/queries/jobs/locks';

/** Milliseconds between two attempts. One long wait for the lock would look like a broken connection. */
const pollInterval = 250;

/** Takes the advisory lock of a key until the transaction ends, as soon as no other transaction holds it. */
export async function waitForImportLock(tx: Database, key: string): Promise<void> {
  while (!(await tryImportLock(tx, key))) await wait(pollInterval);
}
