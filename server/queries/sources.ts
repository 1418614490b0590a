import { and, asc, desc, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../db';
import type { Source } from '../imports/provider';
import { league, leagueSource } from '../schema';
import { type League, type ProviderId, toLeague } from './leagues';

/** Which league of which host a season comes from. */
export type LeagueSource = typeof leagueSource.$inferSelect;

/** The leagues of providers, in the order of their names. */
export async function selectLeagues(db: Database, providers: ProviderId[]): Promise<League[]> {
  const rows = await db
    .select()
    .from(league)
    .where(inArray(league.provider, providers))
    .orderBy(asc(league.name), asc(league.id));
  return rows.map(toLeague);
}

/** The seasons of a league that come from a host, newest first. */
export const selectSources = (db: Database, leagueId: string): Promise<LeagueSource[]> =>
  db.select().from(leagueSource).where(eq(leagueSource.leagueId, leagueId)).orderBy(desc(leagueSource.season));

/** The league of ours that a host's league belongs to, in any season. */
export async function findLeagueOfSource(db: Database, provider: string, externalId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: leagueSource.leagueId })
    .from(leagueSource)
    .where(and(eq(leagueSource.provider, provider), eq(leagueSource.externalId, externalId)));
  return found?.id;
}

/** The rows that say where seasons of a league come from. */
export const sourceRows = (leagueId: string, provider: string, sources: Source[]): LeagueSource[] =>
  sources.map(({ season, externalId, host }) => ({ leagueId, season, provider, externalId, host }));

/** The newest season of all leagues; this year's when there are none. */
export async function findCurrentSeason(db: Database): Promise<number> {
  const [found] = await db.select({ season: max(league.season) }).from(league);
  return found?.season ?? new Date().getUTCFullYear();
}
