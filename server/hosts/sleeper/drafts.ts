import { required, toFieldsList, toNumber, toText } from '../fields';
import type { HostDraftPick, HostPickTrade } from '../port';
import type { TeamIdOf } from './rosters';

/** Reads `/draft/{id}/picks` in draft order. */
export function parseDraftPicks(answer: unknown, teamIdOf: TeamIdOf): HostDraftPick[] {
  const taken = new Map<number, number>();
  return toFieldsList(answer, 'Sleeper draft picks')
    .map((pick, i) => ({
      round: required(toNumber(pick.round), `Sleeper draft picks[${i}]: round`, 'a number'),
      totalPick: required(toNumber(pick.pick_no), `Sleeper draft picks[${i}]: pick_no`, 'a number'),
      teamId: teamIdOf(required(toText(pick.roster_id), `Sleeper draft picks[${i}]: roster_id`, 'an id')),
      formerTeamIds: null,
      playerId: toText(pick.player_id),
    }))
    .sort((a, b) => a.totalPick - b.totalPick)
    .map((pick) => {
      const inRound = (taken.get(pick.round) ?? 0) + 1;
      taken.set(pick.round, inRound);
      return { ...pick, pick: inRound };
    });
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
