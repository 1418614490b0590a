import { and, eq } from 'drizzle-orm';
import type { Database } from '../db';
import {
  accountScope,
  draftPick,
  keeper,
  league,
  leagueSource,
  pickTrade,
  rosterEntry,
  rosterSnapshot,
  team,
  teamSeason,
  teamWeek,
  teamWeekPlayer,
  watermark,
} from '../schema';

/** A league's own row. */
export type League = typeof league.$inferSelect;
export type ProviderId = League['provider'];

/** A time as the contract writes it, from how either engine does. */
const toIso = (time: string | null) => time && new Date(time).toISOString();

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

/** Keeps others from writing to a league until the transaction ends. */
export const lockLeague = (tx: Database, id: string) =>
  tx.select({ id: league.id }).from(league).where(eq(league.id, id)).for('update');

/** Whether the league has had a season: the current one, one with standings, or one that a host has. */
export async function hasSeason(db: Database, { id, season }: League, year: number): Promise<boolean> {
  if (season === year) return true;
  const of = ({ leagueId, season: column }: typeof teamSeason | typeof leagueSource) => and(eq(leagueId, id), eq(column, year));
  const [played] = await db.select({ id: teamSeason.leagueId }).from(teamSeason).where(of(teamSeason)).limit(1);
  const [hosted] = await db.select({ id: leagueSource.leagueId }).from(leagueSource).where(of(leagueSource));
  return Boolean(played ?? hosted);
}

/** Changes what is given of a league. */
export const setLeague = (tx: Database, id: string, changes: Partial<Omit<League, 'id'>>) =>
  tx.update(league).set(changes).where(eq(league.id, id));

/** Adds a league's own row. */
export const addLeagueRow = (tx: Database, row: League) => tx.insert(league).values(row);

const tablesOfLeagues = [
  ...[leagueSource, team, teamSeason, rosterEntry, keeper, teamWeek, teamWeekPlayer, draftPick, pickTrade],
  ...[rosterSnapshot, watermark, accountScope],
];

/** Removes a league with all its data; what was imported of it when stays recorded. */
export async function removeLeague(tx: Database, id: string): Promise<void> {
  for (const table of tablesOfLeagues) await tx.delete(table).where(eq(table.leagueId, id));
  await tx.delete(league).where(eq(league.id, id));
}
