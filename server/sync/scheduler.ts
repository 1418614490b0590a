import { createHash } from 'node:crypto';
import type { Database, OpenDatabase } from '../db';
import { queues } from '../db/queue';
import { selectScheduledLeagues, selectSyncStates, setSlot } from '../db/queries/schedule';
import { currentCalendar } from './calendar';
import type { Hosts } from './hosts';
import { type Job, keyOf } from './jobs';
import { type Calendar, dueSlot, type JobState, nextSlot, pauseAfter, type ScheduledLeague } from './schedule';

const scheduled = ['scores', 'rosters', 'season'] as const;
const untried: JobState = { slotAt: null, triedAt: null, failures: 0 };

type Leagues = Awaited<ReturnType<typeof selectScheduledLeagues>>;
type States = Awaited<ReturnType<typeof selectSyncStates>>;

const stateOf = (states: States, job: Job) => states.get(keyOf(job)) ?? untried;

/** As many leagues of a host as have failed last make it count as down. */
const failedLeagues = 3;

/**
 * The hosts that are down, because the last leagues tried there all failed: until when each is left alone, in milliseconds since 1970. Then one
 * league tries it.
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

/** A job's id for a slot: the queue takes each once, whichever process sends it. */
function idOf(key: string, slot: number): string {
  const hex = createHash('sha256').update(`${key} ${slot}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

async function enqueue({ db, queue }: Pick<OpenDatabase, 'db' | 'queue'>, job: Job, slot: number): Promise<void> {
  const key = keyOf(job);
  await queue.send(queues.sync, job, { id: idOf(key, slot), singletonKey: key });
  await setSlot(db, key, job.leagueId, slot);
}

const everyone: ScheduledLeague = { season: 0, pace: 'calendar', viewedAt: null };

/**
 * Queues what is due by the NFL's calendar. Without a league on the schedule no host is asked anything.
 * @param now in milliseconds since 1970
 * @returns the keys of the queued jobs
 * @throws HostError when the calendar has to be read, and cannot
 */
export async function enqueueDue(database: Pick<OpenDatabase, 'db' | 'queue'>, hosts: Hosts, now: number): Promise<string[]> {
  const { db } = database;
  const leagues = await selectScheduledLeagues(db);
  if (!leagues.some(({ pace }) => pace !== 'paused')) return [];
  const calendar = await currentCalendar(db, hosts, now);
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
      down.set(league.host, Infinity); // the one that tries
      break;
    }
  }
  return queued;
}

/**
 * Queues all that the schedule reads of a league, whatever its pace; what waits already is not queued twice.
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
  for (const resource of scheduled) await enqueue(database, { resource, leagueId }, now);
  return true;
}

/**
 * How current the scheduled leagues are, or one of them, for which a host that is down does not count; instants in milliseconds since 1970,
 * `nextAt` null while a league is paused or nothing is known of the NFL.
 */
export async function readFreshness(db: Database, calendar: Calendar | undefined, now: number, leagueId?: string) {
  const leagues = await selectScheduledLeagues(db, leagueId);
  const states = await selectSyncStates(db, leagueId);
  const down = findDownHosts(leagues, states);
  return leagues.map((league) => {
    const jobs = scheduled.map((resource) => ({ resource, leagueId: league.id }));
    const own = jobs.map((job) => states.get(keyOf(job))).filter((state) => state !== undefined);
    const next = jobs.flatMap((job) => (calendar && nextSlot(job.resource, now, calendar, league, stateOf(states, job))) ?? []);
    const doneAt = own.flatMap((state) => state.doneAt ?? []);
    return {
      ...league,
      doneAt: doneAt.length ? Math.max(...doneAt) : null,
      nextAt: next.length ? Math.max(Math.min(...next), down.get(league.host) ?? 0) : null,
      failures: Math.max(0, ...own.map(({ failures }) => failures)),
      error: own.find(({ error }) => error !== null)?.error ?? null,
      isHostDown: down.has(league.host),
    };
  });
}
