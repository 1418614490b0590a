import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database';

/** Receives the id of a league that was written; undefined means all leagues and the data that they share. */
type Listener = (leagueId?: string) => void;

/** Notifies every process on a database of stale data. */
export interface InvalidationBus {
  /** Publishes a write from inside its transaction: other processes receive it exactly if the transaction commits. */
  publish: (tx: Database, leagueId?: string) => Promise<void>;
  /** Notifies the listeners of this process at once. Call it after the commit, so that a client reads its own write. */
  notifyLocal: Listener;
  /** Adds a listener. After a lost connection it is notified without a league, as it may have missed messages. */
  subscribe: (listener: Listener) => void;
  /** Notifies every process that jobs were queued, started or ended. It may be lost: clients also poll. */
  announceRuns: () => void;
  subscribeToRuns: (listener: () => void) => void;
  /** Whether messages of other processes arrive. Otherwise nothing may be cached. */
  isConnected: () => boolean;
  close: () => Promise<void>;
}

const makeListeners = () => {
  const listeners: Listener[] = [];
  const ofRuns: (() => void)[] = [];
  return {
    notifyLocal: (leagueId?: string) => listeners.forEach((listener) => listener(leagueId)),
    subscribe: (listener: Listener) => void listeners.push(listener),
    notifyOfRuns: () => ofRuns.forEach((listener) => listener()),
    subscribeToRuns: (listener: () => void) => void ofRuns.push(listener),
  };
};

/** The bus of the embedded database, which has a single process. */
export const localBus = (): InvalidationBus => {
  const { notifyOfRuns, ...listeners } = makeListeners();
  return {
    ...listeners,
    publish: () => Promise.resolve(),
    announceRuns: notifyOfRuns,
    isConnected: () => true,
    close: () => Promise.resolve(),
  };
};

const channel = 'sideline_changed';
const runsChannel = 'sideline_runs';
const reconnectPause = 500;
/** A silent connection, as behind a broken network, is detected within these milliseconds. */
const heartbeat = { every: 10_000, within: 5_000 };

/** Opens a bus over PostgreSQL's LISTEN/NOTIFY, on a dedicated connection that reconnects. */
export async function connectBus(connection: pg.ClientConfig): Promise<InvalidationBus> {
  const { notifyLocal, subscribe, notifyOfRuns, subscribeToRuns } = makeListeners();
  let client: pg.Client | undefined;
  let closed = false;

  async function connect() {
    const next = new pg.Client({ ...connection, query_timeout: heartbeat.within });
    const onLost = () => {
      if (client !== next) return;
      client = undefined;
      void reconnect();
    };
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', (message) =>
      message.channel === runsChannel ? notifyOfRuns() : notifyLocal(message.payload || undefined),
    );
    try {
      await next.connect();
      await next.query(`listen ${channel}; listen ${runsChannel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  }

  async function reconnect() {
    while (!closed && !client) {
      await connect().catch(() => wait(reconnectPause));
    }
    if (closed) await client?.end();
    else notifyLocal();
  }

  let sent: Promise<unknown> = Promise.resolve();
  /** Runs one statement after the other. */
  const query = (text: string) => (sent = sent.catch(() => undefined).then(() => client?.query(text)));

  await connect();
  const beat = setInterval(() => void query('select 1').catch(() => client?.end()), heartbeat.every);
  beat.unref();
  return {
    publish: async (tx, leagueId = '') => void (await tx.execute(sql`select pg_notify(${channel}, ${leagueId})`)),
    notifyLocal,
    subscribe,
    announceRuns: () => void query(`notify ${runsChannel}`).catch(() => undefined),
    subscribeToRuns,
    isConnected: () => client !== undefined,
    close: async () => {
      closed = true;
      clearInterval(beat);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
