import { createHash } from 'node:crypto';
import type { Database } from '../db';
import {
  countAttempt,
  deleteOldAttempts,
  isKnown,
  refundAttempt,
  rememberNetwork,
  resetAttempts,
} from '../db/queries/accounts/logInAttempts';
import { TooManyAttempts } from './errors';
import { networkOf } from './network';

const windowSeconds = 15 * 60;
const rememberedSeconds = 90 * 24 * 60 * 60;

/**
 * The limits of failed log-ins in a window: of one account from one network, and of all accounts from one network, which many people may
 * share. Failures of one account from all networks are only reported, so that nobody can lock out a member from another network.
 */
const limits = { pair: 10, network: 50, account: 100 };

const keyOf = (kind: keyof typeof limits | 'known', ...values: string[]) =>
  `${kind}:${createHash('sha256').update(values.join(' ').trim().toLowerCase()).digest('base64url')}`;

/** One attempt to log in, which counts as failed until one of its functions is called. */
export interface Attempt {
  /** The account has suspiciously many failures, from all networks together. */
  isUnderAttack: boolean;
  /** The account logged in from this network before. */
  isFromKnownNetwork: boolean;
  succeeded: () => Promise<void>;
  /** The password was not checked: the attempt does not count. */
  refund: () => Promise<void>;
}

/**
 * Begins an attempt to log in. It is counted before the password is checked, so that parallel attempts cannot bypass the limit. A network
 * from which the account logged in within 90 days is known: failures of other accounts there do not block it.
 * @throws TooManyAttempts for existing and for unknown accounts
 */
export async function beginAttempt(db: Database, email: string, address: string): Promise<Attempt> {
  const from = networkOf(address);
  const known = keyOf('known', email, from);
  const keys = { pair: keyOf('pair', email, from), network: keyOf('network', from), account: keyOf('account', email) };
  const pair = await countAttempt(db, keys.pair, windowSeconds);
  const network = await countAttempt(db, keys.network, windowSeconds);
  const account = await countAttempt(db, keys.account, windowSeconds);
  const isFromKnownNetwork = await isKnown(db, known);
  const isBlocked = network.failures > limits.network && !isFromKnownNetwork;
  const wait = Math.max(pair.failures > limits.pair ? pair.secondsLeft : 0, isBlocked ? network.secondsLeft : 0);
  if (pair.failures > limits.pair || isBlocked) {
    throw new TooManyAttempts(
      `Too many failed log-ins. Try again in ${Math.ceil(Math.max(wait, 1) / 60)} minutes.`,
      Math.max(wait, 1),
    );
  }
  const refund = async () => {
    for (const key of Object.values(keys)) await refundAttempt(db, key);
  };
  return {
    isUnderAttack: account.failures > limits.account,
    isFromKnownNetwork,
    refund,
    succeeded: async () => {
      await refund();
      await resetAttempts(db, keys.pair);
      await rememberNetwork(db, known, rememberedSeconds);
      await deleteOldAttempts(db);
    },
  };
}
