import type { DraftPickRow } from '../../entities/leagueLists';

/** The picks of each round, rounds and picks in the order in which they came. */
export function byRound(picks: DraftPickRow[]): { round: number; picks: DraftPickRow[] }[] {
  const rounds = new Map<number, DraftPickRow[]>();
  for (const pick of picks) rounds.set(pick.round, [...(rounds.get(pick.round) ?? []), pick]);
  return [...rounds].map(([round, members]) => ({ round, picks: members }));
}
