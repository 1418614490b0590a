import { and, asc, desc, eq, inArray, max, or } from 'drizzle-orm';
import type { Database } from '../..';
import { league, leagueSource } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import { type League, type ProviderId, toLeague } from './leagues';

/** A row of `league_source`: the host's league of a season. */
export type LeagueSource = typeof leagueSource.$inferSelect;

/** The leagues of providers, by name. */
export async function selectLeagues(db: Database, providers: ProviderId[]): Promise<League[]> {
  const rows = await db
    .select()
    .from(league)
    .where(inArray(league.provider, providers))
    .orderBy(asc(league.name), asc(league.id));
  return rows.map(toLeague);
}

/** The leagues whose current season comes from a host, by name. */
export async function selectHostedLeagues(db: Database): Promise<League[]> {
  const rows = await db
    .select({ league })
    .from(league)
    .innerJoin(leagueSource, and(eq(leagueSource.leagueId, league.id), eq(leagueSource.season, league.season)))
    .orderBy(asc(league.name), asc(league.id));
  return rows.map((row) => toLeague(row.league));
}

/** The seasons of a league that come from a host, newest first. */
export const selectSources = (db: Database, leagueId: string): Promise<LeagueSource[]> =>
  db.select().from(leagueSource).where(eq(leagueSource.leagueId, leagueId)).orderBy(desc(leagueSource.season));

/** A season of a league on its host. */
export type HostSeason = Pick<LeagueSource, 'season' | 'externalId'>;

/** A host's league. An id of Sleeper is of one season; one of MyFantasyLeague can be another league's in another season. */
const isOf = (provider: string, { externalId, season }: HostSeason) =>
  and(
    eq(leagueSource.provider, provider),
    eq(leagueSource.externalId, externalId),
    provider === 'mfl' ? eq(leagueSource.season, season) : undefined,
  );

/** The id of the league that has a host's league as one of its seasons. */
export async function findLeagueOfSource(db: Database, provider: string, source: HostSeason): Promise<string | undefined> {
  const [found] = await db
    .select({ id: leagueSource.leagueId })
    .from(leagueSource)
    .where(isOf(provider, source))
    .orderBy(asc(leagueSource.leagueId));
  return found?.id;
}

/** The id of a league that has one of a host's leagues as a season, and none of another season. */
export async function findLeagueWithPast(
  db: Database,
  provider: string,
  past: readonly HostSeason[],
  season: number,
): Promise<string | undefined> {
  if (!past.length) return undefined;
  const found = await db
    .selectDistinct({ id: leagueSource.leagueId })
    .from(leagueSource)
    .where(or(...past.map((source) => isOf(provider, source))))
    .orderBy(asc(leagueSource.leagueId));
  for (const { id } of found) if (!(await selectSources(db, id)).some((source) => source.season === season)) return id;
  return undefined;
}

/** A season of a league on its host, with the host's server. */
type Season = HostSeason & Pick<LeagueSource, 'host'>;

/** Inserts or updates the seasons that a provider has of a league; the others stay. */
export function syncSources(tx: Database, leagueId: string, provider: string, seasons: Season[]): Promise<RowCount> {
  const rows = seasons.map(({ season, externalId, host }) => ({ leagueId, season, provider, externalId, host }));
  return syncRows(tx, leagueSource, eq(leagueSource.leagueId, leagueId), rows, { keepOthers: true });
}

/** The newest season of all leagues; this year's when there are none. */
export async function findCurrentSeason(db: Database): Promise<number> {
  const [found] = await db.select({ season: max(league.season) }).from(league);
  return found?.season ?? new Date().getUTCFullYear();
}

/** The seasons that leagues of hosts are in, newest first. */
export async function selectHostedSeasons(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ season: league.season })
    .from(league)
    .innerJoin(leagueSource, and(eq(leagueSource.leagueId, league.id), eq(leagueSource.season, league.season)))
    .orderBy(desc(league.season));
  return rows.map(({ season }) => season);
}
