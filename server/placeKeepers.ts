import type { HeldPick } from './picks';
import type { KeeperPlayer } from './queries/draftPicks';

/**
 * Which picks of a draft the keepers take, one each, as places in `picks` (in order of the draft).
 *
 * A keeper whom the draft has already placed stands where it placed him. Any other takes his team's pick of the round in which last
 * season's draft took him, or of round 1 when that is not known; when that is gone the next later pick that the team holds, else the
 * next earlier. Earlier rounds go first, then better ranks (the order of `keepers`). A team without picks left has no place for more.
 */
export function placeKeepers(picks: HeldPick[], keepers: KeeperPlayer[]): Set<number> {
  const taken = new Set(
    picks.flatMap(({ playerId }, place) => (keepers.some((kept) => kept.playerId === playerId) ? [place] : [])),
  );
  const placed = new Set([...taken].map((place) => picks[place]?.playerId));
  const waiting = keepers.filter(({ playerId }) => !placed.has(playerId));
  for (const { teamId, round } of waiting.toSorted((a, b) => (a.round ?? 1) - (b.round ?? 1))) {
    const free = [...picks.keys()].filter((place) => picks[place]?.holderId === teamId && !taken.has(place));
    const place = free.find((candidate) => picks[candidate]!.round >= (round ?? 1)) ?? free.at(-1);
    if (place !== undefined) taken.add(place);
  }
  return taken;
}
