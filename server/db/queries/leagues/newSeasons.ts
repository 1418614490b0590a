import { and, asc, desc, eq, exists, gt, gte, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { SeasonContent } from '../../../domain/newSeasons';
import {
  draftPick,
  enteredTrade,
  hostKeeper,
  keeper,
  keeperRules,
  league,
  leagueDraft,
  leagueSource,
  type LeagueState,
  newSeason,
  pickTrade,
  rosterEntry,
  rosterSnapshot,
  team,
  teamManager,
  teamSeason,
  teamWeek,
  watermark,
  game,
  leagueRules,
} from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import { toIso } from '../../toIso';
import { placeEnteredPicks } from '../drafts/enteredPicks';
import { type ProviderId, restoreHostName } from './leagues';

/** A league whose newest season was created here. */
export interface NewSeason extends SeasonContent {
  leagueId: string;
  leagueName: string;
  provider: ProviderId;
  season: number;
  createdBy: string | null;
  createdAt: string;
}

type SeasonTable =
  | typeof teamManager
  | typeof teamSeason
  | typeof leagueSource
  | typeof leagueRules
  | typeof game
  | typeof draftPick
  | typeof leagueDraft
  | typeof watermark
  | typeof rosterSnapshot
  | typeof hostKeeper;
const since = (table: SeasonTable, leagueId: string, season: number) =>
  and(eq(table.leagueId, leagueId), gte(table.season, season));
const hostTransfersSince = (leagueId: string, season: number) =>
  and(eq(pickTrade.leagueId, leagueId), gte(pickTrade.season, season), eq(pickTrade.source, 'host'));

/** Reads all of a league that its next season will change. Call it in the transaction that creates that season. */
export async function selectLeagueState(tx: Database, id: string): Promise<LeagueState> {
  const [row] = await tx.select().from(league).where(eq(league.id, id));
  const { season } = row!;
  const next = season + 1;
  return {
    league: row!,
    teams: await tx.select().from(team).where(eq(team.leagueId, id)),
    roster: await tx.select().from(rosterEntry).where(eq(rosterEntry.leagueId, id)),
    managers: await tx
      .select()
      .from(teamManager)
      .where(since(teamManager, id, season)),
    standings: await tx
      .select()
      .from(teamSeason)
      .where(since(teamSeason, id, season)),
    rules: await tx
      .select()
      .from(leagueRules)
      .where(since(leagueRules, id, season)),
    sources: await tx
      .select()
      .from(leagueSource)
      .where(since(leagueSource, id, next)),
    picks: await tx
      .select()
      .from(draftPick)
      .where(since(draftPick, id, next)),
    hostTransfers: await tx.select().from(pickTrade).where(hostTransfersSince(id, next)).orderBy(asc(pickTrade.id)),
  };
}

/** Records that a league's next season was created, and the league's previous state. */
export async function addNewSeason(tx: Database, before: LeagueState, createdBy: string): Promise<void> {
  const { id: leagueId, season } = before.league;
  const [last] = await tx
    .select({ id: max(enteredTrade.id) })
    .from(enteredTrade)
    .where(eq(enteredTrade.leagueId, leagueId));
  const row = { season: season + 1, createdBy, createdAt: new Date().toISOString(), lastTradeId: last?.id ?? 0, before };
  await tx
    .insert(newSeason)
    .values({ leagueId, ...row })
    .onConflictDoUpdate({ target: newSeason.leagueId, set: row });
}

/** Whether a table has rows of the new season. */
const has = (
  db: Database,
  table: typeof keeper | typeof keeperRules | typeof enteredTrade | typeof draftPick | typeof teamWeek,
  more?: SQL,
) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.leagueId, newSeason.leagueId), gte(table.season, newSeason.season), more)),
  )}`;

/** The leagues that are listed at most. */
const most = 200;

/** The newest leagues whose newest season was created here, newest first; one league's only, if given. */
export async function selectNewSeasons(db: Database, leagueId?: string): Promise<NewSeason[]> {
  const rows = await db
    .select({
      leagueId: newSeason.leagueId,
      leagueName: league.name,
      provider: league.provider,
      season: newSeason.season,
      createdBy: newSeason.createdBy,
      createdAt: newSeason.createdAt,
      hasKeepers: has(db, keeper),
      hidesKeepers: has(db, keeperRules, eq(keeperRules.isHiding, true)),
      hasTrades: has(db, enteredTrade, and(isNull(enteredTrade.takenBackAt), gt(enteredTrade.id, newSeason.lastTradeId))),
      hasPickedPlayers: has(db, draftPick, isNotNull(draftPick.playerId)),
      hasScores: has(db, teamWeek),
    })
    .from(newSeason)
    .innerJoin(league, and(eq(league.id, newSeason.leagueId), eq(league.season, newSeason.season)))
    .where(leagueId === undefined ? undefined : eq(newSeason.leagueId, leagueId))
    .orderBy(desc(newSeason.createdAt), asc(league.name))
    .limit(most);
  return rows.map((row) => ({ ...row, createdAt: toIso(row.createdAt) }));
}

/** The columns of a league that a new season changes; the others are its commissioner's. */
const ofSeason = (row: LeagueState['league']) => ({
  season: row.season,
  standingsSeason: row.standingsSeason,
  hasDrafted: row.hasDrafted,
  playerCopies: row.playerCopies,
  lastStandingsRefresh: row.lastStandingsRefresh,
  lastDraftOrderRefresh: row.lastDraftOrderRefresh,
});

/** Restores a league as it was before its newest season was created. History that was imported since stays. */
export async function restoreLeague(tx: Database, leagueId: string): Promise<RowCount[]> {
  const [found] = await tx.delete(newSeason).where(eq(newSeason.leagueId, leagueId)).returning();
  if (!found) return [];
  const { season, before } = found;
  const { id } = before.league;
  await tx.update(league).set(ofSeason(before.league)).where(eq(league.id, id));
  await restoreHostName(tx, id, before.league);
  const ofTeams = eq(team.leagueId, id);
  const steps = [
    // A roster needs its team, and would be deleted with its team of the new season.
    await syncRows(tx, team, ofTeams, before.teams, { keepOthers: true }),
    await syncRows(tx, rosterEntry, eq(rosterEntry.leagueId, id), before.roster),
    await syncRows(tx, team, ofTeams, before.teams),
    await syncRows(tx, teamManager, since(teamManager, id, season - 1), before.managers),
    await syncRows(tx, teamSeason, since(teamSeason, id, season - 1), before.standings),
    await syncRows(tx, leagueRules, since(leagueRules, id, season - 1), before.rules),
    await syncRows(tx, leagueSource, since(leagueSource, id, season), before.sources),
    await syncRows(tx, draftPick, since(draftPick, id, season), before.picks),
    await syncRows(tx, pickTrade, hostTransfersSince(id, season), before.hostTransfers),
  ];
  await placeEnteredPicks(tx, { leagueId: id, season, draft: 1 });
  for (const table of [watermark, rosterSnapshot, hostKeeper, game, leagueDraft])
    await tx.delete(table).where(since(table, id, season));
  return steps;
}
