import { sql } from 'drizzle-orm';
import type { Database } from '..';

/** Updates the statistics that PostgreSQL plans queries by. Call it after many rows were written. */
export const updateStatistics = async (db: Database): Promise<void> => void (await db.execute(sql`analyze`));
