import { aliasedTable, and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import { pickTrade, team } from '../schema';
import { selectDraftSize } from './draftPicks';
import type { League } from './leagues';
import { selectTeams } from './teams';

/** The trades of a league before a year's draft, oldest first, as far as their days are known, and the options for a new one. */
export async function selectPreDraftTrades(
  db: Database,
  { id, name }: League,
  year: number,
): Promise<components['schemas']['PreDraftTrades']> {
  const from = aliasedTable(team, 'from_team');
  const to = aliasedTable(team, 'to_team');
  const preDraftTrades = await db
    .select({
      date: sql<string>`${pickTrade.date}`,
      round: pickTrade.round,
      pick: pickTrade.pick,
      pickFrom: sql<string>`coalesce(${from.name}, ${pickTrade.fromTeamId})`,
      pickTo: sql<string>`coalesce(${to.name}, ${pickTrade.toTeamId})`,
    })
    .from(pickTrade)
    .leftJoin(from, and(eq(from.leagueId, pickTrade.leagueId), eq(from.id, pickTrade.fromTeamId)))
    .leftJoin(to, and(eq(to.leagueId, pickTrade.leagueId), eq(to.id, pickTrade.toTeamId)))
    .where(and(eq(pickTrade.leagueId, id), eq(pickTrade.season, year), isNotNull(pickTrade.date)))
    .orderBy(asc(pickTrade.date), asc(pickTrade.id));
  const teams = await selectTeams(db, id);
  return {
    model: { leagueName: name, preDraftTrades },
    viewData: { teams: teams.map((row) => ({ id: row.id, name: row.name })), ...(await selectDraftSize(db, id, year)) },
  };
}

/** Enters picks that changed hands. */
export const addPickTrades = (db: Database, rows: (typeof pickTrade.$inferInsert)[]) => db.insert(pickTrade).values(rows);

const ofDraft = (leagueId: string, season: number) => and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season));

/** How the picks of a draft changed hands, as entered. */
export const selectPickMoves = (db: Database, leagueId: string, season: number) =>
  db.select().from(pickTrade).where(ofDraft(leagueId, season)).orderBy(asc(pickTrade.id));

/** Puts the host's moves of a draft in place of those that it told before; what people entered stays. */
export async function replaceHostMoves(
  tx: Database,
  leagueId: string,
  season: number,
  moves: { round: number; pick: number; date: string | null; fromTeamId: string; toTeamId: string }[],
): Promise<void> {
  await tx.delete(pickTrade).where(and(ofDraft(leagueId, season), eq(pickTrade.source, 'host')));
  const rows = moves.map(({ round, pick, date, fromTeamId, toTeamId }) => ({
    ...{ leagueId, season, round, pick, date, fromTeamId, toTeamId },
    source: 'host' as const,
  }));
  if (rows.length) await tx.insert(pickTrade).values(rows);
}
