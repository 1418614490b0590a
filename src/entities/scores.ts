import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable, type Reading } from './createTable';
import { keyedRows, seasonKey, seasonTeamKey, teamWeekKey } from './keys';
import { feedsOf } from './platformFeeds';

type YearArg = { leagueId: string; year: number };
type Row = { key: string };

/** A team's scores of a year. */
export type SeasonScoreRow = Row & Schema<'TeamYearScore'>;
export const seasonScores = createTable(
  'seasonScores',
  feedsOf('pointsByYear', (platform, { teams }, { leagueId, year }) => ({
    list: seasonKey(platform, leagueId, year),
    rows: teams.map((team): SeasonScoreRow => ({ ...team, key: seasonTeamKey(platform, leagueId, year, team.teamId) })),
  })),
);

/** How a team's score varied from week to week of a year. */
export type WeekRangeRow = Row & Schema<'WeekRange'>;
export const weekRanges = createTable(
  'weekRanges',
  feedsOf('pointsByYear', (platform, { weekRanges: ranges = [] }, { leagueId, year }) =>
    keyedRows(seasonKey(platform, leagueId, year), ranges, ({ teamId }) => teamId),
  ),
);

/** A team's scores of a week. */
export type WeekScoreRow = Row & Schema<'TeamWeekScore'>;
export const weekScores = createTable(
  'weekScores',
  feedsOf('pointsByYearTeam', (platform, { weeks }, { leagueId, year, teamId }) => ({
    list: seasonTeamKey(platform, leagueId, year, teamId),
    rows: weeks.map((entry): WeekScoreRow => ({ ...entry, key: teamWeekKey(platform, leagueId, year, teamId, entry.week) })),
  })),
);

/** The teams before and after a team in the order of its year. */
export type TeamNeighboursRow = Row & Pick<Schema<'PointsByYearTeam'>, 'previousTeam' | 'nextTeam'>;
export const teamNeighbours = createTable(
  'teamNeighbours',
  feedsOf('pointsByYearTeam', (platform, { previousTeam, nextTeam }, { leagueId, year, teamId }) => ({
    rows: [{ key: seasonTeamKey(platform, leagueId, year, teamId), previousTeam, nextTeam } as TeamNeighboursRow],
  })),
);

/** A player's score in a team's week. */
export type PlayerScoreRow = Row & Schema<'PlayerScore'>;
export const playerScores = createTable(
  'playerScores',
  feedsOf('pointsByYearTeamWeek', (platform, { details }, { leagueId, year, week, teamId }) =>
    keyedRows(
      teamWeekKey(platform, leagueId, year, teamId, week),
      details,
      ({ playerId, playerPosition, playerName }) => playerId ?? [playerPosition, playerName],
    ),
  ),
);

/** The last week of a year that has scores. */
export const lastWeeks = createTable(
  'lastWeeks',
  feedsOf('pointsByYearTeamWeek', (platform, { lastWeek: week }, { leagueId, year }) => ({
    rows: week === undefined ? [] : [{ key: seasonKey(platform, leagueId, year), week }],
  })),
);

/** A team's name in a year. */
export type TeamNameRow = Row & { teamName: string };
type Named = { teamName?: string };
const named = (platform: PlatformKey, { leagueId, year }: YearArg, teamId: string, entries: Named[]): Reading<TeamNameRow> => {
  const teamName = entries.find((entry) => entry.teamName)?.teamName;
  return { rows: teamName ? [{ key: seasonTeamKey(platform, leagueId, year, teamId), teamName }] : [] };
};
export const teamNames = createTable('teamNames', [
  ...feedsOf('pointsByYear', (platform, { teams }, arg) => ({
    rows: teams.flatMap((team) => named(platform, arg, team.teamId, [team]).rows),
  })),
  ...feedsOf('pointsByYearTeam', (platform, team, arg) => named(platform, arg, arg.teamId, [team, ...team.weeks])),
  ...feedsOf('pointsByYearTeamWeek', (platform, team, arg) => named(platform, arg, arg.teamId, [team, ...team.details])),
]);
