import type { DraftPickRow } from '../../entities/draftPicks';

/** A column of the board: a place of the draft's order, with the team that it belongs to before any trade. */
export type Slot = { key: string; teamId: string | undefined; teamName: string };
/** A row of the board: a round's picks by the keys of their slots. */
export type BoardRound = { round: number; picks: ReadonlyMap<string, DraftPickRow[]> };

const slotOf = ({ slotTeamId, slotTeam, teamId, teamName }: DraftPickRow): Slot => {
  const name = slotTeam ?? teamName;
  const id = slotTeam ? (slotTeamId ?? undefined) : teamId;
  return { key: id ?? name, teamId: id, teamName: name };
};

/**
 * The draft as a board, rounds by slots. Slots are in the order of the first round, so that in a snake draft the even rounds run from right
 * to left. A team with more than one slot has one column with all of its picks.
 */
export function boardOf(picks: readonly DraftPickRow[]): { slots: Slot[]; rounds: BoardRound[] } {
  const slots = new Map<string, Slot>();
  const rounds = new Map<number, Map<string, DraftPickRow[]>>();
  for (const pick of picks) {
    const slot = slotOf(pick);
    if (!slots.has(slot.key)) slots.set(slot.key, slot);
    const row = rounds.get(pick.round) ?? new Map<string, DraftPickRow[]>();
    row.set(slot.key, [...(row.get(slot.key) ?? []), pick]);
    rounds.set(pick.round, row);
  }
  return { slots: [...slots.values()], rounds: [...rounds].map(([round, row]) => ({ round, picks: row })) };
}
