import type { Database } from '../db';
import { moveTeams } from '../db/queries/moveTeams';
import { hasStandings } from '../db/queries/standings';
import { selectManagedSeasons, syncManagers } from '../db/queries/teams';
import type { RowCount } from '../db/syncRows';
import type { HostTeam } from '../hosts/hostRows';

/** The id that a team once had in a season: its owner's then, or its number. */
const ownersId = ({ managers, externalId }: HostTeam) => managers[0]?.userId ?? externalId;

/**
 * Stores the managers of a season's teams. Rows of a season without stored managers may have the owners' ids: they move to the team ids.
 */
export async function writeManagers(tx: Database, leagueId: string, season: number, teams: HostTeam[]): Promise<RowCount> {
  const rows = teams.flatMap(({ teamId, managers }) => managers.map((manager) => ({ leagueId, season, teamId, ...manager })));
  if (!rows.length) return { rows: 0, skipped: 0 };
  // A season without standings is new: what it has already, such as the next draft, is under the teams' ids.
  const isManaged = (await selectManagedSeasons(tx, leagueId)).includes(season);
  if (!isManaged && (await hasStandings(tx, leagueId, season))) {
    const moved = teams.filter((team) => ownersId(team) !== team.teamId);
    await moveTeams(tx, leagueId, season, new Map(moved.map((team) => [ownersId(team), team.teamId])));
  }
  return syncManagers(tx, leagueId, season, rows);
}
