import { and, eq } from 'drizzle-orm';
import type { Database } from '..';
import { watermark } from '../schema';

/** The last week that a sync has read; `complete` when the season is frozen. */
export type Watermark = typeof watermark.$inferSelect;

/** The watermarks of a league's resource. */
export const selectWatermarks = (db: Database, leagueId: string, resource: string): Promise<Watermark[]> =>
  db
    .select()
    .from(watermark)
    .where(and(eq(watermark.leagueId, leagueId), eq(watermark.resource, resource)));

/** Stores a watermark. */
export const setWatermark = (tx: Database, row: Watermark) =>
  tx
    .insert(watermark)
    .values(row)
    .onConflictDoUpdate({ target: [watermark.leagueId, watermark.season, watermark.resource], set: row });
