import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db';
import type { BackupFolder } from '../../db/backup/folder';
import { queues } from '../../db/queue';
import { failInterruptedRuns, isDone, lockNameOf } from '../../db/queries/jobs/importRuns';
import { postponeJob, selectActiveJobs } from '../../db/queries/jobs/jobs';
import { findLeague } from '../../db/queries/leagues/leagues';
import { tryImportLock } from '../../db/queries/jobs/locks';
import { setHostFailed, setTried } from '../../db/queries/jobs/schedule';
import { writeAndPublish } from '../../db/writeLeague';
import type { Outlook } from '../../hosts/hostText';
import { acceptedCall } from '../calls/acceptedDrops';
import { revealDueKeepers } from '../teams/hiddenKeepers';
import { backUp, backupKey, enqueueBackup, logFailure } from './dailyBackup';
import { followDrafts } from '../drafts/draftDay';
import { hostsOf } from '../hosts';
import { oneAtATime } from './oneAtATime';
import { chosenOf, type Job, keyOf, type Resource, runNameOf, type SyncJob } from './jobs';
import { allLeagues, type CallName, readOfCall } from '../calls/maintenanceCalls';
import type { RunJob } from '../calls/maintenanceQueue';
import { notesReadOf } from '../calls/readings';
import { readOf } from '../calls/resourceReads';
import { isSourceError, withoutDefect } from '../result';
import { type AdditionOptions, runAddition } from '../additions/runAddition';
import { runMaintenance } from '../calls/runner';
import { leagueResources } from '../schedule/schedule';
import { enqueueDue, findPause, isReadAgain } from '../schedule/scheduler';

/** The dependencies of a worker. */
export interface WorkerOptions extends AdditionOptions {
  /** Whether it queues jobs that are due by the calendar. */
  isScheduling: boolean;
  /** Where daily back-ups go; without it this worker makes none. */
  backups?: BackupFolder | null;
}

/** Jobs at a time; each holds up to three connections of the pool. */
const atOnce = 2;
const pollMs = 1_000;
const tickMs = 60_000;
/** Less than the shortest distance between two reads of a draft. */
const draftTickMs = 5_000;
/** Milliseconds for which a stop waits for running jobs; then it returns them to the queue. */
const longestJob = 30_000;
/** Seconds after which a job that a worker has started but not locked counts as abandoned. */
const lockedWithin = 30;

const stopped = { message: 'The server stopped while this ran.' };

/** Whether a resource is one that the schedule reads of each league. */
const isScheduled = (resource: Resource) => leagueResources.some((each) => each === resource);

/** Whether a job is tried again; one without an id was requested by a person. */
async function outlookOf(db: Database, { leagueId }: Job, id?: string): Promise<Outlook> {
  if (id === undefined) return 'asked';
  return (await isReadAgain(db, leagueId)) ? 'repeated' : 'none';
}

/**
 * Runs a job and records its outcome. Work that a worker finished before it told the queue is not repeated.
 * @param id of the job in the queue
 * @throws Error with the reason when its league was not read
 */
export async function runSync(
  options: Pick<WorkerOptions, 'database' | 'imports' | 'log'>,
  job: Job,
  startedBy: string,
  id?: string,
) {
  const { db, bus, isEmbedded } = options.database;
  const { resource, leagueId } = job;
  const league = leagueId === null ? undefined : await findLeague(db, leagueId);
  if (leagueId !== null && !league) return undefined;
  const name = runNameOf(resource);
  const onError = (error: unknown) =>
    isSourceError(error) ? options.log.warn(`${name}: ${error.message}`) : options.log.error(error, `${name} failed`);
  const maintenance = {
    ...{ db, bus, isEmbedded, settings: options.imports, startedBy, onError },
    outlookOf: () => outlookOf(db, job, id),
  };
  const call = {
    ...{ name, chosen: chosenOf(job), leagues: league && [league] },
    read: readOf({ db, importDir: options.imports.importDir, startedBy }, job),
  };
  const isRead = id !== undefined && (await isDone(db, id, leagueId));
  // The run of a job includes its earlier attempts.
  const outcome = isRead ? undefined : (await runMaintenance(maintenance, call, id)).leagues.at(-1);
  const error = outcome?.error == null ? null : withoutDefect(outcome.error);
  if (outcome && error === null && outcome.note == null && notesReadOf(name, resource)) return outcome;
  await writeAndPublish({ db, bus }, async (tx, changed) => {
    await setTried(tx, keyOf(job), leagueId, error);
    if (error !== null && leagueId !== null && isScheduled(resource)) await setHostFailed(tx, leagueId);
    if (leagueId !== null) await changed(leagueId);
  });
  if (error !== null) throw new Error(error);
  return outcome;
}

/**
 * Runs a league's part of a maintenance call. A failure is recorded and not retried. A part that a stopped worker finished before it told
 * the queue is not repeated.
 */
