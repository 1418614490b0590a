/** The picks of drafts that have no order yet, after the trades that people entered. */

export interface LaterPick {
  season: number;
  round: number;
  originalTeamId: string;
  /** The owner. */
  teamId: string;
}

/** A pick that changed hands in an entered trade; `date` is YYYY-MM-DD. */
export interface EnteredMove {
  tradeId: number;
  season: number;
  round: number;
  originalTeamId: string;
  date: string;
  fromTeamId: string;
  toTeamId: string;
}

/** A pick that changed hands at the host; without a first owner it is known by its number. */
type HostMove = Omit<EnteredMove, 'tradeId' | 'date' | 'originalTeamId'> & { originalTeamId: string | null };

/** A pick a round of every team, which its first owner has. */
export const picksARound = (seasons: readonly number[], rounds: number, teamIds: readonly string[]): LaterPick[] =>
  seasons.flatMap((season) =>
    Array.from({ length: rounds }, (_, index) =>
      teamIds.map((teamId) => ({ season, round: index + 1, originalTeamId: teamId, teamId })),
    ).flat(),
  );

const keyOf = ({ season, round, originalTeamId }: Pick<HostMove, 'season' | 'round' | 'originalTeamId'>) =>
  `${season} ${round} ${originalTeamId}`;
const handsOf = (move: HostMove) => `${keyOf(move)} ${move.fromTeamId} ${move.toTeamId}`;

/**
 * Applies entered trades by day to the picks as the host has them. A trade that the host has too is already in its owners, and one whose
 * giver does not own the pick is not applied.
 * @param ofHost each stands for one entered trade
 * @returns the picks with their owners; `entered`: the trades that were applied, oldest first
 */
export function applyEntered(
  picks: readonly LaterPick[],
  entered: readonly EnteredMove[],
  ofHost: readonly HostMove[],
): (LaterPick & { entered: EnteredMove[] })[] {
  const known = ofHost.map(handsOf);
  const isKnown = (move: EnteredMove) => {
    const at = known.indexOf(handsOf(move));
    if (at >= 0) known.splice(at, 1);
    return at >= 0;
  };
  const applied = picks.map((pick) => ({ ...pick, entered: [] as EnteredMove[] }));
  const byKey = new Map(applied.map((pick) => [keyOf(pick), pick]));
  for (const move of entered.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const pick = byKey.get(keyOf(move));
    if (isKnown(move) || pick?.teamId !== move.fromTeamId) continue;
    pick.teamId = move.toTeamId;
    pick.entered.push(move);
  }
  return applied;
}

/** The later trades that depend on an entered trade: they are not applied without it. */
export function dependentMoves(
  tradeId: number,
  picks: readonly LaterPick[],
  entered: readonly EnteredMove[],
  ofHost: readonly HostMove[],
): EnteredMove[] {
  const others = entered.filter((move) => move.tradeId !== tradeId);
  const appliedOf = (moves: readonly EnteredMove[]) =>
    new Set(applyEntered(picks, moves, ofHost).flatMap((pick) => pick.entered));
  const [before, after] = [appliedOf(entered), appliedOf(others)];
  return others.filter((move) => before.has(move) && !after.has(move));
}
