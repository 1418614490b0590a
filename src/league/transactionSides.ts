import type { Schema } from '../api/types';

type Move = Schema<'TransactionMove'>;
type Team = Schema<'TeamOfSeason'>;

/** What a transaction changes for a team; `team` is null for a move that names none. */
export type TransactionSide = {
  team: Team | null;
  /** What stays with the team for the season. */
  keeps: Move[];
  /** From other teams. */
  gets: Move[];
  /** From the free agents. */
  adds: Move[];
  /** To the free agents. */
  drops: Move[];
};

export type TransactionSides = {
  sides: TransactionSide[];
  /** Whether the sides do not tell from whom something comes: a team gets nothing back, or more than two teams trade. */
  namesGivers: boolean;
};

function partOf({ from, to }: Move) {
  if (from === null) return 'adds';
  if (to === null) return 'drops';
  return from.teamId === to.teamId ? 'keeps' : 'gets';
}

/** The sides of a transaction, those that get something first, otherwise in the order of its moves. */
export function sidesOf(moves: readonly Move[]): TransactionSides {
  const sides = new Map<string | undefined, TransactionSide>();
  const sideOf = (team: Team | null): TransactionSide => {
    const side = sides.get(team?.teamId) ?? { team, keeps: [], gets: [], adds: [], drops: [] };
    sides.set(team?.teamId, side);
    return side;
  };
  for (const move of moves) if (move.to) sideOf(move.to)[partOf(move)].push(move);
  for (const move of moves) if (!move.to) sideOf(move.from)[partOf(move)].push(move);
  const transfers = moves.filter((move) => partOf(move) === 'gets');
  const receivers = new Set(transfers.map(({ to }) => to?.teamId));
  const traders = new Set(transfers.flatMap(({ from, to }) => [from?.teamId, to?.teamId]));
  return { sides: [...sides.values()], namesGivers: transfers.length > 0 && (receivers.size !== 2 || traders.size !== 2) };
}
