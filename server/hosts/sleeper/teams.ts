import type { HostTeam } from '../hostRows';
import { rankStandings } from '../../domain/standings';
import type { SleeperLeague } from './league';
import type { SleeperRoster } from './rosters';
import type { SleeperUser } from './users';

const divisionOf = (league: SleeperLeague, { divisionNumber }: SleeperRoster): string | null =>
  divisionNumber === null ? null : (league.divisions[divisionNumber - 1] ?? null);

/** A season's teams: a team has the name that its owner gave it, else its owner's, else its number. */
export function toTeams(league: SleeperLeague, rosters: SleeperRoster[], users: Map<string, SleeperUser>): HostTeam[] {
  return rosters.map((roster) => {
    const owners = roster.ownerIds.flatMap((id) => users.get(id) ?? []);
    const names = owners.flatMap(({ displayName }) => displayName ?? []);
    return {
      teamId: roster.teamId,
      externalId: roster.rosterId,
      name: owners[0]?.teamName ?? names[0] ?? `Team ${roster.rosterId}`,
      ownerName: roster.ownerIds.length ? names.join(', ') || undefined : null,
      avatar: owners[0]?.avatar ?? null,
      division: divisionOf(league, roster),
      pool: null,
      managers: roster.ownerIds.map((userId) => ({ userId, name: users.get(userId)?.displayName ?? null })),
    };
  });
}

/** A season's standings as the rosters say. */
export const toStandings = (league: SleeperLeague, rosters: SleeperRoster[]) =>
  rankStandings(
    rosters.map((roster) => ({
      teamId: roster.teamId,
      division: divisionOf(league, roster),
      wins: roster.wins,
      losses: roster.losses,
      draws: roster.draws,
      pointsFor: roster.pointsFor,
      pointsAgainst: roster.pointsAgainst,
      victoryPoints: null,
    })),
  );
