import type { Database } from '../db';
import { addSecurityEvent, type SecurityEventKind } from '../db/queries/securityEvents';
import { networkPrefix } from './network';

/**
 * Whom an event happened to, who did it (nobody for a visitor or a command), from where, and what else is to be known of it; never a secret or an e-mail
 * address.
 */
interface Circumstances {
  accountId?: number | null;
  actorId?: number;
  client?: { address: string };
  detail?: string;
}

/** Writes an event to the security log. */
export const record = (db: Database, kind: SecurityEventKind, { client, ...rest }: Circumstances) =>
  addSecurityEvent(db, { kind, ...rest, network: client && networkPrefix(client.address) });
