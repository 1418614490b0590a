import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.gen';
import type { Database } from '../..';
import { groupBy } from '../../../domain/groupBy';
import { openPlaces, team, teamSeason } from '../../schema';
import { type RowCount, type SyncOptions, syncRows } from '../../syncRows';
import type { League } from '../leagues/leagues';

/** The order of a season's standings: the host's own; without it `byRecord` of the domain. */
export const standingsOrder = sql`${teamSeason.position} nulls last, ${teamSeason.victoryPoints} desc nulls last,
  ${teamSeason.wins} desc, ${teamSeason.draws} desc, ${teamSeason.pointsFor} desc`;

const standingsColumns = {
  id: teamSeason.teamId,
  teamName: teamSeason.name,
  avatar: teamSeason.avatar,
  division: teamSeason.division,
  position: sql<number>`(row_number() over (partition by ${teamSeason.season} order by ${standingsOrder}))::int`,
  divisionPosition: teamSeason.divisionPosition,
  wins: teamSeason.wins,
  losses: teamSeason.losses,
  draws: teamSeason.draws,
  percentage: teamSeason.percentage,
  pointsFor: teamSeason.pointsFor,
  pointsAgainst: teamSeason.pointsAgainst,
  victoryPoints: teamSeason.victoryPoints,
  inPlayoffs: teamSeason.inPlayoffs,
  eliminatedWeek: teamSeason.eliminatedWeek,
};

const hasPlayed = sql`(${teamSeason.wins} + ${teamSeason.losses} + ${teamSeason.draws} > 0 or ${teamSeason.pointsFor} > 0)`;

/** A season of the history: one that was played, or whose final positions are known. */
const isOfHistory = sql`(${teamSeason.finalPosition} is not null or ${hasPlayed})`;

/** The league's newest standings, division by division. */
export const selectStandings = (db: Database, { id, standingsSeason }: League) =>
  db
    .select(standingsColumns)
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, id), eq(teamSeason.season, standingsSeason)))
    .orderBy(asc(teamSeason.division), asc(teamSeason.divisionPosition));

/** The winner of the newest decided season; null before the first. */
export async function findChampion(db: Database, leagueId: string): Promise<components['schemas']['Champion'] | null> {
  const [found] = await db
    .select({ season: teamSeason.season, teamId: teamSeason.teamId, teamName: teamSeason.name })
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.finalPosition, 1)))
    .orderBy(desc(teamSeason.season))
    .limit(1);
  return found ?? null;
}

/** Every season that was played, newest first; a season's teams by final position. */
export async function selectYears(db: Database, { id }: League): Promise<components['schemas']['LeagueYear'][]> {
  const rows = await db
    .select({ ...standingsColumns, finalPosition: teamSeason.finalPosition, year: teamSeason.season })
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, id), isOfHistory))
    .orderBy(
      desc(teamSeason.season),
      sql`${teamSeason.finalPosition} nulls last`,
      teamSeason.division,
      teamSeason.divisionPosition,
    );
  const years = new Map<number, components['schemas']['LeagueYearTeam'][]>();
  for (const { year, ...row } of rows) years.set(year, [...(years.get(year) ?? []), row]);
  const open = await db.select().from(openPlaces).where(eq(openPlaces.leagueId, id));
  const reasons = new Map(open.map(({ season, reason }) => [season, reason]));
  return [...years].map(([year, teams]) => ({ year, teams, openPlaces: reasons.get(year) }));
}

/** A season's teams, the first one being the champion; teams without a final position take the free ones in the order of the standings. */
export async function selectPlaces(db: Database, leagueId: string, season: number) {
  const rows = await db
    .select({ teamId: teamSeason.teamId, finalPosition: teamSeason.finalPosition })
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.season, season)))
    .orderBy(sql`${teamSeason.finalPosition} nulls last`, standingsOrder);
  const placed = new Map(rows.flatMap((row) => (row.finalPosition === null ? [] : [[row.finalPosition, row]])));
  const others = rows.filter(({ finalPosition }) => finalPosition === null);
  return rows.flatMap((_, i) => {
    const row = placed.get(i + 1) ?? others.shift();
    return row ? [{ teamId: row.teamId, finalPosition: i + 1, isFinal: row.finalPosition !== null }] : [];
  });
}

/** The newest season in which a league has played; undefined before its first game. */
export async function findPlayedSeason(db: Database, leagueId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ season: teamSeason.season })
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, leagueId), hasPlayed))
    .orderBy(desc(teamSeason.season))
    .limit(1);
  return found?.season;
}

