import { and, asc, eq, max, not, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { DraftState, NumberedDraft, SeasonDraft, StoredDraft } from '../../../domain/seasonDrafts';
import { draftPick, enteredTrade, leagueDraft, pickTrade } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import type { DraftKey } from './draftPicks';

const ofSeason = (leagueId: string, season: number) => and(eq(leagueDraft.leagueId, leagueId), eq(leagueDraft.season, season));
const isSameDraft = and(
  eq(leagueDraft.leagueId, draftPick.leagueId),
  eq(leagueDraft.season, draftPick.season),
  eq(leagueDraft.number, draftPick.draft),
);

/** The drafts of a season that have picks, oldest first. A draft that no host lists counts as over. */
export const selectSeasonDrafts = (db: Database, leagueId: string, season: number): Promise<SeasonDraft[]> =>
  db
    .select({
      number: draftPick.draft,
      rounds: sql<number>`${max(draftPick.round)}`,
      isAuction: sql<boolean>`coalesce(${leagueDraft.isAuction}, false)`,
      isOver: sql<boolean>`coalesce(${leagueDraft.isOver}, true)`,
      isRunning: sql<boolean>`coalesce(${leagueDraft.isRunning}, false)`,
      isMain: sql<boolean>`coalesce(${leagueDraft.isMain}, false)`,
      startsAt: leagueDraft.startsAt,
      picks: sql<number>`count(*)::int`,
      made: sql<number>`count(${draftPick.playerId})::int`,
    })
    .from(draftPick)
    .leftJoin(leagueDraft, isSameDraft)
    .where(and(eq(draftPick.leagueId, leagueId), eq(draftPick.season, season)))
    .groupBy(draftPick.draft, leagueDraft.leagueId, leagueDraft.season, leagueDraft.number)
    .orderBy(asc(draftPick.draft));

/** The drafts of a season that the host has listed, with the number of their made picks, oldest first. */
export const selectStoredDrafts = (db: Database, leagueId: string, season: number): Promise<StoredDraft[]> =>
  db
    .select({
      number: leagueDraft.number,
      externalId: leagueDraft.externalId,
      isAuction: leagueDraft.isAuction,
      isOver: leagueDraft.isOver,
      made: sql<number>`count(${draftPick.playerId})::int`,
    })
    .from(leagueDraft)
    .leftJoin(draftPick, isSameDraft)
    .where(ofSeason(leagueId, season))
    .groupBy(leagueDraft.number, leagueDraft.externalId, leagueDraft.isAuction, leagueDraft.isOver)
    .orderBy(asc(leagueDraft.number));

/** How far a draft is that its host lists and that is not over; undefined otherwise. */
export async function findDraftState(db: Database, { leagueId, season, draft }: DraftKey): Promise<DraftState | undefined> {
  const [state] = await db
    .select({
      isRunning: leagueDraft.isRunning,
      isPaused: leagueDraft.isPaused,
      startsAt: leagueDraft.startsAt,
      nextPick: leagueDraft.nextPick,
    })
    .from(leagueDraft)
    .where(and(ofSeason(leagueId, season), eq(leagueDraft.number, draft), not(leagueDraft.isOver)));
  return state;
}

/** Makes the season's list of drafts equal to `drafts`; their picks stay. */
export const syncLeagueDrafts = (
  tx: Database,
  leagueId: string,
  season: number,
  drafts: readonly (NumberedDraft & DraftState & { isMain: boolean })[],
): Promise<RowCount> =>
  syncRows(
    tx,
    leagueDraft,
    ofSeason(leagueId, season),
    drafts.map(({ number, externalId, isAuction, isOver, isMain, isRunning, isPaused, startsAt, nextPick }) => ({
      ...{ leagueId, season, number, externalId, isAuction, isOver, isMain, isRunning, isPaused, startsAt, nextPick },
    })),
  );

/** Gives a draft, with its trades, another number, which no draft has. */
export async function renumberDraft(tx: Database, { leagueId, season, draft }: DraftKey, number: number): Promise<void> {
  for (const table of [draftPick, pickTrade, enteredTrade])
    await tx
      .update(table)
      .set({ draft: number })
      .where(and(eq(table.leagueId, leagueId), eq(table.season, season), eq(table.draft, draft)));
}

/** Whether all drafts of a season are over, with all picks made. */
export async function areDraftsOver(db: Database, leagueId: string, season: number): Promise<boolean> {
  const [row] = await db
    .select({ isWhole: sql<boolean>`count(*) > 0 and count(*) = count(${draftPick.playerId})` })
    .from(draftPick)
    .where(and(eq(draftPick.leagueId, leagueId), eq(draftPick.season, season)));
  return row!.isWhole && (await selectStoredDrafts(db, leagueId, season)).every(({ isOver }) => isOver);
}
