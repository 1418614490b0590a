import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './db';
import { deleteUnusedHostKeys } from './db/queries/leagues/hostKeys';
import { deleteOldRuns } from './db/queries/jobs/importRuns';
import { deleteExpiredInvitations } from './db/queries/accounts/invitations';
import { deleteOldAttempts } from './db/queries/accounts/logInAttempts';
import { deleteOldChallenges } from './db/queries/accounts/passkeys';
import { deleteOldResponses } from './db/queries/jobs/rawResponses';
import { deleteUnconfirmed } from './db/queries/accounts/secondFactors';
import { deleteOldEvents } from './db/queries/accounts/securityEvents';
import { deleteExpired, deleteUsed } from './db/queries/accounts/sessions';

/** Days for which old rows are stored. */
const days = { usedTokens: 7, importRuns: 90, rawResponses: 60, securityEvents: 180, unusedHostKeys: 14 };

const dayInMs = 24 * 60 * 60 * 1000;

type Target = Pick<OpenDatabase, 'db' | 'requireWritableDisk'>;

/** Deletes rows that are older than their retention time in {@link days}. Several processes may do so at the same time. */
export async function deleteOldRows({ db, requireWritableDisk }: Target): Promise<void> {
  await requireWritableDisk();
  await deleteExpired(db);
  await deleteUsed(db, days.usedTokens);
  await deleteExpiredInvitations(db);
  await deleteUnconfirmed(db);
  await deleteOldChallenges(db);
  await deleteOldAttempts(db);
  await deleteOldRuns(db, days.importRuns);
  await deleteOldResponses(db, days.rawResponses);
  await deleteUnusedHostKeys(db, days.unusedHostKeys);
  await deleteOldEvents(db, days.securityEvents);
}

/** Deletes old rows at start and once a day. A failure is logged; the next run deletes the rest. `stop` waits for a run. */
export function makeRetention(database: Target, log: FastifyBaseLogger): { start: () => void; stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = deleteOldRows(database).catch((error: unknown) => log.error(error, 'Old rows could not be deleted.'));
  };
  return {
    start: () => {
      run();
      timer = setInterval(run, dayInMs).unref();
    },
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
