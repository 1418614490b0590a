import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable } from './retry';

const pauses = { untilCaughtUp: 20, untilReached: 1000 };

/** Whether a replica has all that was written before its last `fallBehind`, so that nobody reads what is older than that. */
export interface Replica {
  isUpToDate: () => boolean;
  /** Something was written, or the replica failed: it is not read from until it has replayed up to this moment. */
  fallBehind: () => void;
  /** Answers a failed reading from elsewhere when it was the replica that failed. */
  orElse: <Result>(read: () => Promise<Result>) => (error: unknown) => Promise<Result>;
  close: () => void;
}

/** Watches a streaming replica by the position in the write-ahead log that it has replayed. */
export function makeReplica(primary: pg.Pool, replica: pg.Pool): Replica {
  let upToDate = false;
  let turn = 0;

  async function hasReplayed(position: string): Promise<boolean> {
    const text = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as replayed';
    return (await replica.query<{ replayed: boolean }>(text, [position])).rows[0]!.replayed;
  }

  async function catchUp(own: number): Promise<void> {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn() as position');
    while (own === turn && !(await hasReplayed(rows[0]!.position))) await wait(pauses.untilCaughtUp);
    upToDate ||= own === turn;
  }

  async function follow(own: number): Promise<void> {
    while (own === turn && !upToDate) await catchUp(own).catch(() => wait(pauses.untilReached, undefined, { ref: false }));
  }

  function fallBehind() {
    upToDate = false;
    void follow(++turn);
  }

  replica.on('error', fallBehind);
  fallBehind();
  return {
    isUpToDate: () => upToDate,
    fallBehind,
    orElse: (read) => (error) => {
      if (!isUnavailable(error)) throw error;
      fallBehind();
      return read();
    },
    close: () => void (turn += 1),
  };
}
