import type { Database } from '../../db';
import { toPickTrades } from '../../hosts/draftTransfers';
import { HostError } from '../../hosts/errors';
import type { HostDraft, HostDraftPick, HostPickTrade } from '../../hosts/hostRows';
import type { StoredDraft } from '../../domain/seasonDrafts';
import { selectStoredDrafts } from '../../db/queries/drafts/leagueDrafts';
import { type HostedLeague, refusalOf } from '../hostedLeague';
import { type NewTransactions, pickMovesOf } from '../teams/transactions';

/**
 * A draft as read from the host, with the trades of its picks, oldest first; `lastTrades` is the last trade of each pick, null if the host
 * has them in its transactions only. `isPartial` if picks or trades were left out.
 */
export interface ReadDraft {
  draft: HostDraft;
  picks: HostDraftPick[];
  trades: HostPickTrade[];
  lastTrades: HostPickTrade[] | null;
  isPartial: boolean;
}

/**
 * A season's drafts as read from the host: all that it `listed`, and those that were read. `isWhole` if the transactions of every season
 * could be read; `refused` names the drafts that could not be read, and why.
 */
export interface ReadDrafts {
  listed: HostDraft[];
  read: ReadDraft[];
  isWhole: boolean;
  refused: string[];
}

/** Reads a draft with the trades of its picks. @param of one of several drafts of the season */
async function readDraft(
  db: Database,
  hosted: HostedLeague,
  transactions: NewTransactions,
  of?: HostDraft,
): Promise<Omit<ReadDraft, 'draft'>> {
  const { adapter, source } = hosted;
  const { season } = source;
  const reported = adapter.reports?.length;
  const picks = await adapter.draft(source, of);
  const listed = (await adapter.pickTrades?.(source, of)) ?? null;
  const lastTrades = listed?.filter((trade) => trade.season === season) ?? null;
  const moves = toPickTrades(await pickMovesOf(db, hosted, season, transactions), picks);
  // The transactions do not say to which of several drafts a pick belongs.
  const isOfDraft = (move: HostPickTrade) =>
    of === undefined ||
    lastTrades === null ||
    lastTrades.some(({ round, originalTeamId }) => round === move.round && originalTeamId === move.originalTeamId);
  return { picks, trades: moves.filter(isOfDraft), lastTrades, isPartial: adapter.reports?.length !== reported };
}

const isSettled = ({ externalId, isOver }: HostDraft, stored: readonly StoredDraft[]) =>
  isOver && stored.some((draft) => draft.externalId === externalId && draft.isOver && draft.made > 0);

/**
 * Reads the drafts of a season with the trades of their picks. A secondary draft that cannot be read is reported.
 * @param options `always` also reads drafts that were over when they were last read
 */
export async function readDrafts(
  db: Database,
  hosted: HostedLeague,
  transactions: NewTransactions,
  { always }: { always: boolean },
): Promise<ReadDrafts> {
  const { league, adapter, source } = hosted;
  const listed = await adapter.drafts(source);
  const stored = always ? [] : await selectStoredDrafts(db, league.id, source.season);
  const result: ReadDrafts = { listed, read: [], isWhole: !transactions.refused.length, refused: [] };
  const isOnly = listed.length === 1 && listed[0]!.isMain;
  for (const draft of listed.filter((each) => !isSettled(each, stored))) {
    try {
      result.read.push({ draft, ...(await readDraft(db, hosted, transactions, isOnly ? undefined : draft)) });
    } catch (error) {
      if (draft.isMain || !(error instanceof HostError)) throw error;
      result.refused.push(refusalOf(source.season, error));
    }
  }
  return result;
}
