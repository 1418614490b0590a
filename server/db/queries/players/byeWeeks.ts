import { eq } from 'drizzle-orm';
import type { Database } from '../..';
import { byeWeek } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';

type ByeWeek = typeof byeWeek.$inferSelect;

/** The bye weeks of a season. */
export const selectByeWeeks = (db: Database, season: number): Promise<ByeWeek[]> =>
  db.select().from(byeWeek).where(eq(byeWeek.season, season));

/** Whether the bye weeks of a season are known. */
export const hasByeWeeks = async (db: Database, season: number): Promise<boolean> =>
  (await db.$count(byeWeek, eq(byeWeek.season, season))) > 0;

/** Inserts or updates bye weeks of a season; teams that are not given keep theirs. */
export const syncByeWeeks = (tx: Database, season: number, rows: ByeWeek[]): Promise<RowCount> =>
  syncRows(tx, byeWeek, eq(byeWeek.season, season), rows, { keepOthers: true });
