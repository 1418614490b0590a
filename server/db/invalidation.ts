import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from './database';

/** The scope of a change of the public leagues, or of their names. */
export const directory = 'directory';

/** The scope of a change of the keys that sign access tokens. */
export const signingKeys = 'signing keys';

/**
 * Receives the scope that was written: a league's id, `directory` or `signingKeys`; undefined means all of them and the data that leagues
 * share.
 */
type Listener = (scope?: string) => void;

/** Notifies every process on a database of stale data. */
export interface InvalidationBus {
  /** Publishes a write from inside its transaction: other processes receive it exactly if the transaction commits. */
  publish: (tx: Database, scope?: string) => Promise<void>;
  /** Notifies the listeners of this process at once. Call it after the commit, so that a client reads its own write. */
  notifyLocal: Listener;
  /** Adds a listener. After a lost connection it is notified without a scope, as it may have missed messages. */
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
    notifyLocal: (scope?: string) => listeners.forEach((listener) => listener(scope)),
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

/**
 * Milliseconds. Each second a message to ourselves, which counts as lost when it is not heard within that second. A connection that hears
 * nothing for `silence` is replaced; one that has heard nothing at the start never will.
 */
const beats = { every: 1_000, silence: 5_000 };

/** LISTEN does not hear what other connections send. */
export class UnheardError extends Error {
  override name = 'UnheardError';
  constructor(isDirect: boolean) {
    super(
      isDirect
        ? 'DATABASE_LISTEN_URL does not hear what DATABASE_URL sends: let it lead to the same database, directly and not through a pooler.'
        : 'DATABASE_URL leads to a pooler that gives each transaction another session, where LISTEN hears nothing: set DATABASE_LISTEN_URL ' +
            'to a direct address of the same database, or let the pooler use session pooling.',
    );
  }
}

/** How a bus reaches the database. */
export interface BusConnections {
  /** A new connection with a session of its own, which is not open yet. */
  listener: () => Promise<pg.Client>;
  /** Sends a message by the way that writes take. */
  notify: (channel: string, payload: string) => Promise<unknown>;
  /** Whether `listener` has another address than `notify`. */
  isDirect: boolean;
}

/**
 * Opens a bus over PostgreSQL's LISTEN/NOTIFY, on a dedicated connection that reconnects. It proves each second that it hears what `notify`
 * sends.
 * @throws UnheardError when it never does
 */
export async function connectBus({ listener, notify, isDirect }: BusConnections): Promise<InvalidationBus> {
  const { notifyLocal, subscribe, notifyOfRuns, subscribeToRuns } = makeListeners();
  const beatChannel = `sideline_beat_${randomUUID().replaceAll('-', '')}`;
  let client: pg.Client | undefined;
  let closed = false;
  let sent = 0;
  /** The number of the last message to ourselves that was heard, and when; or when the connection was opened. */
  let heard = { number: 0, at: 0 };
  let isHeard = false;
  let onFirst: () => void = () => undefined;

  function hear({ channel: name, payload = '' }: pg.Notification) {
    if (name === beatChannel) {
      heard = { number: Number(payload), at: performance.now() };
      isHeard ||= heard.number === sent;
      onFirst();
    } else if (name === runsChannel) notifyOfRuns();
    else notifyLocal(payload || undefined);
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    isHeard = false;
    void lost.end().catch(() => undefined);
    void reconnect();
  }

  async function connect() {
    const next = await listener();
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', (message) => {
      if (client === next) hear(message);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}; listen ${runsChannel}; listen ${beatChannel}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    heard = { number: 0, at: performance.now() };
  }

  async function reconnect() {
    while (!closed && !client) {
      await connect().catch(() => wait(reconnectPause));
    }
    if (closed) await client?.end();
    else notifyLocal();
  }

  const beat = () => notify(beatChannel, String(++sent));

  async function judgeAndBeat() {
    await nextTurn(); // what arrived while this process was busy is read first
    isHeard = heard.number === sent;
    if (client && performance.now() - heard.at > beats.silence) lose(client);
    await beat();
  }

  async function requireHearing() {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise((resolve) => (timer = setTimeout(resolve, beats.silence)));
    const first = new Promise<void>((resolve) => (onFirst = resolve));
    await beat();
    await Promise.race([first, silence]);
    clearTimeout(timer);
    if (!isHeard) throw new UnheardError(isDirect);
  }

  async function close() {
    closed = true;
    clearInterval(beating);
    const last = client;
    client = undefined;
    await last?.end();
  }

  await connect();
  const beating = setInterval(() => void judgeAndBeat().catch(() => undefined), beats.every).unref();
  try {
    await requireHearing();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    publish: async (tx, scope = '') => void (await tx.execute(sql`select pg_notify(${channel}, ${scope})`)),
    notifyLocal,
    subscribe,
    announceRuns: () => void notify(runsChannel, '').catch(() => undefined),
    subscribeToRuns,
    isConnected: () => client !== undefined && isHeard,
    close,
  };
}
