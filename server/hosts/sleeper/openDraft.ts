/** A Sleeper draft that is not over: whose slots it has, as far as somebody has set them, and its picks to make. */
import { kinds, type NumberKind } from '../../domain/numberKinds';
import { part, readNumber, toFields, toText } from '../fields';
import type { HostDraftPick, HostPickTrade } from '../hostRows';
import { type OriginOf, ownerAfter, running } from './drafts';
import type { SleeperRoster } from './rosters';

/** An open draft: its rounds, which slots are set, and whether a round goes from the last slot to the first. */
export interface OpenDraft {
  rounds: number;
  teams: number;
  isSet: (slot: string) => boolean;
  isReversed: (round: number) => boolean;
}

/** A snake reverses at each round except the repeated one; a linear draft never does. */
function reversals(type: string | null, repeated: number | null): OpenDraft['isReversed'] {
  return (round) => {
    if (type !== 'snake') return false;
    const turns = repeated !== null && repeated > 1 && round >= repeated ? round - 2 : round - 1;
    return turns % 2 === 1;
  };
}

/** Reads from `/draft/{id}` how an open draft runs; null for an auction, and for a draft that is over. */
export function parseOpenDraft(response: unknown): OpenDraft | null {
  const draft = toFields(response, 'Sleeper draft');
  const settings = part(draft, 'settings');
  const setting = (name: string, kind: NumberKind) => readNumber(settings[name], `Sleeper draft: ${name}`, kind);
  const [type, rounds, teams] = [toText(draft.type), setting('rounds', kinds.roundOrNone), setting('teams', kinds.pickOrNone)];
  const status = toText(draft.status);
  if (type === 'auction' || status === 'complete' || !rounds || !teams) return null;
  const numbers = Object.entries(part(draft, 'slot_to_roster_id'));
  const named = new Set(Object.values(part(draft, 'draft_order')).map(toText));
  // Before the order is set, a slot belongs to the roster with its number.
  const isMoved = numbers.some(([slot, roster]) => slot !== toText(roster));
  const isWhole = running.has(status) || (named.size === 0 && isMoved);
  return {
    ...{ rounds, teams },
    isSet: (slot) => isWhole || named.has(slot),
    isReversed: reversals(type, setting('reversal_round', kinds.roundOrNone)),
  };
}

/** The team of a slot; `isGuess` where nobody has set it. */
interface Slot {
  teamId: string;
  isGuess: boolean;
}

/**
 * The teams of the slots, in order. Teams without a set slot have the others by their roster number, as a guess. They are set where only one
 * is left, or where the others have no owner: an order names owners only. Empty if there are not as many teams as slots.
 */
function slotsOf({ teams, isSet }: OpenDraft, originOf: OriginOf, rosters: readonly SleeperRoster[]): Slot[] {
  const numbers = Array.from({ length: teams }, (_, i) => String(i + 1));
  const set = numbers.map((slot) => (isSet(slot) ? originOf(slot) : null));
  const others = rosters.filter(({ teamId }) => !set.includes(teamId));
  if (others.length !== set.filter((id) => id === null).length) return [];
  const isSure = others.length === 1 || others.every(({ ownerIds }) => ownerIds.length === 0);
  const hinted = numbers.map((slot) => originOf(slot));
  const fits = isSure && others.every(({ teamId }) => hinted.some((id, i) => id === teamId && set[i] === null));
  const waiting = others.toSorted((a, b) => Number(a.rosterId) - Number(b.rosterId));
  return set.map((id, i) => {
    if (id !== null) return { teamId: id, isGuess: false };
    return fits ? { teamId: hinted[i]!, isGuess: false } : { teamId: waiting.shift()!.teamId, isGuess: others.length > 1 };
  });
}

/**
 * The picks of an open draft that are not made yet, each with its owner after trades.
 * @param rosters of the draft's season
 * @param made the picks that are made, and those of kept players
 * @param trades the last trade of each pick of the draft
 */
export function openPicks(
  draft: OpenDraft,
  originOf: OriginOf,
  rosters: readonly SleeperRoster[],
  made: readonly HostDraftPick[],
  trades: readonly HostPickTrade[],
): HostDraftPick[] {
  const { rounds, teams, isReversed } = draft;
  const isMade = new Set(made.map(({ totalPick }) => totalPick));
  const slots = slotsOf(draft, originOf, rosters);
  return Array.from({ length: slots.length * rounds }, (_, i) => i + 1).flatMap((totalPick) => {
    if (isMade.has(totalPick)) return [];
    const round = Math.ceil(totalPick / teams);
    const pick = ((totalPick - 1) % teams) + 1;
    const { teamId: originalTeamId, isGuess } = slots[isReversed(round) ? teams - pick : pick - 1]!;
    const teamId = ownerAfter(trades, round, originalTeamId);
    return { round, pick, totalPick, teamId, originalTeamId, formerTeamIds: null, playerId: null, isGuess };
  });
}
