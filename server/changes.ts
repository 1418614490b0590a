import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { retried } from './retry';

type Hear = (leagueId?: string) => void;

/** How the processes on one database tell each other that something was written. */
export interface Changes {
  /** Tells the other processes that what they keep of a league, or of all leagues, is out of date. Call it after the commit. */
  announce: (leagueId?: string) => Promise<void>;
  /** Hears what others announce; without a league also after a time in which announcements may have been missed. */
  onChange: (hear: Hear) => void;
  /** Whether an announcement would be heard now; while it would not, nothing may be kept. */
  isListening: () => boolean;
  close: () => Promise<void>;
}

/** The embedded database has one process, and nobody to tell. */
export const noOthers: Changes = {
  announce: () => Promise.resolve(),
  onChange: () => undefined,
  isListening: () => true,
  close: () => Promise.resolve(),
};

const channel = 'sideline_changed';
const reconnectPause = 500;
/** A connection that went silent, as behind a broken network, is found out within these milliseconds. */
const heartbeat = { every: 10_000, within: 5_000 };
/** A write that was late itself must not wait as long again for its announcement. */
const inTime = { query_timeout: heartbeat.within };

/** Tells and hears by PostgreSQL's NOTIFY and LISTEN, on a connection of its own that is made anew when it breaks. */
export async function listenOn(pool: pg.Pool, connection: pg.ClientConfig): Promise<Changes> {
  const self = randomUUID();
  const hearers: Hear[] = [];
  let client: pg.Client | undefined;
  let closed = false;

  const tell: Hear = (leagueId) => hearers.forEach((hear) => hear(leagueId));

  async function connect() {
    const next = new pg.Client({ ...connection, ...inTime });
    const lose = () => {
      if (client !== next) return;
      client = undefined;
      void reconnect();
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload = '' }) => {
      const [sender, leagueId] = payload.split(' ');
      if (sender !== self) tell(leagueId || undefined);
    });
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
    else tell();
  }

  await connect();
  const beat = setInterval(() => void client?.query('select 1').catch(() => client?.end()), heartbeat.every);
  beat.unref();
  return {
    announce: async (leagueId = '') => {
      const notify = { text: 'select pg_notify($1, $2)', values: [channel, `${self} ${leagueId}`], ...inTime };
      await retried(() => pool.query(notify));
    },
    onChange: (hear) => void hearers.push(hear),
    isListening: () => client !== undefined,
    close: async () => {
      closed = true;
      clearInterval(beat);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
