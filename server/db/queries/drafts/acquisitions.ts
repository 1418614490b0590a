import { and, asc, desc, eq, exists, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import type { KeeperMark, MadePick } from '../../../domain/acquisitions';
import { applyTrades } from '../../../domain/draftPicks';
import { groupBy } from '../../../domain/groupBy';
import { draftPick, keeper, pickTrade } from '../../schema';
import { byDay } from './draftPicks';

/** Which drafted and kept players: of a season or of all, and one of them or all. */
export interface AcquisitionChoice {
  season?: number;
  playerId?: string;
}

/** Rows of a league, of one season or of all. */
const isOf = (table: { leagueId: PgColumn; season: PgColumn }, leagueId: string, { season }: AcquisitionChoice) =>
  and(eq(table.leagueId, leagueId), season === undefined ? undefined : eq(table.season, season));

const isPlayer = (column: PgColumn, { playerId }: AcquisitionChoice) =>
  playerId === undefined ? undefined : eq(column, playerId);

/** Whether a pick that changed hands took the chosen player. */
const tookPlayer = (db: Database, { playerId }: AcquisitionChoice) =>
  playerId === undefined
    ? undefined
    : exists(
        db
          .select({ pick: draftPick.pick })
          .from(draftPick)
          .where(
            and(
              ...[eq(draftPick.leagueId, pickTrade.leagueId), eq(draftPick.season, pickTrade.season)],
              ...[eq(draftPick.draft, pickTrade.draft), eq(draftPick.round, pickTrade.round)],
              ...[eq(draftPick.pick, pickTrade.pick), eq(draftPick.playerId, playerId)],
            ),
          ),
      );

/** The made picks of the chosen drafts, newest season first, then in draft order, each with its owner after all trades. */
export async function selectMadePicks(db: Database, leagueId: string, choice: AcquisitionChoice = {}): Promise<MadePick[]> {
  const made = await db
    .select()
    .from(draftPick)
    .where(and(isOf(draftPick, leagueId, choice), isNotNull(draftPick.playerId), isPlayer(draftPick.playerId, choice)))
    .orderBy(desc(draftPick.season), asc(draftPick.draft), asc(draftPick.round), asc(draftPick.pick));
  const transfers = await db
    .select()
    .from(pickTrade)
    .where(and(isOf(pickTrade, leagueId, choice), tookPlayer(db, choice)))
    .orderBy(asc(pickTrade.id));
  const keyOf = (row: { season: number; draft: number }) => `${row.season}/${row.draft}`;
  const transfersOf = groupBy(transfers, keyOf);
  return [...groupBy(made, keyOf)].flatMap(([key, slots]) => {
    const { picks } = applyTrades(slots, byDay(transfersOf.get(key) ?? []));
    return picks.map(({ holderId: teamId }, place) => ({ ...slots[place]!, playerId: slots[place]!.playerId!, teamId }));
  });
}

/** The chosen keeper marks, newest season first. */
export const selectMarksOfSeasons = (db: Database, leagueId: string, choice: AcquisitionChoice = {}): Promise<KeeperMark[]> =>
  db
    .select({ season: keeper.season, teamId: keeper.teamId, playerId: keeper.playerId })
    .from(keeper)
    .where(and(isOf(keeper, leagueId, choice), isPlayer(keeper.playerId, choice)))
    .orderBy(desc(keeper.season), asc(keeper.teamId), asc(keeper.playerId));
