import type { Database } from '../../db';
import type { Handlers } from '../operations';
import type { League } from '../../db/queries/leagues/leagues';
import { NotFoundError } from '../../domain/errors';
import { mostWeeks } from '../../domain/weeks';
import { selectPlayerScores, selectWeekRanges, selectWeekScores, selectYearScores } from '../../db/queries/seasons/scores';
import { findTeamName, resolveTeamId } from '../../db/queries/teams/teams';
import { getLeagueInYear } from './find';
import { readTeamWeeks } from './teamWeeks';

async function yearScores(db: Database, leagueId: string, year: number) {
  const league = await getLeagueInYear(db, leagueId, year);
  const [teams, weekRanges] = await Promise.all([selectYearScores(db, leagueId, year), selectWeekRanges(db, leagueId, year)]);
  return { leagueName: league.name, teams, weekRanges };
}

/** A team that the league had in a year, under its name of then, by the team's id or a manager's. @throws NotFoundError */
export async function getTeamOfYear(db: Database, leagueId: string, year: number, id: string) {
  const league = await getLeagueInYear(db, leagueId, year);
  const known = await findTeamName(db, leagueId, id, year);
  const teamId = known ? id : await resolveTeamId(db, leagueId, id);
  const teamName = known ?? (await findTeamName(db, leagueId, teamId, year));
  if (!teamName) throw new NotFoundError(`Team ${id} of league ${leagueId}`);
  return { league, teamId, teamName };
}

/** @param lastWeek the last known week of the year, if any. @throws NotFoundError for a week that the year does not have */
export function requireWeek(league: League, year: number, week: number, lastWeek: number | null): void {
  const isOver = year < league.season;
  if (week > ((isOver && lastWeek) || mostWeeks)) throw new NotFoundError(`Week ${week} of ${year}`);
}

const asTeamOfSeason = (team: { teamId: string; teamName: string } | undefined) =>
  team && { teamId: team.teamId, teamName: team.teamName };

async function weekScores(db: Database, leagueId: string, year: number, id: string) {
  const { teamId, teamName } = await getTeamOfYear(db, leagueId, year, id);
  const [weeks, teams, { weekOf }] = await Promise.all([
    selectWeekScores(db, leagueId, year, teamId),
    selectYearScores(db, leagueId, year),
    readTeamWeeks(db, leagueId, year, teamId),
  ]);
  const at = teams.findIndex((team) => team.teamId === teamId);
  const [previousTeam, nextTeam] = at < 0 ? [] : [teams[at - 1], teams[at + 1]].map(asTeamOfSeason);
  return {
    teamName,
    ...(previousTeam && { previousTeam }),
    ...(nextTeam && { nextTeam }),
    weeks: weeks.map((row) => ({ ...row, teamName, ...weekOf(row.week) })),
  };
}

async function playerScores(db: Database, leagueId: string, year: number, id: string, week: number) {
  const { league, teamId, teamName } = await getTeamOfYear(db, leagueId, year, id);
  const { lastWeek, gamesOf } = await readTeamWeeks(db, leagueId, year, teamId);
  requireWeek(league, year, week, lastWeek);
  const players = await selectPlayerScores(db, leagueId, year, { teamIds: [teamId], weeks: [week] });
  return {
    teamName,
    ...(lastWeek !== null && { lastWeek }),
    ...gamesOf(week),
    details: players.map(({ playerId, playerPosition, playerName, score, index, slot }) => ({
      ...{ teamName, playerId, playerPosition, playerName, score, index, slot },
    })),
  };
}

type HistoryCall =
  | 'pointsByYear'
  | 'pointsByYearTeam'
  | 'pointsByYearTeamWeek'
  | 'sleeperPointsByYear'
  | 'sleeperPointsByYearTeam'
  | 'sleeperPointsByYearTeamWeek';

export const historyHandlers: Handlers<HistoryCall> = {
  pointsByYear: ({ db, query }) => yearScores(db, query.leagueId, query.year),
  pointsByYearTeam: ({ db, query }) => weekScores(db, query.leagueId, query.year, query.teamId),
  pointsByYearTeamWeek: ({ db, query }) => playerScores(db, query.leagueId, query.year, query.teamId, query.week),
  sleeperPointsByYear: ({ db, query }) => yearScores(db, query.leagueId, query.year),
  sleeperPointsByYearTeam: ({ db, query }) => weekScores(db, query.leagueId, query.year, query.userId),
  sleeperPointsByYearTeamWeek: ({ db, query }) => playerScores(db, query.leagueId, query.year, query.userId, query.week),
};
