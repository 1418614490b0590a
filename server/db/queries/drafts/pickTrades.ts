import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '../../../../src/api/generated/schema.gen';
import type { Database } from '../..';
import { groupBy } from '../../../domain/groupBy';
import { firstTradeDay } from '../../../domain/preDraftTrades';
import { draftPick, enteredPick, enteredTrade, pickTrade } from '../../schema';
import { toIso } from '../../toIso';
import { type DraftKey, selectDraftSize, selectDraftSlots } from './draftPicks';
import { type EnteredPick, placeEnteredPicks, selectEnteredPicks } from './enteredPicks';
import { selectSeasonDrafts } from './leagueDrafts';
import type { League } from '../leagues/leagues';
import { selectSources } from '../leagues/sources';
import { selectTeamNames } from '../seasons/standings';
import { selectTeams } from '../teams/teams';

const ofDraft = ({ leagueId, season, draft }: DraftKey) =>
  and(eq(pickTrade.leagueId, leagueId), eq(pickTrade.season, season), eq(pickTrade.draft, draft));

/** The pick of a trade in its draft. */
const isPick = and(
  ...[eq(draftPick.leagueId, pickTrade.leagueId), eq(draftPick.season, pickTrade.season), eq(draftPick.draft, pickTrade.draft)],
  ...[eq(draftPick.round, pickTrade.round), eq(draftPick.pick, pickTrade.pick)],
);

/** The trades before a draft, oldest first, then those whose day the host does not say, and the options for a new trade. */
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
      date: pickTrade.date,
      round: pickTrade.round,
      pick: sql<number | null>`case when ${draftPick.isGuess} then null else ${pickTrade.pick} end`,
      pickFromTeamId: pickTrade.fromTeamId,
      pickToTeamId: pickTrade.toTeamId,
      ...(isHosted && { source: pickTrade.source }),
    })
    .from(pickTrade)
    .leftJoin(draftPick, isPick)
    .where(ofDraft(key))
    .orderBy(sql`${pickTrade.date} nulls last`, asc(pickTrade.id));
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

/** A trade to store: its day, its teams, and its picks in order, each with its number or its first owner. */
export interface NewTrade {
  date: string;
  fromTeamId: string;
  toTeamId: string;
  picks: Omit<EnteredPick, 'tradeId' | 'index' | 'leagueId'>[];
}

/** Picks whose numbers nobody has set by their first owners. Only a season's one draft has such picks of entered trades. */
async function byOwners(tx: Database, key: DraftKey, picks: NewTrade['picks']): Promise<NewTrade['picks']> {
  if ((await selectSeasonDrafts(tx, key.leagueId, key.season)).length > 1) return picks;
  const open = (await selectDraftSlots(tx, key)).filter(({ isGuess }) => isGuess);
  return picks.map((given) => {
    const slot = open.find(({ round, pick }) => round === given.round && pick === given.pick);
    return slot ? { ...given, pick: null, originalTeamId: slot.originalTeamId } : given;
  });
}

/** Stores a trade that a person enters before a draft, and moves its picks that are in the draft. @returns its id */
export async function addEnteredTrade(tx: Database, key: DraftKey, trade: NewTrade, enteredBy: string): Promise<number> {
  const { date, fromTeamId, toTeamId } = trade;
  const picks = await byOwners(tx, key, trade.picks);
  const [added] = await tx
    .insert(enteredTrade)
    .values({ ...key, date, fromTeamId, toTeamId, enteredBy, enteredAt: sql`now()` })
    .returning({ id: enteredTrade.id });
  const tradeId = added!.id;
  await tx.insert(enteredPick).values(picks.map((pick, index) => ({ ...pick, tradeId, index, leagueId: key.leagueId })));
  const numbered = picks.flatMap(({ pick, round, ...hands }) =>
    pick === null
      ? []
      : [
          {
            ...key,
            date,
            source: 'manual' as const,
            tradeId,
            round,
            pick,
            fromTeamId: hands.fromTeamId,
            toTeamId: hands.toTeamId,
          },
        ],
  );
  if (numbered.length) await tx.insert(pickTrade).values(numbered);
  if (picks.some(({ season, pick }) => season === key.season && pick === null)) await placeEnteredPicks(tx, key);
  return tradeId;
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

type Trade = typeof enteredTrade.$inferSelect;
type Contents = Pick<components['schemas']['EnteredTrade'], 'trade' | 'pickTrade'>;

/** What a trade is for a response: one of a pick of the draft a side, or of other picks. */
function contentsOf(trade: Trade, picks: EnteredPick[], names: Map<string, string>, withDraft: boolean): Contents {
  const { leagueId, season: year, date, fromTeamId, toTeamId } = trade;
  const draft = withDraft ? { draft: trade.draft } : {};
  const fromSide = picks.filter(({ isOfFirst }) => isOfFirst);
  const toSide = picks.filter(({ isOfFirst }) => !isOfFirst);
  const [[from, ...others], [to, ...more]] = [fromSide, toSide];
  if (from && to && from.pick !== null && to.pick !== null && !others.length && !more.length)
    return {
      trade: {
        ...{ leagueId, year, date, pickFromTeamId: fromTeamId, pickToTeamId: toTeamId },
        ...{ roundFrom: from.round, roundTo: to.round, pickFrom: from.pick, pickTo: to.pick, ...draft },
      },
    };
  const named = ({ season, round, pick, originalTeamId: id }: EnteredPick) => ({
    ...{ season, round, pick },
    originalTeam: id === null ? null : { teamId: id, teamName: names.get(id) ?? id },
  });
  return { pickTrade: { date, fromTeamId, toTeamId, fromPicks: fromSide.map(named), toPicks: toSide.map(named), ...draft } };
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
  const picks = await selectEnteredPicks(
    db,
    rows.map(({ id }) => id),
  );
  const picksOf = groupBy(picks, ({ tradeId }) => tradeId);
  const names = await selectTeamNames(db, leagueId);
  return rows.map((row) => ({
    id: String(row.id),
    ...contentsOf(row, picksOf.get(row.id) ?? [], names, withDraft),
    pickFromTeam: names.get(row.fromTeamId) ?? row.fromTeamId,
    pickToTeam: names.get(row.toTeamId) ?? row.toTeamId,
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
