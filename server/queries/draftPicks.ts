import { and, asc, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { draftPick, keeper, pickTrade, player, ranking } from '../schema';
import type { League } from './leagues';

/** A pick of a draft, who holds it, and what brought it there. */
export interface HeldPick {
  round: number;
  pick: number;
  /** Who was picked, once the draft is over. */
  playerId: string | null;
  holderId: string;
  /** Of a traded pick: who had it at first, and the day of its last trade. */
  traded: { originalTeamId: string; date: string } | null;
}

/** A keeper and the round in which last season's draft took the player; null when that is not known. */
export interface KeeperPlayer {
  playerId: string;
  teamId: string;
  round: number | null;
}

const ofDraft = (leagueId: string, season: number) => and(eq(draftPick.leagueId, leagueId), eq(draftPick.season, season));

/** The picks of a season's draft in order, each with its holder after all trades. */
export async function selectHeldPicks(db: Database, leagueId: string, season: number): Promise<HeldPick[]> {
  const lastTrade = db
    .selectDistinctOn([pickTrade.round, pickTrade.pick], {
      round: pickTrade.round,
      pick: pickTrade.pick,
      toTeamId: pickTrade.toTeamId,
      date: pickTrade.date,
    })
    .from(pickTrade)
    .where(and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season)))
    .orderBy(pickTrade.round, pickTrade.pick, desc(pickTrade.date), desc(pickTrade.id))
    .as('last_trade');
  const rows = await db
    .select({
      round: draftPick.round,
      pick: draftPick.pick,
      playerId: draftPick.playerId,
      originalTeamId: draftPick.originalTeamId,
      toTeamId: lastTrade.toTeamId,
      date: lastTrade.date,
    })
    .from(draftPick)
    .leftJoin(lastTrade, and(eq(lastTrade.round, draftPick.round), eq(lastTrade.pick, draftPick.pick)))
    .where(ofDraft(leagueId, season))
    .orderBy(asc(draftPick.round), asc(draftPick.pick));
  return rows.map(({ originalTeamId, toTeamId, date, ...row }) => ({
    ...row,
    holderId: toTeamId ?? originalTeamId,
    traded: date ? { originalTeamId, date } : null,
  }));
}

/** How many rounds a season's draft has, and how many picks a round; 0 before its picks are given out. */
export async function selectDraftSize(db: Database, leagueId: string, season: number) {
  const [size] = await db
    .select({ totalRounds: max(draftPick.round), totalPicks: max(draftPick.pick) })
    .from(draftPick)
    .where(ofDraft(leagueId, season));
  return { totalRounds: size?.totalRounds ?? 0, totalPicks: size?.totalPicks ?? 0 };
}

/** The keepers of the league's season, best rank first. */
export async function selectKeepers(db: Database, { id, season }: League): Promise<KeeperPlayer[]> {
  const lastDraft = db
    .select({ playerId: draftPick.playerId, round: sql<number>`min(${draftPick.round})::int`.as('drafted_in') })
    .from(draftPick)
    .where(and(ofDraft(id, season - 1), isNotNull(draftPick.playerId)))
    .groupBy(draftPick.playerId)
    .as('last_draft');
  return db
    .select({ playerId: keeper.playerId, teamId: keeper.teamId, round: lastDraft.round })
    .from(keeper)
    .innerJoin(player, eq(player.id, keeper.playerId))
    .leftJoin(ranking, and(eq(ranking.playerId, keeper.playerId), eq(ranking.season, season)))
    .leftJoin(lastDraft, eq(lastDraft.playerId, keeper.playerId))
    .where(and(eq(keeper.leagueId, id), eq(keeper.season, season)))
    .orderBy(sql`${ranking.nflRank} nulls last`, asc(player.name));
}