/** How the teams of a league did in the regular seasons that they have played, and how often they were champion and among the first three. */
export const selectTotals = (db: Database, leagueId: string) =>
  db
    .select({
      teamId: teamSeason.teamId,
      seasons: sql<number>`count(*)::int`,
      titles: sql<number>`(count(*) filter (where ${teamSeason.finalPosition} = 1))::int`,
      topThree: sql<number>`(count(*) filter (where ${teamSeason.finalPosition} <= 3))::int`,
      wins: sql<number>`sum(${teamSeason.wins})::int`,
      losses: sql<number>`sum(${teamSeason.losses})::int`,
      draws: sql<number>`sum(${teamSeason.draws})::int`,
      pointsFor: sql<number>`sum(${teamSeason.pointsFor})::float8`,
      pointsAgainst: sql<number>`sum(${teamSeason.pointsAgainst})::float8`,
    })
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, leagueId), isOfHistory))
    .groupBy(teamSeason.teamId);

const isOfSeason = (leagueId: string, season: number) => and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.season, season));

/** Whether a season has standings. */
export const hasStandings = async (db: Database, leagueId: string, season: number): Promise<boolean> =>
  (await db.select({ teamId: teamSeason.teamId }).from(teamSeason).where(isOfSeason(leagueId, season)).limit(1)).length > 0;

/** The standings of a season, or of all, best first, with the names and divisions that the teams had. */
export const selectSeasonRows = (db: Database, leagueId: string, season?: number): Promise<(typeof teamSeason.$inferSelect)[]> =>
  db
    .select()
    .from(teamSeason)
    .where(season === undefined ? eq(teamSeason.leagueId, leagueId) : isOfSeason(leagueId, season))
    .orderBy(standingsOrder);

/** The ids of the teams in a season's standings. */
export const selectSeasonTeams = async (db: Database, leagueId: string, season: number): Promise<Set<string>> =>
  new Set((await db.select({ id: teamSeason.teamId }).from(teamSeason).where(isOfSeason(leagueId, season))).map(({ id }) => id));

/**
 * The names of a league's teams by id, now and in each of its seasons. A team missing from a season's standings has its present name; one
 * that left the league, that of its last season.
 */
export async function selectNamesBySeason(db: Database, leagueId: string) {
  const present = db
    .select({ id: team.id, name: team.name, season: sql<number | null>`null::int`.as('season') })
    .from(team)
    .where(eq(team.leagueId, leagueId));
  const ofSeasons = db
    .select({ id: teamSeason.teamId, name: teamSeason.name, season: sql<number | null>`${teamSeason.season}`.as('season') })
    .from(teamSeason)
    .where(eq(teamSeason.leagueId, leagueId));
  // The present names are the last ones.
  const rows = await unionAll(ofSeasons, present).orderBy(sql`season nulls last`);
  const namesOf = (named: typeof rows) => new Map(named.map(({ id, name }) => [id, name]));
  const now = namesOf(rows);
  const seasons = groupBy(rows, ({ season }) => season);
  const then = new Map([...seasons].map(([season, named]) => [season, new Map([...now, ...namesOf(named)])]));
  return { now, of: (season: number): ReadonlyMap<string, string> => then.get(season) ?? now };
}

/** The present names of a league's teams by id; of a team that left the league, that of its last season. */
export const selectTeamNames = async (db: Database, leagueId: string): Promise<Map<string, string>> =>
  (await selectNamesBySeason(db, leagueId)).now;

/** Stores why final positions of a season are not known; undefined if they are, or if the season is on. */
export async function setOpenPlaces(tx: Database, leagueId: string, season: number, reason: string | undefined): Promise<void> {
  if (reason === undefined)
    await tx.delete(openPlaces).where(and(eq(openPlaces.leagueId, leagueId), eq(openPlaces.season, season)));
  else
    await tx
      .insert(openPlaces)
      .values({ leagueId, season, reason })
      .onConflictDoUpdate({ target: [openPlaces.leagueId, openPlaces.season], set: { reason } });
}

/** How many teams of a season have a final position. */
export const countPlaces = (db: Database, leagueId: string, season: number): Promise<number> =>
  db.$count(teamSeason, and(isOfSeason(leagueId, season), isNotNull(teamSeason.finalPosition)));

/** Makes a season's standings equal to `rows`; without rows nothing changes. */
export async function syncStandings(
  tx: Database,
  leagueId: string,
  season: number,
  rows: (typeof teamSeason.$inferInsert)[],
  { check }: SyncOptions = {},
): Promise<RowCount> {
  if (!rows.length) check?.(await tx.$count(teamSeason, isOfSeason(leagueId, season)), 0);
  return syncRows(tx, teamSeason, isOfSeason(leagueId, season), rows, { keepOthers: rows.length === 0, check });
}
