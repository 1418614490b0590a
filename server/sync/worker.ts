import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ImportSettings } from '../config';
import type { OpenDatabase } from '../db';
import { queues } from '../db/queue';
import { failInterruptedRuns, lockNameOf } from '../db/queries/importRuns';
import { selectActiveJobs } from '../db/queries/jobs';
import { findLeague } from '../db/queries/leagues';
import { tryImportLock } from '../db/queries/locks';
import { setTried } from '../db/queries/schedule';
import { writeAndPublish } from '../db/writeLeague';
import { hostsOf } from './hosts';
import { type Job, keyOf, readOf, runNameOf } from './jobs';
import { allLeagues, readOfCall } from './maintenanceCalls';
import type { RunJob } from './maintenanceQueue';
import { isSourceError } from './result';
import { runMaintenance } from './runner';
import { enqueueDue } from './scheduler';

/** What a worker works with; `log` gets what fails. */
export interface WorkerOptions {
  database: OpenDatabase;
  imports: ImportSettings;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Whether it queues what is due by the calendar. */
  isScheduling: boolean;
}

/** Jobs at a time; each holds up to three connections of the pool. */
const atOnce = 2;
const pollMs = 1_000;
const tickMs = 60_000;
/** Milliseconds that a stop waits for the jobs under way, before it gives them back. */
const longestJob = 30_000;
/** Seconds after which a job that its worker has begun, but not locked, counts as left behind. */
const lockedWithin = 30;

const stopped = { message: 'The server stopped while this ran.' };

/** Does a job, and notes how it ended. @throws Error with the reason when its league was not read */
export async function runSync(options: Omit<WorkerOptions, 'isScheduling'>, job: Job, startedBy: string) {
  const { db, bus, isEmbedded } = options.database;
  const { resource, leagueId } = job;
  const league = leagueId === null ? undefined : await findLeague(db, leagueId);
  if (leagueId !== null && !league) return undefined;
  const name = runNameOf(resource);
  const onError = (error: unknown) =>
    isSourceError(error) ? options.log.warn(`${name}: ${error.message}`) : options.log.error(error, `${name} failed`);
  const maintenance = { db, bus, isEmbedded, settings: options.imports, startedBy, onError };
  const { leagues } = await runMaintenance(maintenance, {
    ...{ name, chosen: leagueId ?? '0', leagues: league && [league] },
    read: readOf(db, resource, options.imports.importDir, startedBy),
  });
  const { error } = leagues[0]!;
  await writeAndPublish({ db, bus }, async (tx, changed) => {
    await setTried(tx, keyOf(job), leagueId, error);
    if (leagueId !== null) await changed(leagueId);
  });
  if (error !== null) throw new Error(error);
  return leagues[0];
}

/** Does a league's part of a maintenance call. What fails is recorded, and is not tried again. */
async function runMaintenanceJob({ database, imports, log }: Omit<WorkerOptions, 'isScheduling'>, job: RunJob): Promise<void> {
  const { db, bus, isEmbedded } = database;
  const { run, call, leagueId, startedBy } = job;
  const league = leagueId === null ? undefined : await findLeague(db, leagueId);
  if (leagueId !== null && !league) return;
  const onError = (error: unknown) =>
    isSourceError(error) ? log.warn(`${call}: ${error.message}`) : log.error(error, `${call} failed`);
  await runMaintenance(
    { db, bus, isEmbedded, settings: imports, startedBy, onError },
    {
      ...{ name: call, chosen: leagueId ?? allLeagues, leagues: league && [league] },
      read: readOfCall(call, { db, importDir: imports.importDir, startedBy }),
    },
    run,
  );
}

/** The lock that a job holds while it runs. */
const lockOf = (queue: string, data: unknown): string => {
  if (queue === queues.sync) return lockNameOf(runNameOf((data as Job).resource), (data as Job).leagueId ?? allLeagues);
  return lockNameOf((data as RunJob).call, (data as RunJob).leagueId ?? allLeagues);
};

/** Does the jobs of the queues, and every minute queues what is due. `stop` ends the jobs under way, or gives them back to the queue. */
export function makeWorker(options: WorkerOptions) {
  const { database, imports, log, isScheduling } = options;
  const { db, queue, requireWritableDisk } = database;
  const stopping = new AbortController();
  /** The jobs under way, with the names of their queues. */
  const own = new Map<string, string>();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function work(name: string, id: string, run: () => Promise<unknown>) {
    own.set(id, name);
    try {
      await run();
      await queue.complete(name, id);
    } catch (error) {
      await queue.fail(name, id, { message: String((error as Error).message) });
    } finally {
      own.delete(id);
    }
  }

  /** Gives the jobs back whose worker was killed: nobody holds their lock. */
  async function giveBack(seconds: number) {
    for (const { id, queue: name, data } of await selectActiveJobs(db, seconds)) {
      if (own.has(id)) continue;
      if (await db.transaction((tx) => tryImportLock(tx, lockOf(name, data)))) await queue.fail(name, id, stopped);
    }
  }

  async function tidyUp(seconds: number) {
    await requireWritableDisk();
    await giveBack(seconds);
    if (!database.isEmbedded) await failInterruptedRuns(db);
    await queue.maintain();
  }

  async function repeat(step: () => Promise<number>, what: string) {
    while (!stopping.signal.aborted) {
      const ms = await step().catch((error: unknown) => {
        if (isSourceError(error)) log.warn(`${what}: ${error.message}`);
        else log.error(error, what);
        return tickMs;
      });
      await pause(ms);
    }
  }

  const fetchAndWork = async () => {
    await requireWritableDisk();
    // A person waits for it.
    const [call] = await queue.fetch<RunJob>(queues.maintenance);
    if (call) await work(queues.maintenance, call.id, () => runMaintenanceJob(options, call.data));
    const [job] = call ? [] : await queue.fetch<Job>(queues.sync);
    if (job) await work(queues.sync, job.id, () => runSync(options, job.data, 'schedule'));
    return call || job ? 0 : pollMs;
  };
  const tick = async () => {
    await tidyUp(lockedWithin);
    if (isScheduling) await enqueueDue(database, hostsOf(db, imports), Date.now());
    return tickMs;
  };

  let loops: Promise<unknown> = Promise.resolve();
  return {
    start: () => {
      const begin = async () => {
        if (database.isEmbedded) await giveBack(0).catch((error: unknown) => log.error(error, 'Jobs were not given back'));
        await Promise.all([
          repeat(tick, 'The schedule failed'),
          ...Array.from({ length: atOnce }, () => repeat(fetchAndWork, 'The queue failed')),
        ]);
      };
      loops = begin();
    },
    stop: async (withinMs = longestJob) => {
      stopping.abort();
      await Promise.race([loops, wait(withinMs, undefined, { ref: false })]);
      for (const [id, name] of own) await queue.fail(name, id, stopped);
    },
  };
}
