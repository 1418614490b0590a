import { createHash } from 'node:crypto';
import type { Database } from '../db';
import { TooManyAttempts } from '../problem';
import { countAttempt, deleteOldAttempts, forgetAttempts, forgiveAttempt } from '../queries/logInAttempts';

const windowSeconds = 15 * 60;
/** Failed log-ins in a window: of one account, known or not, and from one address, behind which there may be many people. */
const limits = { account: 10, address: 50 };

const keyOf = (kind: keyof typeof limits, value: string) =>
  `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;

/** One attempt to log in: it counts as failed until it is told that it succeeded. */
export interface Attempt {
  succeeded: () => Promise<void>;
}

/**
 * Begins an attempt to log in; counted before the password is looked at, so that attempts at the same time do not slip through.
 * @throws TooManyAttempts alike for accounts that exist and that do not.
 */
export async function beginAttempt(db: Database, email: string, address: string): Promise<Attempt> {
  const account = keyOf('account', email);
  const from = keyOf('address', address);
  const counts = [
    { ...(await countAttempt(db, account, windowSeconds)), limit: limits.account },
    { ...(await countAttempt(db, from, windowSeconds)), limit: limits.address },
  ];
  const seconds = counts.map(({ failures, limit, secondsLeft }) => (failures > limit ? Math.max(secondsLeft, 1) : 0));
  const wait = Math.max(...seconds);
  if (wait) throw new TooManyAttempts(`Too many failed log-ins. Try again in ${Math.ceil(wait / 60)} minutes.`, wait);
  return {
    succeeded: async () => {
      await forgiveAttempt(db, from);
      await forgetAttempts(db, account);
      await deleteOldAttempts(db);
    },
  };
}
