/** How current leagues are, and when they are read next. */
import type { Database } from '../../db';
import { selectBacklog } from '../../db/queries/jobs/jobs';
import { findOnSchedule, type LeagueOnSchedule, selectSyncStates } from '../../db/queries/jobs/schedule';
import type { ImportSettings } from '../../importSettings';
import { keyOf } from '../jobs/jobs';
import { msPerRead } from './hostLoad';
import { type Calendar, draftInterval, leagueResources, nextSlot, scheduledPriority, type ScheduledResource } from './schedule';
import { downUntil } from './scheduler';

type States = Awaited<ReturnType<typeof selectSyncStates>>;

const untried = { slotAt: null, triedAt: null, doneAt: null, failures: 0, error: null };
const stateOf = (states: States, resource: ScheduledResource, leagueId: string) =>
  states.get(keyOf({ resource, leagueId })) ?? untried;

/** The parts of a league that pages show: scores and standings, or rosters, draft and trades. */
const shown = ['scores', 'rosters'] as const;

/** The failing resource of a league, and its failures in a row. */
function failureOf(states: States, leagueId: string, resources: readonly (typeof leagueResources)[number][]) {
  const own = resources.map((resource) => stateOf(states, resource, leagueId));
  const failing = own.find(({ error }) => error !== null);
  return { failures: Math.max(...own.map(({ failures }) => failures)), error: failing?.error ?? null, failing };
}

/** The milliseconds that the pace of a host takes for its waiting jobs of a priority and the higher ones. */
export type WaitOf = (host: string, priority: number) => number;

/** How long the jobs that wait take at their hosts' pace. */
export async function readWaits(db: Database, settings: Pick<ImportSettings, 'userAgent'>): Promise<WaitOf> {
  const backlog = await selectBacklog(db);
  return (host, priority) => {
    const ahead = backlog.filter((row) => row.host === host && row.priority >= priority);
    const jobs = ahead.reduce((sum, row) => sum + row.jobs, 0);
    return jobs * msPerRead(host, settings);
  };
}

/**
 * When a resource of a league is read next, in milliseconds since 1970: after the jobs of its host that go before it, if the host's pace
 * allows less than is due.
 */
function nextRead(
  resource: ScheduledResource,
  now: number,
  calendar: Calendar,
  league: LeagueOnSchedule,
  states: States,
  waitOf: WaitOf,
): number | null {
  const state = stateOf(states, resource, league.id);
  if (resource === 'draft') return nextSlot(resource, now, calendar, league, state); // not by a job
  const inTurn = now + waitOf(league.host, scheduledPriority(resource, now, calendar, league));
  const isWaiting = state.slotAt !== null && state.slotAt > (state.triedAt ?? -Infinity);
  if (isWaiting && league.pace !== 'paused') return inTurn;
  const next = nextSlot(resource, now, calendar, league, state);
  return next === null ? null : Math.max(next, inTurn);
}

/**
 * The freshness of scheduled leagues. Instants are in milliseconds since 1970; `nextAt` is null while a league is paused or the NFL
 * calendar is unknown.
 */
export async function readFreshness(
  db: Database,
  settings: Pick<ImportSettings, 'userAgent'>,
  calendar: Calendar | undefined,
  now: number,
  leagues: LeagueOnSchedule[],
) {
  const states = await selectSyncStates(
    db,
    leagues.map(({ id }) => id),
  );
  const waitOf = await readWaits(db, settings);
  return leagues.map((league) => {
    const until = downUntil(league);
    const next = [...leagueResources, 'draft' as const].flatMap(
      (resource) => (calendar && nextRead(resource, now, calendar, league, states, waitOf)) ?? [],
    );
    const doneAt = shown.map((resource) => stateOf(states, resource, league.id).doneAt);
    const { failures, error } = failureOf(states, league.id, leagueResources);
    return {
      ...league,
      doneAt: doneAt.includes(null) ? null : Math.min(...doneAt.map(Number)),
      nextAt: next.length ? Math.max(Math.min(...next), until ?? 0) : null,
      failures,
      error,
      isHostDown: until !== undefined,
    };
  });
}

/** Why a league cannot be read, and since when in milliseconds since 1970 (null if it never was); null when it can. */
export async function readLeagueProblem(
  db: Database,
  leagueId: string,
): Promise<{ since: number | null; reason: string } | null> {
  const { error, failing } = failureOf(await selectSyncStates(db, [leagueId]), leagueId, shown);
  return error === null ? null : { since: failing?.doneAt ?? null, reason: error };
}

/**
 * The freshness of the parts of a league, also of an unscheduled one, and its failures in a row. Instants are in milliseconds since 1970. A
 * host that is down does not count. `draftEvery` is how often the draft is read while it runs, in milliseconds.
 */
export async function readLeagueFreshness(
  db: Database,
  settings: Pick<ImportSettings, 'userAgent'>,
  calendar: Calendar | undefined,
  now: number,
  leagueId: string,
) {
  const league = await findOnSchedule(db, leagueId);
  const states = await selectSyncStates(db, [leagueId]);
  const waitOf = league && calendar ? await readWaits(db, settings) : () => 0;
  const ageOf = (resource: (typeof shown)[number]) => {
    const nextAt = league && calendar ? nextRead(resource, now, calendar, league, states, waitOf) : null;
    return { doneAt: stateOf(states, resource, leagueId).doneAt, nextAt };
  };
  const { failures } = failureOf(states, leagueId, shown);
  const isDraftRunning = league?.openDrafts.some(({ isRunning }) => isRunning);
  const draftEvery = isDraftRunning ? draftInterval(now, league!) : null;
  return { scores: ageOf('scores'), rosters: ageOf('rosters'), draftEvery, failures };
}
