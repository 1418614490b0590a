import type { Database } from './database';
import type { InvalidationBus } from './invalidation';
import type { JobQueue } from './queue';

export type { Database } from './database';

/**
 * Where the data is: a directory of the embedded database, or a PostgreSQL server with an optional read replica. `listenUrl` is its direct
 * address when `databaseUrl` leads to a pooler that gives each transaction another session.
 */
export type DatabaseLocation = { dataDir: string } | { databaseUrl: string; listenUrl?: string; replicaUrl?: string };

/**
 * An open, migrated database; `engine` names it with its version. `read` runs queries that only read, on the replica if there is one.
 * `close` ends the connections and releases the directory.
 */
export interface OpenDatabase {
  db: Database;
  read: <Result>(run: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Call it before writing. @throws DiskNotWritableError when the embedded database's disk is full or read-only. */
  requireWritableDisk: () => Promise<void>;
  bus: InvalidationBus;
  queue: JobQueue;
  engine: string;
  /** Whether all queries share one connection, which a transaction that waits for a lock would block. */
  isEmbedded: boolean;
  /** The connections of the pool that are in use or idle, and the number of requests that wait for one; a server's database only. */
  connections?: () => { inUse: number; idle: number; waiting: number };
  close: () => Promise<void>;
}
