import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { listenOn } from './changes';
import type { OpenDatabase } from './db';
import { SafePool } from './pool';
import { makeReplica } from './replica';
import { retried } from './retry';
import * as schema from './schema';

/** Of one process; with the listening one it holds at most eleven connections. Times in milliseconds. */
const settings = {
  application_name: 'sideline',
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 20_000,
  query_timeout: 25_000, // when not even the statement's time-out is heard of: the network is silent
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies pg.PoolConfig;

/** Any number; all processes that bring the tables up to date wait for each other by it. */
const migrationLock = 20_250_904;

/** On a connection of its own, without time-outs; with it goes the lock. */
async function bringUpToDate(connectionString: string, migrationsFolder: string) {
  const { application_name, connectionTimeoutMillis } = settings;
  const client = new pg.Client({ application_name, connectionTimeoutMillis, connectionString });
  client.on('error', () => undefined); // the query under way fails, too
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Opens a database of a PostgreSQL server, and its replica if there is one. */
export async function openServer(
  { databaseUrl, replicaUrl }: { databaseUrl: string; replicaUrl?: string },
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const open = (connectionString: string) => new SafePool({ ...settings, connectionString });
  const pools = [open(databaseUrl)];
  const pool = pools[0]!;
  const closePools = () => Promise.all(pools.map((each) => each.end()));
  try {
    await bringUpToDate(databaseUrl, migrationsFolder);
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    const engine = `PostgreSQL ${rows[0]?.server_version}`;
    const db = drizzle(pool, { schema });
    const { connectionTimeoutMillis } = settings;
    const changes = await listenOn(pool, { connectionString: databaseUrl, connectionTimeoutMillis });
    const close = async () => void (await Promise.all([changes.close(), closePools()]));
    const requireRoom = () => Promise.resolve(); // its server says so itself
    if (!replicaUrl) return { db, read: (run) => retried(() => run(db)), requireRoom, changes, engine, close };
    const replicaPool = open(replicaUrl);
    pools.push(replicaPool);
    const replicaDb = drizzle(replicaPool, { schema });
    const replica = makeReplica(pool, replicaPool);
    changes.onChange(replica.fallBehind);
    return {
      db,
      read: (run) => retried(() => (replica.isUpToDate() ? run(replicaDb).catch(replica.orElse(() => run(db))) : run(db))),
      changes: { ...changes, announce: (leagueId) => (replica.fallBehind(), changes.announce(leagueId)) },
      requireRoom,
      engine,
      close: () => (replica.close(), close()),
    };
  } catch (error) {
    await closePools();
    throw error;
  }
}
