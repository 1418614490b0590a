/** A pick as first given out; `pick` counts inside its round. */
export interface Slot {
  round: number;
  pick: number;
  originalTeamId: string;
}

/** A pick that changes hands; `date` as year-month-day. */
export interface PickMove {
  round: number;
  pick: number;
  date: string;
  fromTeamId: string;
  toTeamId: string;
}

/** A pick of a draft, who holds it, and what brought it there. */
export interface HeldPick {
  round: number;
  pick: number;
  /** Who was picked, once the draft is over. */
  playerId: string | null;
  holderId: string;
  /** Of a traded pick: who had it at first, and the day of its last trade, empty when that is not known. */
  traded: { originalTeamId: string; date: string } | null;
}

/**
 * How the order changes from round to round: `linear` never, `snake` turns round each time, `thirdRoundReversal` is a snake whose third
 * round goes the second one's way again.
 */
export type DraftType = 'linear' | 'snake' | 'thirdRoundReversal';

function isTurned(round: number, type: DraftType): boolean {
  if (type === 'linear') return false;
  const isEven = round % 2 === 0;
  return type === 'snake' || round < 3 ? isEven : !isEven;
}

/** The picks of a draft, in order. @param order the teams of the first round */
export const draftSlots = (order: readonly string[], rounds: number, type: DraftType): Slot[] =>
  Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const teams = isTurned(round, type) ? order.toReversed() : order;
    return teams.map((originalTeamId, place) => ({ round, pick: place + 1, originalTeamId }));
  }).flat();

/** The first round's order that a season's places give the next draft: the last team picks first. */
export const orderAfter = (places: { teamId: string; finalPosition: number }[]): string[] =>
  places.toSorted((a, b) => b.finalPosition - a.finalPosition).map(({ teamId }) => teamId);

/**
 * Who holds each pick after the moves, which are taken in order. A pick that came back to its first team counts as never traded.
 * `refused` are moves of a pick that the draft does not have or that the giver did not hold then.
 */
export function holdPicks(slots: readonly Slot[], moves: readonly PickMove[]): { picks: HeldPick[]; refused: PickMove[] } {
  const key = ({ round, pick }: { round: number; pick: number }) => `${round}.${pick}`;
  const held = new Map(slots.map((slot) => [key(slot), { holderId: slot.originalTeamId, date: '' }]));
  const refused = moves.filter((move) => {
    if (held.get(key(move))?.holderId !== move.fromTeamId) return true;
    held.set(key(move), { holderId: move.toTeamId, date: move.date });
    return false;
  });
  const picks = slots.map(({ round, pick, originalTeamId }) => {
    const { holderId, date } = held.get(key({ round, pick }))!;
    const traded = holderId === originalTeamId ? null : { originalTeamId, date };
    return { round, pick, playerId: null, holderId, traded };
  });
  return { picks, refused };
}
