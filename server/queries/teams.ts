import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { league, rosterEntry, team, teamSeason } from '../schema';
import type { ProviderId } from './leagues';

/** A team as it is now. */
export type Team = typeof team.$inferSelect;

/** A team of the default provider, where ids are unique across leagues. */
export async function findTeam(db: Database, id: string): Promise<Team | undefined> {
  const [found] = await db
    .select(getTableColumns(team))
    .from(team)
    .innerJoin(league, eq(league.id, team.leagueId))
    .where(and(eq(team.id, id), eq(league.provider, 'default' satisfies ProviderId)));
  return found;
}

/** A team of a league. */
export async function findTeamOfLeague(db: Database, leagueId: string, id: string): Promise<Team | undefined> {
  const [found] = await db
    .select()
    .from(team)
    .where(and(eq(team.leagueId, leagueId), eq(team.id, id)));
  return found;
}

/** The teams of a league, by name. */
export const selectTeams = (db: Database, leagueId: string): Promise<Team[]> =>
  db.select().from(team).where(eq(team.leagueId, leagueId)).orderBy(asc(team.name), asc(team.id));

/** What a team was called in a season; its name of today when that season is not recorded, undefined for no such team. */
export async function findTeamName(db: Database, leagueId: string, id: string, season: number): Promise<string | undefined> {
  const [then] = await db
    .select({ name: teamSeason.name })
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.teamId, id), eq(teamSeason.season, season)));
  return then?.name ?? (await findTeamOfLeague(db, leagueId, id))?.name;
}

/** Gives teams' players to those that stand for them now, all at once: teams may have changed places. */
export async function moveRosters(tx: Database, leagueId: string, heirs: ReadonlyMap<string, string>): Promise<void> {
  if (!heirs.size) return;
  const cases = [...heirs].map(([from, to]) => sql`when ${from} then ${to}`);
  await tx
    .update(rosterEntry)
    .set({ teamId: sql`case ${rosterEntry.teamId} ${sql.join(cases, sql` `)} end` })
    .where(and(eq(rosterEntry.leagueId, leagueId), inArray(rosterEntry.teamId, [...heirs.keys()])));
}
