import { and, eq } from 'drizzle-orm';
import type { Database } from '..';
import { watermark } from '../schema';

/**
 * The last week that a sync has read; `complete` when the season is frozen. Of the weeks with scores, `settledWeek` is the last one whose
 * reserve was read after its games, `hasScoring` says whether the season's scoring was read after the season began, and `difference` is what
 * the host's records have more than the games, after all weeks were read (see `differenceOf`).
 */
export type Watermark = typeof watermark.$inferSelect;

/** The watermarks of a league's resource. */
export const selectWatermarks = (db: Database, leagueId: string, resource: string): Promise<Watermark[]> =>
  db
    .select()
    .from(watermark)
    .where(and(eq(watermark.leagueId, leagueId), eq(watermark.resource, resource)));

/** Stores a watermark; omitted values stay. */
export const setWatermark = (tx: Database, row: typeof watermark.$inferInsert) =>
  tx
    .insert(watermark)
    .values(row)
    .onConflictDoUpdate({ target: [watermark.leagueId, watermark.season, watermark.resource], set: row });
