import type { DraftPickRow } from '../../entities/draftPicks';
import { groupBy } from '../../lib/groupBy';

/** Groups picks by round, in the order of the response. */
export function byRound(picks: DraftPickRow[]): { round: number; picks: DraftPickRow[] }[] {
  return [...groupBy(picks, ({ round }) => round)].map(([round, members]) => ({ round, picks: members }));
}
