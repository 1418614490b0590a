import { LRUCache } from 'lru-cache';
import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../db';
import { selectScheduleFigures } from '../db/queries/jobs/schedule';
import { queues } from '../db/queue';
import type { ImportSettings } from '../importSettings';
import { readWaits } from '../sync/schedule/freshness';
import { msOfWeek } from '../sync/schedule/hostLoad';

const week = 7 * 24 * 60 * 60_000;

/** Milliseconds for which the figures of all leagues are kept: they take as long to read as there are leagues. */
const keptFor = 60_000;

async function readFigures({ db }: OpenDatabase, settings: Pick<ImportSettings, 'userAgent'>) {
  const waitOf = await readWaits(db, settings);
  return (await selectScheduleFigures(db)).map(({ host, leagues, failing, ages }) => ({
    ...{ host, leagues, failing, ages: ages ?? [] },
    backlog: waitOf(host, -Infinity) / 1000,
    load: msOfWeek(host, leagues, settings) / week,
  }));
}

type Figures = Awaited<ReturnType<typeof readFigures>>;
const quantiles = ['0.5', '0.95', '1'];

/** Measures the queue, and the schedule by host: one series a host, however many leagues it has. */
export function measureJobs(database: OpenDatabase, settings: Pick<ImportSettings, 'userAgent'>, registers: Registry[]): void {
  const { queue } = database;
  const kept = new LRUCache<'figures', Figures>({
    ...{ max: 1, ttl: keptFor, allowStaleOnFetchRejection: true },
    fetchMethod: () => readFigures(database, settings),
  });
  // Without the database the other metrics still count.
  const find = async () => (await kept.fetch('figures').catch(() => undefined)) ?? [];
  const measure = (name: string, help: string, set: (gauge: Gauge<'host' | 'quantile'>, figures: Figures[number]) => void) =>
    new Gauge({
      ...{ name, help, registers, labelNames: ['host', 'quantile'] as const },
      async collect() {
        const hosts = await find();
        this.reset();
        for (const figures of hosts) set(this, figures);
      },
    });
  measure('schedule_leagues', 'Leagues that the schedule reads.', (gauge, { host, leagues }) => gauge.set({ host }, leagues));
  measure('schedule_failing_leagues', 'Leagues whose last read failed.', (gauge, { host, failing }) =>
    gauge.set({ host }, failing),
  );
  const ageHelp = 'Time since the older of scores and rosters was read: of half of the leagues at most, of 95 % and of all.';
  measure('schedule_read_age_seconds', ageHelp, (gauge, { host, ages }) =>
    ages.forEach((age, i) => gauge.set({ host, quantile: quantiles[i]! }, age)),
  );
  const backlogHelp = "Time that the reads that wait take at the host's pace.";
  measure('schedule_backlog_seconds', backlogHelp, (gauge, { host, backlog }) => gauge.set({ host }, backlog));
  const loadHelp = "Share of the host's pace that all reads of a week of the season take; above 1 some are late.";
  measure('schedule_load_ratio', loadHelp, (gauge, { host, load }) => gauge.set({ host }, load));
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
