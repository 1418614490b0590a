import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Changes, noOthers } from './changes';
import { lockDirectory } from './lock';
import { openServer } from './postgres';
import { requireRoom } from './room';
import * as schema from './schema';

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

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  await requireRoom(dataDir);
  const unlock = lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'pgdata');
    mkdirSync(directory, { recursive: true });
    const client = await PGlite.create(directory);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const close = async () => {
      await client.close();
      unlock();
    };
    const engine = `PGlite (PostgreSQL ${rows[0]?.server_version})`;
    return { db, read: (run) => run(db), requireRoom: () => requireRoom(dataDir), changes: noOthers, engine, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens a database and brings its tables up to date.
 * @throws LockedError when another process has the directory; NoRoomError when it cannot be written to.
 */
export const openDatabase = (location: DatabaseLocation): Promise<OpenDatabase> =>
  'databaseUrl' in location ? openServer(location, migrationsFolder) : openEmbedded(location.dataDir);
