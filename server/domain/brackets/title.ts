/** Which tournament of a league is the one for its title. */
import type { Standing } from '../standings';
import { entrantsOf, loserEntriesOf, type Tree } from './trees';

/** What of a team's standing says how good its regular season was: its rank from 0, and its division. */
export type Ranks = ReadonlyMap<string, { rank: number; division: string | null }>;

export const ranksOf = (standings: readonly Pick<Standing, 'teamId' | 'division'>[]): Ranks =>
  new Map(standings.map(({ teamId, division }, rank) => [teamId, { rank, division }]));

/** The average rank of teams; those without a standing are behind all others. */
export const averageRank = (teams: readonly string[], ranks: Ranks): number =>
  teams.reduce((sum, teamId) => sum + (ranks.get(teamId)?.rank ?? ranks.size), 0) / Math.max(1, teams.length);

/** The least share of pairs in which the better tournament's team has the better record. */
const clearShare = 2 / 3;

/**
 * Whether teams are clearly better than others: all of them, if they are of other divisions, which may have a tournament each; else in most
 * pairs.
 */
function areBetter(teams: readonly string[], others: readonly string[], ranks: Ranks): boolean {
  const divisionsOf = (of: readonly string[]) => of.flatMap((teamId) => ranks.get(teamId)?.division ?? []);
  const own = new Set(divisionsOf(teams));
  const theirs = divisionsOf(others);
  const areApart = own.size > 0 && theirs.length > 0 && !theirs.some((division) => own.has(division));
  const rankOf = (teamId: string) => ranks.get(teamId)?.rank ?? ranks.size;
  const better = teams.flatMap((teamId) => others.filter((other) => rankOf(teamId) < rankOf(other))).length;
  return better >= (areApart ? 1 : clearShare) * teams.length * others.length;
}

/** Whether the teams of a tournament are clearly better than all others. */
export function isOfBest(tree: Tree, ranks: Ranks): boolean {
  const teams = entrantsOf(tree);
  const rest = [...ranks.keys()].filter((teamId) => !teams.includes(teamId));
  return areBetter(teams, rest, ranks);
}

/** Whether a tournament goes before another: of two with a team in common the one with more teams, else the one with the better teams. */
function isAbove(tree: Tree, other: Tree, ranks: Ranks): boolean {
  const [teams, others] = [entrantsOf(tree), entrantsOf(other)];
  if (!others.some((teamId) => teams.includes(teamId))) return areBetter(teams, others, ranks);
  return teams.length > others.length || (teams.length === others.length && tree.root.round > other.root.round);
}

/**
 * The tournament for the title: the host's game for the first place, else the one without losers of other games that goes before all the
 * others. Undefined if several are equal, or none has teams.
 */
export function titleTree(trees: readonly Tree[], ranks: Ranks): Tree | undefined {
  const named = trees.find(({ root }) => root.place === 1);
  if (named) return named;
  const found = trees.filter((tree) => !loserEntriesOf(tree).length && entrantsOf(tree).length > 1);
  return found.find((tree) => found.every((other) => other === tree || isAbove(tree, other, ranks)));
}
