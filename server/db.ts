import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockDirectory } from './lock';
import * as schema from './schema';

/** The database of either engine, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where the data is: in a directory of ours (embedded), or on a PostgreSQL server. */
export type DatabaseLocation = { dataDir: string } | { databaseUrl: string };

/** An open, migrated database; `engine` names it with its version. `close` ends connections and gives the directory back. */
export interface OpenDatabase {
  db: Database;
  engine: string;
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'pgdata');
    mkdirSync(directory, { recursive: true });
    const client = await PGlite.create(directory);
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, { migrationsFolder });
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db, engine: `PGlite (PostgreSQL ${rows[0]?.server_version})`, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  pool.on('error', () => undefined); // an idle connection that broke is replaced at the next query
  try {
    const db = drizzlePg(pool, { schema });
    await migratePg(db, { migrationsFolder });
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    return { db, engine: `PostgreSQL ${rows[0]?.server_version}`, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Opens a database and brings its tables up to date.
 * @throws LockedError when another process has the directory.
 */
export const openDatabase = (location: DatabaseLocation): Promise<OpenDatabase> =>
  'databaseUrl' in location ? openServer(location.databaseUrl) : openEmbedded(location.dataDir);
