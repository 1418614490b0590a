import { historyApi } from '../api';
import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { keyedRows, seasonKey, seasonTeamKey, teamWeekKey } from './keys';

type YearArg = { leagueId: string; year: number };

/** A team's scores of a year. */
export type SeasonScoreRow = { key: string } & Schema<'TeamYearScore'>;
const year =
  (platform: PlatformKey) =>
  ({ teams }: Schema<'PointsByYear'>, arg: YearArg) => ({
    list: seasonKey(platform, arg.leagueId, arg.year),
    rows: teams.map((team): SeasonScoreRow => ({ ...team, key: seasonTeamKey(platform, arg.leagueId, arg.year, team.teamId) })),
  });
export const seasonScores = createTable('seasonScores', [
  feed(historyApi.endpoints.pointsByYear, year('default')),
  feed(historyApi.endpoints.sleeperPointsByYear, year('sleeper')),
]);

/** A team's scores of a week. */
export type WeekScoreRow = { key: string } & Schema<'TeamWeekScore'>;
const weeks = (platform: PlatformKey, entries: Schema<'TeamWeekScore'>[], arg: YearArg, teamId: string) => ({
  list: seasonTeamKey(platform, arg.leagueId, arg.year, teamId),
  rows: entries.map((entry): WeekScoreRow => ({
    ...entry,
    key: teamWeekKey(platform, arg.leagueId, arg.year, teamId, entry.week),
  })),
});
export const weekScores = createTable('weekScores', [
  feed(historyApi.endpoints.pointsByYearTeam, (response, arg) => weeks('default', response.weeks, arg, arg.teamId)),
  feed(historyApi.endpoints.sleeperPointsByYearTeam, (response, arg) => weeks('sleeper', response.weeks, arg, arg.userId)),
]);

/** A player's score in a team's week. */
export type PlayerScoreRow = { key: string } & Schema<'PlayerScore'>;
const details = (platform: PlatformKey, entries: Schema<'PlayerScore'>[], arg: YearArg & { week: number }, teamId: string) =>
  keyedRows(
    teamWeekKey(platform, arg.leagueId, arg.year, teamId, arg.week),
    entries,
    ({ playerId, playerPosition, playerName }) => playerId ?? [playerPosition, playerName],
  );
export const playerScores = createTable('playerScores', [
  feed(historyApi.endpoints.pointsByYearTeamWeek, (response, arg) => details('default', response.details, arg, arg.teamId)),
  feed(historyApi.endpoints.sleeperPointsByYearTeamWeek, (response, arg) =>
    details('sleeper', response.details, arg, arg.userId),
  ),
]);

/** What a team was called in a year. */
export type TeamNameRow = { key: string; teamName: string };
type Named = { teamName?: string };
const named = (platform: PlatformKey, { leagueId, year }: YearArg, teamId: string, entries: Named[]) => {
  const teamName = entries.find((entry) => entry.teamName)?.teamName;
  const rows: TeamNameRow[] = teamName ? [{ key: seasonTeamKey(platform, leagueId, year, teamId), teamName }] : [];
  return { rows };
};
const ofYear =
  (platform: PlatformKey) =>
  ({ teams }: Schema<'PointsByYear'>, arg: YearArg) => ({
    rows: teams.flatMap((team) => named(platform, arg, team.teamId, [team]).rows),
  });
const { endpoints } = historyApi;
export const teamNames = createTable('teamNames', [
  feed(endpoints.pointsByYear, ofYear('default')),
  feed(endpoints.sleeperPointsByYear, ofYear('sleeper')),
  feed(endpoints.pointsByYearTeam, (team, arg) => named('default', arg, arg.teamId, [team, ...team.weeks])),
  feed(endpoints.sleeperPointsByYearTeam, (team, arg) => named('sleeper', arg, arg.userId, [team, ...team.weeks])),
  feed(endpoints.pointsByYearTeamWeek, (team, arg) => named('default', arg, arg.teamId, [team, ...team.details])),
  feed(endpoints.sleeperPointsByYearTeamWeek, (team, arg) => named('sleeper', arg, arg.userId, [team, ...team.details])),
]);
