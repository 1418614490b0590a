import { defenders } from '../domain/positions';

const individual = new Set(Object.values(defenders).flat());

/** The positions that every ranking of that many players has. */
const common = ['QB', 'RB', 'WR'];
const enoughPlayers = 40;

const flexPositions = new Set(['RB', 'WR', 'TE']);
const namesFlex = /(?<![a-z])fle?x(?![a-z])/i;

/** How often each position is named, most first. */
function countsOf(positions: readonly string[]): [position: string, count: number][] {
  const counts = new Map<string, number>();
  for (const position of positions) counts.set(position, (counts.get(position) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Whether the count is that of all players but a few, who are listed at another position elsewhere. */
const isMost = (count: number, all: number, share = 0.9) => all > 0 && count >= all * share;

/**
 * The positions of a ranking in words, if it is not one of all positions: `RB`, `RB, WR and TE`; null if it is.
 * @param positions the players' positions, as far as they are known
 */
export function partOf(positions: readonly string[], fileName = ''): string | null {
  const counts = countsOf(positions);
  const all = positions.length;
  const [first] = counts;
  if (first && isMost(first[1], all)) return first[0];
  if (isMost(positions.filter((position) => individual.has(position)).length, all)) return 'individual defenders';
  const isFlex = namesFlex.test(fileName) && isMost(positions.filter((position) => flexPositions.has(position)).length, all);
  const shares = (position: string) => (counts.find(([each]) => each === position)?.[1] ?? 0) / all;
  const isLacking = all >= enoughPlayers && common.some((position) => shares(position) < 0.02);
  if (!isFlex && !isLacking) return null;
  const named = counts.filter(([position]) => shares(position) >= 0.02).map(([position]) => position);
  return new Intl.ListFormat('en-GB').format(named);
}

/** Whether each position is ranked by itself: most ranks are those of several players. */
export const isRankedByPosition = (ranks: readonly number[]): boolean =>
  ranks.length > 3 && new Set(ranks).size < ranks.length * 0.75;
