import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { importRun } from '../schema';

/** A maintenance call on one league as it is recorded. */
export type ImportRun = typeof importRun.$inferSelect;

/** How long it took, in seconds; 0 while it goes on. */
export const secondsOf = ({ startedAt, endedAt }: ImportRun) =>
  endedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 1000 : 0;

const toIso = (time: string) => new Date(time).toISOString();
const toRun = (row: ImportRun): ImportRun => ({
  ...row,
  startedAt: toIso(row.startedAt),
  endedAt: row.endedAt && toIso(row.endedAt),
});

/** Records that a call begins. */
export async function startRun(db: Database, row: typeof importRun.$inferInsert): Promise<number> {
  const [added] = await db.insert(importRun).values(row).returning({ id: importRun.id });
  return added!.id;
}

/** Records how a call ended. */
export async function endRun(db: Database, id: number, end: Partial<typeof importRun.$inferInsert>): Promise<ImportRun> {
  const [ended] = await db
    .update(importRun)
    .set({ ...end, endedAt: new Date().toISOString() })
    .where(eq(importRun.id, id))
    .returning();
  return toRun(ended!);
}

/** The database's clock, as an ISO instant. */
export async function now(db: Database): Promise<string> {
  const { rows } = (await db.execute(sql`select now() as now`)) as unknown as { rows: { now: string | Date }[] };
  return new Date(rows[0]!.now).toISOString();
}

/** The newest click of a call on a choice of leagues that ended after a time; none when there was none. */
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

/** The newest runs, newest first. */
export const selectRuns = async (db: Database, limit: number): Promise<ImportRun[]> =>
  (await db.select().from(importRun).orderBy(desc(importRun.id)).limit(limit)).map(toRun);

/** The last run of each call on each league that had something to do and did it. */
export const selectLastRuns = async (db: Database): Promise<ImportRun[]> =>
  (
    await db
      .selectDistinctOn([importRun.call, importRun.leagueId])
      .from(importRun)
      .where(eq(importRun.outcome, 'done'))
      .orderBy(asc(importRun.call), asc(importRun.leagueId), desc(importRun.id))
  ).map(toRun);
