import type { Database } from '../db';
import { LRUCache } from 'lru-cache';
import { addSecurityEvent, countSecurityEvent, type SecurityEventKind } from '../db/queries/accounts/securityEvents';
import { networkPrefix } from './network';

/**
 * The affected account, the actor (none for a visitor or a command), the IP address and details of an event. Never contains a secret or an
 * e-mail address.
 */
interface Circumstances {
  accountId?: number | null;
  actorId?: number;
  leagueId?: string;
  client?: { address: string };
  detail?: string;
}

/** Writes an event to the security log. */
export const record = (db: Database, kind: SecurityEventKind, { client, ...rest }: Circumstances) =>
  addSecurityEvent(db, { kind, ...rest, network: client && networkPrefix(client.address) });

const hour = 60 * 60 * 1000;
/** How many refusals of one account, network and hour this process counts in the log. */
const mostCounted = 100;
const counted = new LRUCache<string, number>({ max: 10_000, ttl: hour });

/** Counts a refused call in the security log: one row per account, network and hour, so that nobody can flood it. */
export async function countRefusal(
  db: Database,
  kind: 'access_refused' | 'token_refused',
  { accountId, client, detail }: Circumstances & { client: { address: string } },
): Promise<void> {
  const network = networkPrefix(client.address);
  const bucket = [kind, accountId ?? '', network, Math.floor(Date.now() / hour)].join(' ');
  const before = counted.get(bucket) ?? 0;
  if (before >= mostCounted) return;
  counted.set(bucket, before + 1);
  await countSecurityEvent(db, { kind, accountId, actorId: accountId, network, detail, bucket });
}
