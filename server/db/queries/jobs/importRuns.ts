import { and, asc, desc, eq, gt, inArray, isNull, lt, not, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { importRun } from '../../schema';
import { toIso } from '../../toIso';
import { groupBy } from '../../../domain/groupBy';
import { tryImportLock } from './locks';

/** The record of a job on one league, or on no league. */
export type ImportRun = typeof importRun.$inferSelect;

/** Its duration in seconds; 0 while it runs. */
export const secondsOf = ({ startedAt, endedAt }: ImportRun) =>
  endedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 1000 : 0;

const toRun = (row: ImportRun): ImportRun => ({
  ...row,
  startedAt: toIso(row.startedAt),
  endedAt: row.endedAt && toIso(row.endedAt),
});

/** Records the start of a run. */
export async function startRun(db: Database, row: typeof importRun.$inferInsert): Promise<number> {
  const [added] = await db.insert(importRun).values(row).returning({ id: importRun.id });
  return added!.id;
}

/** Records what a run is reading; a finished run does not change. */
export const noteStep = (db: Database, id: number, step: string) =>
  db
    .update(importRun)
    .set({ note: step })
    .where(and(eq(importRun.id, id), isNull(importRun.endedAt)));

/** Records the end of a run. */
export async function endRun(db: Database, id: number, end: Partial<typeof importRun.$inferInsert>): Promise<ImportRun> {
  const [ended] = await db
    .update(importRun)
    .set({ ...end, endedAt: new Date().toISOString() })
    .where(eq(importRun.id, id))
    .returning();
  return toRun(ended!);
}

/** The name of the lock that a job holds while it runs. */
export const lockNameOf = (call: string, chosen: string) => `${call}/${chosen}`;

/**
 * Marks runs that a killed process left `running` as failed. Call it at start. A run whose lock is held is running in another process and
 * is not marked.
 */
export async function failInterruptedRuns(db: Database): Promise<void> {
  const isRunning = eq(importRun.outcome, 'running');
  const jobs = await db.selectDistinct({ call: importRun.call, chosen: importRun.chosen }).from(importRun).where(isRunning);
  for (const { call, chosen } of jobs)
    await db.transaction(async (tx) => {
      if (!(await tryImportLock(tx, lockNameOf(call, chosen)))) return;
      await tx
        .update(importRun)
        .set({ outcome: 'failed', endedAt: new Date().toISOString(), error: 'The server stopped while this ran.' })
        .where(and(isRunning, eq(importRun.call, call), eq(importRun.chosen, chosen)));
    });
}

/** The database's clock, as an ISO instant. */
export async function now(db: Database): Promise<string> {
  const { rows } = await db.execute<{ now: string | Date }>(sql`select now() as now`);
  return new Date(rows[0]!.now).toISOString();
}

/** The rows of the newest run of a job, if it ended after `since`; else empty. */
export async function selectLastRun(db: Database, call: string, chosen: string, since: string): Promise<ImportRun[]> {
  const [last] = await db
    .select()
    .from(importRun)
    .where(and(eq(importRun.call, call), eq(importRun.chosen, chosen)))
    .orderBy(desc(importRun.id))
    .limit(1);
  if (!last?.endedAt || toIso(last.endedAt) < since) return [];
  const rows = await db.select().from(importRun).where(eq(importRun.run, last.run)).orderBy(asc(importRun.id));
  return rows.map(toRun);
}

/** The rows of runs, oldest first. */
export const selectRunsOf = async (db: Database, runs: string[]): Promise<ImportRun[]> =>
  (await db.select().from(importRun).where(inArray(importRun.run, runs)).orderBy(asc(importRun.id))).map(toRun);

/** Of more leagues of a run, only so many are listed. */
const mostListed = 100;

/** The leagues of a run that have ended, 100 at most: first those that failed, each in the order in which they began. */
export interface EndedLeagues {
  failed: number;
  listed: ImportRun[];
}

/** The ended leagues of runs. A league whose worker was stopped has several rows: the newest counts. */
export async function selectEndedLeagues(db: Database, runs: string[]): Promise<Map<string, EndedLeagues>> {
  const { rows } = await db.execute<{ run: string; failed: number; ids: number[] }>(
    sql`select run, max(failed)::int as failed, array_agg(id) as ids
        from (
          select run, id, count(*) filter (where outcome = 'failed') over (partition by run) as failed,
            row_number() over (partition by run order by (outcome = 'failed') desc, id) as place
          from (
            select distinct on (run, league_id) run, id, outcome from import_run
            where run = any(${sql.param(runs)}::text[]) and ended_at is not null order by run, league_id, id desc) as newest) as ranked
        where place <= ${mostListed} group by run`,
  );
  const ids = rows.flatMap((row) => row.ids);
  const failedFirst = desc(eq(importRun.outcome, 'failed'));
  const listed = await db.select().from(importRun).where(inArray(importRun.id, ids)).orderBy(failedFirst, asc(importRun.id));
  const ofRun = groupBy(listed.map(toRun), ({ run }) => run);
  return new Map(rows.map(({ run, failed }) => [run, { failed, listed: ofRun.get(run) ?? [] }]));
}

/** Whether a run has finished a league, or (null) its part without leagues. */
export const isDone = async (db: Database, run: string, leagueId: string | null): Promise<boolean> =>
  (await db.$count(
    importRun,
    and(
      eq(importRun.run, run),
      leagueId === null ? isNull(importRun.leagueId) : eq(importRun.leagueId, leagueId),
      inArray(importRun.outcome, ['done', 'skipped']),
    ),
  )) > 0;

/** The newest runs, newest first; of one call and who started it, if given. */
export async function selectRuns(
  db: Database,
  limit: number,
  { call, startedBy }: Partial<Pick<ImportRun, 'call' | 'startedBy'>> = {},
): Promise<ImportRun[]> {
  const isOf = and(call ? eq(importRun.call, call) : undefined, startedBy ? eq(importRun.startedBy, startedBy) : undefined);
  return (await db.select().from(importRun).where(isOf).orderBy(desc(importRun.id)).limit(limit)).map(toRun);
}

/** A name that could not be matched: the newest of the runs that are the last successful ones of their job and league, and their number. */
export type UnmatchedName = {
  name: string;
  runs: Pick<ImportRun, 'call' | 'leagueName' | 'startedAt'>[];
  runCount: number;
};

/** The names that the last successful run of any job on any league could not match, each with some of the newest runs. */
export async function selectUnmatchedNames(db: Database, runsOfName: number): Promise<UnmatchedName[]> {
  const { rows } = await db.execute<UnmatchedName>(
    sql`select name, count(*)::int as "runCount",
          to_json((array_agg(json_build_object('call', call, 'leagueName', league_name, 'startedAt', started_at)
            order by started_at desc, id desc))[1:${sql.raw(String(runsOfName))}]) as runs
        from (
          select distinct on (call, league_id) id, call, league_name, started_at, unmatched from import_run
          where outcome = 'done' order by call, league_id, id desc) as last,
          jsonb_array_elements_text(unmatched) as name
        group by name`,
  );
  return rows.map((row) => ({ ...row, runs: row.runs.map((run) => ({ ...run, startedAt: toIso(run.startedAt) })) }));
}

/** The last run of each job that would have deleted most of a league's rows, if the job has not succeeded since. */
export async function selectDrops(db: Database, leagueIds: string[]): Promise<(ImportRun & { leagueId: string })[]> {
  const newer = alias(importRun, 'newer');
  const hasSucceeded = db
    .select()
    .from(newer)
    .where(
      and(
        eq(newer.call, importRun.call),
        eq(newer.leagueId, importRun.leagueId),
        eq(newer.outcome, 'done'),
        gt(newer.id, importRun.id),
      ),
    );
  const rows = await db
    .selectDistinctOn([importRun.leagueId, importRun.call])
    .from(importRun)
    .where(and(importRun.isDrop, inArray(importRun.leagueId, leagueIds), notExists(hasSucceeded)))
    .orderBy(asc(importRun.leagueId), asc(importRun.call), desc(importRun.id));
  return rows.map((row) => ({ ...toRun(row), leagueId: row.leagueId! }));
}

/** Deletes runs older than some days, except the last successful one of each job on each league. */
export async function deleteOldRuns(db: Database, days: number): Promise<void> {
  const newer = alias(importRun, 'newer');
  const isLast = notExists(
    db
      .select()
      .from(newer)
      .where(
        and(
          eq(newer.call, importRun.call),
          sql`${newer.leagueId} is not distinct from ${importRun.leagueId}`,
          eq(newer.outcome, 'done'),
          gt(newer.id, importRun.id),
        ),
      ),
  );
  const isOld = lt(importRun.startedAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(importRun).where(and(isOld, not(and(eq(importRun.outcome, 'done'), isLast)!)));
}
