import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '..';
import { enteredTrade, pickTrade, team } from '../schema';
import { firstTradeDay } from '../../domain/preDraftTrades';
import { toIso } from '../toIso';
import { selectDraftSize } from './draftPicks';
import type { League } from './leagues';
import { selectSources } from './sources';
import { selectTeams } from './teams';

/** The dated trades before a year's draft, oldest first, and the options for a new trade. */
export async function selectPreDraftTrades(
  db: Database,
  league: League,
  year: number,
): Promise<components['schemas']['PreDraftTrades']> {
  const { id, name } = league;
  const from = aliasedTable(team, 'from_team');
  const to = aliasedTable(team, 'to_team');
  const isHosted = (await selectSources(db, id)).length > 0;
  const preDraftTrades = await db
    .select({
      id: sql<string>`${pickTrade.id}::text`,
      date: sql<string>`${pickTrade.date}`,
      round: pickTrade.round,
      pick: pickTrade.pick,
      pickFromTeamId: pickTrade.fromTeamId,
      pickFrom: sql<string>`coalesce(${from.name}, ${pickTrade.fromTeamId})`,
      pickToTeamId: pickTrade.toTeamId,
      pickTo: sql<string>`coalesce(${to.name}, ${pickTrade.toTeamId})`,
      ...(isHosted && { source: pickTrade.source }),
    })
    .from(pickTrade)
    .leftJoin(from, and(eq(from.leagueId, pickTrade.leagueId), eq(from.id, pickTrade.fromTeamId)))
    .leftJoin(to, and(eq(to.leagueId, pickTrade.leagueId), eq(to.id, pickTrade.toTeamId)))
    .where(and(eq(pickTrade.leagueId, id), eq(pickTrade.season, year), isNotNull(pickTrade.date)))
    .orderBy(asc(pickTrade.date), asc(pickTrade.id));
  const teams = await selectTeams(db, id);
  return {
    model: { leagueName: name, preDraftTrades },
    viewData: {
      teams: teams.map((row) => ({ id: row.id, name: row.name })),
      ...(await selectDraftSize(db, id, year)),
      firstDay: firstTradeDay(league),
    },
  };
}

type TradeCreate = components['schemas']['PreDraftTradeCreate'];

/** Stores a trade that a person enters, and moves its two picks. @returns its id */
export async function addEnteredTrade(tx: Database, trade: TradeCreate, enteredBy: string): Promise<number> {
  const { leagueId, year: season, date, pickFromTeamId, pickToTeamId, roundFrom, roundTo, pickFrom, pickTo } = trade;
  const [added] = await tx
    .insert(enteredTrade)
    .values({
      ...{ leagueId, season, date, roundFrom, pickFrom, roundTo, pickTo },
      ...{ fromTeamId: pickFromTeamId, toTeamId: pickToTeamId, enteredBy, enteredAt: sql`now()` },
    })
    .returning({ id: enteredTrade.id });
  const shared = { leagueId, season, date, source: 'manual' as const, tradeId: added!.id };
  await tx.insert(pickTrade).values([
    { ...shared, round: roundFrom, pick: pickFrom, fromTeamId: pickFromTeamId, toTeamId: pickToTeamId },
    { ...shared, round: roundTo, pick: pickTo, fromTeamId: pickToTeamId, toTeamId: pickFromTeamId },
  ]);
  return added!.id;
}

/** Marks an entered trade as taken back, and gives its picks back. */
export async function takeBackTrade(tx: Database, id: number, takenBackBy: string): Promise<void> {
  await tx.delete(pickTrade).where(eq(pickTrade.tradeId, id));
  await tx
    .update(enteredTrade)
    .set({ takenBackBy, takenBackAt: sql`now()` })
    .where(eq(enteredTrade.id, id));
}

/** Notes which trade was entered in place of one that was taken back. */
export const setReplacedBy = (tx: Database, id: number, replacedBy: number) =>
  tx.update(enteredTrade).set({ replacedBy }).where(eq(enteredTrade.id, id));

/** Whether an entered trade of this draft stands, by its id. */
export async function isStandingTrade(db: Database, leagueId: string, season: number, id: number): Promise<boolean> {
  const found = await db
    .select({ id: enteredTrade.id })
    .from(enteredTrade)
    .where(
      and(
        eq(enteredTrade.id, id),
        eq(enteredTrade.leagueId, leagueId),
        eq(enteredTrade.season, season),
        isNull(enteredTrade.takenBackAt),
      ),
    );
  return found.length > 0;
}

/** The trades that people entered before a year's draft, newest first. */
export async function selectEnteredTrades(
  db: Database,
  leagueId: string,
  year: number,
): Promise<components['schemas']['EnteredTrade'][]> {
  const rows = await db
    .select()
    .from(enteredTrade)
    .where(and(eq(enteredTrade.leagueId, leagueId), eq(enteredTrade.season, year)))
    .orderBy(desc(enteredTrade.id));
  const names = new Map((await selectTeams(db, leagueId)).map(({ id, name }) => [id, name]));
  return rows.map(({ id, fromTeamId, toTeamId, date, roundFrom, roundTo, pickFrom, pickTo, ...row }) => ({
    id: String(id),
    trade: {
      ...{ leagueId, year, date, pickFromTeamId: fromTeamId, pickToTeamId: toTeamId },
      ...{ roundFrom, roundTo, pickFrom, pickTo },
    },
    pickFromTeam: names.get(fromTeamId) ?? fromTeamId,
    pickToTeam: names.get(toTeamId) ?? toTeamId,
    enteredBy: row.enteredBy,
    enteredAt: toIso(row.enteredAt),
    takenBackBy: row.takenBackBy,
    takenBackAt: toIso(row.takenBackAt),
    replacedBy: row.replacedBy === null ? null : String(row.replacedBy),
  }));
}

const ofDraft = (leagueId: string, season: number) => and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season));

/** The trades of a draft's picks, in the order of their insertion. */
export const selectPickTransfers = (db: Database, leagueId: string, season: number) =>
  db.select().from(pickTrade).where(ofDraft(leagueId, season)).orderBy(asc(pickTrade.id));

/** Replaces the host's trades of a draft; those that people entered stay. */
export async function replaceHostTransfers(
  tx: Database,
  leagueId: string,
  season: number,
  transfers: { round: number; pick: number; date: string | null; fromTeamId: string; toTeamId: string }[],
): Promise<void> {
  await tx.delete(pickTrade).where(and(ofDraft(leagueId, season), eq(pickTrade.source, 'host')));
  const rows = transfers.map(({ round, pick, date, fromTeamId, toTeamId }) => ({
    ...{ leagueId, season, round, pick, date, fromTeamId, toTeamId },
    source: 'host' as const,
  }));
  if (rows.length) await tx.insert(pickTrade).values(rows);
}
