/** The ids of a Sleeper league's teams in its seasons. */
import { type Managed, type Seat, teamsOfPeople } from '../../domain/teamsOfPeople';
import type { SleeperLeague } from './league';
import type { ParsedRoster, SleeperRoster } from './rosters';

/** What is stored of a league's teams: its season, their ids by roster number in that season, and who managed them in any season. */
export interface StoredTeams {
  season: number | null;
  numbers: ReadonlyMap<string, string>;
  managers: readonly Managed[];
}

/** A league without stored teams. */
export const noTeams: StoredTeams = { season: null, numbers: new Map(), managers: [] };

type Season = Pick<SleeperLeague, 'leagueId' | 'season' | 'isRedraft' | 'hasDrafted'>;

/** Gives rosters of a season their teams' ids. */
export type ToTeams = (league: Season, rosters: ParsedRoster[]) => SleeperRoster[];

/**
 * Assigns team ids to the rosters of a league's seasons. A team keeps its first id: the user id of its owner at that time, or its number if
 * it had no owner or another team has that id. During a season the number is the team. Between seasons the team is its owner's, also
 * under another number; where the owner is new, it is the number's in a keeper or dynasty league, and a new one in a redraft league.
 * A redraft league's season has begun with its draft: until then people take their seats.
 */
export function teamIdsFrom(stored: StoredTeams): ToTeams {
  let current = stored.season;
  let managed = [...stored.managers];
  const numbers = new Map(stored.numbers);
  const known = new Map<string, Map<string, string>>();

  function idsOf({ leagueId, season, isRedraft, hasDrafted }: Season, rosters: ParsedRoster[]): string[] {
    current ??= season;
    const isCurrent = season === current;
    const isSeated = isCurrent && (hasDrafted || !isRedraft);
    const ofOthers = managed.filter((each) => each.season !== season);
    const isHeld = (id: string | undefined) => ofOthers.some(({ teamId }) => teamId === id);
    const fixed = rosters.map(({ rosterId }) => (isSeated ? numbers.get(rosterId) : undefined));
    const open = rosters.filter((_, i) => fixed[i] === undefined);
    const seats = open.map(({ rosterId, ownerIds }): Seat => {
      const ofNumber = numbers.get(rosterId);
      return {
        people: ownerIds,
        // In a redraft league it would give the history of one person to another.
        ofNumber: isRedraft && (!isCurrent || isHeld(ofNumber)) ? undefined : ofNumber,
        own: [...ownerIds.slice(0, 1), rosterId, `${leagueId}-${rosterId}`],
      };
    });
    const claimed = (isCurrent && !isSeated ? managed : ofOthers).filter(({ teamId }) => !fixed.includes(teamId));
    const ids = teamsOfPeople(seats, claimed, { season, isRedraft, taken: numbers.values() });
    return fixed.map((id) => id ?? ids.shift()!);
  }

  function note({ season, isRedraft }: Season, teams: readonly SleeperRoster[]): void {
    const isNumbered = !isRedraft || season === current;
    for (const { rosterId, teamId } of teams) if (isNumbered && !numbers.has(rosterId)) numbers.set(rosterId, teamId);
    const read = teams.flatMap(({ teamId, ownerIds }) => ownerIds.map((userId) => ({ season, teamId, userId })));
    // During a season, who left a team managed it; ids of a past season may be from before it was known whose they are.
    const isOld = (each: Managed) =>
      season !== current && each.season === season && read.some(({ userId }) => userId === each.userId);
    managed = [...managed.filter((each) => !isOld(each)), ...read];
  }

  return (league, rosters) => {
    const ids = known.get(league.leagueId);
    if (ids && rosters.every(({ rosterId }) => ids.has(rosterId)))
      return rosters.map((roster) => ({ ...roster, teamId: ids.get(roster.rosterId)! }));
    const assigned = idsOf(league, rosters);
    const teams = rosters.map((roster, i) => ({ ...roster, teamId: assigned[i]! }));
    known.set(league.leagueId, new Map(teams.map(({ rosterId, teamId }) => [rosterId, teamId])));
    note(league, teams);
    return teams;
  };
}
