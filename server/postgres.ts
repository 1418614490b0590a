import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { listenOn } from './changes';
import type { OpenDatabase } from './db';
import { makeReplica } from './replica';
import { retried } from './retry';
import * as schema from './schema';

/** Of one process; with the listening one it holds at most eleven connections. Times in milliseconds. */
const settings = {
  application_name: 'sideline',
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.PoolConfig;

/** Any number; all processes that bring the tables up to date wait for each other by it. */
const migrationLock = 20_250_904;

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ ...settings, connectionString });
  pool.on('error', () => undefined); // an idle connection that broke is replaced at the next query
  return pool;
}

async function bringUpToDate(pool: pg.Pool, migrationsFolder: string) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    client.release(true); // with the connection go its settings and the lock
  }
}

/** Opens a database of a PostgreSQL server, and its replica if there is one. */
export async function openServer(
  { databaseUrl, replicaUrl }: { databaseUrl: string; replicaUrl?: string },
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const pools = [openPool(databaseUrl)];
  const pool = pools[0]!;
  const closePools = () => Promise.all(pools.map((each) => each.end()));
  try {
    await bringUpToDate(pool, migrationsFolder);
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    const engine = `PostgreSQL ${rows[0]?.server_version}`;
    const db = drizzle(pool, { schema });
    const changes = await listenOn(pool, { connectionString: databaseUrl, keepAlive: true });
    const close = async () => void (await Promise.all([changes.close(), closePools()]));
    if (!replicaUrl) return { db, read: (run) => retried(() => run(db)), changes, engine, close };
    const replicaPool = openPool(replicaUrl);
    pools.push(replicaPool);
    const replicaDb = drizzle(replicaPool, { schema });
    const replica = makeReplica(pool, replicaPool);
    changes.onChange(replica.fallBehind);
    return {
      db,
      read: (run) => retried(() => (replica.isUpToDate() ? run(replicaDb).catch(replica.orElse(() => run(db))) : run(db))),
      changes: { ...changes, announce: (leagueId) => (replica.fallBehind(), changes.announce(leagueId)) },
      engine,
      close: () => (replica.close(), close()),
    };
  } catch (error) {
    await closePools();
    throw error;
  }
}
