import type { PickTransfer, DraftSlot } from '../domain/draftPicks';
import type { HostDraftPick, HostPickTrade } from './port';

/** A trade of one pick, read from a host's draft; `date` null when unknown. */
export type HostPickTransfer = Omit<PickTransfer, 'date'> & { date: string | null };

/** A draft as the tables store it: the original slots with the players picked, and every trade of them in order. */
export interface DraftTransfers {
  slots: (DraftSlot & { playerId: string | null })[];
  transfers: HostPickTransfer[];
}

/** Whether a trade is about a pick: by number, or by round and original team when the order was unknown. */
const isOf = (trade: HostPickTrade, { round, pick }: HostDraftPick, originalTeamId: string) =>
  trade.round === round && (trade.pick === null ? trade.originalTeamId === originalTeamId : trade.pick === pick);

/** The former owners of a pick, from trades alone; empty unless the trades of exactly one original team lead to its owner. */
function chainByTrades(pick: HostDraftPick, trades: HostPickTrade[]): string[] {
  const firsts = new Set(trades.map(({ originalTeamId }) => originalTeamId));
  const chains = [...firsts].flatMap((first) => {
    const own = trades.filter((trade) => isOf(trade, pick, first) && trade.originalTeamId === first);
    const follows = own.every(({ fromTeamId }, i) => fromTeamId === (own[i - 1]?.toTeamId ?? first));
    return follows && own.at(-1)?.toTeamId === pick.teamId ? [own.map(({ fromTeamId }) => fromTeamId)] : [];
  });
  return chains.length === 1 ? chains[0]! : [];
}

/**
 * Combines a draft with the host's trades: the draft has the owners of each pick, the trades have the dates. Without owners in the draft
 * the trades decide.
 * @param trades of this draft's picks, oldest first, of its own season and earlier ones
 */
export function draftTransfers(picks: HostDraftPick[], trades: HostPickTrade[]): DraftTransfers {
  const result: DraftTransfers = { slots: [], transfers: [] };
  for (const pick of picks) {
    const { round, pick: number, teamId, playerId } = pick;
    const ownershipChain = [...(pick.formerTeamIds ?? chainByTrades(pick, trades)), teamId];
    const originalTeamId = ownershipChain[0]!;
    const waiting = trades.filter((trade) => isOf(trade, pick, originalTeamId));
    ownershipChain.slice(1).forEach((toTeamId, i) => {
      const fromTeamId = ownershipChain[i]!;
      const at = waiting.findIndex((trade) => trade.fromTeamId === fromTeamId && trade.toTeamId === toTeamId);
      const [trade] = at === -1 ? [] : waiting.splice(0, at + 1).slice(-1);
      result.transfers.push({ round, pick: number, date: trade?.date ?? null, fromTeamId, toTeamId });
    });
    result.slots.push({ round, pick: number, originalTeamId, playerId });
  }
  return result;
}
