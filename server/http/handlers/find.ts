import type { Database } from '../../db';
import { NotFoundError } from '../../domain/errors';
import { findLeague, selectSeasons, type League, type ProviderId } from '../../db/queries/leagues/leagues';
import {
  findFormerTeam,
  type FormerTeam,
  findTeam,
  findTeamOfLeague,
  resolveTeamId,
  type Team,
} from '../../db/queries/teams/teams';

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

/** A team as pages show it, one that has left its league too, with its league. */
export interface FoundTeam {
  team: Pick<Team, 'id' | 'name' | 'ownerName' | 'avatar' | 'division'> & Partial<Pick<FormerTeam, 'lastSeason'>>;
  league: League;
}

/** A team of MyFantasyLeague, which may have left its league. @throws NotFoundError */
export async function getDefaultTeamOrFormer(db: Database, id: string): Promise<FoundTeam> {
  if (await findTeam(db, id)) return getDefaultTeam(db, id);
  const former = await findFormerTeam(db, id);
  if (!former) throw new NotFoundError(`Team ${id}`);
  return { team: { ...former, id }, league: await getLeagueOf(db, former.leagueId) };
}

/** A team of a Sleeper league, which may have left it, by the team's id or a manager's. @throws NotFoundError */
export async function getSleeperTeamOf(db: Database, leagueId: string, id: string): Promise<FoundTeam> {
  const league = await getLeagueOf(db, leagueId);
  const teamId = await resolveTeamId(db, leagueId, id);
  const team = await findTeamOfLeague(db, leagueId, teamId);
  if (team) return { team, league };
  const former = await findFormerTeam(db, teamId, leagueId);
  if (!former) throw new NotFoundError(`Team ${id} of league ${leagueId}`);
  return { team: { ...former, id: teamId }, league };
}
