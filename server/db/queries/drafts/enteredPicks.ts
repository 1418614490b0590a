/** The picks of entered trades, and what those of later seasons become once their draft has an order. */
import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { EnteredMove } from '../../../domain/laterPicks';
import { enteredPick, enteredTrade, pickTrade } from '../../schema';
import { type DraftKey, selectDraftSlots } from './draftPicks';

export type EnteredPick = typeof enteredPick.$inferSelect;

/** The picks of entered trades, in the trades' order. */
export const selectEnteredPicks = (db: Database, tradeIds: number[]): Promise<EnteredPick[]> =>
  db
    .select()
    .from(enteredPick)
    .where(inArray(enteredPick.tradeId, tradeIds))
    .orderBy(asc(enteredPick.tradeId), asc(enteredPick.index));

/** How picks of seasons from `from` on changed hands in valid entered trades, in the order of their entry. */
export async function selectEnteredMoves(db: Database, leagueId: string, from: number): Promise<EnteredMove[]> {
  const rows = await db
    .select({ move: enteredPick, date: enteredTrade.date })
    .from(enteredPick)
    .innerJoin(enteredTrade, eq(enteredTrade.id, enteredPick.tradeId))
    .where(
      and(
        ...[eq(enteredPick.leagueId, leagueId), gte(enteredPick.season, from)],
        ...[isNotNull(enteredPick.originalTeamId), isNull(enteredTrade.takenBackAt)],
      ),
    )
    .orderBy(asc(enteredPick.tradeId), asc(enteredPick.index));
  return rows.map(({ move: { tradeId, season, round, originalTeamId, fromTeamId, toTeamId }, date }) => ({
    ...{ tradeId, season, round, originalTeamId: originalTeamId!, date },
    ...{ fromTeamId, toTeamId },
  }));
}

const isPlaced = (db: Database, { leagueId, season }: Pick<DraftKey, 'leagueId' | 'season'>) =>
  and(
    ...[eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season)],
    exists(
      db
        .select({ one: sql`1` })
        .from(enteredPick)
        .where(
          and(
            ...[eq(enteredPick.tradeId, pickTrade.tradeId), eq(enteredPick.season, pickTrade.season)],
            isNotNull(enteredPick.originalTeamId),
          ),
        ),
    ),
  );

/** The trades of a season's picks that were entered before its draft had an order. */
export const selectPlacedPicks = (db: Database, key: Pick<DraftKey, 'leagueId' | 'season'>) =>
  db.select().from(pickTrade).where(isPlaced(db, key)).orderBy(asc(pickTrade.id));

type Placed = Pick<typeof pickTrade.$inferSelect, 'draft' | 'round' | 'pick' | 'fromTeamId' | 'toTeamId' | 'tradeId'>;
const textOf = ({ draft, round, pick, fromTeamId, toTeamId, tradeId }: Placed) =>
  JSON.stringify([draft, round, pick, fromTeamId, toTeamId, tradeId]);

/**
 * Gives the trades that were entered before a season's draft had an order the numbers that their picks have in it. Call it whenever the
 * season's main draft was written. A pick that the draft does not have is left out.
 */
export async function placeEnteredPicks(tx: Database, key: DraftKey): Promise<void> {
  const moves = (await selectEnteredMoves(tx, key.leagueId, key.season)).filter(({ season }) => season === key.season);
  const placed = await selectPlacedPicks(tx, key);
  if (!moves.length && !placed.length) return;
  const slots = await selectDraftSlots(tx, key);
  const rows = moves.flatMap(({ round, originalTeamId, ...move }) => {
    const slot = slots.find((each) => each.round === round && each.originalTeamId === originalTeamId);
    return slot ? [{ ...move, ...key, round, pick: slot.pick, source: 'manual' as const }] : [];
  });
  if (placed.map(textOf).join() === rows.map(textOf).join()) return;
  await tx.delete(pickTrade).where(isPlaced(tx, key));
  if (rows.length) await tx.insert(pickTrade).values(rows);
}
