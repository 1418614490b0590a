import { and, asc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '..';
import type { KeeperPlayer } from '../../domain/keeperPlacement';
import { type OwnedPick, applyTrades, type PickTransfer, type DraftSlot } from '../../domain/draftPicks';
import { draftPick, keeper, pickTrade, player, ranking } from '../schema';
import { type RowCount, type SyncOptions, syncRows } from '../syncRows';
import type { League } from './leagues';
import { hasNflRank } from './rankings';

const ofDraft = (leagueId: string, season: number) => and(eq(draftPick.leagueId, leagueId), eq(draftPick.season, season));

/** A transfer of a pick; `tradeId` is the entered trade's that it belongs to. */
export type StoredTransfer = PickTransfer & { tradeId: number | null };

/** A season's trades by date. A trade without a date follows the pick's trade that was inserted before it. */
export async function selectTransfers(db: Database, leagueId: string, season: number): Promise<StoredTransfer[]> {
  const rows = await db
    .select({
      round: pickTrade.round,
      pick: pickTrade.pick,
      fromTeamId: pickTrade.fromTeamId,
      toTeamId: pickTrade.toTeamId,
      date: pickTrade.date,
      tradeId: pickTrade.tradeId,
    })
    .from(pickTrade)
    .where(and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season)))
    .orderBy(asc(pickTrade.id));
  const lastDays = new Map<string, string>();
  const placed = rows.map((transfer) => {
    const pick = `${transfer.round}.${transfer.pick}`;
    const day = transfer.date ?? lastDays.get(pick) ?? '';
    lastDays.set(pick, day);
    return { transfer: { ...transfer, date: transfer.date ?? '' }, day };
  });
  return placed.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).map(({ transfer }) => transfer);
}

/** The picks of a season's draft in order, each with its owner after all trades. */
export async function selectHeldPicks(db: Database, leagueId: string, season: number): Promise<OwnedPick[]> {
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
  const { picks } = applyTrades(slots, await selectTransfers(db, leagueId, season));
  return picks.map((held, place) => ({ ...held, playerId: slots[place]!.playerId }));
}

/** The number of rounds of a season's draft, and of picks in a round; 0 without a draft. */
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
    .leftJoin(ranking, hasNflRank(season, keeper.playerId))
    .leftJoin(lastDraft, eq(lastDraft.playerId, keeper.playerId))
    .where(and(eq(keeper.leagueId, id), eq(keeper.season, season)))
    .orderBy(sql`${ranking.nflRank} nulls last`, asc(player.name));
}

/** The slots of a season's draft, in order. */
export const selectDraftSlots = (db: Database, leagueId: string, season: number): Promise<DraftSlot[]> =>
  db
    .select({ round: draftPick.round, pick: draftPick.pick, originalTeamId: draftPick.originalTeamId })
    .from(draftPick)
    .where(ofDraft(leagueId, season))
    .orderBy(asc(draftPick.round), asc(draftPick.pick));

/** Inserts the slots of a draft. */
export const addDraft = (tx: Database, leagueId: string, season: number, slots: DraftSlot[]) =>
  tx.insert(draftPick).values(slots.map((slot) => ({ leagueId, season, ...slot })));

/** Makes a season's draft equal to `rows`. */
export const syncDraft = (
  tx: Database,
  leagueId: string,
  season: number,
  rows: (typeof draftPick.$inferInsert)[],
  options?: SyncOptions,
): Promise<RowCount> => syncRows(tx, draftPick, ofDraft(leagueId, season), rows, options);

/** Whether every pick of a season's draft has been made. */
export async function isWholeDraft(db: Database, leagueId: string, season: number): Promise<boolean> {
  const [row] = await db
    .select({ isWhole: sql<boolean>`count(*) > 0 and count(*) = count(${draftPick.playerId})` })
    .from(draftPick)
    .where(ofDraft(leagueId, season));
  return row!.isWhole;
}

/** The number of picks of a season's draft. */
export const countDraft = (db: Database, leagueId: string, season: number): Promise<number> =>
  db.$count(draftPick, ofDraft(leagueId, season));
