import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '..';
import { league, leagueSource, teamSeason } from '../schema';
import { toIso } from '../toIso';

/** A league's own row. */
export type League = typeof league.$inferSelect;
export type ProviderId = League['provider'];

/** A league's row as every caller expects it. */
export const toLeague = (row: League): League => ({
  ...row,
  lastStandingsRefresh: toIso(row.lastStandingsRefresh),
  lastDraftOrderRefresh: toIso(row.lastDraftOrderRefresh),
});

/** A league by id, of the given provider or of any; undefined when there is none. */
export async function findLeague(db: Database, id: string, provider?: ProviderId): Promise<League | undefined> {
  const [found] = await db
    .select()
    .from(league)
    .where(and(eq(league.id, id), provider && eq(league.provider, provider)));
  return found && toLeague(found);
}

/** Locks a league's row until the transaction ends, and reads it; undefined when there is none. */
export async function lockLeague(tx: Database, id: string): Promise<League | undefined> {
  const [found] = await tx.select().from(league).where(eq(league.id, id)).for('update');
  return found && toLeague(found);
}

/** The seasons that a league has had, newest first: the current one, those with standings, and those that a host has. */
export async function selectSeasons(db: Database, { id, season }: League): Promise<number[]> {
  const seasonsOf = (table: typeof teamSeason | typeof leagueSource) =>
    db.selectDistinct({ season: table.season }).from(table).where(eq(table.leagueId, id));
  const found = [...(await seasonsOf(teamSeason)), ...(await seasonsOf(leagueSource))].map((row) => row.season);
  return [...new Set([season, ...found])].sort((a, b) => b - a);
}

/** All leagues by name, with what an admin sets of them. */
export const selectManagedLeagues = (db: Database) =>
  db
    .select({
      leagueId: league.id,
      leagueName: league.name,
      provider: league.provider,
      season: league.season,
      manualKeepersEnabled: league.manualKeepersEnabled,
    })
    .from(league)
    .orderBy(asc(league.name), asc(league.id));

/** When each league's data was last refreshed from its host, in milliseconds since 1970; leagues without a refresh are left out. */
export async function selectRefreshTimes(db: Database): Promise<{ id: string; refreshedAt: number }[]> {
  const rows = await db.select({ id: league.id, time: league.lastStandingsRefresh }).from(league);
  return rows.flatMap(({ id, time }) => (time ? [{ id, refreshedAt: Date.parse(time) }] : []));
}

/** Changes what is given of a league. */
export const setLeague = (tx: Database, id: string, changes: Partial<Omit<League, 'id'>>) =>
  tx.update(league).set(changes).where(eq(league.id, id));

/** Adds a league's own row. */
export const addLeagueRow = (tx: Database, row: League) => tx.insert(league).values(row);

/** Removes a league with all its data; the record of its runs stays. */
export const removeLeague = (tx: Database, id: string) => tx.delete(league).where(eq(league.id, id));
