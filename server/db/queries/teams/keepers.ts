import { and, desc, eq, exists, notExists, or } from 'drizzle-orm';
import type { Database } from '../..';
import { hostKeeper, keeper, keeperChange, league, player, rosterEntry } from '../../schema';
import { syncRows } from '../../syncRows';
import { isShown } from './hiddenKeepers';
import type { League } from '../leagues/leagues';

/** A keeper. */
interface Kept {
  teamId: string;
  playerId: string;
}

const ofSeason = ({ id, season }: Pick<League, 'id' | 'season'>) => and(eq(keeper.leagueId, id), eq(keeper.season, season));
const isOneOf = (marks: Kept[]) =>
  or(...marks.map(({ teamId, playerId }) => and(eq(keeper.teamId, teamId), eq(keeper.playerId, playerId))));

/** The roster entry of a keeper. */
const rosteredIn = (db: Database) =>
  db
    .select({ playerId: rosterEntry.playerId })
    .from(rosterEntry)
    .where(
      and(
        eq(rosterEntry.leagueId, keeper.leagueId),
        eq(rosterEntry.teamId, keeper.teamId),
        eq(rosterEntry.playerId, keeper.playerId),
      ),
    );

/** Whether a keeper of the league's season is marked. */
export const hasKeepers = async (db: Database, league: League): Promise<boolean> =>
  (await db.$count(keeper, ofSeason(league))) > 0;

/** Whether a player is on a team's roster. */
export async function isRostered(db: Database, leagueId: string, teamId: string, playerId: string): Promise<boolean> {
  const found = await db
    .select({ playerId: rosterEntry.playerId })
    .from(rosterEntry)
    .where(and(eq(rosterEntry.leagueId, leagueId), eq(rosterEntry.teamId, teamId), eq(rosterEntry.playerId, playerId)));
  return found.length > 0;
}

/** The players of a team with a keeper mark of the league's season. Marks of players who have left the team do not count. */
export async function selectTeamKeepers(db: Database, league: League, teamId: string): Promise<string[]> {
  const marks = await db
    .select({ playerId: keeper.playerId })
    .from(keeper)
    .where(and(ofSeason(league), eq(keeper.teamId, teamId), exists(rosteredIn(db))));
  return marks.map(({ playerId }) => playerId);
}

/** Sets or removes a player's keeper mark of the league's season, and records who did. Call it in a transaction. */
export async function setKeeperMark(
  tx: Database,
  { id, season }: League,
  { teamId, playerId }: Kept,
  change: Pick<typeof keeperChange.$inferInsert, 'isKeeper' | 'isOverride' | 'changedBy'>,
  source: 'manual' | 'host' = 'manual',
): Promise<void> {
  if (change.isKeeper) await tx.insert(keeper).values({ leagueId: id, season, teamId, playerId, source });
  else await tx.delete(keeper).where(and(ofSeason({ id, season }), isOneOf([{ teamId, playerId }])));
  await tx.insert(keeperChange).values({ leagueId: id, season, teamId, playerId, ...change });
}

/** The newest changes of keeper marks of the league's season, newest first; none while they are hidden. */
export const selectKeeperChanges = (db: Database, { id, season }: League) =>
  db
    .select({
      id: keeperChange.id,
      teamId: keeperChange.teamId,
      playerId: keeperChange.playerId,
      playerName: player.name,
      isKeeper: keeperChange.isKeeper,
      isOverride: keeperChange.isOverride,
      changedBy: keeperChange.changedBy,
      changedAt: keeperChange.changedAt,
    })
    .from(keeperChange)
    .innerJoin(player, eq(player.id, keeperChange.playerId))
    .where(and(eq(keeperChange.leagueId, id), eq(keeperChange.season, season), isShown))
    .orderBy(desc(keeperChange.id))
    .limit(500);

/** The Sleeper leagues in which a user's team has a player. */
export const selectLeaguesWithPlayer = async (db: Database, teamId: string, playerId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: league.id })
    .from(rosterEntry)
    .innerJoin(league, eq(league.id, rosterEntry.leagueId))
    .where(and(eq(league.provider, 'sleeper'), eq(rosterEntry.teamId, teamId), eq(rosterEntry.playerId, playerId)))
    .orderBy(league.id);
  return rows.map((row) => row.id);
};

/** The keeper marks of the league's season. */
export const selectKeeperMarks = (db: Database, league: League) => db.select().from(keeper).where(ofSeason(league));

/** Inserts the host's keepers. */
export const addHostKeepers = async (tx: Database, { id, season }: League, marks: Kept[]): Promise<void> => {
  const rows = marks.map((mark) => ({ ...mark, leagueId: id, season, source: 'host' as const }));
  if (rows.length) await tx.insert(keeper).values(rows);
};

/** Deletes keepers that the host no longer has. */
export const removeHostKeepers = async (tx: Database, league: League, marks: Kept[]): Promise<void> => {
  if (marks.length) await tx.delete(keeper).where(and(ofSeason(league), eq(keeper.source, 'host'), isOneOf(marks)));
};

/** Deletes the marks of players who have left their team. */
export const removeStaleKeepers = (tx: Database, league: League) =>
  tx
    .delete(keeper)
    .where(and(ofSeason(league), notExists(rosteredIn(tx))))
    .returning({ playerId: keeper.playerId });

const isOfHost = ({ id, season }: League) => and(eq(hostKeeper.leagueId, id), eq(hostKeeper.season, season));

/** The keepers of the league's season as the host last had them. */
export const selectHostKeepers = (db: Database, of: League): Promise<Kept[]> =>
  db.select({ teamId: hostKeeper.teamId, playerId: hostKeeper.playerId }).from(hostKeeper).where(isOfHost(of));

/** Stores the host's keepers of the league's season. */
export const syncHostKeepers = (tx: Database, of: League, kept: Kept[]) =>
  syncRows(
    tx,
    hostKeeper,
    isOfHost(of),
    kept.map(({ teamId, playerId }) => ({ leagueId: of.id, season: of.season, teamId, playerId })),
  );

/** The players whose mark of the league's season a person removed last. */
export async function selectRemovedByHand(db: Database, { id, season }: League): Promise<Kept[]> {
  const last = await db
    .selectDistinctOn([keeperChange.teamId, keeperChange.playerId], {
      teamId: keeperChange.teamId,
      playerId: keeperChange.playerId,
      isKeeper: keeperChange.isKeeper,
    })
    .from(keeperChange)
    .where(and(eq(keeperChange.leagueId, id), eq(keeperChange.season, season)))
    .orderBy(keeperChange.teamId, keeperChange.playerId, desc(keeperChange.id));
  return last.filter(({ isKeeper }) => !isKeeper);
}
