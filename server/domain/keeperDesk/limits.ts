/** Which players a league's rules let a team keep. */
import type { Candidate } from './costs';
import type { KeeperRules } from './history';

/** The most keepers of a team: the rules' number, else the host's; undefined for no limit. */
export const limitOf = (rules: KeeperRules | null, hostLimit: number | undefined): number | undefined =>
  rules?.keepers ?? hostLimit;

const times = (count: number) => (count === 1 ? 'once' : `${count} years in a row`);

/** Why a player may not be kept, whoever else is; null if he may. */
export function refusedPlayer(rules: KeeperRules | null, { history: { drafted, yearsKept } }: Candidate): string | null {
  if (!rules) return null;
  if (!rules.keepsFirstRounders && drafted?.round === 1) return 'He was drafted in the first round.';
  if (rules.years !== null && yearsKept >= rules.years) return `He was kept ${times(yearsKept)}, the most that the rules allow.`;
  return null;
}

/** Why a team may not have these keepers: a sentence for each limit that they exceed. */
export function refusedSet(rules: KeeperRules | null, limit: number | undefined, keepers: readonly Candidate[]): string[] {
  const refused: string[] = [];
  const check = (count: number, most: number, of: string) => {
    if (count <= most) return;
    const surplus = count - most;
    refused.push(`${count} of ${most} ${of}: take ${surplus === 1 ? 'a mark' : `${surplus} marks`} back.`);
  };
  if (limit !== undefined) check(keepers.length, limit, 'keepers');
  for (const { position, keepers: most } of rules?.positions ?? [])
    check(keepers.filter((each) => each.position === position).length, most, `${position} keepers`);
  for (const keeper of keepers) {
    const reason = refusedPlayer(rules, keeper);
    if (reason) refused.push(`${keeper.playerName}: ${reason}`);
  }
  return refused;
}

/** Why a team with `count` keepers may not have another; null if it may. */
export function refusedCount(count: number, limit: number | undefined): string | null {
  if (limit === undefined || count < limit) return null;
  const marks = count === limit ? 'another mark' : `${count - limit + 1} marks`;
  return `${count} of ${limit} keepers: take ${marks} back first.`;
}

/** Why a player may not be kept beside a team's other keepers; null if he may. */
export function refusedBeside(
  rules: KeeperRules | null,
  limit: number | undefined,
  keepers: readonly Candidate[],
  candidate: Candidate,
): string | null {
  const own = refusedPlayer(rules, candidate);
  if (own) return own;
  const others = keepers.filter(({ playerId }) => playerId !== candidate.playerId);
  const tooMany = refusedCount(others.length, limit);
  if (tooMany) return tooMany;
  const { position } = candidate;
  const most = rules?.positions.find((each) => each.position === position)?.keepers;
  const count = others.filter((each) => each.position === position).length;
  if (most === undefined || count < most) return null;
  return most === 0 ? `No ${position} may be kept.` : `${count} of ${most} ${position} keepers: take one of them back first.`;
}

/** Whether the deadline of the rules has passed. */
export const isPastDeadline = (rules: KeeperRules | null, now: number): boolean =>
  rules !== null && rules.deadline !== null && Date.parse(rules.deadline) <= now;
