import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { OpenDraft } from '../../../domain/seasonDrafts';
import { league, leagueSchedule, leagueSource, syncState } from '../../schema';
import { deleteFailedJobs } from './failedJobs';

const toMs = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** The drafts of a scheduled league's season that are not over. */
const openDrafts = sql<readonly OpenDraft[]>`(
  select coalesce(json_agg(json_build_object('isRunning', is_running, 'startsAt', starts_at)), '[]')
  from league_draft as open where open.league_id = ${league.id} and open.season = ${league.season} and not is_over)`;

async function selectWhere(db: Database, condition?: SQL) {
  const rows = await db
    .select({
      id: league.id,
      name: league.name,
      season: league.season,
      host: leagueSource.provider,
      seasons: sql<number[]>`array(
        select season from league_source as each
        where each.league_id = ${league.id} and each.provider = ${leagueSource.provider} order by season desc)`,
      pace: leagueSchedule.pace,
      viewedAt: leagueSchedule.viewedAt,
      openDrafts,
    })
    .from(leagueSchedule)
    .innerJoin(league, eq(league.id, leagueSchedule.leagueId))
    .innerJoin(leagueSource, and(eq(leagueSource.leagueId, league.id), eq(leagueSource.season, league.season)))
    .where(condition)
    .orderBy(asc(league.name), asc(league.id));
  return rows.map((row) => ({ ...row, viewedAt: toMs(row.viewedAt) }));
}

/**
 * The leagues that the schedule reads, or one of them, with the host of their season and their `seasons` there, newest first; instants in
 * milliseconds since 1970.
 */
export const selectScheduledLeagues = (db: Database, leagueId?: string) =>
  selectWhere(db, leagueId === undefined ? undefined : eq(league.id, leagueId));

/** The same of leagues with a draft that is not over, and that were viewed after `since`, in milliseconds since 1970. */
export const selectWatchedDrafts = (db: Database, since: number) =>
  selectWhere(
    db,
    and(
      gt(leagueSchedule.viewedAt, new Date(since).toISOString()),
      sql`exists (select from league_draft as open
        where open.league_id = ${league.id} and open.season = ${league.season} and not is_over)`,
    ),
  );

/** Sets how often a league is read. @returns whether it is on the schedule */
export async function setPace(
  db: Database,
  leagueId: string,
  pace: (typeof leagueSchedule.pace.enumValues)[number],
): Promise<boolean> {
  const found = await db.update(leagueSchedule).set({ pace }).where(eq(leagueSchedule.leagueId, leagueId)).returning();
  return found.length > 0;
}

/** The states of all scheduled jobs, or of those of a league, by key; instants in milliseconds since 1970. */
export async function selectSyncStates(db: Database, leagueId?: string) {
  const rows = await db
    .select()
    .from(syncState)
    .where(leagueId === undefined ? undefined : eq(syncState.leagueId, leagueId));
  return new Map(
    rows.map(({ key, slotAt, triedAt, doneAt, ...row }) => [
      key,
      { ...row, slotAt: toMs(slotAt), triedAt: toMs(triedAt), doneAt: toMs(doneAt) },
    ]),
  );
}

/** Adds a league to the schedule, unless it is on it already. */
export const scheduleLeague = (tx: Database, leagueId: string) =>
  tx.insert(leagueSchedule).values({ leagueId }).onConflictDoNothing();

/** Records the slot that a job was queued for. @returns whether it is later than the recorded one */
export async function setSlot(db: Database, key: string, leagueId: string | null, slot: number): Promise<boolean> {
  const slotAt = new Date(slot).toISOString();
  const set = await db
    .insert(syncState)
    .values({ key, leagueId, slotAt })
    .onConflictDoUpdate({
      target: syncState.key,
      set: { slotAt },
      setWhere: or(isNull(syncState.slotAt), lt(syncState.slotAt, slotAt)),
    })
    .returning({ key: syncState.key });
  return set.length > 0;
}

/** Records how a job ended: `error` null for success, which also deletes the failed jobs of its key. */
export async function setTried(db: Database, key: string, leagueId: string | null, error: string | null): Promise<void> {
  if (error === null) await deleteFailedJobs(db, key);
  const triedAt = new Date().toISOString();
  const ended = error === null ? { doneAt: triedAt, failures: 0, error } : { failures: sql`${syncState.failures} + 1`, error };
  await db
    .insert(syncState)
    .values({ key, leagueId, triedAt, error, ...(error === null ? { doneAt: triedAt } : { failures: 1 }) })
    .onConflictDoUpdate({ target: syncState.key, set: { triedAt, ...ended } });
}

/** Records that leagues were viewed now; those that are not on the schedule are ignored. */
export const setViewed = (db: Database, leagueIds: string[]) =>
  db
    .update(leagueSchedule)
    .set({ viewedAt: new Date().toISOString() })
    .where(sql`${leagueSchedule.leagueId} = any(${sql.param(leagueIds)}::text[])`);
