import type { OwnedPick } from './draftPicks';

/** A keeper and the round in which last season's draft took the player; null when that is not known. */
export interface KeeperPlayer {
  playerId: string;
  teamId: string;
  round: number | null;
}

/**
 * The picks that keepers use up, one each, as player ids by index of `picks`:
 * - a keeper that the draft has already placed uses that pick;
 * - any other uses his team's pick of the round in which last season's draft took him (round 1 when unknown), else the team's next later
 *   pick, else its last earlier one;
 * - keepers of earlier rounds go first, then better ranks; without a free pick of his team a keeper uses none.
 * @param picks in draft order
 * @param keepers best rank first
 */
export function placeKeepers(picks: OwnedPick[], keepers: KeeperPlayer[]): Map<number, string> {
  const kept = new Set(keepers.map(({ playerId }) => playerId));
  const taken = new Map(
    picks.flatMap(({ playerId }, place) => (playerId !== null && kept.has(playerId) ? [[place, playerId] as const] : [])),
  );
  const placed = new Set(taken.values());
  const waiting = keepers.filter(({ playerId }) => !placed.has(playerId));
  for (const { playerId, teamId, round } of waiting.toSorted((a, b) => (a.round ?? 1) - (b.round ?? 1))) {
    const free = [...picks.keys()].filter((place) => picks[place]?.holderId === teamId && !taken.has(place));
    const place = free.find((candidate) => picks[candidate]!.round >= (round ?? 1)) ?? free.at(-1);
    if (place !== undefined) taken.set(place, playerId);
  }
  return taken;
}
