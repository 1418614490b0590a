import type { Knowledge } from './knowledge';
import type { LineupSlot } from './leagues';
import type { Position } from './readData';

const FLEX_POSITIONS: readonly Position[] = ['RB', 'WR', 'TE'];

export const fits = (position: Position, slot: LineupSlot): boolean =>
  slot === 'FLEX' ? FLEX_POSITIONS.includes(position) : position === slot;

/**
 * Sets a line-up from what was known before the week: the best projection for each slot, fixed positions before FLEX.
 * @returns the starters in slot order, without slots that nobody can fill
 */
export function setLineup(
  slots: readonly LineupSlot[],
  players: readonly string[],
  knowledge: Knowledge,
  week: number,
): string[] {
  const free = players
    .map((id) => ({ id, position: knowledge.player(id).position, projection: knowledge.outlook(id, week).projection }))
    .sort((a, b) => b.projection - a.projection || (a.id < b.id ? -1 : 1));
  const starters = new Map<number, string>();
  const fill = (slot: LineupSlot, place: number) => {
    const index = free.findIndex(({ position }) => fits(position, slot));
    const [found] = index < 0 ? [] : free.splice(index, 1);
    if (found) starters.set(place, found.id);
  };
  slots.forEach((slot, place) => slot !== 'FLEX' && fill(slot, place));
  slots.forEach((slot, place) => slot === 'FLEX' && fill(slot, place));
  return slots.flatMap((_, place) => starters.get(place) ?? []);
}
