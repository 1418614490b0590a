import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { leagueKey, teamKey } from './keys';

/** A team's standing, under the name and division of the standings' season; those of today are in `teams`. */
export type StandingsRow = { key: string } & Schema<'StandingsTeam'>;

export const standings = createTable('standings', [
  feed(leagueApi.endpoints.getLeague, ({ teams }, { leagueId }) => ({
    list: leagueKey(leagueId),
    rows: teams.map((team): StandingsRow => ({ ...team, key: teamKey(leagueId, team.id) })),
  })),
]);
