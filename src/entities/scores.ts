import { historyApi } from '../api';
import type { Schema } from '../api/types';
import type { ProviderKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { rowKey, seasonKey, seasonTeamKey, teamWeekKey } from './keys';

type YearArg = { leagueId: string; year: number };

/** A team's scores of a year. */
export type SeasonScoreRow = { key: string } & Schema<'TeamYearScore'>;
const year =
  (provider: ProviderKey) =>
  ({ teams }: Schema<'PointsByYear'>, arg: YearArg) => ({
    list: seasonKey(provider, arg.leagueId, arg.year),
    rows: teams.map((team): SeasonScoreRow => ({ key: seasonTeamKey(provider, arg.leagueId, arg.year, team.teamId), ...team })),
  });
export const seasonScores = createTable('seasonScores', [
  feed(historyApi.endpoints.pointsByYear, year('default')),
  feed(historyApi.endpoints.sleeperPointsByYear, year('sleeper')),
]);

/** A team's scores of a week. */
export type WeekScoreRow = { key: string } & Schema<'TeamWeekScore'>;
const weeks = (provider: ProviderKey, entries: Schema<'TeamWeekScore'>[], arg: YearArg, teamId: string) => ({
  list: seasonTeamKey(provider, arg.leagueId, arg.year, teamId),
  rows: entries.map((entry): WeekScoreRow => ({
    key: teamWeekKey(provider, arg.leagueId, arg.year, teamId, entry.week),
    ...entry,
  })),
});
export const weekScores = createTable('weekScores', [
  feed(historyApi.endpoints.pointsByYearTeam, (answer, arg) => weeks('default', answer.weeks, arg, arg.teamId)),
  feed(historyApi.endpoints.sleeperPointsByYearTeam, (answer, arg) => weeks('sleeper', answer.weeks, arg, arg.userId)),
]);

/** A player's score in a team's week. */
export type PlayerScoreRow = { key: string } & Schema<'PlayerScore'>;
const details = (provider: ProviderKey, entries: Schema<'PlayerScore'>[], arg: YearArg & { week: number }, teamId: string) => {
  const list = teamWeekKey(provider, arg.leagueId, arg.year, teamId, arg.week);
  return { list, rows: entries.map((entry): PlayerScoreRow => ({ key: rowKey(list, entry.index), ...entry })) };
};
export const playerScores = createTable('playerScores', [
  feed(historyApi.endpoints.pointsByYearTeamWeek, (answer, arg) => details('default', answer.details, arg, arg.teamId)),
  feed(historyApi.endpoints.sleeperPointsByYearTeamWeek, (answer, arg) => details('sleeper', answer.details, arg, arg.userId)),
]);
