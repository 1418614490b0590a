import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '.';

/** Receives the id of a league that was written; undefined stands for all leagues and everything that they share. */
type Listener = (leagueId?: string) => void;

/** Tells every process on one database which cached data is out of date. */
export interface InvalidationBus {
  /** Publishes a write from inside its transaction: the other processes receive it exactly if the transaction commits. */
  publish: (tx: Database, leagueId?: string) => Promise<void>;
  /** Notifies the listeners of this process at once. Call it after the commit, so that a client reads its own write. */
  notifyLocal: Listener;
  /** Adds a listener. After a lost connection it is notified without a league, as it may have missed messages. */
  subscribe: (listener: Listener) => void;
  /** Whether messages of other processes arrive now. While they do not, nothing may be cached. */
  isConnected: () => boolean;
  close: () => Promise<void>;
}

const makeListeners = () => {
  const listeners: Listener[] = [];
  return {
    notifyLocal: (leagueId?: string) => listeners.forEach((listener) => listener(leagueId)),
    subscribe: (listener: Listener) => void listeners.push(listener),
  };
};

/** The bus of the embedded database, which has a single process. */
export const localBus = (): InvalidationBus => ({
  ...makeListeners(),
  publish: () => Promise.resolve(),
  isConnected: () => true,
  close: () => Promise.resolve(),
});

const channel = 'sideline_changed';
const reconnectPause = 500;
/** A silent connection, as behind a broken network, is detected within these milliseconds. */
const heartbeat = { every: 10_000, within: 5_000 };

/** Opens a bus over PostgreSQL's LISTEN/NOTIFY, on a dedicated connection that reconnects. */
export async function connectBus(connection: pg.ClientConfig): Promise<InvalidationBus> {
  const { notifyLocal, subscribe } = makeListeners();
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
    next.on('notification', ({ payload }) => notifyLocal(payload || undefined));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
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

  await connect();
  const beat = setInterval(() => void client?.query('select 1').catch(() => client?.end()), heartbeat.every);
  beat.unref();
  return {
    publish: async (tx, leagueId = '') => void (await tx.execute(sql`select pg_notify(${channel}, ${leagueId})`)),
    notifyLocal,
    subscribe,
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
