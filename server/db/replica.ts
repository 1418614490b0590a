import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable } from './retry';

const pauses = { untilCaughtUp: 20, untilReached: 1000 };

/** Whether a replica has replayed all writes before the last `markStale`, so that no read returns older data. */
export interface Replica {
  isUpToDate: () => boolean;
  /** After a write or a failure: the replica is not used until it has replayed up to this moment. */
  markStale: () => void;
  /** Repeats a failed read elsewhere if the replica is the reason. */
  fallbackTo: <Result>(read: () => Promise<Result>) => (error: unknown) => Promise<Result>;
  close: () => void;
}

/** Watches a streaming replica by the position in the write-ahead log that it has replayed. */
export function makeReplica(primary: pg.Pool, replica: pg.Pool): Replica {
  let upToDate = false;
  let epoch = 0;

  async function hasReplayed(position: string): Promise<boolean> {
    const text = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as replayed';
    return (await replica.query<{ replayed: boolean }>(text, [position])).rows[0]!.replayed;
  }

  async function catchUp(own: number): Promise<void> {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn() as position');
    while (own === epoch && !(await hasReplayed(rows[0]!.position))) await wait(pauses.untilCaughtUp);
    upToDate ||= own === epoch;
  }

  async function follow(own: number): Promise<void> {
    while (own === epoch && !upToDate) await catchUp(own).catch(() => wait(pauses.untilReached, undefined, { ref: false }));
  }

  function markStale() {
    upToDate = false;
    void follow(++epoch);
  }

  replica.on('error', markStale);
  markStale();
  return {
    isUpToDate: () => upToDate,
    markStale,
    fallbackTo: (read) => (error) => {
      if (!isUnavailable(error)) throw error;
      markStale();
      return read();
    },
    close: () => void (epoch += 1),
  };
}
