import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { leagueKey, teamKey } from './keys';

/** A team's standing, under the name and division of the standings' season; those of today are in `teams`. */
export type StandingsRow = { key: string } & Schema<'StandingsTeam'>;

const rowsOf =
  (platform: PlatformKey) =>
  ({ teams }: Schema<'League'>, { leagueId }: { leagueId: string }) => ({
    list: leagueKey(platform, leagueId),
    rows: teams.map((team): StandingsRow => ({ ...team, key: teamKey(platform, leagueId, team.id) })),
  });

export const standings = createTable('standings', [
  feed(leagueApi.endpoints.getLeague, rowsOf('default')),
  feed(leagueApi.endpoints.getSleeperLeague, rowsOf('sleeper')),
]);
