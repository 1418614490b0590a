import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../db';
import { queues } from '../db/queue';
import { findCalendar } from '../sync/schedule/calendar';
import { readFreshness } from '../sync/schedule/scheduler';

/** Measures the queue, and the failures and next read of each league on the schedule. */
export function measureJobs({ db, queue }: OpenDatabase, registers: Registry[]): void {
  const labelNames = ['league'];
  const next = new Gauge({ name: 'league_next_sync_seconds', help: 'Time until a league is read next.', labelNames, registers });
  const help = 'How often a league could not be read since it last could.';
  new Gauge({
    name: 'league_sync_failures',
    help,
    labelNames,
    registers,
    async collect() {
      this.reset();
      next.reset();
      const now = Date.now();
      const leagues = await findCalendar(db).then(
        (calendar) => readFreshness(db, calendar, now),
        () => [],
      ); // without the database the other metrics still count
      for (const { id: league, failures, nextAt } of leagues) {
        this.set({ league }, failures);
        if (nextAt !== null) next.set({ league }, (nextAt - now) / 1000);
      }
    },
  });
  new Gauge({
    name: 'sync_jobs',
    help: 'Jobs that wait, and those that failed at every attempt.',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const name of Object.values(queues)) {
        const size = await queue.getQueueSize(name).catch(() => undefined);
        if (size !== undefined) this.set({ queue: name }, size);
      }
    },
  });
}
