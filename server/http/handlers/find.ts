import type { Database } from '../../db';
import { NotFoundError } from '../../domain/errors';
import { findLeague, selectSeasons, type League, type ProviderId } from '../../db/queries/leagues';
import { findTeam, findTeamOfLeague, resolveTeamId, type Team } from '../../db/queries/teams';

/** A league of any platform, or of the given one. @throws NotFoundError */
export async function getLeagueOf(db: Database, id: string, provider?: ProviderId): Promise<League> {
  const found = await findLeague(db, id, provider);
  if (!found) throw new NotFoundError(`League ${id}`);
  return found;
}

/** A league that has had the season. @throws NotFoundError */
export async function getLeagueInYear(db: Database, id: string, year: number): Promise<League> {
  const found = await getLeagueOf(db, id);
  if (!(await selectSeasons(db, found)).includes(year)) throw new NotFoundError(`Year ${year} of league ${id}`);
  return found;
}

/** A MyFantasyLeague team with its league. @throws NotFoundError */
export async function getDefaultTeam(db: Database, id: string): Promise<{ team: Team; league: League }> {
  const team = await findTeam(db, id);
  if (!team) throw new NotFoundError(`Team ${id}`);
  return { team, league: await getLeagueOf(db, team.leagueId) };
}

/** A Sleeper team with its league, by the team's id or a manager's. @throws NotFoundError */
export async function getSleeperTeamOf(db: Database, leagueId: string, id: string): Promise<{ team: Team; league: League }> {
  const league = await getLeagueOf(db, leagueId);
  const team = await findTeamOfLeague(db, leagueId, await resolveTeamId(db, leagueId, id));
  if (!team) throw new NotFoundError(`Team ${id} of league ${leagueId}`);
  return { team, league };
}
