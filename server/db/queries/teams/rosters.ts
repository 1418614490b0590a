import { eq } from 'drizzle-orm';
import type { Database } from '../..';
import { rosterEntry } from '../../schema';
import { type RowCount, type SyncOptions, syncRows } from '../../syncRows';

/** A player's place on a team. */
export type RosterEntry = typeof rosterEntry.$inferSelect;

/** The rosters of a league. */
export const selectRosters = (db: Database, leagueId: string): Promise<RosterEntry[]> =>
  db.select().from(rosterEntry).where(eq(rosterEntry.leagueId, leagueId));

/** Makes a league's rosters equal to `rows`. */
export const syncRosters = (tx: Database, leagueId: string, rows: RosterEntry[], options?: SyncOptions): Promise<RowCount> =>
  syncRows(tx, rosterEntry, eq(rosterEntry.leagueId, leagueId), rows, options);

/** How many players the rosters of a league have. */
export const countRosters = (db: Database, leagueId: string): Promise<number> =>
  db.$count(rosterEntry, eq(rosterEntry.leagueId, leagueId));
