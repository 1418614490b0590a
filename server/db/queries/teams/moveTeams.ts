import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import {
  draftPick,
  enteredPick,
  enteredTrade,
  game,
  hiddenKeeper,
  hostKeeper,
  keeper,
  keeperChange,
  pickTrade,
  rosterSnapshot,
  teamManager,
  teamSeason,
  teamWeek,
  teamWeekPlayer,
  transactionMove,
} from '../../schema';

type OfSeason = PgTable & { leagueId: PgColumn; season: PgColumn };

/** Moves the rows of a team in a season to another id, which has none. */
async function moveTeam(tx: Database, leagueId: string, season: number, from: string, to: string): Promise<void> {
  const ofSeason = (table: OfSeason) => and(eq(table.leagueId, leagueId), eq(table.season, season));
  const weeks = and(ofSeason(teamWeek), eq(teamWeek.teamId, from));
  const rows = await tx.select().from(teamWeek).where(weeks);
  // Line-ups refer to their week's row: the new one is inserted first, the old one deleted last.
  if (rows.length) await tx.insert(teamWeek).values(rows.map((row) => ({ ...row, teamId: to })));
  for (const table of [
    ...[teamWeekPlayer, teamSeason, teamManager, rosterSnapshot, game],
    ...[keeper, hiddenKeeper, hostKeeper, keeperChange],
  ])
    await tx
      .update(table)
      .set({ teamId: to })
      .where(and(ofSeason(table), eq(table.teamId, from)));
  await tx.delete(teamWeek).where(weeks);
  await tx
    .update(game)
    .set({ opponentId: to })
    .where(and(ofSeason(game), eq(game.opponentId, from)));
  for (const table of [draftPick, enteredPick])
    await tx
      .update(table)
      .set({ originalTeamId: to })
      .where(and(ofSeason(table), eq(table.originalTeamId, from)));
  for (const table of [pickTrade, enteredTrade, enteredPick])
    for (const side of ['fromTeamId', 'toTeamId'] as const)
      await tx
        .update(table)
        .set({ [side]: to })
        .where(and(ofSeason(table), eq(table[side], from)));
  for (const side of ['fromTeamId', 'toTeamId', 'pickTeamId'] as const)
    await tx
      .update(transactionMove)
      .set({ [side]: to })
      .where(and(ofSeason(transactionMove), eq(transactionMove[side], from)));
}

/**
 * Moves the rows of a season to other team ids; teams can swap theirs.
 * @param newIds old id to new id
 */
export async function moveTeams(
  tx: Database,
  leagueId: string,
  season: number,
  newIds: ReadonlyMap<string, string>,
): Promise<void> {
  const between = (id: string) => `${id} moves`;
  for (const from of newIds.keys()) await moveTeam(tx, leagueId, season, from, between(from));
  for (const [from, to] of newIds) await moveTeam(tx, leagueId, season, between(from), to);
}
