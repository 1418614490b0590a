import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectBus, type InvalidationBus } from './invalidation';
import type { OpenDatabase } from '.';
import { type Locator, makeLocator } from './addresses';
import { patientSettings, ResilientPool } from './pool';
import { installQueue, openQueue } from './queue';
import { makeReplica } from './replica';
import journal from './migrations/meta/_journal.json';
import { retried } from './retry';
import * as schema from './schema';

/** The encoding of the database cannot hold all names. */
export class EncodingError extends Error {
  override name = 'EncodingError';
  constructor(encoding: string) {
    super(
      `The database of DATABASE_URL has the encoding ${encoding}, which cannot hold all names. ` +
        "Create it with: create database … template template0 encoding 'UTF8'.",
    );
  }
}

/**
 * The pool of one process. With LISTEN and the connection of its own messages it has at most twelve connections. Times in milliseconds; those
 * of the server's statements are in {@link ResilientPool}.
 */
const settings = {
  application_name: 'sideline',
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  query_timeout: 25_000, // when not even the statement's time-out arrives: the network is silent
} satisfies pg.PoolConfig;

/** The key of an advisory lock for which migrating processes wait. Any number. */
const migrationLock = 20_250_904;

/** Whether all migrations are applied and the queue exists. The check needs no privilege to change tables. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
  if (!rows[0]?.found) return false;
  const newest = await client.query<{ at: string | null }>(`select max(created_at) as at from ${table}`);
  if (Number(newest.rows[0]?.at) < journal.entries.at(-1)!.when) return false;
  return openQueue((text, values) => client.query(text, values)).then(
    () => true,
    () => false,
  );
}

/** Names of people have characters of every script. @throws EncodingError for a database of another encoding than UTF8 */
async function requireUnicode(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  if (rows[0]!.server_encoding !== 'UTF8') throw new EncodingError(rows[0]!.server_encoding);
}

/** Milliseconds in which a statement of the bus ends, or the network counts as silent. */
const busPatience = 5_000;

const { application_name, connectionTimeoutMillis } = settings;

/** A connection with a session of its own. */
const connectionTo = async (locator: Locator, more: pg.ClientConfig = {}) =>
  new pg.Client({ application_name, connectionTimeoutMillis, ...more, connectionString: await locator.find() });

/** Applies the missing migrations on a separate connection without time-outs. Closing it releases the lock. */
async function migrateToLatest(locator: Locator, migrationsFolder: string) {
  const client = await connectionTo(locator);
  client.on('error', () => undefined); // the query under way fails, too
  try {
    await client.connect();
    await client.query(patientSettings);
    await requireUnicode(client);
    if (await isCurrent(client)) return;
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await installQueue((text, values) => client.query(text, values));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Opens a database of a PostgreSQL server, and its replica if there is one. What needs a session, LISTEN and migrations, uses `listenUrl` if
 * it is given; then `databaseUrl` may lead to a pooler that gives each transaction another session.
 */
export async function openServer(
  { databaseUrl, listenUrl, replicaUrl }: { databaseUrl: string; listenUrl?: string; replicaUrl?: string },
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const pools: pg.Pool[] = [];
  const open = (locator: Locator, more: pg.PoolConfig = {}) => {
    const options = { ...settings, ...more, connectionString: locator.address() };
    const pool = new ResilientPool(options, { locator, perTransaction: listenUrl !== undefined });
    pools.push(pool);
    return pool;
  };
  const closePools = () => Promise.all(pools.map((each) => each.end()));
  let bus: InvalidationBus | undefined;
  try {
    const locator = makeLocator(databaseUrl);
    const direct = listenUrl === undefined ? locator : makeLocator(listenUrl);
    await locator.find();
    const messages = open(locator, { max: 1, query_timeout: busPatience });
    bus = await connectBus({
      listener: () => connectionTo(direct, { application_name: 'sideline-listen', query_timeout: busPatience }),
      notify: (channel, payload) => messages.query('select pg_notify($1, $2)', [channel, payload]),
      isDirect: listenUrl !== undefined,
    });
    await migrateToLatest(direct, migrationsFolder);
    const pool = open(locator);
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    const engine = `PostgreSQL ${rows[0]?.server_version}`;
    const db = drizzle(pool, { schema });
    const queue = await openQueue((text, values) => pool.query(text, values));
    const { close: closeBus } = bus;
    const close = async () => void (await Promise.all([closeBus(), closePools()]));
    const connections = () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount });
    const requireWritableDisk = () => Promise.resolve(); // the server reports a full disk itself
    const server = { db, bus, queue, requireWritableDisk, engine, isEmbedded: false, connections };
    if (!replicaUrl) return { ...server, read: (run) => retried(() => run(db)), close };
    const replicaPool = open(makeLocator(replicaUrl));
    const replicaDb = drizzle(replicaPool, { schema });
    const replica = makeReplica(pool, replicaPool);
    bus.subscribe(replica.markStale);
    return {
      ...server,
      read: (run) => retried(() => (replica.isUpToDate() ? run(replicaDb).catch(replica.fallbackTo(() => run(db))) : run(db))),
      close: () => (replica.close(), close()),
    };
  } catch (error) {
    await bus?.close();
    await closePools();
    throw error;
  }
}
