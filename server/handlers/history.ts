import type { Database } from '../db';
import type { Handlers } from '../operations';
import { notFound } from '../problem';
import type { ProviderId } from '../queries/leagues';
import { selectPlayerScores, selectWeekScores, selectYearScores } from '../queries/scores';
import { findTeamName } from '../queries/teams';
import { getLeagueInYear } from './find';

async function yearScores(db: Database, provider: ProviderId, leagueId: string, year: number) {
  const league = await getLeagueInYear(db, leagueId, provider, year);
  return { leagueName: league.name, teams: await selectYearScores(db, leagueId, year) };
}

async function teamNameOf(db: Database, provider: ProviderId, leagueId: string, year: number, teamId: string) {
  await getLeagueInYear(db, leagueId, provider, year);
  const teamName = await findTeamName(db, leagueId, teamId, year);
  if (!teamName) throw notFound(`Team ${teamId} of league ${leagueId}`);
  return teamName;
}

async function weekScores(db: Database, provider: ProviderId, leagueId: string, year: number, teamId: string) {
  const teamName = await teamNameOf(db, provider, leagueId, year, teamId);
  return { weeks: (await selectWeekScores(db, leagueId, year, teamId)).map((week) => ({ ...week, teamName })) };
}

async function playerScores(db: Database, provider: ProviderId, leagueId: string, year: number, teamId: string, week: number) {
  const teamName = await teamNameOf(db, provider, leagueId, year, teamId);
  return { details: (await selectPlayerScores(db, leagueId, year, teamId, week)).map((row) => ({ ...row, teamName })) };
}

type HistoryCall =
  | 'pointsByYear'
  | 'pointsByYearTeam'
  | 'pointsByYearTeamWeek'
  | 'sleeperPointsByYear'
  | 'sleeperPointsByYearTeam'
  | 'sleeperPointsByYearTeamWeek';

export const historyHandlers: Handlers<HistoryCall> = {
  pointsByYear: ({ db, query }) => yearScores(db, 'default', query.leagueId, query.year),
  pointsByYearTeam: ({ db, query }) => weekScores(db, 'default', query.leagueId, query.year, query.teamId),
  pointsByYearTeamWeek: ({ db, query }) => playerScores(db, 'default', query.leagueId, query.year, query.teamId, query.week),
  sleeperPointsByYear: ({ db, query }) => yearScores(db, 'sleeper', query.leagueId, query.year),
  sleeperPointsByYearTeam: ({ db, query }) => weekScores(db, 'sleeper', query.leagueId, query.year, query.userId),
  sleeperPointsByYearTeamWeek: ({ db, query }) =>
    playerScores(db, 'sleeper', query.leagueId, query.year, query.userId, query.week),
};
