import { kinds } from '../../domain/numberKinds';
import { HostError } from '../errors';
import type { Report } from '../../domain/oddValues';
import { type Fields, part, readNumber, reportTwice, requireNumber, toFieldsList, toIds, toText } from '../fields';
import type { HostKeeper, HostRosterEntry } from '../hostRows';
import { toPlayerIds } from './playerIds';

/** A roster of `/league/{id}/rosters`, independent of its owner. `ownerIds` has the owner first; it is empty for an orphan. */
export interface ParsedRoster {
  rosterId: string;
  ownerIds: string[];
  divisionNumber: number | null;
  players: string[];
  reserve: string[];
  taxi: string[];
  keepers: string[];
  wins: number;
  losses: number;
  draws: number;
  pointsFor: number;
  pointsAgainst: number;
  /** The week of its elimination in a guillotine league; null for a roster that is in. */
  eliminatedWeek: number | null;
}

/** A roster with the id of its team. */
export interface SleeperRoster extends ParsedRoster {
  teamId: string;
}

/** Points come as an integer and separate hundredths; a season without games has neither. */
function pointsOf(settings: Fields, name: string, what: string): number {
  const number = (each: string) => readNumber(settings[each], `${what}: ${each}`, kinds.points) ?? 0;
  return (number(name) * 100 + number(`${name}_decimal`)) / 100;
}

/**
 * Reads a league's rosters.
 * @param stored the numbers of the stored teams
 * @throws HostError where a number is there twice and another one is missing: its team would be removed
 */
export function parseRosters(response: unknown, report: Report, stored: Iterable<string> = []): ParsedRoster[] {
  const rosters = toFieldsList(response, 'Sleeper rosters').map((roster, i) => {
    const what = `Sleeper rosters[${i}]`;
    const owner = toText(roster.owner_id);
    const settings = part(roster, 'settings');
    const count = (name: string) => readNumber(settings[name], `${what}: ${name}`, kinds.count);
    return {
      rosterId: String(requireNumber(roster.roster_id, `${what}: roster_id`, kinds.place)),
      ownerIds: [...new Set([...(owner ? [owner] : []), ...toIds(roster.co_owners)])],
      divisionNumber: count('division'),
      players: toPlayerIds(roster.players),
      reserve: toPlayerIds(roster.reserve),
      taxi: toPlayerIds(roster.taxi),
      keepers: toPlayerIds(roster.keepers),
      wins: count('wins') ?? 0,
      losses: count('losses') ?? 0,
      draws: count('ties') ?? 0,
      pointsFor: pointsOf(settings, 'fpts', what),
      pointsAgainst: pointsOf(settings, 'fpts_against', what),
      eliminatedWeek: readNumber(settings.eliminated, `${what}: eliminated`, kinds.weekOrNone) || null,
    };
  });
  const messages: string[] = [];
  const once = reportTwice(
    rosters,
    (each) => messages.push(each),
    'Sleeper rosters: roster_id',
    ({ rosterId }) => rosterId,
  );
  const missing = [...stored].find((number) => !once.some(({ rosterId }) => rosterId === number));
  for (const message of messages)
    if (missing === undefined) report(message);
    else throw new HostError(`${message}, and ${missing} is missing`);
  return once;
}

/** The players of each team with their slots. */
export const toRosterEntries = (rosters: SleeperRoster[]): HostRosterEntry[] =>
  rosters.flatMap(({ teamId, players, reserve, taxi }) =>
    [...new Set([...players, ...reserve, ...taxi])].map((playerId) => ({
      teamId,
      playerId,
      slot: reserve.includes(playerId) ? 'reserve' : taxi.includes(playerId) ? 'taxi' : 'active',
    })),
  );

/** The teams' keepers. */
export const toKeepers = (rosters: SleeperRoster[]): HostKeeper[] =>
  rosters.flatMap(({ teamId, keepers }) => keepers.map((playerId) => ({ teamId, playerId })));

/** Finds a team by its roster's number. */
export type TeamIdOf = (rosterId: string) => string;

/** The teams of a league by roster. A roster that the league no longer has keeps its number, which is not a team's id. */
export function teamIdsOf(rosters: SleeperRoster[]): TeamIdOf {
  const ids = new Map(rosters.map(({ rosterId, teamId }) => [rosterId, teamId]));
  return (rosterId) => ids.get(rosterId) ?? rosterId;
}
