import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { syncRows } from '../../syncRows';
import { league, leagueSource, ownerName, team, teamSeason } from '../../schema';
import { toIso } from '../../toIso';
import { countPage } from '../countPage';
import { deletePastSeasons } from '../jobs/jobs';

/** A league's own row. */
export type League = typeof league.$inferSelect;
export type ProviderId = League['provider'];

/** A league's row for all callers. */
export const toLeague = (row: League): League => ({
  ...row,
  lastStandingsRefresh: toIso(row.lastStandingsRefresh),
  lastDraftOrderRefresh: toIso(row.lastDraftOrderRefresh),
});

/** A league by id, of the given platform or of any; undefined when there is none. */
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
    db.select({ season: table.season }).from(table).where(eq(table.leagueId, id));
  const found = await union(seasonsOf(teamSeason), seasonsOf(leagueSource));
  return [...new Set([season, ...found.map((row) => row.season)])].sort((a, b) => b - a);
}

const managed = {
  leagueId: league.id,
  leagueName: league.name,
  provider: league.provider,
  season: league.season,
  visibility: league.visibility,
  isDemo: league.isDemo,
};

/** Which leagues: those whose name has a text, in any case, or whose id it is; those of a platform. */
export interface LeagueChoice {
  search?: string;
  platform?: ProviderId;
}

const isChosen = ({ search, platform }: LeagueChoice) =>
  and(
    search === undefined ? undefined : or(sql`strpos(lower(${league.name}), lower(${search})) > 0`, eq(league.id, search)),
    platform && eq(league.provider, platform),
  );

/** A page of the leagues by name: the wanted one, from 1, or the last. */
export async function selectLeaguePage(db: Database, choice: LeagueChoice, wanted: number, pageSize: number) {
  const chosen = db.select({ id: league.id }).from(league).where(isChosen(choice));
  const { counted, page } = await countPage(db, chosen, wanted, pageSize);
  const leagues = await db
    .select(managed)
    .from(league)
    .where(isChosen(choice))
    .orderBy(asc(league.name), asc(league.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { ...counted, leagues };
}

/** The demo leagues, by id, and who can read each. */
export const selectDemoLeagues = (db: Database) =>
  db.select({ id: league.id, visibility: league.visibility }).from(league).where(eq(league.isDemo, true)).orderBy(league.id);

/** How many leagues of members only {@link selectOwnLeagues} adds at most. */
const mostClosed = 100;

/** Leagues by name: those of the ids, and if `withMembersOnly` the first members-only ones except demo leagues. */
export function selectOwnLeagues(db: Database, ids: string[], withMembersOnly: boolean) {
  const own = db.select({ id: league.id }).from(league).where(inArray(league.id, ids));
  const closed = db
    .select({ id: league.id })
    .from(league)
    .where(and(eq(league.visibility, 'members'), eq(league.isDemo, false)))
    .orderBy(asc(league.name), asc(league.id))
    .limit(mostClosed);
  // A union, because an `or` of both reads all leagues.
  const chosen = withMembersOnly ? union(own, closed) : own;
  return db.select(managed).from(league).where(inArray(league.id, chosen)).orderBy(asc(league.name), asc(league.id));
}

/** Finds the platforms of leagues. @returns a function that gives the one of a league; null without such a league */
export async function selectProviders(
  db: Database,
  of: { leagueId: string | null }[],
): Promise<(leagueId: string | null) => ProviderId | null> {
  const ids = [...new Set(of.flatMap(({ leagueId }) => leagueId ?? []))];
  const rows = await db.select({ id: league.id, provider: league.provider }).from(league).where(inArray(league.id, ids));
  const byId = new Map(rows.map(({ id, provider }) => [id, provider]));
  return (leagueId) => (leagueId === null ? null : (byId.get(leagueId) ?? null));
}

/** Sets who can read the demo leagues. */
export const setDemoVisibility = (tx: Database, visibility: League['visibility']) =>
  tx.update(league).set({ visibility }).where(eq(league.isDemo, true));

/** The leagues of the given ones that only members may read. */
export async function selectMembersOnly(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: league.id })
    .from(league)
    .where(and(inArray(league.id, ids), eq(league.visibility, 'members')));
  return new Set(rows.map(({ id }) => id));
}

/** The teams of a league by name, with their owners' names on the host and the entered ones. */
export const selectTeamOwners = (db: Database, id: string) =>
  db
    .select({ teamId: team.id, teamName: team.name, hostOwnerName: team.ownerName, ownerName: ownerName.name })
    .from(team)
    .leftJoin(ownerName, and(eq(ownerName.leagueId, team.leagueId), eq(ownerName.teamId, team.id)))
    .where(eq(team.leagueId, id))
    .orderBy(asc(team.name), asc(team.id));

/** The name that people entered for a team's owner. */
export async function findOwnerName(db: Database, id: string, teamId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ name: ownerName.name })
    .from(ownerName)
    .where(and(eq(ownerName.leagueId, id), eq(ownerName.teamId, teamId)));
  return found?.name;
}

/** Sets the owners' names that pages show instead of the host's; an empty one removes it. */
export async function setOwnerNames(tx: Database, id: string, names: { teamId: string; ownerName: string }[]): Promise<void> {
  const ofTeams = and(
    eq(ownerName.leagueId, id),
    inArray(
      ownerName.teamId,
      names.map(({ teamId }) => teamId),
    ),
  );
  const rows = names.flatMap(({ teamId, ownerName: name }) => (name === '' ? [] : { leagueId: id, teamId, name }));
  await syncRows(tx, ownerName, ofTeams, rows);
}

/** Changes the given values of a league. */
export const setLeague = (tx: Database, id: string, changes: Partial<Omit<League, 'id'>>) =>
  tx.update(league).set(changes).where(eq(league.id, id));

/** Sets the name that a league has on its host. The name that pages show follows it, unless another was entered. */
export const setHostName = (tx: Database, id: string, hostName: string) =>
  tx
    .update(league)
    .set({
      hostName,
      name: sql`case when ${league.name} = coalesce(${league.hostName}, ${league.name}) then ${hostName} else ${league.name} end`,
    })
    .where(eq(league.id, id));

/** Takes back {@link setHostName}. A name that was entered stays. */
export const restoreHostName = (tx: Database, id: string, { name, hostName }: { name: string; hostName: string | null }) =>
  tx
    .update(league)
    .set({ hostName, name: sql`case when ${league.name} = ${league.hostName} then ${name} else ${league.name} end` })
    .where(eq(league.id, id));

/** Adds a league's own row. */
export const addLeagueRow = (tx: Database, row: League) => tx.insert(league).values(row);

/** Removes a league with all its data and the jobs of its past seasons; the record of its runs stays. */
export async function removeLeague(tx: Database, id: string): Promise<void> {
  await deletePastSeasons(tx, id);
  await tx.delete(league).where(eq(league.id, id));
}
