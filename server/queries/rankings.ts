import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { ranking } from '../schema';

/** A season's rankings, player by player. */
export const selectRankings = (db: Database, season: number) => db.select().from(ranking).where(eq(ranking.season, season));
