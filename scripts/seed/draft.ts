import type { Knowledge } from './knowledge';
import type { LeaguePlan } from './leagues';
import { POSITIONS, type Position } from './readData';
import type { Random } from './prng';
import type { RankedPlayer } from './rankings';

/** How many of the next best players a team considers before each pick, and how far its taste deviates from the ranking. */
const CHOICE = 10;
const TASTE = 0.35;

/** The maximum of a position on a roster. */
export function positionLimits(plan: LeaguePlan): Record<Position, number> {
  return plan.isDynasty ? { QB: 4, RB: 11, WR: 12, TE: 4, K: 1, DEF: 1 } : { QB: 2, RB: 6, WR: 7, TE: 2, K: 1, DEF: 1 };
}

/** The minimum of a position: its fixed line-up slots. */
export function positionNeeds(plan: LeaguePlan): Record<Position, number> {
  const needs: Record<Position, number> = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DEF: 0 };
  for (const slot of plan.lineup) if (slot !== 'FLEX') needs[slot] += 1;
  return needs;
}

/** A player's rank in the league: a dynasty prefers young players. */
export function preference(plan: LeaguePlan, { rank, age }: RankedPlayer): number {
  if (!plan.isDynasty) return rank;
  return rank * Math.min(1.8, Math.max(0.7, 1 + ((age ?? 26) - 25.5) * 0.06));
}

const isKeepable = ({ position }: RankedPlayer): boolean => position !== 'K' && position !== 'DEF';

/** The players of a roster whom the team may keep for the season of `knowledge`, best first. */
export function chooseKeepers(plan: LeaguePlan, roster: readonly string[], knowledge: Pick<Knowledge, 'ranked'>): string[] {
  return roster
    .flatMap((id) => knowledge.ranked(id) ?? [])
    .filter(isKeepable)
    .sort((a, b) => preference(plan, a) - preference(plan, b))
    .slice(0, plan.keepers)
    .map(({ id }) => id);
}

type Roster = { players: string[]; counts: Record<Position, number>; left: number };

/**
 * Drafts by the ranking: each pick takes one of the next best players, by the team's taste, within the roster's limits.
 * @param holders the team of every open pick, in order
 * @param kept the players that each team already has
 * @returns the player of every open pick, in order
 */
export function draftPlayers(
  plan: LeaguePlan,
  knowledge: Knowledge,
  holders: readonly string[],
  kept: ReadonlyMap<string, readonly string[]>,
  random: Random,
): string[] {
  const limits = positionLimits(plan);
  const needs = positionNeeds(plan);
  const rosters = new Map<string, Roster>();
  for (const [teamId, players] of kept) {
    const counts: Roster['counts'] = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DEF: 0 };
    for (const id of players) counts[knowledge.player(id).position] += 1;
    rosters.set(teamId, { players: [...players], counts, left: holders.filter((holder) => holder === teamId).length });
  }
  const taken = new Set([...kept.values()].flat());
  const board = [...knowledge.ranking]
    .map((ranked) => ({ ...ranked, preference: preference(plan, ranked) }))
    .filter(({ id }) => !taken.has(id))
    .sort((a, b) => a.preference - b.preference);

  return holders.map((teamId) => {
    const roster = rosters.get(teamId);
    if (!roster) throw new Error(`${teamId} drafts without a roster`);
    const missing = POSITIONS.filter((position) => roster.counts[position] < needs[position]);
    const missingCount = missing.reduce((sum, position) => sum + needs[position] - roster.counts[position], 0);
    const mustFill = missingCount >= roster.left;
    const choice: { index: number; appeal: number }[] = [];
    for (let index = 0; index < board.length && choice.length < CHOICE; index += 1) {
      const entry = board[index];
      if (!entry || roster.counts[entry.position] >= limits[entry.position]) continue;
      if (mustFill && !missing.includes(entry.position)) continue;
      choice.push({ index, appeal: entry.preference * (1 + TASTE * random.next()) });
    }
    const best = choice.reduce((a, b) => (b.appeal < a.appeal ? b : a));
    const [picked] = board.splice(best.index, 1);
    if (!picked) throw new Error(`nobody is left for ${teamId}`);
    roster.counts[picked.position] += 1;
    roster.left -= 1;
    return picked.id;
  });
}
