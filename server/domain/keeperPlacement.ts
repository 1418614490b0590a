import type { OwnedPick } from './draftPicks';

/** A keeper and the round in which last season's draft took the player; null when that is not known. */
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
 * - a keeper who is in no made pick uses his team's open pick of the round in which last season's draft took him (round 1 when unknown),
 *   else the team's next later one, else its last earlier one; none in a draft that is over;
 * - keepers of earlier rounds go first, then better ranks; without an open pick of his team a keeper uses none.
 * @param picks in draft order
 * @param keepers best rank first
 */
export function placeKeepers(picks: OwnedPick[], keepers: KeeperPlayer[], { isOver }: { isOver: boolean }): Map<number, string> {
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
    const place = open.find((candidate) => picks[candidate]!.round >= (round ?? 1)) ?? open.at(-1);
    if (place !== undefined) taken.set(place, playerId);
  }
  return taken;
}
