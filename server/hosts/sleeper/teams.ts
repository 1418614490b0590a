import type { HostTeam } from '../hostRows';
import { rankStandings, type Standing } from '../../domain/standings';
import { bySurvival } from '../../domain/survival';
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
export function toStandings(league: SleeperLeague, rosters: SleeperRoster[]): Standing[] {
  const isGuillotine = league.format === 'guillotine';
  const standings = rankStandings(
    rosters.map((roster) => ({
      teamId: roster.teamId,
      division: divisionOf(league, roster),
      wins: roster.wins,
      losses: roster.losses,
      draws: roster.draws,
      pointsFor: roster.pointsFor,
      pointsAgainst: roster.pointsAgainst,
      victoryPoints: null,
      eliminatedWeek: isGuillotine ? roster.eliminatedWeek : null,
    })),
  );
  return isGuillotine ? bySurvival(standings) : standings;
}

/** Whether a season so far is played by points alone: there are points, and no team has won, lost or tied a game. */
export const isPointsOnly = ({ format, hasPlayoffs, weeks }: SleeperLeague, rosters: readonly SleeperRoster[]): boolean =>
  format !== 'guillotine' &&
  !hasPlayoffs &&
  weeks.length > 0 &&
  rosters.some(({ pointsFor }) => pointsFor > 0) &&
  rosters.every(({ wins, losses, draws }) => wins + losses + draws === 0);
