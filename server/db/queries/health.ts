import { sql } from 'drizzle-orm';
import type { Database } from '..';

/** Runs the smallest statement; rejects when the database cannot be reached. */
export const ping = async (db: Database): Promise<void> => void (await db.execute(sql`select 1`));
