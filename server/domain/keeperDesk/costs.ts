/** What keepers cost by a league's rules: rounds or prices, and the very picks. */
import type { components } from '../../../src/api/generated/schema.gen';
import { type OwnedPick, pickString } from '../draftPicks';
import { placeKeepers } from '../keeperPlacement';
import type { KeeperHistory, KeeperRules } from './history';

export type KeeperCost = components['schemas']['KeeperCost'];

/** A player who can be kept; `rank` orders a team's keepers, `marketRound` is the round of his average draft position. */
export interface Candidate {
  playerId: string;
  playerName: string;
  position: string;
  teamId: string;
  isKeeper: boolean;
  rank: number | null;
  marketRound: number | null;
  history: KeeperHistory;
}

/** How many years earlier than the first one a cost is: an undrafted player's first year costs the set round. */
const yearsCounted = ({ drafted, yearsKept }: KeeperHistory, ahead: number) => yearsKept + ahead + (drafted ? 1 : 0);

/**
 * The round that a keeper costs, before other keepers of his team take its pick; null in an auction.
 * @param place his place among his team's keepers, from 0
 * @param ahead years from now
 */
export function roundOf(rules: KeeperRules | null, { history, marketRound }: Candidate, place = 0, ahead = 0): number | null {
  if (!rules) return history.lastRound ?? 1;
  const { cost, earliestRound, roundsPerYear, undraftedRound, fixedRounds } = rules;
  if (cost === 'auction') return null;
  if (cost === 'adp') return marketRound ?? undraftedRound;
  if (cost === 'fixedRounds') return fixedRounds[place] ?? fixedRounds.at(-1) ?? undraftedRound;
  const from = history.drafted?.round || undraftedRound;
  return Math.min(from, Math.max(earliestRound, from - roundsPerYear * yearsCounted(history, ahead)));
}

/** The price of a keeper at an auction; null elsewhere. */
export function priceOf(rules: KeeperRules | null, { history }: Candidate, ahead = 0): number | null {
  if (rules?.cost !== 'auction') return null;
  return (history.drafted?.amount ?? rules.undraftedPrice) + rules.pricePerYear * yearsCounted(history, ahead);
}

const byRank = (a: Candidate, b: Candidate) =>
  (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.playerName.localeCompare(b.playerName);

/** A team's keepers with the rounds that they cost, best rank first. */
export const withRounds = (rules: KeeperRules | null, keepers: readonly Candidate[]) =>
  keepers.toSorted(byRank).map((keeper, place) => ({ keeper, round: roundOf(rules, keeper, place) }));

/** A set of keepers of a team: what each costs, and the indices of the picks that they use. */
export interface PlacedSet {
  costs: Map<string, KeeperCost>;
  used: Set<number>;
  /** By player, the rounds that his pick is later than the market; null without a pick or a market round. */
  surpluses: Map<string, number | null>;
  /** Their sum. */
  surplus: number;
}

/** By how many rounds a pick is later than the market. */
export const surplusOf = (round: number | null, { marketRound }: Candidate): number | null =>
  round === null || marketRound === null ? null : round - marketRound;

/**
 * Places keepers of one team on its picks.
 * @param picks the team's, in draft order; those of a draft whose order is not known have number 0
 */
export function placeSet(rules: KeeperRules | null, picks: OwnedPick[], keepers: readonly Candidate[]): PlacedSet {
  const isAuction = rules?.cost === 'auction';
  const rounds = withRounds(rules, keepers);
  const wanted = rounds.map(({ keeper: { playerId, teamId }, round }) => ({ playerId, teamId, round }));
  const sameRound = rules?.sameRound ?? 'later';
  const placed = isAuction ? new Map<number, string>() : placeKeepers(picks, wanted, { isOver: false, sameRound });
  const pickOf = new Map([...placed].map(([index, playerId]) => [playerId, index]));
  const costs = new Map<string, KeeperCost>();
  const surpluses = new Map<string, number | null>();
  for (const { keeper, round } of rounds) {
    const index = pickOf.get(keeper.playerId);
    const pick = index === undefined ? null : picks[index]!;
    const text = pick && pick.pick > 0 ? pickString(pick.round, pick.pick) : null;
    const price = priceOf(rules, keeper);
    costs.set(keeper.playerId, { round, pick: text, price, ...(!isAuction && !pick && { isUnpaid: true }) });
    surpluses.set(keeper.playerId, surplusOf(pick?.round ?? null, keeper));
  }
  const surplus = [...surpluses.values()].reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return { costs, used: new Set(placed.keys()), surpluses, surplus };
}
