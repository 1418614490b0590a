import type { Database } from '../../db';
import { findLeague } from '../../db/queries/leagues/leagues';
import { moveTeams } from '../../db/queries/teams/moveTeams';
import { hasStandings } from '../../db/queries/seasons/standings';
import { selectManagers, syncManagers } from '../../db/queries/teams/teams';
import type { RowCount } from '../../db/syncRows';
import type { HostTeam } from '../../hosts/hostRows';
import { alignSeasons, moveSeats } from './seats';

/** The id that a team once had in a season: its owner's then, or its number. */
const ownersId = ({ managers, externalId }: HostTeam) => managers[0]?.userId ?? externalId;

/**
 * Stores the managers of a season's teams. Rows of a season without stored managers may have the owners' ids: they move to the team ids.
 * So do rows of a past season under the ids that its teams had when it was read before. With the managers of the league's season, those of
 * the seasons before it are known better: rows that they give to other people move, too.
 */
export async function writeManagers(tx: Database, leagueId: string, season: number, teams: HostTeam[]): Promise<RowCount> {
  const rows = teams.flatMap(({ teamId, managers }) => managers.map((manager) => ({ leagueId, season, teamId, ...manager })));
  if (!rows.length) return { rows: 0, skipped: 0 };
  const current = (await findLeague(tx, leagueId))?.season ?? season;
  const stored = (await selectManagers(tx, leagueId)).filter((each) => each.season === season);
  // A season without standings is new: what it has already, such as the next draft, is under the teams' ids.
  if (!stored.length && (await hasStandings(tx, leagueId, season))) {
    const moved = teams.filter((team) => ownersId(team) !== team.teamId);
    await moveTeams(tx, leagueId, season, new Map(moved.map((team) => [ownersId(team), team.teamId])));
  }
  // In its own season a team's owner can change, but not its id.
  if (season < current) {
    const idOf = ({ teamId, managers: [owner] }: HostTeam) => {
      const ids = stored.filter(({ userId }) => userId === owner?.userId).map((each) => each.teamId);
      return ids.includes(teamId) ? teamId : (ids[0] ?? teamId);
    };
    const stay = new Set(teams.filter((team) => idOf(team) === team.teamId).map(({ teamId }) => teamId));
    const moved = teams.filter((team) => !stay.has(idOf(team)));
    await moveSeats(
      tx,
      leagueId,
      season,
      moved.map((team) => [idOf(team), team.teamId]),
    );
  }
  const count = await syncManagers(tx, leagueId, season, rows);
  if (season === current) await alignSeasons(tx, leagueId, current);
  return count;
}
