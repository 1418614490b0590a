import type { Database } from '../db';
import { notFound } from '../problem';
import { findLeague, hasSeason, type League, type ProviderId } from '../queries/leagues';
import { findTeam, findTeamOfLeague, type Team } from '../queries/teams';

/** A league of a provider (or of any). @throws Problem 404 */
export async function getLeagueOf(db: Database, id: string, provider?: ProviderId): Promise<League> {
  const found = await findLeague(db, id, provider);
  if (!found) throw notFound(`League ${id}`);
  return found;
}

/** A league that has had the season. @throws Problem 404 */
export async function getLeagueInYear(db: Database, id: string, provider: ProviderId, year: number): Promise<League> {
  const found = await getLeagueOf(db, id, provider);
  if (!(await hasSeason(db, found, year))) throw notFound(`Year ${year} of league ${id}`);
  return found;
}

/** A default-provider team with its league. @throws Problem 404 */
export async function getDefaultTeam(db: Database, id: string): Promise<{ team: Team; league: League }> {
  const team = await findTeam(db, id);
  if (!team) throw notFound(`Team ${id}`);
  return { team, league: await getLeagueOf(db, team.leagueId) };
}

/** A second-provider team with its league. @throws Problem 404 */
export async function getSleeperTeamOf(db: Database, leagueId: string, id: string): Promise<{ team: Team; league: League }> {
  const league = await getLeagueOf(db, leagueId, 'sleeper');
  const team = await findTeamOfLeague(db, leagueId, id);
  if (!team) throw notFound(`Team ${id} of league ${leagueId}`);
  return { team, league };
}
