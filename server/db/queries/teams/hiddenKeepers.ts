/** Keeper marks that only their team's owners see until the deadline of the league's rules. */
import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import type { KeeperRules } from '../../../domain/keeperDesk/history';
import { hiddenKeeper, keeper, keeperChange, keeperRules, league, rosterEntry } from '../../schema';
import type { League } from '../leagues/leagues';

type Season = Pick<League, 'id' | 'season'>;

const ofSeason = (table: { leagueId: PgColumn; season: PgColumn }, { id, season }: Season): SQL | undefined =>
  and(eq(table.leagueId, id), eq(table.season, season));

/** The rules that hide the marks of a season; undefined if none do. */
export async function findHidingRules(db: Database, of: Season): Promise<KeeperRules | undefined> {
  const [row] = await db
    .select({ rules: keeperRules.rules })
    .from(keeperRules)
    .where(and(ofSeason(keeperRules, of), keeperRules.isHiding));
  return row?.rules ?? undefined;
}

/** The rules that hide the marks that a league's teams choose now; undefined if none do. */
export const findHiding = async (db: Database, of: League): Promise<KeeperRules | undefined> =>
  of.hasDrafted ? undefined : findHidingRules(db, of);

/** The seasons whose marks are hidden, with their rules, and what their leagues do now. */
export const selectHidingSeasons = (db: Database) =>
  db
    .select({
      leagueId: keeperRules.leagueId,
      of: keeperRules.season,
      rules: keeperRules.rules,
      season: league.season,
      hasDrafted: league.hasDrafted,
    })
    .from(keeperRules)
    .innerJoin(league, eq(league.id, keeperRules.leagueId))
    .where(eq(keeperRules.isHiding, true));

/** Whether a change of a mark is of a season whose marks are not hidden: what was public before them is not either. */
export const isShown = sql`not exists (select 1 from ${keeperRules} where ${keeperRules.leagueId} = ${keeperChange.leagueId}
  and ${keeperRules.season} = ${keeperChange.season} and ${keeperRules.isHiding})`;

/** The roster entry of a hidden mark's player. */
const rosteredIn = (db: Database) =>
  db
    .select({ playerId: rosterEntry.playerId })
    .from(rosterEntry)
    .where(
      and(
        eq(rosterEntry.leagueId, hiddenKeeper.leagueId),
        eq(rosterEntry.teamId, hiddenKeeper.teamId),
        eq(rosterEntry.playerId, hiddenKeeper.playerId),
      ),
    );

/** The players of a team with a hidden mark of the season. Marks of players who have left the team do not count. */
export async function selectHiddenKeepers(db: Database, of: Season, teamId: string): Promise<string[]> {
  const marks = await db
    .select({ playerId: hiddenKeeper.playerId })
    .from(hiddenKeeper)
    .where(and(ofSeason(hiddenKeeper, of), eq(hiddenKeeper.teamId, teamId), hiddenKeeper.isKeeper, exists(rosteredIn(db))));
  return marks.map(({ playerId }) => playerId);
}

/** Sets or removes a player's hidden mark. Call it in a transaction. */
export async function setHiddenMark(
  tx: Database,
  { id: leagueId, season }: Season,
  { teamId, playerId }: { teamId: string; playerId: string },
  { isKeeper, isOverride, changedBy }: { isKeeper: boolean; isOverride: boolean; changedBy: string },
): Promise<void> {
  const isOfPlayer = and(
    ofSeason(hiddenKeeper, { id: leagueId, season }),
    eq(hiddenKeeper.teamId, teamId),
    eq(hiddenKeeper.playerId, playerId),
  );
  const [removed] = await tx.delete(hiddenKeeper).where(isOfPlayer).returning();
  const mark = { leagueId, season, teamId, playerId, isKeeper };
  // A mark that was public: its removal goes to the history of keeper marks, unless it is taken back.
  if (removed && (removed.changedBy === null || !removed.isKeeper)) {
    const { source } = removed;
    await tx.insert(hiddenKeeper).values({ ...mark, source, changedBy: isKeeper ? null : changedBy });
  } else if (isKeeper) await tx.insert(hiddenKeeper).values({ ...mark, source: 'manual', isOverride, changedBy });
}

/** Hides the marks of a season. Call it in a transaction that stores rules that hide them. */
export async function hideKeepers(tx: Database, of: Season): Promise<void> {
  const marks = await tx.delete(keeper).where(ofSeason(keeper, of)).returning();
  if (marks.length) await tx.insert(hiddenKeeper).values(marks);
}

/** Shows the hidden marks of a season, and records in its history who chose them when. Call it in a transaction. */
export async function showKeepers(tx: Database, of: Season): Promise<void> {
  await removeStaleHiddenKeepers(tx, of);
  const rows = await tx.delete(hiddenKeeper).where(ofSeason(hiddenKeeper, of)).returning();
  const marks = rows.filter(({ isKeeper }) => isKeeper);
  if (marks.length)
    await tx
      .insert(keeper)
      .values(marks.map(({ leagueId, season, teamId, playerId, source }) => ({ leagueId, season, teamId, playerId, source })))
      .onConflictDoNothing();
  const changes = rows
    .flatMap(({ source: _, changedBy, ...row }) => (changedBy === null ? [] : { ...row, changedBy }))
    .sort((a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt));
  if (changes.length) await tx.insert(keeperChange).values(changes);
  await tx.update(keeperRules).set({ isHiding: false }).where(ofSeason(keeperRules, of));
}

/** Deletes the hidden marks of players who have left their team. */
export async function removeStaleHiddenKeepers(tx: Database, of: Season): Promise<void> {
  await tx.delete(hiddenKeeper).where(and(ofSeason(hiddenKeeper, of), notExists(rosteredIn(tx))));
}
