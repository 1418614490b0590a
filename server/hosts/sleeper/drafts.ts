import { required, toFieldsList, toNumber, toText } from '../fields';
import type { HostDraftPick, HostPickTrade } from '../port';
import type { TeamIdOf } from './rosters';

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

/**
 * Reads `/draft/{id}/picks` in draft order.
 * @param teams how many teams draft
 */
export function parseDraftPicks(answer: unknown, teamIdOf: TeamIdOf, teams: number): HostDraftPick[] {
  const picks = toFieldsList(answer, 'Sleeper draft picks')
    .map((pick, i) => ({
      round: required(toNumber(pick.round), `Sleeper draft picks[${i}]: round`, 'a number'),
      totalPick: required(toNumber(pick.pick_no), `Sleeper draft picks[${i}]: pick_no`, 'a number'),
      teamId: teamIdOf(required(toText(pick.roster_id), `Sleeper draft picks[${i}]: roster_id`, 'an id')),
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
