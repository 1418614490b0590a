import { createHash } from 'node:crypto';
import type { Database, OpenDatabase } from '../../db';
import { type JobQueue, queues } from '../../db/queue';
import { selectScheduledLeagues, selectSyncStates, setSlot } from '../../db/queries/jobs/schedule';
import { currentCalendar } from './calendar';
import type { Hosts } from '../hosts';
import { type Job, keyOf } from '../jobs/jobs';
import { type Calendar, draftInterval, dueSlot, nextSlot, pauseAfter, type ScheduledLeague } from './schedule';

const scheduled = ['scores', 'rosters', 'season'] as const;
const untried = { slotAt: null, triedAt: null, doneAt: null, failures: 0, error: null };

type Leagues = Awaited<ReturnType<typeof selectScheduledLeagues>>;
type States = Awaited<ReturnType<typeof selectSyncStates>>;

const stateOf = (states: States, job: Parameters<typeof keyOf>[0]) => states.get(keyOf(job)) ?? untried;

/** A host counts as down when this many of its last leagues failed. */
const failedLeagues = 3;

/**
 * The hosts that are down because the last leagues tried there all failed, with the end of each pause in milliseconds since 1970. Then one
 * league tries the host.
 */
export function findDownHosts(leagues: Leagues, states: States): Map<string, number> {
  const down = new Map<string, number>();
  for (const host of new Set(leagues.map((league) => league.host))) {
    const lastOf = ({ id }: { id: string }) =>
      scheduled
        .map((resource) => stateOf(states, { resource, leagueId: id }))
        .filter(({ triedAt }) => triedAt !== null)
        .sort((a, b) => b.triedAt! - a.triedAt!)[0];
    const tried = leagues.filter((league) => league.host === host).flatMap((league) => lastOf(league) ?? []);
    const last = tried.sort((a, b) => b.triedAt! - a.triedAt!).slice(0, failedLeagues);
    if (last.length < failedLeagues || last.some(({ failures }) => failures === 0)) continue;
    down.set(host, last[0]!.triedAt! + pauseAfter(1));
  }
  return down;
}

/**
 * The time until which a job waits because its host is down, in milliseconds since 1970; undefined if it does not wait.
 * @param now in milliseconds since 1970
 */
export async function findPause(db: Database, { leagueId, isAsked }: Job, now: number): Promise<number | undefined> {
  if (leagueId === null || isAsked) return undefined;
  const leagues = await selectScheduledLeagues(db);
  const host = leagues.find(({ id }) => id === leagueId)?.host;
  const until = host === undefined ? undefined : findDownHosts(leagues, await selectSyncStates(db)).get(host);
  return until !== undefined && now < until ? until : undefined;
}

/** Whether the schedule reads a league, or (null) the players of all leagues, again. */
export async function isReadAgain(db: Database, leagueId: string | null): Promise<boolean> {
  const leagues = await selectScheduledLeagues(db, leagueId ?? undefined);
  return leagues.some(({ pace }) => pace !== 'paused');
}

/** A job's id for a slot: the queue accepts each id once, from whichever process. */
function idOf(key: string, slot: number): string {
  const hex = createHash('sha256').update(`${key} ${slot}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

async function enqueue({ db, queue }: Pick<OpenDatabase, 'db' | 'queue'>, job: Job, slot: number): Promise<void> {
  const key = keyOf(job);
  await queue.send(queues.sync, job, { id: idOf(key, slot), singletonKey: key });
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
  const leagues = await selectScheduledLeagues(db);
  if (!leagues.some(({ pace }) => pace !== 'paused')) return [];
  const calendar = await currentCalendar(db, hosts, now, warn);
  const states = await selectSyncStates(db);
  const down = findDownHosts(leagues, states);
  const queued: string[] = [];
  const offer = async (job: Job, league: ScheduledLeague) => {
    const slot = dueSlot(job.resource, now, calendar, league, stateOf(states, job));
    if (slot === null) return false;
    await enqueue(database, job, slot);
    queued.push(keyOf(job));
    return true;
  };
  await offer({ resource: 'players', leagueId: null }, everyone);
  for (const league of leagues) {
    const downUntil = down.get(league.host);
    if (downUntil !== undefined && now < downUntil) continue;
    for (const resource of scheduled) {
      const isQueued = await offer({ resource, leagueId: league.id }, league);
      if (!isQueued || downUntil === undefined) continue;
      down.set(league.host, Infinity); // the league that tries the host
      break;
    }
  }
  return queued;
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
  const leagues = await selectScheduledLeagues(database.db);
  if (!leagues.some(({ id }) => id === leagueId)) return false;
  for (const resource of scheduled) await enqueue(database, { resource, leagueId, isAsked: true }, now);
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

/** The parts of a league that pages show: scores and standings, or rosters, draft and trades. */
const shown = ['scores', 'rosters'] as const;

/** The failing resource of a league, and its failures in a row. */
function failureOf(states: States, leagueId: string, resources: readonly (typeof scheduled)[number][]) {
  const own = resources.map((resource) => stateOf(states, { resource, leagueId }));
  const failing = own.find(({ error }) => error !== null);
  return { failures: Math.max(...own.map(({ failures }) => failures)), error: failing?.error ?? null, failing };
}

/**
 * The freshness of the scheduled leagues. Instants are in milliseconds since 1970; `nextAt` is null while a league is paused or the NFL
 * calendar is unknown.
 */
export async function readFreshness(db: Database, calendar: Calendar | undefined, now: number) {
  const leagues = await selectScheduledLeagues(db);
  const states = await selectSyncStates(db);
  const down = findDownHosts(leagues, states);
  return leagues.map((league) => {
    const next = [...scheduled, 'draft' as const].flatMap((resource) => {
      const state = stateOf(states, { resource, leagueId: league.id });
      return (calendar && nextSlot(resource, now, calendar, league, state)) ?? [];
    });
    const doneAt = shown.map((resource) => stateOf(states, { resource, leagueId: league.id }).doneAt);
    const { failures, error } = failureOf(states, league.id, scheduled);
    return {
      ...league,
      doneAt: doneAt.includes(null) ? null : Math.min(...doneAt.map(Number)),
      nextAt: next.length ? Math.max(Math.min(...next), down.get(league.host) ?? 0) : null,
      failures,
      error,
      isHostDown: down.has(league.host),
    };
  });
}

/**
 * The freshness of a part of a league, also of an unscheduled one. Instants are in milliseconds since 1970. `problem` is why it cannot be
 * read, `since` the last read. A host that is down does not count. `draftEvery` is how often the draft is read while it runs, in
 * milliseconds.
 */
export async function readLeagueFreshness(db: Database, calendar: Calendar | undefined, now: number, leagueId: string) {
  const [league] = await selectScheduledLeagues(db, leagueId);
  const states = await selectSyncStates(db, leagueId);
  const ageOf = (resource: (typeof shown)[number]) => {
    const state = stateOf(states, { resource, leagueId });
    const nextAt = league && calendar ? nextSlot(resource, now, calendar, league, state) : null;
    return { doneAt: state.doneAt, nextAt };
  };
  const { failures, error, failing } = failureOf(states, leagueId, shown);
  const problem = error === null ? null : { since: failing?.doneAt ?? null, reason: error };
  const isDraftRunning = league?.openDrafts.some(({ isRunning }) => isRunning);
  const draftEvery = isDraftRunning ? draftInterval(now, league!) : null;
  return { scores: ageOf('scores'), rosters: ageOf('rosters'), draftEvery, pace: league?.pace ?? null, failures, problem };
}
