import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { leagueKey, seasonTeamKey } from './keys';

/** A team's place in one year of a league's history, under the names of that year. */
export type SeasonTeamRow = { key: string; year: number } & Schema<'LeagueYearTeam'>;

export const seasons = createTable('seasons', [
  feed(leagueApi.endpoints.getLeagueYears, ({ records }, { leagueId }) => ({
    list: leagueKey('default', leagueId),
    rows: records.flatMap(({ year, teams }) =>
      teams.map((team): SeasonTeamRow => ({ key: seasonTeamKey('default', leagueId, year, team.id), year, ...team })),
    ),
  })),
]);
