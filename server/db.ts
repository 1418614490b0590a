import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Changes } from './changes';
import type * as schema from './schema';

/** The database of either engine, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where the data is: in a directory of ours (embedded), or on a PostgreSQL server, perhaps with a replica to read from. */
export type DatabaseLocation = { dataDir: string } | { databaseUrl: string; replicaUrl?: string };

/**
 * An open, migrated database; `engine` names it with its version. `read` runs what only reads, on a replica where there is one.
 * `close` ends connections and gives the directory back.
 */
export interface OpenDatabase {
  db: Database;
  read: <Result>(run: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Call it before writing. @throws NoRoomError when the embedded database's disk is full or read-only. */
  requireRoom: () => Promise<void>;
  changes: Changes;
  engine: string;
  close: () => Promise<void>;
}
