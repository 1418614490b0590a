import type { DraftPickRow } from '../../entities/draftPicks';

/** Groups picks by round, in the order of the response. */
export function byRound(picks: DraftPickRow[]): { round: number; picks: DraftPickRow[] }[] {
  const rounds = new Map<number, DraftPickRow[]>();
  for (const pick of picks) rounds.set(pick.round, [...(rounds.get(pick.round) ?? []), pick]);
  return [...rounds].map(([round, members]) => ({ round, picks: members }));
}
