import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { leagueKey, seasonTeamKey } from './keys';

/** A team in a past season, with its names of that season; `openPlaces` is why final positions of the season are not known. */
export type SeasonTeamRow = { key: string; year: number; openPlaces?: string } & Schema<'LeagueYearTeam'>;

export const seasonTeams = createTable('seasonTeams', [
  feed(leagueApi.endpoints.getLeagueYears, ({ records }, { leagueId }) => ({
    list: leagueKey(leagueId),
    rows: records.flatMap(({ year, teams, openPlaces }) =>
      teams.map((team): SeasonTeamRow => ({ ...team, year, openPlaces, key: seasonTeamKey(leagueId, year, team.id) })),
    ),
  })),
]);
