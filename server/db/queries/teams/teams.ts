import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { draftPick, league, pickTrade, team, teamManager, teamSeason, transactionMove } from '../../schema';
import { type RowCount, type SyncOptions, syncRows } from '../../syncRows';
import type { ProviderId } from '../leagues/leagues';

/** A team as it is now. */
export type Team = typeof team.$inferSelect;

/** A person who manages or managed a team in a season. */
export type Manager = typeof teamManager.$inferSelect;

/** A team of MyFantasyLeague, where team ids are unique across leagues. */
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

/** A team that has left its league, as it was in `lastSeason`, or null where only its transactions and picks are known. */
export interface FormerTeam {
  leagueId: string;
  lastSeason: number | null;
  name: string;
  ownerName: string | null;
  avatar: string | null;
  division: string | null;
}

/**
 * A team that has left its league but is in its history.
 * @param leagueId the league; without it any of MyFantasyLeague, where team ids are unique across leagues
 */
export async function findFormerTeam(db: Database, id: string, leagueId?: string): Promise<FormerTeam | undefined> {
  const inLeague = (column: PgColumn) =>
    leagueId === undefined
      ? inArray(
          column,
          db
            .select({ id: league.id })
            .from(league)
            .where(eq(league.provider, 'default' satisfies ProviderId)),
        )
      : eq(column, leagueId);
  const [last] = await db
    .select()
    .from(teamSeason)
    .where(and(eq(teamSeason.teamId, id), inLeague(teamSeason.leagueId)))
    .orderBy(desc(teamSeason.season))
    .limit(1);
  if (last) return { ...last, lastSeason: last.season };
  const mentions = [
    ...[transactionMove.fromTeamId, transactionMove.toTeamId, transactionMove.pickTeamId],
    ...[draftPick.originalTeamId, pickTrade.fromTeamId, pickTrade.toTeamId],
  ];
  for (const column of mentions) {
    const { leagueId: ofLeague } = getTableColumns(column.table) as { leagueId: PgColumn };
    const [found] = await db
      .select({ leagueId: sql<string>`${ofLeague}` })
      .from(column.table)
      .where(and(eq(column, id), inLeague(ofLeague)))
      .limit(1);
    if (found) return { ...found, lastSeason: null, name: id, ownerName: null, avatar: null, division: null };
  }
  return undefined;
}

/** The teams of a league, by name. */
export const selectTeams = (db: Database, leagueId: string): Promise<Team[]> =>
  db.select().from(team).where(eq(team.leagueId, leagueId)).orderBy(asc(team.name), asc(team.id));

/** The managers of a league's teams in all seasons. */
export const selectManagers = (db: Database, leagueId: string): Promise<Manager[]> =>
  db.select().from(teamManager).where(eq(teamManager.leagueId, leagueId));

/** A league's season, the ids of its teams by their numbers in the host's league of that season, and the managers of all seasons. */
export async function selectStoredTeams(db: Database, leagueId: string) {
  const [found] = await db.select({ season: league.season }).from(league).where(eq(league.id, leagueId));
  const teams = await selectTeams(db, leagueId);
  return {
    season: found?.season ?? null,
    numbers: new Map(teams.flatMap(({ id, externalId }) => (externalId === null ? [] : [[externalId, id]]))),
    managers: await selectManagers(db, leagueId),
  };
}

/** The owners' names of a league's teams, by team id; for removed teams, those of their last season. */
export async function selectOwnerNames(db: Database, leagueId: string): Promise<Map<string, string>> {
  const ofSeasons = await db
    .select({ id: teamSeason.teamId, ownerName: teamSeason.ownerName })
    .from(teamSeason)
    .where(eq(teamSeason.leagueId, leagueId))
    .orderBy(asc(teamSeason.season));
  const rows = [...ofSeasons, ...(await selectTeams(db, leagueId))];
  return new Map(rows.flatMap(({ id, ownerName }) => (ownerName === null ? [] : [[id, ownerName]])));
}

/**
 * The id of a team by its own id, which one that left the league keeps, or by the user id of a present or former manager, newest season
 * first. Any other id is returned unchanged.
 */
export async function resolveTeamId(db: Database, leagueId: string, id: string): Promise<string> {
  if (await findTeamOfLeague(db, leagueId, id)) return id;
  if (await db.$count(teamSeason, and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.teamId, id)))) return id;
  const [managed] = await db
    .select({ teamId: teamManager.teamId })
    .from(teamManager)
    .where(and(eq(teamManager.leagueId, leagueId), eq(teamManager.userId, id)))
    .orderBy(desc(teamManager.season))
    .limit(1);
  return managed?.teamId ?? id;
}

/** The seasons of a league whose managers are stored. */
export const selectManagedSeasons = async (db: Database, leagueId: string): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ season: teamManager.season })
    .from(teamManager)
    .where(eq(teamManager.leagueId, leagueId));
  return rows.map(({ season }) => season);
};

/** Inserts or updates the managers of a season. Managers who left stay. */
export const syncManagers = (tx: Database, leagueId: string, season: number, rows: Manager[]): Promise<RowCount> =>
  syncRows(tx, teamManager, and(eq(teamManager.leagueId, leagueId), eq(teamManager.season, season)), rows, { keepOthers: true });

/** A team's name in a season; its current name if that season is not recorded, undefined for an unknown team. */
export async function findTeamName(db: Database, leagueId: string, id: string, season: number): Promise<string | undefined> {
  const [then] = await db
    .select({ name: teamSeason.name })
    .from(teamSeason)
    .where(and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.teamId, id), eq(teamSeason.season, season)));
  return then?.name ?? (await findTeamOfLeague(db, leagueId, id))?.name;
}

/** Makes a league's teams equal to `rows`; without rows no team is removed. A removed team's roster is removed too. */
export async function syncTeams(
  tx: Database,
  leagueId: string,
  rows: Team[],
  { keepOthers = false, check }: SyncOptions = {},
): Promise<RowCount> {
  const isOfLeague = eq(team.leagueId, leagueId);
  if (!rows.length) check?.(await tx.$count(team, isOfLeague), 0);
  return syncRows(tx, team, isOfLeague, rows, { keepOthers: keepOthers || rows.length === 0, check });
}
