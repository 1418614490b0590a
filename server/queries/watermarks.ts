import { and, eq } from 'drizzle-orm';
import type { Database } from '../db';
import { watermark } from '../schema';

/** How far an import has come; `leagueId` is empty for what belongs to no league. */
export type Watermark = typeof watermark.$inferSelect;

/** The watermarks of a league's resource. */
export const selectWatermarks = (db: Database, leagueId: string, resource: string): Promise<Watermark[]> =>
  db
    .select()
    .from(watermark)
    .where(and(eq(watermark.leagueId, leagueId), eq(watermark.resource, resource)));

/** Notes how far an import has come. */
export const setWatermark = (tx: Database, row: Watermark) =>
  tx
    .insert(watermark)
    .values(row)
    .onConflictDoUpdate({ target: [watermark.leagueId, watermark.season, watermark.resource], set: row });
