import { eq, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { type CallEnd, enterHost, type Entry, leaveHost, type Pace, type PaceState } from '../../../domain/hostPace';
import { hostPace } from '../../schema';

/** Updates the state of the calls to a host, one process at a time; `now` is the database's. */
const changePace = <Result>(db: Database, host: string, change: (state: PaceState, now: number) => [PaceState, Result]) =>
  db.transaction(async (tx) => {
    await tx.insert(hostPace).values({ host }).onConflictDoNothing();
    const [row] = await tx
      .select({ pace: hostPace, now: sql<number>`extract(epoch from clock_timestamp()) * 1000` })
      .from(hostPace)
      .where(eq(hostPace.host, host))
      .for('update');
    const [state, result] = change(row!.pace, Math.floor(Number(row!.now)));
    await tx.update(hostPace).set(state).where(eq(hostPace.host, host));
    return result;
  });

/** Counts the calls to a host of all processes on the database. */
export const sharedGate = (db: Database, pace: Pace & { name: string }) => ({
  enter: (call: string): Promise<Entry> =>
    changePace(db, pace.name, (before, now) => {
      const { state, entry } = enterHost(before, pace, call, now);
      return [state, entry];
    }),
  leave: (call: string, end: CallEnd): Promise<void> =>
    changePace(db, pace.name, (before, now) => [leaveHost(before, pace, call, end, now), undefined]),
});
