import type { DraftPickRow } from '../../entities/draftPicks';
import { groupBy } from '../../lib/groupBy';

/** A column of the board: a place of the draft's order, with the team that it belongs to before any trade. */
export type Slot = { key: string; teamId: string | undefined; teamName: string };
/** A row of the board: a round's picks by the keys of their slots. */
export type BoardRound = { round: number; picks: ReadonlyMap<string, DraftPickRow[]> };

const slotOf = ({ slotTeamId, slotTeam, teamId, teamName }: DraftPickRow): Slot => {
  const name = slotTeam ?? teamName;
  const id = slotTeam ? (slotTeamId ?? undefined) : teamId;
  return { key: id ?? name, teamId: id, teamName: name };
};

/** The picks by round, in each round first those whose places are set. */
export const setFirst = (picks: readonly DraftPickRow[]): DraftPickRow[] =>
  picks.toSorted((a, b) => a.round - b.round || Number(a.isGuess ?? false) - Number(b.isGuess ?? false));

/**
 * The draft as a board, rounds by slots. Slots are in the order of the first round, so that in a snake draft the even rounds run from right
 * to left. A team with more than one slot has one column with all of its picks.
 */
export function boardOf(picks: readonly DraftPickRow[]): { slots: Slot[]; rounds: BoardRound[] } {
  const slots = [...groupBy(picks, (pick) => slotOf(pick).key).values()].map(([first]) => slotOf(first!));
  const rounds = [...groupBy(picks, ({ round }) => round)];
  return { slots, rounds: rounds.map(([round, row]) => ({ round, picks: groupBy(row, (pick) => slotOf(pick).key) })) };
}
