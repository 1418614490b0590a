import type { OwnedPick } from './draftPicks';

/** A keeper and the round that he costs; null where it is not known, which counts as round 1. */
export interface KeeperPlayer {
  playerId: string;
  teamId: string;
  round: number | null;
}

/** Whether a made pick is a keeper's: as the host says, else if the pick's owner has marked its player. */
const isKept = ({ playerId, holderId, isKeeper }: OwnedPick, keepers: KeeperPlayer[]): boolean =>
  isKeeper ?? keepers.some((keeper) => keeper.playerId === playerId && keeper.teamId === holderId);

/**
 * The picks that keepers use up, one each, as player ids by index of `picks`:
 * - a made pick stays as it is made: it is a keeper's only if it was made with a keeper;
 * - a keeper who is in no made pick uses his team's open pick of the round that he costs, else the team's next later one, else its last
 *   earlier one; `sameRound: 'earlier'` tries the earlier ones first; a draft that is over has none;
 * - keepers of earlier rounds go first, then better ranks; without an open pick of his team a keeper uses none.
 * @param picks in draft order
 * @param keepers best rank first
 */
export function placeKeepers(
  picks: OwnedPick[],
  keepers: KeeperPlayer[],
  { isOver, sameRound = 'later' }: { isOver: boolean; sameRound?: 'earlier' | 'later' },
): Map<number, string> {
  const made = new Set(picks.map(({ playerId }) => playerId));
  const taken = new Map(
    picks.flatMap((pick, place) => (pick.playerId !== null && isKept(pick, keepers) ? [[place, pick.playerId] as const] : [])),
  );
  if (isOver) return taken;
  const waiting = keepers.filter(({ playerId }) => !made.has(playerId));
  for (const { playerId, teamId, round } of waiting.toSorted((a, b) => (a.round ?? 1) - (b.round ?? 1))) {
    const open = [...picks.keys()].filter(
      (place) => picks[place]!.holderId === teamId && picks[place]!.playerId === null && !taken.has(place),
    );
    const wanted = round ?? 1;
    const same = open.find((candidate) => picks[candidate]!.round === wanted);
    const earlier = open.findLast((candidate) => picks[candidate]!.round < wanted);
    const later = open.find((candidate) => picks[candidate]!.round > wanted);
    const place = same ?? (sameRound === 'later' ? (later ?? earlier) : (earlier ?? later));
    if (place !== undefined) taken.set(place, playerId);
  }
  return taken;
}
