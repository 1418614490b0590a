import { part, required, toFields, toFieldsList, toNumber, toText } from '../fields';
import type { HostDraft, HostDraftPick, HostPickTrade } from '../hostRows';
import type { SleeperRoster, TeamIdOf } from './rosters';

/** A pick with the slot that it was made from, and what its player cost at an auction. */
type SleeperPick = Omit<HostDraftPick, 'originalTeamId'> & { slot: string | null; amount: number | null };

/** Reads `/league/{id}/drafts`, oldest first. @param mainId the id of the league's main draft */
export const parseDrafts = (response: unknown, mainId: string): HostDraft[] =>
  toFieldsList(response, 'Sleeper drafts')
    .map((draft, i) => ({
      externalId: required(toText(draft.draft_id), `Sleeper drafts[${i}]: draft_id`, 'an id'),
      created: toNumber(draft.created) ?? 0,
      isAuction: toText(draft.type) === 'auction',
      isOver: toText(draft.status) === 'complete',
    }))
    .sort((a, b) => a.created - b.created)
    .map(({ created: _, ...draft }) => ({ ...draft, isMain: draft.externalId === mainId }));

type Numbered = Pick<HostDraftPick, 'round' | 'totalPick'>;

/**
 * How picks count in their rounds. Picks that nobody made are not listed, and those of keepers are from the start, so their place in the
 * draft decides; without that many picks a round, as in a supplemental draft, the order of the list does.
 */
function placesInRounds(picks: Numbered[], teams: number): (pick: Numbered) => number {
  if (picks.every(({ round, totalPick }) => Math.ceil(totalPick / teams) === round))
    return ({ totalPick }) => ((totalPick - 1) % teams) + 1;
  return (pick) => picks.filter(({ round, totalPick }) => round === pick.round && totalPick <= pick.totalPick).length;
}

/** Finds the team that a slot of the draft's first round was given to; null when the host does not say. */
type OriginOf = (slot: string | null) => string | null;

/**
 * Reads from `/draft/{id}` whose the slots are: by roster number, or by the user who drafts from a slot, who owned a roster then.
 * @param rosters of the draft's season
 */
export function parseOrigins(response: unknown, rosters: SleeperRoster[], teamIdOf: TeamIdOf): OriginOf {
  const draft = toFields(response, 'Sleeper draft');
  const numbers = part(draft, 'slot_to_roster_id');
  const users = new Map(Object.entries(part(draft, 'draft_order')).map(([userId, slot]) => [toText(slot), userId]));
  return (slot) => {
    const number = toText(numbers[slot ?? '']);
    if (number !== null) return teamIdOf(number);
    return rosters.find(({ ownerIds }) => ownerIds[0] !== undefined && ownerIds[0] === users.get(slot))?.teamId ?? null;
  };
}

/** An open draft: the order of its rounds, and whether the slots are decided. */
export interface OpenDraft {
  rounds: number;
  teams: number;
  isDecided: boolean;
  /** Whether a round goes from the last slot to the first. */
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

/** Reads from `/draft/{id}` whether it is an auction, whose slots are those of the people who nominate. */
export const parseIsAuction = (response: unknown): boolean => toText(toFields(response, 'Sleeper draft').type) === 'auction';

/** Reads from `/draft/{id}` how an open draft runs; null for an auction, and for a draft that is over. */
export function parseOpenDraft(response: unknown): OpenDraft | null {
  const draft = toFields(response, 'Sleeper draft');
  const settings = part(draft, 'settings');
  const [type, rounds, teams] = [toText(draft.type), toNumber(settings.rounds), toNumber(settings.teams)];
  if (type === 'auction' || toText(draft.status) === 'complete' || !rounds || !teams) return null;
  const slots = Object.entries(part(draft, 'slot_to_roster_id'));
  // Before the order is set, a slot has the roster of its own number.
  const isOrdered = Object.keys(part(draft, 'draft_order')).length > 0 || slots.some(([slot, roster]) => slot !== toText(roster));
  return { rounds, teams, isDecided: isOrdered, isReversed: reversals(type, toNumber(settings.reversal_round)) };
}

/**
 * The picks of an open draft that are not made yet, each with its owner after trades.
 * @param made the picks that are made, and those of kept players
 * @param trades the last trade of each pick of the draft
 */
export function openPicks(
  { rounds, teams, isDecided, isReversed }: OpenDraft,
  originOf: OriginOf,
  made: readonly HostDraftPick[],
  trades: readonly HostPickTrade[],
): HostDraftPick[] {
  const isMade = new Set(made.map(({ totalPick }) => totalPick));
  const origins = Array.from({ length: teams }, (_, i) => originOf(String(i + 1)));
  if (origins.includes(null)) return [];
  return Array.from({ length: rounds * teams }, (_, i) => i + 1).flatMap((totalPick) => {
    if (isMade.has(totalPick)) return [];
    const round = Math.ceil(totalPick / teams);
    const pick = ((totalPick - 1) % teams) + 1;
    const originalTeamId = origins[isReversed(round) ? teams - pick : pick - 1]!;
    const trade = trades.find((each) => each.round === round && each.originalTeamId === originalTeamId);
    const teamId = trade?.toTeamId ?? originalTeamId;
    return { round, pick, totalPick, teamId, originalTeamId, formerTeamIds: null, playerId: null, isGuess: !isDecided };
  });
}

/**
 * Reads `/draft/{id}/picks` in draft order.
 * @param teams how many teams draft
 */
export function parseDraftPicks(response: unknown, teamIdOf: TeamIdOf, teams: number): SleeperPick[] {
  const picks = toFieldsList(response, 'Sleeper draft picks')
    .map((pick, i) => ({
      round: required(toNumber(pick.round), `Sleeper draft picks[${i}]: round`, 'a number'),
      totalPick: required(toNumber(pick.pick_no), `Sleeper draft picks[${i}]: pick_no`, 'a number'),
      teamId: teamIdOf(required(toText(pick.roster_id), `Sleeper draft picks[${i}]: roster_id`, 'an id')),
      slot: toText(pick.draft_slot),
      formerTeamIds: null,
      playerId: toText(pick.player_id),
      amount: toNumber(part(pick, 'metadata').amount),
    }))
    .sort((a, b) => a.totalPick - b.totalPick);
  const placeOf = placesInRounds(picks, teams);
  return picks.map((pick) => ({ ...pick, pick: placeOf(pick) }));
}

/** Reads `/league/{id}/traded_picks`, or `/draft/{id}/traded_picks`: the last trade of each traded pick, of this and later drafts. */
export function parseTradedPicks(response: unknown, teamIdOf: TeamIdOf): HostPickTrade[] {
  return toFieldsList(response, 'Sleeper traded picks').map((pick, i) => {
    const what = `Sleeper traded picks[${i}]`;
    const team = (name: string) => teamIdOf(required(toText(pick[name]), `${what}: ${name}`, 'an id'));
    return {
      season: required(toNumber(pick.season), `${what}: season`, 'a year'),
      round: required(toNumber(pick.round), `${what}: round`, 'a number'),
      pick: null,
      date: null,
      originalTeamId: team('roster_id'),
      fromTeamId: team('previous_owner_id'),
      toTeamId: team('owner_id'),
    };
  });
}
