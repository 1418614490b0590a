import { and, asc, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { KeeperPlayer } from '../../../domain/keeperPlacement';
import { type OwnedPick, applyTrades, type PickTransfer, type DraftSlot } from '../../../domain/draftPicks';
import { draftPick, keeper, pickTrade, player, ranking } from '../../schema';
import { type RowCount, type SyncOptions, syncRows } from '../../syncRows';
import { hasNflRank } from '../players/rankings';

/** A draft of a league, by its number in the season. */
export interface DraftKey {
  leagueId: string;
  season: number;
  draft: number;
}

const ofSeason = (leagueId: string, season: number) => and(eq(draftPick.leagueId, leagueId), eq(draftPick.season, season));
const ofDraft = ({ leagueId, season, draft }: DraftKey) => and(ofSeason(leagueId, season), eq(draftPick.draft, draft));

/** A transfer of a pick; `tradeId` is the entered trade that it belongs to, `source` who knows of it. */
export type StoredTransfer = PickTransfer & Pick<typeof pickTrade.$inferSelect, 'tradeId' | 'source'>;

/** Trades of a draft by date, from their order of insertion. One without a date follows the pick's trade that was inserted before it. */
export function byDay<Row extends { round: number; pick: number; date: string | null }>(
  rows: readonly Row[],
): (Row & { date: string })[] {
  const lastDays = new Map<string, string>();
  const placed = rows.map((transfer) => {
    const pick = `${transfer.round}.${transfer.pick}`;
    const day = transfer.date ?? lastDays.get(pick) ?? '';
    lastDays.set(pick, day);
    return { transfer: { ...transfer, date: transfer.date ?? '' }, day };
  });
  return placed.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).map(({ transfer }) => transfer);
}

/** A draft's trades by date. */
export async function selectTransfers(db: Database, { leagueId, season, draft }: DraftKey): Promise<StoredTransfer[]> {
  const rows = await db
    .select({
      round: pickTrade.round,
      pick: pickTrade.pick,
      fromTeamId: pickTrade.fromTeamId,
      toTeamId: pickTrade.toTeamId,
      date: pickTrade.date,
      tradeId: pickTrade.tradeId,
      source: pickTrade.source,
    })
    .from(pickTrade)
    .where(and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season), eq(pickTrade.draft, draft)))
    .orderBy(asc(pickTrade.id));
  return byDay(rows);
}

/** The picks of a draft in order, each with its owner after all trades. */
export async function selectHeldPicks(db: Database, key: DraftKey): Promise<OwnedPick[]> {
  const slots = await db
    .select({
      round: draftPick.round,
      pick: draftPick.pick,
      originalTeamId: draftPick.originalTeamId,
      playerId: draftPick.playerId,
      amount: draftPick.amount,
      isKeeper: draftPick.isKeeper,
      isGuess: draftPick.isGuess,
    })
    .from(draftPick)
    .where(ofDraft(key))
    .orderBy(asc(draftPick.round), asc(draftPick.pick));
  const { picks } = applyTrades(slots, await selectTransfers(db, key));
  return picks.map((held, place) => {
    const { playerId, amount, isKeeper, isGuess } = slots[place]!;
    return { ...held, playerId, amount, isKeeper, isGuess };
  });
}

/** The seasons with picks, newest first. */
export async function selectDraftSeasons(db: Database, leagueId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ season: draftPick.season })
    .from(draftPick)
    .where(eq(draftPick.leagueId, leagueId))
    .orderBy(desc(draftPick.season));
  return rows.map(({ season }) => season);
}

/** The number of rounds of a draft, and of picks in a round; 0 without a draft. */
export async function selectDraftSize(db: Database, key: DraftKey) {
  const [size] = await db
    .select({ totalRounds: max(draftPick.round), totalPicks: max(draftPick.pick) })
    .from(draftPick)
    .where(ofDraft(key));
  return { totalRounds: size?.totalRounds ?? 0, totalPicks: size?.totalPicks ?? 0 };
}

/** The keepers of a season, best rank first. */
export async function selectKeepers(db: Database, id: string, season: number): Promise<KeeperPlayer[]> {
  const lastDraft = db
    .select({ playerId: draftPick.playerId, round: sql<number>`min(${draftPick.round})::int`.as('drafted_in') })
    .from(draftPick)
    .where(and(ofSeason(id, season - 1), isNotNull(draftPick.playerId)))
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

/** The slots of a draft, in order. */
export const selectDraftSlots = (db: Database, key: DraftKey): Promise<DraftSlot[]> =>
  db
    .select({
      round: draftPick.round,
      pick: draftPick.pick,
      originalTeamId: draftPick.originalTeamId,
      isGuess: draftPick.isGuess,
    })
    .from(draftPick)
    .where(ofDraft(key))
    .orderBy(asc(draftPick.round), asc(draftPick.pick));

/** Inserts the slots of a draft. */
export const addDraft = (tx: Database, key: DraftKey, slots: DraftSlot[]) =>
  tx.insert(draftPick).values(slots.map((slot) => ({ ...key, ...slot })));

/** Makes a draft equal to `rows`. */
export const syncDraft = (
  tx: Database,
  key: DraftKey,
  rows: (typeof draftPick.$inferInsert)[],
  options?: SyncOptions,
): Promise<RowCount> => syncRows(tx, draftPick, ofDraft(key), rows, options);

/** The number of picks of a draft, and how many of them are made. */
export async function countDraft(db: Database, key: DraftKey): Promise<{ picks: number; made: number }> {
  const [count] = await db
    .select({ picks: sql<number>`count(*)::int`, made: sql<number>`count(${draftPick.playerId})::int` })
    .from(draftPick)
    .where(ofDraft(key));
  return count!;
}
