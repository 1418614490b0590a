import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { localBus } from './invalidation';
import type { OpenDatabase } from '.';
import { leaseDirectory, type LockedError } from './dataDirLock';
import { requireWritableDisk } from './diskSpace';
import { installQueue } from './queue';
import * as schema from './schema';

/** PostgreSQL's default of 128 MB is allocated at once and could hold all leagues twice. The response cache serves frequent reads. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const report = (line: string) => void process.stderr.write(`${line}\n`);

/** Runs statements of the queue. Several statements, without values, run as one transaction. */
const executeOn = (client: PGlite) => async (text: string, values?: unknown[]) => {
  if (values?.length) return client.query(text, values);
  try {
    return (await client.exec(text)).at(-1)!;
  } catch (error) {
    await client.exec('rollback');
    throw error;
  }
};

/** Exits at once: a regular shutdown would write to files that now belong to another process. */
function exitOnLoss({ message }: LockedError): never {
  report(message);
  process.exit(1);
}

/** Opens the embedded database in a directory that no other process uses. @throws LockedError, DiskNotWritableError */
export async function openEmbedded(dataDir: string, migrationsFolder: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  await requireWritableDisk(dataDir);
  const lease = await leaseDirectory(dataDir, { onLost: exitOnLoss, onWait: report });
  try {
    const directory = join(dataDir, 'pgdata');
    mkdirSync(directory, { recursive: true });
    const client = await PGlite.create(directory, { startParams });
    const execute = client.execProtocolRawSync.bind(client);
    client.execProtocolRawSync = (message) => {
      lease.verify();
      return execute(message);
    };
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    const queue = await installQueue(executeOn(client));
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const close = async () => {
      await client.close();
      lease.release();
    };
    const engine = `PGlite (PostgreSQL ${rows[0]?.server_version})`;
    return {
      db,
      read: (run) => run(db),
      requireWritableDisk: () => requireWritableDisk(dataDir),
      bus: localBus(),
      queue,
      engine,
      isEmbedded: true,
      close,
    };
  } catch (error) {
    lease.release();
    throw error;
  }
}
