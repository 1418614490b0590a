import { part, required, toFields, toFieldsList, toNumber, toText } from '../fields';
import type { HostDraftPick, HostPickTrade } from '../port';
import type { SleeperRoster, TeamIdOf } from './rosters';

/** A pick with the slot that it was made from. */
type SleeperPick = Omit<HostDraftPick, 'originalTeamId'> & { slot: string | null };

type Numbered = Pick<HostDraftPick, 'round' | 'totalPick'>;

/**
 * How picks count in their rounds. Picks that nobody made are not listed, and those of keepers are from the start, so the place in the draft
 * tells; without that many picks a round, as in a supplemental draft, they count in the order of the list.
 */
function placesInRounds(picks: Numbered[], teams: number): (pick: Numbered) => number {
  if (picks.every(({ round, totalPick }) => Math.ceil(totalPick / teams) === round))
    return ({ totalPick }) => ((totalPick - 1) % teams) + 1;
  return (pick) => picks.filter(({ round, totalPick }) => round === pick.round && totalPick <= pick.totalPick).length;
}

/** Finds the team that a slot of the draft's first round was given to; null when the host does not tell. */
type OriginOf = (slot: string | null) => string | null;

/**
 * Reads from `/draft/{id}` whose the slots are: by roster number, or by the user who drafts from a slot, who owned a roster then.
 * @param rosters of the draft's season
 */
export function parseOrigins(answer: unknown, rosters: SleeperRoster[], teamIdOf: TeamIdOf): OriginOf {
  const draft = toFields(answer, 'Sleeper draft');
  // In an auction the slots are those of the people who nominate.
  if (toText(draft.type) === 'auction') return () => null;
  const numbers = part(draft, 'slot_to_roster_id');
  const users = new Map(Object.entries(part(draft, 'draft_order')).map(([userId, slot]) => [toText(slot), userId]));
  return (slot) => {
    const number = toText(numbers[slot ?? '']);
    if (number !== null) return teamIdOf(number);
    return rosters.find(({ ownerIds }) => ownerIds[0] !== undefined && ownerIds[0] === users.get(slot))?.teamId ?? null;
  };
}

/**
 * Reads `/draft/{id}/picks` in draft order.
 * @param teams how many teams draft
 */
export function parseDraftPicks(answer: unknown, teamIdOf: TeamIdOf, teams: number): SleeperPick[] {
  const picks = toFieldsList(answer, 'Sleeper draft picks')
    .map((pick, i) => ({
      round: required(toNumber(pick.round), `Sleeper draft picks[${i}]: round`, 'a number'),
      totalPick: required(toNumber(pick.pick_no), `Sleeper draft picks[${i}]: pick_no`, 'a number'),
      teamId: teamIdOf(required(toText(pick.roster_id), `Sleeper draft picks[${i}]: roster_id`, 'an id')),
      slot: toText(pick.draft_slot),
      formerTeamIds: null,
      playerId: toText(pick.player_id),
    }))
    .sort((a, b) => a.totalPick - b.totalPick);
  const placeOf = placesInRounds(picks, teams);
  return picks.map((pick) => ({ ...pick, pick: placeOf(pick) }));
}

/** Reads `/league/{id}/traded_picks`: the last trade of each pick, of this and later drafts, that its original team does not own. */
export function parseTradedPicks(answer: unknown, teamIdOf: TeamIdOf): HostPickTrade[] {
  return toFieldsList(answer, 'Sleeper traded picks').map((pick, i) => {
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
