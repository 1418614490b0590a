/** Who owned a pick, from what the host's draft says of it and from its dated trades. */
import type { HostDraftPick, HostPickTrade } from './hostRows';

/** The trades of a pick: by number, or by round and original team when the order was unknown. */
export const tradesOf = ({ round, pick }: HostDraftPick, originalTeamId: string, trades: readonly HostPickTrade[]) =>
  trades.filter(
    (trade) => trade.round === round && (trade.pick === null ? trade.originalTeamId === originalTeamId : trade.pick === pick),
  );

/** The owners one after another; a team never trades with itself. */
const inTurn = (owners: readonly string[]): string[] => owners.filter((id, i) => id !== owners[i - 1]);

/** The owners that trades lead through; null if the giver of one does not own the pick, or if they do not end with `last`. */
function ownersBy(trades: readonly HostPickTrade[], last: string): string[] | null {
  const follows = trades.every(({ fromTeamId }, i) => i === 0 || fromTeamId === trades[i - 1]!.toTeamId);
  if (!trades.length || !follows || trades.at(-1)!.toTeamId !== last) return null;
  return [trades[0]!.fromTeamId, ...trades.map(({ toTeamId }) => toTeamId)];
}

/** Whether every trade is a step between the owners, in order. */
function explains(owners: readonly string[], trades: readonly HostPickTrade[]): boolean {
  let at = 0;
  return trades.every(({ fromTeamId, toTeamId }) => {
    while (at < owners.length - 1 && !(owners[at] === fromTeamId && owners[at + 1] === toTeamId)) at += 1;
    at += 1;
    return at < owners.length;
  });
}

/**
 * The owners by trades alone. If the host does not name the original team, the trades of exactly one team must lead to the pick's owner;
 * else the pick is not known to be traded.
 */
function byTrades(pick: HostDraftPick, trades: readonly HostPickTrade[]): string[] {
  const { originalTeamId: known, teamId } = pick;
  const firsts = new Set(known === null ? trades.map(({ originalTeamId }) => originalTeamId) : [known]);
  const found = [...firsts].flatMap((first) => {
    const owners = ownersBy(
      tradesOf(pick, first, trades).filter(({ originalTeamId }) => originalTeamId === first),
      teamId,
    );
    return owners?.[0] === first ? [owners] : [];
  });
  return found.length === 1 ? found[0]! : inTurn([known ?? teamId, teamId]);
}

/**
 * The owners of a pick whose comment names its givers. It may name each giver once, so that dated trades go before it:
 * - the comment's owners, if every dated trade is among them;
 * - else those of the dated trades, if they begin with the comment's first one, or if it names none;
 * - else those of the last dated trades, after the owners that only the comment knows;
 * - else, without dated trades that lead to the owner, the comment's.
 */
function byComment(pick: HostDraftPick, givers: readonly string[], trades: readonly HostPickTrade[]): string[] {
  const { teamId, round, originalTeamId } = pick;
  if (!givers.length && originalTeamId !== null) return [originalTeamId];
  const ofNumber = trades.find((trade) => trade.round === round && trade.pick === pick.pick);
  const first = givers[0] ?? ofNumber?.originalTeamId ?? teamId;
  const dated = tradesOf(pick, first, trades);
  const stated = inTurn([...givers, teamId]);
  if (explains(stated, dated)) return stated;
  const whole = ownersBy(dated, teamId);
  if (whole?.[0] === first) return whole;
  const tails = dated.map((_, i) => ownersBy(dated.slice(i), teamId));
  const tail = tails.find((owners) => owners !== null);
  if (!tail || !givers.length) return stated;
  const before = givers.slice(0, givers.findLastIndex((id) => !tail.includes(id)) + 1);
  return inTurn([...(before.length ? before : [first]), ...tail]);
}

/**
 * The owners of a pick in order, from the first one to its owner.
 * @param trades of the draft's picks, oldest first, none of a team with itself
 */
export const ownersOf = (pick: HostDraftPick, trades: readonly HostPickTrade[]): string[] =>
  pick.formerTeamIds === null ? byTrades(pick, trades) : byComment(pick, pick.formerTeamIds, trades);
