import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '..';
import { rosterEntry } from '../schema';
import { type RowCount, type SyncOptions, syncRows } from '../syncRows';

/** A player's place on a team. */
export type RosterEntry = typeof rosterEntry.$inferSelect;

/** Makes a league's rosters equal to `rows`. */
export const syncRosters = (tx: Database, leagueId: string, rows: RosterEntry[], options?: SyncOptions): Promise<RowCount> =>
  syncRows(tx, rosterEntry, eq(rosterEntry.leagueId, leagueId), rows, options);

/** How many players the rosters of a league have. */
export const countRosters = (db: Database, leagueId: string): Promise<number> =>
  db.$count(rosterEntry, eq(rosterEntry.leagueId, leagueId));

/**
 * Moves whole rosters to other teams.
 * @param newTeams old team id to new team id; one statement moves all, so that teams can swap
 */
export async function moveRosters(tx: Database, leagueId: string, newTeams: ReadonlyMap<string, string>): Promise<void> {
  if (!newTeams.size) return;
  const cases = [...newTeams].map(([from, to]) => sql`when ${from} then ${to}`);
  await tx
    .update(rosterEntry)
    .set({ teamId: sql`case ${rosterEntry.teamId} ${sql.join(cases, sql` `)} end` })
    .where(and(eq(rosterEntry.leagueId, leagueId), inArray(rosterEntry.teamId, [...newTeams.keys()])));
}
