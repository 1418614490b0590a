import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { type HeldPick, holdPicks, type PickMove, type Slot } from '../picks';
import { draftPick, keeper, pickTrade, player, ranking } from '../schema';
import type { League } from './leagues';

/** A keeper and the round in which last season's draft took the player; null when that is not known. */
export interface KeeperPlayer {
  playerId: string;
  teamId: string;
  round: number | null;
}

const ofDraft = (leagueId: string, season: number) => and(eq(draftPick.leagueId, leagueId), eq(draftPick.season, season));

/** A season's moves in order of time; one whose day is not known stands right after the one entered before it. */
async function selectMoves(db: Database, leagueId: string, season: number): Promise<PickMove[]> {
  const rows = await db
    .select({
      round: pickTrade.round,
      pick: pickTrade.pick,
      fromTeamId: pickTrade.fromTeamId,
      toTeamId: pickTrade.toTeamId,
      date: pickTrade.date,
    })
    .from(pickTrade)
    .where(and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season)))
    .orderBy(asc(pickTrade.id));
  const lastDays = new Map<string, string>();
  const placed = rows.map((move) => {
    const pick = `${move.round}.${move.pick}`;
    const day = move.date ?? lastDays.get(pick) ?? '';
    lastDays.set(pick, day);
    return { move: { ...move, date: move.date ?? '' }, day };
  });
  return placed.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).map(({ move }) => move);
}

/** The picks of a season's draft in order, each with its holder after all trades. */
export async function selectHeldPicks(db: Database, leagueId: string, season: number): Promise<HeldPick[]> {
  const slots = await db
    .select({
      round: draftPick.round,
      pick: draftPick.pick,
      originalTeamId: draftPick.originalTeamId,
      playerId: draftPick.playerId,
    })
    .from(draftPick)
    .where(ofDraft(leagueId, season))
    .orderBy(asc(draftPick.round), asc(draftPick.pick));
  const { picks } = holdPicks(slots, await selectMoves(db, leagueId, season));
  return picks.map((held, place) => ({ ...held, playerId: slots[place]!.playerId }));
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

/** The picks of a season's draft as first given out, in order. */
export const selectDraftSlots = (db: Database, leagueId: string, season: number): Promise<Slot[]> =>
  db
    .select({ round: draftPick.round, pick: draftPick.pick, originalTeamId: draftPick.originalTeamId })
    .from(draftPick)
    .where(ofDraft(leagueId, season))
    .orderBy(asc(draftPick.round), asc(draftPick.pick));

/** Gives out the picks of a draft. */
export const addDraft = (tx: Database, leagueId: string, season: number, slots: Slot[]) =>
  tx.insert(draftPick).values(slots.map((slot) => ({ leagueId, season, ...slot })));
