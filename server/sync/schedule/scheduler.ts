import { createHash } from 'node:crypto';
import type { Database, OpenDatabase } from '../../db';
import { raisePriorities } from '../../db/queries/jobs/jobs';
import {
  type DueJob,
  findOnSchedule,
  findSyncState,
  hasReadLeagues,
  type LeagueOnSchedule,
  selectDue,
  setSlot,
  setSlots,
} from '../../db/queries/jobs/schedule';
import { type JobQueue, queues } from '../../db/queue';
import type { Hosts } from '../hosts';
import { type Job, keyOf, priorityOf, type Resource } from '../jobs/jobs';
import { currentCalendar } from './calendar';
import { dueSlot, failurePause, leagueResources, pauseAfter, type ScheduledLeague, slotsOfKinds, viewedWithin } from './schedule';

/** A host counts as down when this many of its leagues failed one after another. */
const failedLeagues = 3;

/** The pause of a host that counts as down, in milliseconds. Then one league tries it. */
const outagePause = pauseAfter(1);

/** The jobs that are selected and queued at a time. */
const batch = 1_000;

/** The end of the pause of a league's host that counts as down, in milliseconds since 1970; undefined for one that does not. */
export const downUntil = (league: Pick<LeagueOnSchedule, 'failedLeagues' | 'hostFailedAt'>): number | undefined =>
  league.failedLeagues >= failedLeagues ? league.hostFailedAt! + outagePause : undefined;

/** Whether the schedule reads a league, or (null) the players of all leagues, again. */
export async function isReadAgain(db: Database, leagueId: string | null): Promise<boolean> {
  if (leagueId === null) return hasReadLeagues(db);
  const league = await findOnSchedule(db, leagueId);
  return league !== undefined && league.pace !== 'paused';
}

/**
 * The time until which a job waits because its host is down, in milliseconds since 1970; undefined if it does not wait.
 * @param now in milliseconds since 1970
 */
export async function findPause(db: Database, { leagueId, isAsked }: Job, now: number): Promise<number | undefined> {
  if (leagueId === null || isAsked) return undefined;
  const league = await findOnSchedule(db, leagueId);
  const until = league && downUntil(league);
  return until !== undefined && now < until ? until : undefined;
}

const untried = { slotAt: null, triedAt: null, failures: 0 };

/** A job's id for a slot: the queue accepts each id once, from whichever process. */
function idOf(key: string, slot: number): string {
  const hex = createHash('sha256').update(`${key} ${slot}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Queues a job. One that waits already takes its place, if that is a better one. */
async function enqueue({ db, queue }: Pick<OpenDatabase, 'db' | 'queue'>, job: Job, slot: number): Promise<void> {
  const key = keyOf(job);
  await raisePriorities(db, [{ key, priority: priorityOf(job) }]);
  await queue.send(queues.sync, job, { id: idOf(key, slot), singletonKey: key, priority: priorityOf(job) });
  await setSlot(db, key, job.leagueId, slot);
}

/**
 * Seconds between a draft's end and the read of the rosters after it: an earlier response that a league still drafts is no longer used
 * then.
 */
const afterDraftSeconds = 60;

/** Queues a read of a league's rosters after its draft. */
export async function enqueueAfterDraft(queue: JobQueue, leagueId: string): Promise<void> {
  const job: Job = { resource: 'rosters', leagueId };
  await queue.send(queues.sync, job, { singletonKey: keyOf(job), startAfter: afterDraftSeconds });
}

const everyone: ScheduledLeague = { host: '', season: 0, pace: 'calendar', viewedAt: null, openDrafts: [] };

/** Queues jobs that are due. What waits already goes before others if it must. @returns their keys */
async function enqueueAll({ db, queue }: Pick<OpenDatabase, 'db' | 'queue'>, due: DueJob[]): Promise<string[]> {
  const jobs = due.map(({ leagueId, host, resource, slotAt, priority }) => {
    const data: Job = { resource: resource as Resource, leagueId, host };
    return { data, key: keyOf(data), leagueId, slotAt, priority };
  });
  await queue.insert(
    jobs.map(({ data, key, slotAt, priority }) => ({
      ...{ name: queues.sync, id: idOf(key, slotAt), data, singletonKey: key, priority },
    })),
  );
  await raisePriorities(db, jobs);
  await setSlots(db, jobs);
  return jobs.map(({ key }) => key);
}

/** Of a host that counts as down, the one job that tries it. */
function withOneTry(due: DueJob[]): DueJob[] {
  const tries = new Map<string, DueJob>();
  for (const job of due) if (job.isTrying && !tries.has(job.host)) tries.set(job.host, job);
  return due.filter((job) => !job.isTrying || tries.get(job.host) === job);
}

/**
 * Queues jobs that are due by the NFL's calendar. Without a league on the schedule it calls no host.
 * @param now in milliseconds since 1970
 * @param warn gets why the calendar could not be read
 * @returns the keys of the queued jobs
 */
export async function enqueueDue(
  database: Pick<OpenDatabase, 'db' | 'queue'>,
  hosts: Hosts,
  now: number,
  warn: (message: string) => void,
): Promise<string[]> {
  const { db } = database;
  if (!(await hasReadLeagues(db))) return [];
  const calendar = await currentCalendar(db, hosts, now, warn);
  const queued: string[] = [];
  const players: Job = { resource: 'players', leagueId: null };
  const state = (await findSyncState(db, keyOf(players))) ?? untried;
  const slot = dueSlot('players', now, calendar, everyone, state);
  if (slot !== null) {
    await enqueue(database, players, slot);
    queued.push(keyOf(players));
  }
  const tried = new Set<string>();
  for (;;) {
    const due = await selectDue(db, slotsOfKinds(now, calendar), {
      ...{ now, viewedSince: now - viewedWithin, season: calendar.season, pause: failurePause },
      ...{ outage: { leagues: failedLeagues, pause: outagePause }, exceptHosts: [...tried], limit: batch },
    });
    queued.push(...(await enqueueAll(database, withOneTry(due))));
    if (due.length < batch) return queued;
    for (const { host, isTrying } of due) if (isTrying) tried.add(host);
  }
}

/**
 * Queues all scheduled reads of a league, regardless of its pace; waiting jobs are not queued twice.
 * @param now in milliseconds since 1970
 * @returns whether the league is on the schedule
 */
export async function enqueueLeague(
  database: Pick<OpenDatabase, 'db' | 'queue'>,
  leagueId: string,
  now: number,
): Promise<boolean> {
  const league = await findOnSchedule(database.db, leagueId);
  if (!league) return false;
  const { host } = league;
  for (const resource of leagueResources) await enqueue(database, { resource, leagueId, host, isAsked: true }, now);
  return true;
}

/**
 * Queues a read of all weeks, or of one, the standings and the final positions of a league's season.
 * @param now in milliseconds since 1970
 */
export const enqueueSeason = (
  database: Pick<OpenDatabase, 'db' | 'queue'>,
  chosen: { leagueId: string; season: number; week?: number },
  now: number,
) => enqueue(database, { resource: 'pastSeason', ...chosen, isAgain: true, isAsked: true }, now);
