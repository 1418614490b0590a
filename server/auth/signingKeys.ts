import type { OpenDatabase } from '../db';
import { signingKeys } from '../db/invalidation';
import { getSigningKeys, type SigningKeys } from '../db/queries/installation';
import { retried } from '../db/retry';

/** The signing keys as this process knows them. Any process may replace them, or restore a back-up with others. */
export interface KnownKeys {
  /** The keys as of the last change. While the bus is not connected they are read. */
  get: () => Promise<SigningKeys>;
  /** Reads the keys. There is one read at a time: who asks during a read shares the next one, which begins after the question. */
  read: () => Promise<SigningKeys>;
}

/** Keeps the signing keys until they change. */
export function followSigningKeys({ db, bus }: Pick<OpenDatabase, 'db' | 'bus'>): KnownKeys {
  let kept: SigningKeys | undefined;
  let changes = 0;
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<SigningKeys> | undefined;

  bus.subscribe((scope) => {
    if (scope !== undefined && scope !== signingKeys) return;
    changes += 1;
    kept = undefined;
  });

  async function readAndKeep() {
    next = undefined;
    const before = changes;
    const keys = await retried(() => getSigningKeys(db));
    if (changes === before) kept = keys;
    return keys;
  }

  function read() {
    next ??= last.then(readAndKeep, readAndKeep);
    last = next;
    return next;
  }

  return { get: async () => (kept && bus.isConnected() ? kept : read()), read };
}
