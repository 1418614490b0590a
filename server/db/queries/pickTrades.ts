import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '..';
import { enteredTrade, pickTrade } from '../schema';
import { firstTradeDay } from '../../domain/preDraftTrades';
import { toIso } from '../toIso';
import { type DraftKey, selectDraftSize } from './draftPicks';
import type { League } from './leagues';
import { selectSources } from './sources';
import { selectTeamNames } from './standings';
import { selectTeams } from './teams';

const ofDraft = ({ leagueId, season, draft }: DraftKey) =>
  and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season), eq(pickTrade.draft, draft));

/** The dated trades before a draft, oldest first, and the options for a new trade. */
export async function selectPreDraftTrades(
  db: Database,
  league: League,
  key: DraftKey,
): Promise<components['schemas']['PreDraftTrades']> {
  const { id, name } = league;
  const names = await selectTeamNames(db, id);
  const isHosted = (await selectSources(db, id)).length > 0;
  const trades = await db
    .select({
      id: sql<string>`${pickTrade.id}::text`,
      date: sql<string>`${pickTrade.date}`,
      round: pickTrade.round,
      pick: pickTrade.pick,
      pickFromTeamId: pickTrade.fromTeamId,
      pickToTeamId: pickTrade.toTeamId,
      ...(isHosted && { source: pickTrade.source }),
    })
    .from(pickTrade)
    .where(and(ofDraft(key), isNotNull(pickTrade.date)))
    .orderBy(asc(pickTrade.date), asc(pickTrade.id));
  const preDraftTrades = trades.map((trade) => ({
    ...trade,
    pickFrom: names.get(trade.pickFromTeamId) ?? trade.pickFromTeamId,
    pickTo: names.get(trade.pickToTeamId) ?? trade.pickToTeamId,
  }));
  const teams = await selectTeams(db, id);
  return {
    model: { leagueName: name, preDraftTrades },
    viewData: {
      teams: teams.map((row) => ({ id: row.id, name: row.name })),
      ...(await selectDraftSize(db, key)),
      firstDay: firstTradeDay(league),
    },
  };
}

type TradeCreate = components['schemas']['PreDraftTradeCreate'];

/** Stores a trade that a person enters in a draft, and moves its two picks. @returns its id */
export async function addEnteredTrade(tx: Database, key: DraftKey, trade: TradeCreate, enteredBy: string): Promise<number> {
  const { date, pickFromTeamId, pickToTeamId, roundFrom, roundTo, pickFrom, pickTo } = trade;
  const [added] = await tx
    .insert(enteredTrade)
    .values({
      ...{ ...key, date, roundFrom, pickFrom, roundTo, pickTo },
      ...{ fromTeamId: pickFromTeamId, toTeamId: pickToTeamId, enteredBy, enteredAt: sql`now()` },
    })
    .returning({ id: enteredTrade.id });
  const shared = { ...key, date, source: 'manual' as const, tradeId: added!.id };
  await tx.insert(pickTrade).values([
    { ...shared, round: roundFrom, pick: pickFrom, fromTeamId: pickFromTeamId, toTeamId: pickToTeamId },
    { ...shared, round: roundTo, pick: pickTo, fromTeamId: pickToTeamId, toTeamId: pickFromTeamId },
  ]);
  return added!.id;
}

/** Marks an entered trade as taken back, and removes the trades of its picks. */
export async function takeBackTrade(tx: Database, id: number, takenBackBy: string): Promise<void> {
  await tx.delete(pickTrade).where(eq(pickTrade.tradeId, id));
  await tx
    .update(enteredTrade)
    .set({ takenBackBy, takenBackAt: sql`now()` })
    .where(eq(enteredTrade.id, id));
}

/** Records which trade replaced one that was taken back. */
export const setReplacedBy = (tx: Database, id: number, replacedBy: number) =>
  tx.update(enteredTrade).set({ replacedBy }).where(eq(enteredTrade.id, id));

/** The draft of an entered trade of the season that is valid, by the trade's id; undefined without one. */
export async function findValidTrade(db: Database, leagueId: string, season: number, id: number): Promise<DraftKey | undefined> {
  const [found] = await db
    .select({ leagueId: enteredTrade.leagueId, season: enteredTrade.season, draft: enteredTrade.draft })
    .from(enteredTrade)
    .where(
      and(
        eq(enteredTrade.id, id),
        eq(enteredTrade.leagueId, leagueId),
        eq(enteredTrade.season, season),
        isNull(enteredTrade.takenBackAt),
      ),
    );
  return found;
}

/** The trades that people entered before a year's drafts, newest first. @param withDraft names the draft of each */
export async function selectEnteredTrades(
  db: Database,
  leagueId: string,
  year: number,
  { withDraft }: { withDraft: boolean },
): Promise<components['schemas']['EnteredTrade'][]> {
  const rows = await db
    .select()
    .from(enteredTrade)
    .where(and(eq(enteredTrade.leagueId, leagueId), eq(enteredTrade.season, year)))
    .orderBy(desc(enteredTrade.id));
  const names = await selectTeamNames(db, leagueId);
  return rows.map(({ id, fromTeamId, toTeamId, date, roundFrom, roundTo, pickFrom, pickTo, draft, ...row }) => ({
    id: String(id),
    trade: {
      ...{ leagueId, year, date, pickFromTeamId: fromTeamId, pickToTeamId: toTeamId },
      ...{ roundFrom, roundTo, pickFrom, pickTo, ...(withDraft && { draft }) },
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

/** The trades of a draft's picks, in the order of their insertion. */
export const selectPickTransfers = (db: Database, key: DraftKey) =>
  db.select().from(pickTrade).where(ofDraft(key)).orderBy(asc(pickTrade.id));

/** Replaces the host's trades of a draft; those that people entered stay. */
export async function replaceHostTransfers(
  tx: Database,
  key: DraftKey,
  transfers: { round: number; pick: number; date: string | null; fromTeamId: string; toTeamId: string }[],
): Promise<void> {
  await tx.delete(pickTrade).where(and(ofDraft(key), eq(pickTrade.source, 'host')));
  const rows = transfers.map(({ round, pick, date, fromTeamId, toTeamId }) => ({
    ...{ ...key, round, pick, date, fromTeamId, toTeamId },
    source: 'host' as const,
  }));
  if (rows.length) await tx.insert(pickTrade).values(rows);
}
