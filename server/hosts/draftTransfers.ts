import type { PickTransfer, DraftSlot } from '../domain/draftPicks';
import { dateOf } from '../domain/weeks';
import type { HostDraftPick, HostPick, HostPickTrade, HostTransaction } from './hostRows';
import { ownersOf, tradesOf } from './pickOwners';

/** A trade of one pick, read from a host's draft; `date` null when unknown. */
export type HostPickTransfer = Omit<PickTransfer, 'date'> & { date: string | null };

/** A draft as the tables store it: the original slots with the players picked, and every trade of them in order. */
export interface DraftTransfers {
  slots: (DraftSlot & { playerId: string | null })[];
  transfers: HostPickTransfer[];
}

/** A pick that changed hands at an instant. */
export interface PickMove extends HostPick {
  at: string;
  fromTeamId: string;
  toTeamId: string;
}

/** The moves of picks between teams in transactions. */
export const movesOfPicks = (transactions: readonly HostTransaction[]): PickMove[] =>
  transactions.flatMap(({ at, moves }) =>
    moves.flatMap(({ pick, fromTeamId, toTeamId }) =>
      pick === null || fromTeamId === null || toTeamId === null ? [] : [{ ...pick, at, fromTeamId, toTeamId }],
    ),
  );

/** Whether two teams trade: a row of a team with itself is a mistake. */
const isBetweenTeams = ({ fromTeamId, toTeamId }: { fromTeamId: string; toTeamId: string }) => fromTeamId !== toTeamId;

/**
 * The moves of a draft's picks, oldest first, as trades. The first owner of a pick with a known number is the draft's, else the team that
 * gave it first.
 */
export function toPickTrades(moves: readonly PickMove[], draft: readonly HostDraftPick[]): HostPickTrade[] {
  return moves.filter(isBetweenTeams).map(({ at, ...move }) => {
    const isSame = ({ round, pick }: { round: number; pick: number | null }) => round === move.round && pick === move.pick;
    const [drafted, first] = [draft.find(isSame), moves.find(isSame)];
    const originalTeamId = move.originalTeamId ?? drafted?.formerTeamIds?.[0] ?? first?.fromTeamId ?? move.fromTeamId;
    return { ...move, date: dateOf(at), originalTeamId };
  });
}

/**
 * Completes the dated trades of picks. If the trades of a pick do not lead to its owner (some are older than the host's data, or a
 * commissioner moved it), its last trade is added. If they do not lead to the giver of that trade either, the giver got the pick on an
 * unknown day.
 * @param dated oldest first
 * @param last the last trade of each pick, without a date
 */
export function withLastTrades(dated: HostPickTrade[], last: HostPickTrade[]): HostPickTrade[] {
  const isSame = (a: HostPickTrade) => (b: HostPickTrade) =>
    a.season === b.season && a.round === b.round && a.originalTeamId === b.originalTeamId;
  const added = last.flatMap((trade) => {
    const { originalTeamId, fromTeamId, toTeamId } = trade;
    const before = dated.filter(isSame(trade));
    const known = before.at(-1);
    if (known?.toTeamId === toTeamId) return [];
    const holder = known?.toTeamId ?? originalTeamId;
    return holder === fromTeamId ? [trade] : [{ ...trade, fromTeamId: holder, toTeamId: fromTeamId }, trade];
  });
  return [...dated, ...added.filter(isBetweenTeams)];
}

/**
 * Combines a draft with the host's trades: the owners of each pick are those that {@link ownersOf} finds, the trades have the dates.
 * @param trades of this draft's picks, oldest first, of its own season and earlier ones
 */
export function draftTransfers(picks: HostDraftPick[], trades: HostPickTrade[]): DraftTransfers {
  const result: DraftTransfers = { slots: [], transfers: [] };
  for (const pick of picks) {
    const { round, pick: number, playerId } = pick;
    const owners = ownersOf(pick, trades);
    const originalTeamId = owners[0]!;
    const waiting = tradesOf(pick, originalTeamId, trades);
    owners.slice(1).forEach((toTeamId, i) => {
      const fromTeamId = owners[i]!;
      const at = waiting.findIndex((trade) => trade.fromTeamId === fromTeamId && trade.toTeamId === toTeamId);
      const [trade] = at === -1 ? [] : waiting.splice(0, at + 1).slice(-1);
      result.transfers.push({ round, pick: number, date: trade?.date ?? null, fromTeamId, toTeamId });
    });
    result.slots.push({ round, pick: number, originalTeamId, playerId });
  }
  return result;
}
