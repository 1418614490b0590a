import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { noOthers } from './changes';
import type { OpenDatabase } from './db';
import { lockDirectory } from './lock';
import { requireRoom } from './room';
import * as schema from './schema';

/** PostgreSQL's default of 128 MB would hold all leagues twice over, and takes it at once. What is read often is in the cache of replies. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens the embedded database in a directory that no other process has. @throws LockedError, NoRoomError */
export async function openEmbedded(dataDir: string, migrationsFolder: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  await requireRoom(dataDir);
  const unlock = lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'pgdata');
    mkdirSync(directory, { recursive: true });
    const client = await PGlite.create(directory, { startParams });
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
