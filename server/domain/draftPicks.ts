/** A pick such as `2.04`. */
export const pickString = (round: number, pick: number): string => `${round}.${String(pick).padStart(2, '0')}`;

/** A pick before any trade; `pick` counts in its round, which is a guess until somebody has set it. */
export interface DraftSlot {
  round: number;
  pick: number;
  originalTeamId: string;
  isGuess?: boolean;
}

/** A trade of one pick; `date` is YYYY-MM-DD, or empty when unknown. */
export interface PickTransfer {
  round: number;
  pick: number;
  date: string;
  fromTeamId: string;
  toTeamId: string;
}

/** A pick with its current owner. */
export interface OwnedPick {
  round: number;
  pick: number;
  /** The drafted player; null before the pick. */
  playerId: string | null;
  /** The price at an auction; null otherwise. */
  amount?: number | null;
  /** Whether the player was kept with the pick; null when the host does not say. */
  isKeeper?: boolean | null;
  holderId: string;
  /** Whether nobody has set its place in the round yet. */
  isGuess?: boolean;
  /** The day of its last trade, also of one that brought it back; absent if it was never traded, empty when unknown. */
  since?: string;
  /** For a traded pick: the original team, and of its last trade the giver and the date, empty when unknown. */
  traded: { originalTeamId: string; fromTeamId: string; date: string } | null;
}

/**
 * The order of the rounds: `linear` repeats the first one, `snake` reverses every second round, `thirdRoundReversal` is a snake whose
 * third round repeats the second.
 */
export type DraftType = 'linear' | 'snake' | 'thirdRoundReversal';

function isReversed(round: number, type: DraftType): boolean {
  if (type === 'linear') return false;
  const isEven = round % 2 === 0;
  return type === 'snake' || round < 3 ? isEven : !isEven;
}

/** The slots of a draft, in order. @param order team ids of the first round */
export const draftSlots = (order: readonly string[], rounds: number, type: DraftType): DraftSlot[] =>
  Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const teams = isReversed(round, type) ? order.toReversed() : order;
    return teams.map((originalTeamId, place) => ({ round, pick: place + 1, originalTeamId }));
  }).flat();

/** The first round of the draft after a season: the last team picks first. */
export const orderAfter = (places: { teamId: string; finalPosition: number }[]): string[] =>
  places.toSorted((a, b) => b.finalPosition - a.finalPosition).map(({ teamId }) => teamId);

/** The teams in the given order; new ones come last, and teams that left are left out. */
export const orderOf = (teams: readonly string[], order: readonly string[]): string[] => [
  ...order.filter((id) => teams.includes(id)),
  ...teams.filter((id) => !order.includes(id)),
];

/**
 * Applies trades in order. A pick that returned to its original team counts as not traded.
 * @returns the picks with their owners; `refused`: trades of a pick that does not exist or that the giver did not own
 */
export function applyTrades(
  slots: readonly DraftSlot[],
  transfers: readonly PickTransfer[],
): { picks: OwnedPick[]; refused: PickTransfer[] } {
  const key = ({ round, pick }: { round: number; pick: number }) => `${round}.${pick}`;
  const held = new Map(slots.map((slot) => [key(slot), { holderId: slot.originalTeamId, fromTeamId: '', date: '' }]));
  const refused = transfers.filter((transfer) => {
    if (held.get(key(transfer))?.holderId !== transfer.fromTeamId) return true;
    held.set(key(transfer), { holderId: transfer.toTeamId, fromTeamId: transfer.fromTeamId, date: transfer.date });
    return false;
  });
  const picks = slots.map(({ round, pick, originalTeamId }) => {
    const { holderId, ...last } = held.get(key({ round, pick }))!;
    const traded = holderId === originalTeamId ? null : { originalTeamId, ...last };
    return { round, pick, playerId: null, holderId, ...(last.fromTeamId && { since: last.date }), traded };
  });
  return { picks, refused };
}

/** The trades of a pick, in order, without those of which its giver did not own it. */
export function tradesOfPick<Transfer extends PickTransfer>(slot: DraftSlot, transfers: readonly Transfer[]): Transfer[] {
  const refused = new Set<PickTransfer>(applyTrades([slot], transfers).refused);
  return transfers.filter((transfer) => !refused.has(transfer));
}