async function runMaintenanceJob(
  { database, imports, log }: Pick<WorkerOptions, 'database' | 'imports' | 'log'>,
  job: RunJob,
): Promise<void> {
  const { db, bus, isEmbedded } = database;
  const { run, call, leagueId, startedBy, acceptDrop } = job;
  const league = leagueId === null ? undefined : await findLeague(db, leagueId);
  if ((leagueId !== null && !league) || (await isDone(db, run, leagueId))) return;
  const onError = (error: unknown) =>
    isSourceError(error) ? log.warn(`${call}: ${error.message}`) : log.error(error, `${call} failed`);
  const context = { db, importDir: imports.importDir, startedBy };
  await runMaintenance(
    { db, bus, isEmbedded, settings: imports, startedBy, onError },
    acceptDrop && league
      ? acceptedCall(context, call, league)
      : {
          ...{ name: call, chosen: leagueId ?? allLeagues, leagues: league && [league] },
          read: readOfCall(call as CallName, context),
        },
    run,
  );
}

/** Runs a job of the sync queue. A scheduled job whose host now counts as down returns to the queue. */
async function runSyncJob(options: WorkerOptions, id: string, job: SyncJob): Promise<void> {
  if (job.resource === 'addition') return runAddition(options, id, job);
  const until = await findPause(options.database.db, job, Date.now());
  if (until === undefined) await runSync(options, job, 'schedule', id);
  else await postponeJob(options.database.db, queues.sync, id, until);
}

/** The lock that a job holds while it runs. */
const lockOf = (queue: string, data: unknown): string => {
  if (queue === queues.backup) return backupKey;
  if (queue === queues.sync) return lockNameOf(runNameOf((data as SyncJob).resource), chosenOf(data as SyncJob));
  const { call, leagueId, chosen, acceptDrop } = data as RunJob;
  return lockNameOf(call, acceptDrop ? chosen : (leagueId ?? allLeagues));
};

/**
 * Runs the jobs of the queues, queues due jobs every minute, follows running drafts, shows hidden keepers at their deadline, and makes
 * daily back-ups. `stop` waits for the running jobs, or returns them to the queue.
 */
export function makeWorker(options: WorkerOptions) {
  const { database, imports, log, isScheduling, backups } = options;
  const { db, bus, queue, requireWritableDisk } = database;
  const stopping = new AbortController();
  /** The running jobs, with the names of their queues. */
  const own = new Map<string, string>();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function work(name: string, id: string, run: () => Promise<unknown>) {
    own.set(id, name);
    try {
      await run();
      await queue.complete(name, id);
    } catch (error) {
      // Another worker may already have a job that was returned to the queue.
      if (own.has(id)) await queue.fail(name, id, { message: String((error as Error).message) });
    } finally {
      own.delete(id);
      bus.announceRuns();
    }
  }

  /** Returns the jobs of killed workers to the queue: nobody holds their lock. */
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
    const [job] = call ? [] : await queue.fetch<SyncJob>(queues.sync);
    if (job) await work(queues.sync, job.id, () => runSyncJob(options, job.id, job.data));
    return call || job ? 0 : pollMs;
  };
  const tick = async () => {
    await tidyUp(lockedWithin);
    const schedule = () => enqueueDue(database, hostsOf(db, imports), Date.now(), (message) => log.warn(message));
    if (isScheduling) await oneAtATime(db, database.isEmbedded, 'schedule', schedule);
    return tickMs;
  };
  const backUpTick = (folder: BackupFolder) => async () => {
    await requireWritableDisk();
    await enqueueBackup(database, Date.now());
    const [job] = await queue.fetch(queues.backup, { includeMetadata: true });
    const run = () =>
      backUp(database, folder, log).catch((error: unknown) => {
        if (job!.retryCount >= job!.retryLimit) logFailure(log, error);
        throw error;
      });
    if (job) await work(queues.backup, job.id, run);
    return tickMs;
  };
  const followTick = async () => {
    await requireWritableDisk();
    const onError = (error: unknown, leagueName: string) =>
      isSourceError(error)
        ? log.warn(`The draft of ${leagueName}: ${error.message}`)
        : log.error(error, `The draft of ${leagueName} was not read`);
    await followDrafts(database, hostsOf(db, imports), Date.now(), onError);
    return draftTickMs;
  };

  let loops: Promise<unknown> = Promise.resolve();
  return {
    start: () => {
      const begin = async () => {
        if (database.isEmbedded) await giveBack(0).catch((error: unknown) => log.error(error, 'Jobs were not given back'));
        await Promise.all([
          repeat(tick, 'The schedule failed'),
          repeat(() => revealDueKeepers(database, tickMs), 'Hidden keepers were not shown'),
          ...(backups ? [repeat(backUpTick(backups), 'The daily back-up was not begun')] : []),
          ...(isScheduling ? [repeat(followTick, 'Drafts were not followed')] : []),
          ...Array.from({ length: atOnce }, () => repeat(fetchAndWork, 'The queue failed')),
        ]);
      };
      loops = begin();
    },
    stop: async (withinMs = longestJob) => {
      stopping.abort();
      await Promise.race([loops, wait(withinMs, undefined, { ref: false })]);
      for (const [id, name] of own) {
        own.delete(id);
        await queue.fail(name, id, stopped);
      }
    },
  };
}
