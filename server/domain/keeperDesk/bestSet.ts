/** The set of keepers that gains a team the most rounds over the market, within the rules. */
import type { OwnedPick } from '../draftPicks';
import { type Candidate, placeSet, roundOf } from './costs';
import type { KeeperRules } from './history';
import { refusedBeside, refusedPlayer } from './limits';

export interface BestSet {
  playerIds: string[];
  surplus: number;
}

const none: BestSet = { playerIds: [], surplus: 0 };

/** More picks of one team would not fit into the number that names the used ones. */
const mostPicks = 40;

/** A candidate, the round that he costs, the picks that he can take, best first, and the most rounds that he can add to any set. */
interface Option {
  candidate: Candidate;
  market: number;
  round: number;
  places: number[];
  bound: number;
}

/** Some keepers on their picks: `used` has a bit for each pick, `counts` how many there are of each limited position. */
interface Chosen {
  used: number;
  counts: number[];
  size: number;
  surplus: number;
  last: Option | null;
  before: Chosen | null;
}

/**
 * The latest pick that a set can use more with a keeper than without him: his own, or one as far as the set's other keepers move it. The
 * order in which keepers take picks does not change which picks they use together.
 */
function latestRound(sameRound: 'earlier' | 'later', rounds: number[], round: number, most: number): number {
  const last = rounds.at(-1) ?? 0;
  const before = rounds.filter((each) => each <= round);
  if (sameRound === 'earlier') return before.length >= most ? before.at(-1)! : last;
  return rounds.filter((each) => each >= round)[most - 1] ?? last;
}

function optionsOf(rules: KeeperRules | null, rounds: number[], candidates: readonly Candidate[], most: number): Option[] {
  const sameRound = rules?.sameRound ?? 'later';
  const options = candidates.map((candidate): Option => {
    const round = roundOf(rules, candidate) ?? 1;
    const market = candidate.marketRound!;
    const indices = [...rounds.keys()];
    const same = indices.filter((index) => rounds[index] === round);
    const earlier = indices.filter((index) => rounds[index]! < round).toReversed();
    const later = indices.filter((index) => rounds[index]! > round);
    const places = [...same, ...(sameRound === 'earlier' ? [...earlier, ...later] : [...later, ...earlier])];
    return { candidate, market, round, places, bound: latestRound(sameRound, rounds, round, most) - market };
  });
  return options.filter(({ bound }) => bound > 0).sort((a, b) => a.round - b.round);
}

/** The sum of the `count` greatest bounds, for each count. */
function sumsOf(options: readonly Option[]): number[] {
  let sum = 0;
  return [0, ...options.map(({ bound }) => bound).sort((a, b) => b - a)].map((bound) => (sum += bound));
}

const isUsed = (used: number, place: number) => Math.floor(used / 2 ** place) % 2 === 1;

/** Adds a player to a set, on the pick that the rules give him; undefined if a limit or the picks do not allow it. */
function withOption(chosen: Chosen, option: Option, rounds: number[], limits: KeeperRules['positions']): Chosen | undefined {
  const { used, size, surplus } = chosen;
  const place = option.places.find((each) => !isUsed(used, each));
  const counts = limits.map(({ position }, index) => chosen.counts[index]! + (position === option.candidate.position ? 1 : 0));
  if (place === undefined || counts.some((count, index) => count > limits[index]!.keepers)) return undefined;
  const gain = rounds[place]! - option.market;
  return { used: used + 2 ** place, counts, size: size + 1, surplus: surplus + gain, last: option, before: chosen };
}

function playersOf(chosen: Chosen | null): string[] {
  return chosen?.last ? [...playersOf(chosen.before), chosen.last.candidate.playerId] : [];
}

/**
 * The best set by dynamic programming: of all sets that use the same picks only the best one is continued, and none that cannot become
 * better than the best one so far. Players join in the order in which keepers take their picks.
 */
function bestOf(options: readonly Option[], rounds: number[], limits: KeeperRules['positions'], most: number): BestSet {
  let best: Chosen = { used: 0, counts: limits.map(() => 0), size: 0, surplus: 0, last: null, before: null };
  let sets = new Map<string, Chosen>([['', best]]);
  options.forEach((option, index) => {
    const sums = sumsOf(options.slice(index + 1));
    const next = new Map<string, Chosen>();
    const keep = (chosen: Chosen) => {
      const more = sums[Math.min(most - chosen.size, sums.length - 1)]!;
      if (chosen.surplus + more <= best.surplus) return;
      const key = `${chosen.used} ${chosen.counts.join(' ')}`;
      if (chosen.surplus > (next.get(key)?.surplus ?? -Infinity)) next.set(key, chosen);
    };
    for (const chosen of sets.values()) {
      const more = chosen.size < most ? withOption(chosen, option, rounds, limits) : undefined;
      if (more && more.surplus > best.surplus) best = more;
      if (more) keep(more);
      keep(chosen);
    }
    sets = next;
  });
  return { playerIds: playersOf(best), surplus: best.surplus };
}

/** The best set where rounds go by the place among the keepers: of each size it is the one with the earliest market rounds. */
function bestOfFixed(
  rules: KeeperRules,
  limit: number | undefined,
  picks: OwnedPick[],
  candidates: Candidate[],
  most: number,
): BestSet {
  const chosen: Candidate[] = [];
  let best = none;
  for (const candidate of candidates.toSorted((a, b) => a.marketRound! - b.marketRound!)) {
    if (chosen.length >= most || refusedBeside(rules, limit, chosen, candidate) !== null) continue;
    chosen.push(candidate);
    const { surplus } = placeSet(rules, picks, chosen);
    if (surplus > best.surplus) best = { playerIds: chosen.map(({ playerId }) => playerId), surplus };
  }
  return best;
}

/**
 * The best set, exactly; an auction has none.
 * @param limit the most keepers; undefined for no limit
 * @param picks the team's, in draft order
 */
export function bestSet(
  rules: KeeperRules | null,
  limit: number | undefined,
  picks: OwnedPick[],
  candidates: readonly Candidate[],
): BestSet {
  const open = picks.filter(({ playerId }) => playerId === null).slice(0, mostPicks);
  const known = candidates.filter((each) => each.marketRound !== null && refusedPlayer(rules, each) === null);
  const most = Math.min(limit ?? Infinity, known.length, open.length);
  if (most === 0 || rules?.cost === 'auction') return none;
  if (rules?.cost === 'fixedRounds') return bestOfFixed(rules, limit, open, known, most);
  const rounds = open.map(({ round }) => round);
  return bestOf(optionsOf(rules, rounds, known, most), rounds, rules?.positions ?? [], most);
}
