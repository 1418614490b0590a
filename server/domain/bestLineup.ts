/** Which players of a team fit into the starting slots of a league. */
import { sumPoints, toThousandths } from './points';
import { defenders } from './positions';
import type { Rules } from './rules';

/** A player who could start; `score` null when he did not play. */
export interface LineupPlayer {
  playerId: string;
  position: string;
  score: number | null;
}

/** The slots of a league, and how many players start; null if that is the sum of the slots. */
export type StartingSlots = Pick<Rules, 'slots' | 'starters'>;

const groups = new Map(Object.entries(defenders));

/** Whether a player can fill a slot of a position. A group of defenders has its codes, and a code its group. */
const fits = (position: string, ofSlot: string) =>
  position === ofSlot || groups.get(ofSlot)?.includes(position) || groups.get(position)?.includes(ofSlot) || false;

/** A position, a slot by its index, or one of the two below. */
type Node = string | number;
const end = -1;
const shared = -2;

/**
 * The places of a line-up as a flow network: from a position to each slot that it fits, from a slot to its own places, and to those that
 * several slots share, such as one of two more for running backs or receivers.
 */
class Places {
  private readonly capacities = new Map<Node, Map<Node, number>>();

  constructor({ slots, starters }: StartingSlots, players: readonly LineupPlayer[]) {
    const own = slots.reduce((sum, { least }) => sum + least, 0);
    const most = slots.reduce((sum, slot) => sum + slot.most, 0);
    this.add(shared, end, Math.max(0, (starters ?? most) - own));
    const positions = new Set(players.map(({ position }) => position));
    // A slot of fewer positions fills first, so that a flex has who is left.
    const inOrder = [...slots.keys()].sort((a, b) => slots[a]!.positions.length - slots[b]!.positions.length);
    for (const slot of inOrder) {
      const { least, positions: ofSlot } = slots[slot]!;
      this.add(slot, end, least);
      this.add(slot, shared, slots[slot]!.most - least);
      for (const position of positions) if (ofSlot.some((each) => fits(position, each))) this.add(position, slot, players.length);
    }
  }

  private add(from: Node, to: Node, capacity: number): void {
    for (const node of [from, to]) if (!this.capacities.has(node)) this.capacities.set(node, new Map());
    this.capacities.get(from)!.set(to, capacity + this.capacity(from, to));
    this.capacities.get(to)!.set(from, this.capacity(to, from));
  }

  private capacity = (from: Node, to: Node) => this.capacities.get(from)?.get(to) ?? 0;

  /** Finds a place for one more player of a position; those who have one may move to another slot. */
  take(from: Node, visited = new Set<Node>()): boolean {
    if (from === end) return true;
    visited.add(from);
    for (const [to, capacity] of this.capacities.get(from) ?? [])
      if (capacity > 0 && !visited.has(to) && this.take(to, visited)) {
        this.add(from, to, -1);
        this.add(to, from, 1);
        return true;
      }
    return false;
  }

  /** How many players of a position are in a slot. */
  count = (position: string, slot: number): number => this.capacity(slot, position);
}

/** Players who have a place, the first ones preferred. */
function placed<Player extends LineupPlayer>(rules: StartingSlots, players: readonly Player[]) {
  const places = new Places(rules, players);
  return { places, starting: players.filter(({ position }) => places.take(position)) };
}

/**
 * The players with the most points together who fit into the slots; a slot stays empty where it would cost points. Null if the slots are not
 * known. Sets of players that fit are a matroid, so the best first is exact.
 * @param players of the roster without reserve
 * @returns `points` to three decimals
 */
export function bestLineup(
  rules: StartingSlots,
  players: readonly LineupPlayer[],
): { points: number; playerIds: ReadonlySet<string> } | null {
  if (!rules.slots.length) return null;
  const scoring = players.filter(({ score }) => (score ?? 0) > 0);
  const bestFirst = scoring.toSorted((a, b) => toThousandths(b.score ?? 0) - toThousandths(a.score ?? 0));
  const { starting } = placed(rules, bestFirst);
  return { points: sumPoints(starting.map(({ score }) => score)), playerIds: new Set(starting.map(({ playerId }) => playerId)) };
}

/** A place of a line-up by its slot's name; without a player it is empty, without a slot the player fits nowhere. */
export interface LineupPlace<Player> {
  slot: string | null;
  player: Player | null;
}

/** The starters by slot, in the order of the rules; each slot has the first of its players first. Empty places are those that must be filled. */
export function bySlot<Player extends LineupPlayer>(rules: StartingSlots, starters: readonly Player[]): LineupPlace<Player>[] {
  const { places, starting } = placed(rules, starters);
  const left = new Set(starting);
  // Who fits a slot of one position is there, and a flex has those behind him.
  const narrowFirst = [...rules.slots.keys()].sort((a, b) => rules.slots[a]!.positions.length - rules.slots[b]!.positions.length);
  const players = new Map<number, Player[]>();
  for (const slot of narrowFirst) {
    const counts = new Map<string, number>();
    const own = [...left].filter(({ position }) => {
      const count = counts.get(position) ?? 0;
      counts.set(position, count + 1);
      return count < places.count(position, slot);
    });
    for (const player of own) left.delete(player);
    players.set(slot, own);
  }
  const filled = rules.slots.flatMap(({ name, least }, slot): LineupPlace<Player>[] => {
    const own = players.get(slot) ?? [];
    const empty = Math.max(0, least - own.length);
    return [
      ...own.map((player) => ({ slot: name, player })),
      ...Array<LineupPlace<Player>>(empty).fill({ slot: name, player: null }),
    ];
  });
  const others = starters.filter((player) => !starting.includes(player));
  return [...filled, ...others.map((player) => ({ slot: null, player }))];
}
