import type { PickMove, Slot } from '../picks';
import type { HostDraftPick, HostPickTrade } from './provider';

/** A move as a host's draft shows it; `date` null when none of the host's trades tells it. */
export type HostPickMove = Omit<PickMove, 'date'> & { date: string | null };

/** A draft as our tables hold it: the picks as first given out with who was picked, and every move of them in order. */
export interface DraftMoves {
  slots: (Slot & { playerId: string | null })[];
  moves: HostPickMove[];
}

/** Whether a trade is of a pick: by its number, or by its round and first team while the order was not known. */
const isOf = (trade: HostPickTrade, { round, pick }: HostDraftPick, originalTeamId: string) =>
  trade.round === round && (trade.pick === null ? trade.originalTeamId === originalTeamId : trade.pick === pick);

/** The hands a pick went through by trades alone; none unless exactly one first team's trades lead to its holder. */
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
 * Brings a draft and the host's trades together. The draft says through whose hands a pick went, the trades say when; where the draft does
 * not say, the trades decide.
 * @param trades of this draft's picks, oldest first, from its own season and earlier ones
 */
export function movesOfDraft(picks: HostDraftPick[], trades: HostPickTrade[]): DraftMoves {
  const result: DraftMoves = { slots: [], moves: [] };
  for (const pick of picks) {
    const { round, pick: number, teamId, playerId } = pick;
    const hands = [...(pick.formerTeamIds ?? chainByTrades(pick, trades)), teamId];
    const originalTeamId = hands[0]!;
    const waiting = trades.filter((trade) => isOf(trade, pick, originalTeamId));
    hands.slice(1).forEach((toTeamId, i) => {
      const fromTeamId = hands[i]!;
      const at = waiting.findIndex((trade) => trade.fromTeamId === fromTeamId && trade.toTeamId === toTeamId);
      const [trade] = at === -1 ? [] : waiting.splice(0, at + 1).slice(-1);
      result.moves.push({ round, pick: number, date: trade?.date ?? null, fromTeamId, toTeamId });
    });
    result.slots.push({ round, pick: number, originalTeamId, playerId });
  }
  return result;
}
